/** The deliveries that may be claimed, and those that wait for an earlier one of their queue. */
export const indexes = {
  deliveries_by_due_at: { on: `on deliveries (account_id, webhook_id, due_at, position) where status = 'pending' and not blocked` },
  deliveries_blocked_by_queue: { on: 'on deliveries (account_id, webhook_id, resource_id) where blocked' },
};
