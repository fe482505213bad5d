import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { FolderError, folderError } from './folder-error.ts';
import { lockFolder } from './folder-lock.ts';

/** A folder that belongs to this process. */
export interface DataFolder {
  /** Where it is. */
  path: string;
  /** Where the files of PostgreSQL are in it. */
  database: string;
  /** Whether there is nothing in it yet. */
  isNew: boolean;
  /** To be called when the database is complete, before anything is kept in it. */
  begun(): void;
  unlock(): void;
}

const some = (all: readonly string[]): string => all.slice(0, 3).join(', ') + (all.length > 3 ? ' and more' : '');

const foreign = (folder: string, found: readonly string[]) =>
  new FolderError(folder, {
    problem: `holds other things than a database of Tessera (${some(found)})`,
    remedy: 'Choose another folder, or an empty one.',
  });

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Every folder of PostgreSQL has it. */
const mark = 'PG_VERSION';

const names = { database: 'database', lock: 'database.mutex', note: 'database.lock', unfinished: 'database.unfinished' };

/** What we write lies beside nothing that somebody else keeps. */
const refuseForeignAround = (path: string): void => {
  const found = namesIn(path);
  const others = found.filter((name) => !Object.values(names).includes(name));
  if (others.length > 0 && !found.includes(names.database)) throw foreign(path, others);
};

/** PostgreSQL would write its files between what somebody else has there. */
const refuseForeignFiles = (database: string): void => {
  const found = namesIn(database);
  if (found.length > 0 && !found.includes(mark)) throw foreign(database, found);
};

/** What was removed stays so when the power fails; Windows sees to that by itself. */
const sync = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * A first start that broke off leaves half a database, in which nothing can have been kept yet: the next one begins anew. The sign of
 * it lies beside the database from before its first file until it is complete.
 */
const beginOrGoOn = (path: string, database: string): Pick<DataFolder, 'isNew' | 'begun'> => {
  const sign = join(path, names.unfinished);
  if (existsSync(sign)) rmSync(database, { recursive: true, force: true });
  refuseForeignFiles(database);
  if (namesIn(database).length > 0) return { isNew: false, begun: () => undefined };
  writeFileSync(sign, '');
  return {
    isNew: true,
    begun: () => {
      rmSync(sign, { force: true });
      sync(path);
    },
  };
};

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));

/** Node says of a folder that cannot be made that it is not there; why it cannot be made the one above it knows. */
const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') accessSync(nearest(path), constants.W_OK | constants.X_OK);
    throw error;
  }
};

const take = (path: string): DataFolder => {
  makeFolder(path);
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  refuseForeignAround(path);
  const unlock = lockFolder(path, { lock: join(path, names.lock), note: join(path, names.note) });
  try {
    const database = join(path, names.database);
    return { path, database, ...beginOrGoOn(path, database), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Makes a folder this process's own, and the folder itself where there is none.
 * @throws FolderError where it cannot be used
 */
export const takeDataFolder = (dataDir: string): DataFolder => {
  const path = resolve(dataDir);
  try {
    return take(path);
  } catch (error) {
    throw folderError(path, error);
  }
};
