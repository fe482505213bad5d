/** Deliveries that wait for another attempt are not in the way of those that are due. */
export const backfill = `
update deliveries set due_at = next_attempt_at
from (
  select account_id, id from deliveries where status = 'pending' and not blocked and tries > 0 and due_at = '-infinity' limit 2000 for update
) as before
where deliveries.account_id = before.account_id and deliveries.id = before.id`;
