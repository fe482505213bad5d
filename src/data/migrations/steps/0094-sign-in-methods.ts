import { type Kysely, sql } from 'kysely';

const tables = ['sessions', 'browser_sessions', 'authorization_codes', 'token_families', 'device_codes'];

/** How people have signed in (RFC 8176), with each sign-in and all that comes of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await sql`alter table ${sql.table(table)} add column methods text[]`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await sql`alter table ${sql.table(table)} drop column methods`.execute(db);
};
