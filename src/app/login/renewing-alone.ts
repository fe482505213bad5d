import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusy, lockFile } from '../../data/folder/folder-lock.ts';

/** How long to wait for another process, in milliseconds: longer than its request may take. */
const patienceMs = 40_000;

/** Interval between two attempts to get the lock, in milliseconds. */
const everyMs = 50;

/** Locks a file; undefined when files cannot be locked, or when another process takes too long. */
const lockOf = async (file: string, until = performance.now() + patienceMs): Promise<DatabaseSync | undefined> => {
  try {
    return lockFile(file, 0);
  } catch (failure) {
    if (!isBusy(failure) || performance.now() > until) return undefined;
  }
  await delay(everyMs);
  return lockOf(file, until);
};

/**
 * Runs work while no other process on this machine does the same with this file. Without a lock it runs anyway: a used refresh token
 * returns its child again. The lock ends with the process.
 */
export const renewingAlone = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const lock = await lockOf(file);
  try {
    return await work();
  } finally {
    lock?.close();
  }
};
