import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { FolderError, folderError } from './folder-error.ts';
import { lockFolder, lockTimeoutMs } from './folder-lock.ts';

/** A data folder that this process has locked. */
export interface DataFolder {
  path: string;
  /** The folder with the files of PostgreSQL. */
  database: string;
  /** Whether there is no database in it yet. */
  isNew: boolean;
  /** Must be called when the new database is complete, before the first write. */
  markComplete(): void;
  unlock(): void;
}

const firstNames = (all: readonly string[]): string => all.slice(0, 3).join(', ') + (all.length > 3 ? ' and more' : '');

const foreignFiles = (folder: string, found: readonly string[]) =>
  new FolderError(folder, {
    problem: `holds something other than a database of Tessera (${firstNames(found)})`,
    remedy: 'Choose another folder, or an empty one.',
  });

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** PostgreSQL writes this file into each of its folders. */
const versionFile = 'PG_VERSION';

const names = {
  database: 'database',
  lock: 'database.mutex',
  note: 'database.lock',
  unfinished: 'database.unfinished',
  replaced: 'database.replaced',
};

/** Refuses a folder that holds files of other programs. */
const refuseForeignAround = (path: string): void => {
  const found = namesIn(path);
  const others = found.filter((name) => !Object.values(names).includes(name));
  if (others.length > 0 && !found.includes(names.database)) throw foreignFiles(path, others);
};

/** Refuses a database folder with other files, because PostgreSQL would write its own ones among them. */
const refuseForeignFiles = (database: string): void => {
  const found = namesIn(database);
  if (found.length > 0 && !found.includes(versionFile)) throw foreignFiles(database, found);
};

/** Makes a removed file stay removed after a power failure; Windows does that by itself. */
const sync = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Puts the old database back after a replacement that was interrupted between its two steps: after moving the old one away. */
const undoReplacement = (path: string, database: string): void => {
  const replaced = join(path, names.replaced);
  if (!existsSync(replaced)) return;
  if (existsSync(database)) rmSync(replaced, { recursive: true, force: true });
  else renameSync(replaced, database);
};

/**
 * A first start that was interrupted leaves an incomplete database without any data; the next start creates it again. A marker file
 * next to the database exists from before its first file until it is complete.
 */
const prepareDatabase = (path: string, database: string): Pick<DataFolder, 'isNew' | 'markComplete'> => {
  const marker = join(path, names.unfinished);
  undoReplacement(path, database);
  if (existsSync(marker)) rmSync(database, { recursive: true, force: true });
  refuseForeignFiles(database);
  if (namesIn(database).length > 0) return { isNew: false, markComplete: () => undefined };
  writeFileSync(marker, '');
  return {
    isNew: true,
    markComplete: () => {
      rmSync(marker, { force: true });
      sync(path);
    },
  };
};

/** Whether there is a database in a data folder, in use or not. */
export const hasDatabase = (dataDir: string): boolean =>
  [names.database, names.replaced].some((name) => existsSync(join(dataDir, name, versionFile)));

/**
 * Replaces the database of a folder that this process has locked with the database of another folder, which nobody uses. If it is
 * interrupted at any point, one of the two databases is left, complete.
 */
export const replaceDatabase = (folder: DataFolder, from: string): void => {
  const replaced = join(folder.path, names.replaced);
  if (existsSync(folder.database)) renameSync(folder.database, replaced);
  renameSync(join(from, names.database), folder.database);
  sync(folder.path);
  folder.markComplete();
  for (const path of [replaced, from]) rmSync(path, { recursive: true, force: true });
};

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** When a folder cannot be made, Node may report only ENOENT; the access check of the folder above gives the real reason. */
const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') accessSync(nearestExisting(path), constants.W_OK | constants.X_OK);
    throw error;
  }
};

const take = (path: string, timeoutMs: number): DataFolder => {
  makeFolder(path);
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  refuseForeignAround(path);
  const unlock = lockFolder(path, { lock: join(path, names.lock), note: join(path, names.note), timeoutMs });
  try {
    const database = join(path, names.database);
    return { path, database, ...prepareDatabase(path, database), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Locks a data folder for this process, and creates the folder if it does not exist. Waits for a lock that another process holds.
 * @throws FolderError where the folder cannot be used
 */
export const takeDataFolder = (dataDir: string, timeoutMs = lockTimeoutMs): DataFolder => {
  const path = resolve(dataDir);
  try {
    return take(path, timeoutMs);
  } catch (error) {
    throw folderError(path, error);
  }
};
