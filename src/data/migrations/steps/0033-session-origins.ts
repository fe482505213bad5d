import { type Kysely, sql } from 'kysely';

export const allowed = {
  'adding-field-with-default': 'Each row needs an id of its own, and a browser stays signed in for a day, so that the table is small.',
};

/**
 * Stores where people signed in from, so that they recognize their sessions, and gives the sign-in of a browser an id. Nodes of the version
 * before write no id: the default makes one, of the same form.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions add column address text, add column user_agent text`.execute(db);
  await sql`
    alter table browser_sessions add column address text, add column user_agent text,
      add column id text collate "C" not null default ('ses_0' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 25))`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sessions drop column address, drop column user_agent`.execute(db);
  await sql`alter table browser_sessions drop column address, drop column user_agent, drop column id`.execute(db);
};
