import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { FolderError } from './folder-error.ts';

/** What SQLite answers when somebody else holds a lock. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;

/** Milliseconds that a start waits for the lock: what was killed a moment ago may still be on its way out, with its last writes. */
const patience = 3000;

/**
 * Takes a file under a lock of the kernel, which ends with the process that holds it, however that ends, and holds over all
 * containers on this kernel. Node has no such locks of its own, and SQLite takes them for its transactions. Nothing is ever written.
 */
const taken = (file: string): DatabaseSync => {
  const lock = new DatabaseSync(file, { timeout: patience });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
};

/** Who holds the folder, for people to read: whether anybody does is the kernel's to say. */
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
    remedy: 'Stop that one first: the data of a folder belongs to one process at a time.',
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

/** A system without a server for locks says "busy" of every file, also of one that nobody else knows. */
const locksAtAll = (file: string): boolean => {
  const own = `${file}.${randomUUID()}`;
  try {
    taken(own).close();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(own, { force: true });
  }
};

/** A lock ends with its object, and nobody may forget one. */
const held = new Set<DatabaseSync>();

const lockOf = (folder: string, file: string, note: string): DatabaseSync => {
  try {
    const lock = taken(file);
    held.add(lock);
    return lock;
  } catch (error) {
    throw isBusy(error) && locksAtAll(file) ? inUse(folder, note) : unlockable(folder, error);
  }
};

/**
 * Keeps every other process out of a folder, and answers what lets them in again. Embedded PostgreSQL itself would let a second
 * process in, and the two would destroy the data. The files stay: to remove one is to have two of them for a moment.
 * @throws FolderError where somebody else has the folder, and where that cannot be known
 */
export const lockFolder = (folder: string, { lock: file, note }: { lock: string; note: string }): (() => void) => {
  const lock = lockOf(folder, file, note);
  const unlock = () => {
    if (held.delete(lock)) lock.close();
  };
  try {
    writeFileSync(note, noteOf());
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
};
