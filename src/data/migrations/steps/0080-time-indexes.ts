/** What expires is found by its time, whoever it belongs to. The rows of an account that are kept for its own time have indexes that lead with it. */
export const indexes = {
  idempotency_keys_by_created_at: { on: 'on idempotency_keys (created_at)' },
  sessions_by_expires_at: { on: 'on sessions (expires_at)' },
  sign_in_challenges_by_expires_at: { on: 'on sign_in_challenges (expires_at)' },
  password_links_by_expires_at: { on: 'on password_links (expires_at)' },
  access_tokens_by_expires_at: { on: 'on access_tokens (expires_at)' },
  authorization_codes_by_expires_at: { on: 'on authorization_codes (expires_at) where consumed_at is null' },
  device_codes_by_expires_at: { on: 'on device_codes (expires_at) where consumed_at is null' },
  browser_sessions_by_expires_at: { on: 'on browser_sessions (expires_at)' },
  dashboard_sessions_by_expires_at: { on: 'on dashboard_sessions (expires_at)' },
  unclaimed_objects_by_reclaim_at: { on: 'on unclaimed_objects (reclaim_at)' },
};
