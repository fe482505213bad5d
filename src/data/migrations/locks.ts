import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

type Db = Kysely<unknown>;

/** How long a change may wait for a lock, and with it everybody who comes behind it. */
const lockTimeout = '500ms';

/** How often a change is tried: for about two minutes. */
const mostTries = 60;

/** Somebody else has the lock (55P03), or waits for us as we wait for them (40P01). */
const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/** Milliseconds in which traffic goes on between two tries. */
const pause = (): number => 500 + Math.random() * 2000;

/** The lock that versions before took for all migrations together (Kysely's own). */
const earlierVersions = sql.lit(3853314791062309107n);

/** Runs one step while no other process migrates. Asking again and again instead of waiting keeps no snapshot open, for which an index would wait. */
export const withMigrationLock = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  const name = sql`hashtextextended('tessera migrations', 0)`;
  const taken = async () => (await sql<{ taken: boolean }>`select pg_try_advisory_lock(${name}) as taken`.execute(db)).rows[0]!.taken;
  while (!(await taken())) await delay(100);
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${name})`.execute(db);
  }
};

/**
 * Runs a change in a transaction that gives up soon where a table is in use, and tries again.
 * @throws Error when it was in use for two minutes; nothing is changed then
 */
export const withLockRetries = async <T>(
  db: Db,
  what: string,
  work: (tx: Transaction<unknown>) => Promise<T>,
  tries = mostTries,
): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(${earlierVersions})`.execute(tx);
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
        return work(tx);
      });
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
      if (tried === tries)
        throw new Error(
          `${what} found what it changes in use ${tries} times: some transaction holds it for long (pg_stat_activity shows it). Nothing of it was changed; try again once that has ended.`,
          { cause },
        );
      await delay(pause());
    }
  }
};
