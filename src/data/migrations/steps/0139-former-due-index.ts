/**
 * Without this index a claim changes no indexed column, so that PostgreSQL writes no entry to any index of the table for it. Workers of the
 * version before find what is due more slowly without it.
 */
export const formerIndexes = {
  deliveries_due: { on: `on deliveries (account_id, webhook_id, next_attempt_at, position) where status = 'pending' and not blocked` },
};
