import { type Kysely, sql } from 'kysely';

/** When the count of failed attempts in an audit entry last grew; null in entries that were written once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_entries add column updated_at timestamptz(3)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_entries drop column updated_at`.execute(db);
};
