import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCurrent } from '../../bin/current-build.cjs';
import { readArchive, writeArchive } from '../data/folder/archives.ts';
import { pgliteVersion } from '../data/folder/empty-database.ts';
import { isBuilt } from './build-state.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The seed of a mock that was asked for none. */
export const usualSeed = 1;

/** What a mock begins with. */
export interface BeginsWith {
  seed: number;
  /** The text of a scene; undefined for the records of the contract and of the seed. */
  scene?: string;
}

/** The database of a mock with the usual records, as a build made it. */
export interface PreparedMock {
  /** The database, for `loadDataDir`. */
  database: Blob;
  /** The key that its secrets are sealed with, in base64. */
  secretKey: string;
  /** Copies the bytes of its files to where a mock has them. */
  copyFiles(to: string): void;
}

const placeIn = (project: string): string => join(project, 'dist', `mock-database-${pgliteVersion()}`);

const archiveIn = (place: string): string => join(place, 'database.packed');
const filesIn = (place: string): string => join(place, 'files');
const recordIn = (place: string): string => join(place, 'record.json');

const serverRecord = (project: string): string => join(project, 'dist/server/sources.json');

const digestIn = (record: string): unknown => (JSON.parse(readFileSync(record, 'utf8')) as { digest: unknown }).digest;

/** Whether it is made by the program that runs: anything in the sources may change what a mock begins with. */
const isOfThisProgram = (place: string, project: string): boolean =>
  isBuilt()
    ? existsSync(serverRecord(project)) && digestIn(recordIn(place)) === digestIn(serverRecord(project))
    : isCurrent(project, recordIn(place));

/** Whether a build has prepared it for the program that runs. */
export const isMockPrepared = (project = root): boolean => {
  const place = placeIn(project);
  try {
    return [recordIn, archiveIn, filesIn].every((path) => existsSync(path(place))) && isOfThisProgram(place, project);
  } catch {
    // A record that is cut is as good as none.
    return false;
  }
};

/** The prepared database for a mock that begins so; undefined when there is none, or it is not as this program makes it. */
export const readPreparedMock = ({ seed, scene }: BeginsWith, project = root): PreparedMock | undefined => {
  if (seed !== usualSeed || scene !== undefined) return undefined;
  const place = placeIn(project);
  try {
    if (!isMockPrepared(project)) return undefined;
    const { secretKey } = JSON.parse(readFileSync(recordIn(place), 'utf8')) as { secretKey: string };
    const copyFiles = (to: string) => cpSync(filesIn(place), to, { recursive: true });
    return { database: readArchive(archiveIn(place)), secretKey, copyFiles };
  } catch {
    // A file is broken, or a build replaces it at this moment: a mock fills a database itself, which takes a second more.
    return undefined;
  }
};

/** A database that a mock has begun on. */
export interface Filled {
  dump(): Promise<Blob>;
  secretKey: string;
  /** The folder with the bytes of its files. */
  files: string;
}

/**
 * Writes what `readPreparedMock` reads into the folder `next`, for the server that is built of the sources in `project`. Returns the place
 * where the folder belongs.
 */
export const writePreparedMock = async ({ dump, secretKey, files }: Filled, next: string, project = root): Promise<string> => {
  mkdirSync(next, { recursive: true });
  await writeArchive(archiveIn(next), await dump());
  cpSync(files, filesIn(next), { recursive: true });
  const { digest, files: sources } = JSON.parse(readFileSync(serverRecord(project), 'utf8')) as { digest: string; files: string[] };
  writeFileSync(recordIn(next), JSON.stringify({ digest, secretKey, files: sources }));
  return placeIn(project);
};
