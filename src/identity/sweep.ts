import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/connection/database.ts';

/** Milliseconds for which what has expired is kept, so that its holder is told that and not that it is unknown. */
const kept = 30 * 24 * 60 * 60 * 1000;

/** Forgets sessions and links that expired long ago. */
export const forgetExpired = async (db: Queries, clock: Clock): Promise<void> => {
  const before = new Date(clock().getTime() - kept).toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
  await db.deleteFrom('password_links').where('expires_at', '<', before).execute();
};
