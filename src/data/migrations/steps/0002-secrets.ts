import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table secrets (name text primary key, value text not null)`.execute(db);
};
