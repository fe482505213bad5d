import { type Kysely, sql } from 'kysely';

// The lists of an account that grow with its use: deliveries and requests. The primary key must be the youngest index of a table
// (see 0001-foundation.ts), so it is created again.
const deliveries = [
  'create index deliveries_of_account on deliveries (account_id, created_at, id)',
  'create index deliveries_of_account_by_status on deliveries (account_id, status, created_at, id)',
  'alter table deliveries drop constraint deliveries_pkey',
  'alter table deliveries add primary key (account_id, id)',
];

const requests = [
  'create index logged_requests_by_status on logged_requests (account_id, status, created_at, id)',
  'create index logged_requests_by_duration on logged_requests (account_id, duration_ms, id)',
  'create index logged_requests_by_credential on logged_requests (account_id, credential_id, created_at, id)',
  'alter table logged_requests drop constraint logged_requests_pkey',
  'alter table logged_requests add primary key (account_id, id)',
];

/** Indexes for the long lists of the account API. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...deliveries, ...requests]) await sql.raw(statement).execute(db);
};
