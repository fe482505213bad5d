import { type Kysely, sql } from 'kysely';

/** Whether an account takes applications that describe themselves, and what it has decided about each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table accounts add column described_applications text not null default 'allowed'`.execute(db);
  await sql`alter table applications add column status text not null default 'allowed', add column requested_by text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications drop column status, drop column requested_by`.execute(db);
  await sql`alter table accounts drop column described_applications`.execute(db);
};
