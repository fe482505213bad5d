/** An account has each application that describes itself once. */
export const indexes = {
  applications_by_metadata_url: { unique: true, on: 'on applications (account_id, metadata_url) where metadata_url is not null' },
} as const;
