import { type Kysely, sql } from 'kysely';

/** Stores whether a user may sign in: a user added by a credential with fewer rights must wait for one with enough rights. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column may_sign_in boolean not null default true`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users drop column may_sign_in`.execute(db);
};
