/** Whoever follows the audit log reads what is new or has grown. */
export const indexes = {
  audit_entries_by_updated_at: { on: 'on audit_entries (account_id, (coalesce(updated_at, created_at)), id)' },
};
