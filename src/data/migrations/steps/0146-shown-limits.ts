/** No account has higher limits than every contract can show. */
export const backfill = `
update accounts set rate_limit = least(rate_limit, 1000000000), burst_limit = least(burst_limit, 1000000000)
from (select id from accounts where greatest(rate_limit, burst_limit) > 1000000000 limit 2000 for update) as before
where accounts.id = before.id`;
