import { type Kysely, sql } from 'kysely';

/** Keeps whether somebody may sign in: whoever is added by a credential that could not let them in waits until another does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column may_sign_in boolean not null default true`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users drop column may_sign_in`.execute(db);
};
