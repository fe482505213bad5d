import { type Kysely, sql } from 'kysely';

/** The rate limits of accounts whose plan has no fixed ones. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts
      add column rate_limit integer check (rate_limit > 0),
      add column burst_limit integer check (burst_limit >= rate_limit)`.execute(db);
};
