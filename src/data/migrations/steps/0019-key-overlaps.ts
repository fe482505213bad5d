import { type Kysely, sql } from 'kysely';

/** Keeps when a rerolled key ends apart from its own expiry, which its replacements have too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table api_keys add column overlap_ends_at timestamptz`.execute(db);
};
