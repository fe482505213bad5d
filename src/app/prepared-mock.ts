import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArchive, writeArchive } from '../data/folder/archives.ts';
import { pgliteVersion } from '../data/folder/empty-database.ts';

/** The folder of this project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

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

/** The prepared database of a project for a mock that begins so; undefined when there is none. */
export const readPreparedMock = ({ seed, scene }: BeginsWith, project: string): PreparedMock | undefined => {
  if (seed !== usualSeed || scene !== undefined) return undefined;
  const place = placeIn(project);
  try {
    const { secretKey } = JSON.parse(readFileSync(recordIn(place), 'utf8')) as { secretKey: string };
    const copyFiles = (to: string) => cpSync(filesIn(place), to, { recursive: true });
    return { database: readArchive(archiveIn(place)), secretKey, copyFiles };
  } catch {
    // A file is missing or broken: a mock fills a database itself, which takes a second more.
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

/** Writes what `readPreparedMock` reads. The record is written last: without it, there is nothing to read. */
export const writePreparedMock = async ({ dump, secretKey, files }: Filled, project = root): Promise<void> => {
  const place = placeIn(project);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  await writeArchive(archiveIn(place), await dump());
  cpSync(files, filesIn(place), { recursive: true });
  writeFileSync(recordIn(place), JSON.stringify({ secretKey }));
};
