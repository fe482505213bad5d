import { type Kysely, sql } from 'kysely';

/** Adds the scope `openid` to consents without any scope. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update application_grants set scopes = '{openid}' where scopes = '{}'`.execute(db);
};
