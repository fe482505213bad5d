/**
 * Indexes that PostgreSQL cannot take to find a row by its id. Those that they replace could be smaller than the primary key, for an index
 * has equal entries only once, and a connection that planned while there were a hundred rows preferred them: then each check of a foreign key
 * to an event, and each change of a resource, read all rows of the account, for as long as the connection kept its plan. A search by time, or
 * for what an integration has imported, implies the condition.
 */
export const indexes = {
  events_by_time: { on: 'on events (account_id, created_at) where created_at is not null' },
  resources_imported: {
    unique: true,
    on: 'on resources (account_id, integration_id, external_id) where integration_id is not null',
  },
} as const;
