/** What the indexes of 0140-conditional-indexes.ts replace. */
export const formerIndexes = {
  events_by_created_at: { on: 'on events (account_id, created_at)' },
  resources_external: { unique: true, on: 'on resources (account_id, integration_id, external_id)' },
} as const;
