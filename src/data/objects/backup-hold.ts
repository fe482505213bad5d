import { accessSync, chownSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database, Queries } from '../connection/database.ts';
import { isBusy, lockFile, lockTimeoutMs } from '../folder/folder-lock.ts';

// A backup copies the rows of files first and their bytes afterwards, which takes long. Until it is done, even bytes that no file has any
// more are kept: the copied rows may name them. Any number of backups may run at the same time.

const name = sql`hashtextextended('tessera backup', 0)`;

/** Runs a backup of a database server while no process deletes objects. The lock belongs to a connection, so `db` has no time limits. */
export const holdingObjects = <T>(db: Queries, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock_shared(${name})`.execute(one);
    try {
      return await work();
    } finally {
      // A lost connection no longer holds the lock.
      await sql`select pg_advisory_unlock_shared(${name})`.execute(one).catch(() => undefined);
    }
  });

/** An embedded database belongs to one process, and a backup runs in another. So the two share a lock file. */
const fileOf = (dataDir: string): string => join(dataDir, 'backup.lock');

/** @throws Error when the file cannot be locked, for any reason other than being locked already */
const lock = (file: string, timeout: number, kind: 'exclusive' | 'shared'): DatabaseSync => {
  try {
    // SQLite silently takes only a shared lock on a file that it may not write, so write access is checked first.
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return lockFile(file, timeout, kind);
  } catch (cause) {
    if (isBusy(cause)) throw cause;
    throw new Error(`${file} cannot be locked: ${(cause as Error).message}. It belongs to the user that runs the server.`, { cause });
  }
};

/** The server has to be able to lock the file even when root makes the backup. */
const giveToOwner = (file: string, dataDir: string): void => {
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
};

/** Like `holdingObjects`, for the embedded database of a data folder. */
export const holdingObjectsOf = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const taken = lock(fileOf(dataDir), lockTimeoutMs, 'shared');
  try {
    giveToOwner(fileOf(dataDir), dataDir);
    return await work();
  } finally {
    taken.close();
  }
};

const isHeld = (dataDir: string): boolean => {
  // A database in memory has no folder, and no backups.
  if (!existsSync(dataDir)) return false;
  try {
    lock(fileOf(dataDir), 0, 'exclusive').close();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  }
};

/**
 * Whether objects must be kept, because a backup is running or another process is asking too. If the answer is read in a transaction, no
 * backup begins before the transaction ends; a backup of an embedded database waits for its turn at the database.
 */
export const areObjectsHeld = async ({ kind }: Pick<Database, 'kind'>, dataDir: string, db: Queries): Promise<boolean> => {
  if (kind === 'pglite') return isHeld(dataDir);
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${name}) as free`.execute(db);
  return !rows[0]!.free;
};
