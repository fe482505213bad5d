/** What came from a sign-in of a browser is found when that ends. */
export const indexes = {
  authorization_codes_by_session: { on: 'on authorization_codes (account_id, session_id) where session_id is not null' },
  token_families_by_session: { on: 'on token_families (account_id, session_id) where session_id is not null' },
} as const;
