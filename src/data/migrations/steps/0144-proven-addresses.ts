import { type Kysely, sql } from 'kysely';

/** The address that a link was mailed to, and the one that a person has proven by using such a link; nobody knows of earlier links who got them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table password_links add column mailed_to text`.execute(db);
  await sql`alter table passwords add column proven_email text`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table passwords drop column proven_email`.execute(db);
  await sql`alter table password_links drop column mailed_to`.execute(db);
};
