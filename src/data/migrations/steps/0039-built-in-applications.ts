/** An account has each built-in application once. */
export const indexes = {
  applications_by_built_in: { unique: true, on: 'on applications (account_id, built_in) where built_in is not null' },
} as const;
