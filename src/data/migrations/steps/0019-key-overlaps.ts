import { type Kysely, sql } from 'kysely';

/** Stores when a rerolled key ends, separately from its own expiry, which its replacements inherit. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table api_keys add column overlap_ends_at timestamptz`.execute(db);
};
