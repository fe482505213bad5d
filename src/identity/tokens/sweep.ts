import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';

/** How long expired tokens are stored, in milliseconds, so that the error says why they do not work. */
const retentionMs = 24 * 3600 * 1000;

/** Deletes expired codes, tokens, sessions of browsers, empty families and unused keys. */
export const forgetExpiredTokens = async (db: Queries, clock: Clock): Promise<void> => {
  const now = clock().toISOString();
  const past = new Date(clock().getTime() - retentionMs).toISOString();
  await db.deleteFrom('access_tokens').where('expires_at', '<', past).execute();
  await db.deleteFrom('authorization_codes').where('consumed_at', 'is', null).where('expires_at', '<', past).execute();
  await db.deleteFrom('device_codes').where('consumed_at', 'is', null).where('expires_at', '<', past).execute();
  await db.deleteFrom('browser_sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('dashboard_sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('signing_keys').where('published_until', '<', now).execute();
  // A used refresh token is stored as long as its family: if it is used again, somebody has a copy.
  await sql`
    delete from token_families family
    where not exists (
        select from refresh_tokens token
        where token.account_id = family.account_id and token.family_id = family.id and token.expires_at >= ${past}::timestamptz)
      and not exists (select from access_tokens token where token.account_id = family.account_id and token.family_id = family.id)`.execute(
    db,
  );
};
