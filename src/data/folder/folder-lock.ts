import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { FolderError } from './folder-error.ts';

/** SQLite's error code when another process holds the lock. */
const SQLITE_BUSY = 5;

/** Whether another holder has the lock. */
export const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;

/** Milliseconds that a start waits for the lock: a process that was killed a moment ago may still be finishing its last writes. */
export const lockTimeoutMs = 3000;

/** A transaction that reads shares its lock with others that read. */
const begins = { exclusive: 'begin exclusive', shared: 'begin; select count(*) from sqlite_schema' };

/**
 * Locks a file with a kernel lock, which applies to all containers on this kernel and ends with the process, even when it crashes. Node
 * has no such locks, but SQLite takes them for its transactions. Nothing is written to the file.
 */
export const lockFile = (file: string, timeout: number, kind: 'exclusive' | 'shared' = 'exclusive'): DatabaseSync => {
  const lock = new DatabaseSync(file, { timeout });
  try {
    lock.exec(`pragma journal_mode = memory; ${begins[kind]}`);
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
};

/** Who holds the folder, for humans to read; only the kernel's lock decides whether it is in use. */
const noteOf = (): string => `${process.pid} on ${hostname()} since ${new Date().toISOString()}`;

const holder = (note: string): string => {
  try {
    const words = readFileSync(note, 'utf8').trim();
    return /^\d+ on /.test(words) ? `process ${words}` : 'another process';
  } catch {
    return 'another process';
  }
};

const inUse = (folder: string, note: string) =>
  new FolderError(folder, {
    problem: `is in use by ${holder(note)}`,
    remedy: 'Stop it first: only one process at a time can use a data folder.',
  });

const unlockable = (folder: string, cause: unknown) =>
  new FolderError(
    folder,
    {
      problem: `is on a file system that cannot lock files (${(cause as Error).message})`,
      remedy: 'Use a folder on a local disk: without locks two processes could destroy the data.',
    },
    cause,
  );

/** A file system without a lock server answers "busy" for every file, even for a new one. */
const supportsLocks = (file: string, timeout: number): boolean => {
  const own = `${file}.${randomUUID()}`;
  try {
    lockFile(own, timeout).close();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(own, { force: true });
  }
};

/** The file that is locked, the file that says by whom, and how long to wait for the lock. */
interface LockFiles {
  lock: string;
  note: string;
  timeoutMs: number;
}

/** A lock ends when its object is garbage-collected, so all of them are referenced here. */
const heldLocks = new Set<DatabaseSync>();

const acquire = (folder: string, { lock: file, note, timeoutMs }: LockFiles): DatabaseSync => {
  try {
    const lock = lockFile(file, timeoutMs);
    heldLocks.add(lock);
    return lock;
  } catch (error) {
    throw isBusy(error) && supportsLocks(file, timeoutMs) ? inUse(folder, note) : unlockable(folder, error);
  }
};

/**
 * Locks a folder for this process, and returns a function that unlocks it. Embedded PostgreSQL itself would let a second process in,
 * and the two would destroy the data. The lock file is never removed: two processes could then lock two different files.
 * @throws FolderError when another process holds the folder, and when the file system cannot lock files
 */
export const lockFolder = (folder: string, files: LockFiles): (() => void) => {
  const lock = acquire(folder, files);
  const unlock = () => {
    if (heldLocks.delete(lock)) lock.close();
  };
  try {
    writeFileSync(files.note, noteOf());
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
};
