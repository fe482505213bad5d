import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/connection/database.ts';

/** How long expired rows are stored, in milliseconds, so that the error is "expired" and not "unknown". */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes sessions and links that expired long ago. */
export const forgetExpired = async (db: Queries, clock: Clock): Promise<void> => {
  const before = new Date(clock().getTime() - retentionMs).toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<', before).execute();
  await db.deleteFrom('password_links').where('expires_at', '<', before).execute();
};
