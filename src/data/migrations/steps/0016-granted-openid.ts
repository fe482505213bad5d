import { type Kysely, sql } from 'kysely';

/** A consent to be known and nothing else names the scope that it is for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update application_grants set scopes = '{openid}' where scopes = '{}'`.execute(db);
};
