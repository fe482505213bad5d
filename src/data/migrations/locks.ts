import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

type Db = Kysely<unknown>;

/** How long a change may wait for a lock: later statements on the table wait behind it. */
const lockTimeout = '500ms';

/** How often a change is tried: for about two minutes. */
const maxAttempts = 60;

/** Another transaction holds the lock (55P03), or there is a deadlock (40P01). */
const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/** Milliseconds between two tries, in which other statements can run. */
const pause = (): number => 500 + Math.random() * 2000;

/**
 * Runs work while no other process migrates. It polls the lock: a blocking wait would hold a snapshot open, and `create index concurrently`
 * would wait for that.
 */
export const withMigrationLock = async <T>(db: Db, work: () => Promise<T>, onWait: () => void): Promise<T> => {
  const name = sql`hashtextextended('tessera migrations', 0)`;
  const taken = async () => (await sql<{ taken: boolean }>`select pg_try_advisory_lock(${name}) as taken`.execute(db)).rows[0]!.taken;
  for (let tried = 1; !(await taken()); tried += 1) {
    if (tried === 1) onWait();
    await delay(100);
  }
  try {
    return await work();
  } finally {
    // A lost connection no longer holds the lock.
    await sql`select pg_advisory_unlock(${name})`.execute(db).catch(() => undefined);
  }
};

/**
 * Runs a change in a transaction that gives up soon when a table is locked, and tries again.
 * @throws Error when the table was locked for two minutes; nothing is changed then
 */
export const withLockRetries = async <T>(
  db: Db,
  what: string,
  work: (tx: Transaction<unknown>) => Promise<T>,
  tries = maxAttempts,
): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
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
