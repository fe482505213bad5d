import { type Kysely, sql } from 'kysely';

/** The policies of an account: how long credentials last, from where they are used, and whether everybody needs a second factor. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts
      add column everybody_needs_second_factor boolean not null default false,
      add column api_key_days integer,
      add column session_minutes integer,
      add column refresh_token_days integer,
      add column people_networks text[] not null default '{}',
      add column program_networks text[] not null default '{}'`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts drop column everybody_needs_second_factor, drop column api_key_days, drop column session_minutes,
      drop column refresh_token_days, drop column people_networks, drop column program_networks`.execute(db);
};
