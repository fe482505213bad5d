import { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import { type DataFolder, takeDataFolder } from '../folder/data-folder.ts';
import { emptyDatabase } from '../folder/empty-database.ts';
import { folderError } from '../folder/folder-error.ts';
import { columnParsers } from '../tables/column-types.ts';
import { preparing } from './prepared-pglite.ts';
import { singleConnectionDialect } from './single-connection.ts';

/** Where the embedded database keeps its data; nowhere means in memory. */
export interface PgliteOptions {
  dataDir?: string;
  /** What `dump` gave, to begin with. */
  loadDataDir?: Blob;
  /** Where a build has put an empty database, to begin with when there is nothing yet. */
  builtIn?: string;
}

/** An embedded PostgreSQL for Kysely. It has one connection and runs in this thread, so that no time limit could interrupt it. */
export interface EmbeddedDatabase {
  dialect: Dialect;
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** Lines of PostgreSQL's log that are kept of a start, for the last words of one that fails. */
const stderrLines = 50;

const remember = (lines: string[]) => (line: string) => {
  lines.push(line);
  if (lines.length > stderrLines) lines.shift();
  return true;
};

const create = async (options: PgliteOptions, place: DataFolder | undefined): Promise<PGlite> => {
  const logged: string[] = [];
  const isNew = !place || place.isNew;
  try {
    const loadDataDir = options.loadDataDir ?? (isNew ? await emptyDatabase(options.builtIn) : undefined);
    const given = { dataDir: place?.database, loadDataDir, parsers: { ...columnParsers }, onStderr: remember(logged) };
    const pglite = await PGlite.create(given);
    place?.begun();
    await pglite.exec("set time zone 'UTC'");
    return pglite;
  } catch (error) {
    place?.unlock();
    throw place ? folderError(place.path, error, logged) : error;
  }
};

/**
 * Starts PostgreSQL within this process: a fraction of a second, or about two where there is nothing yet and no build has made it ahead.
 * @throws FolderError where the folder cannot be used
 */
export const openPglite = async (options: PgliteOptions): Promise<EmbeddedDatabase> => {
  const place = options.dataDir === undefined ? undefined : takeDataFolder(options.dataDir);
  const pglite = await create(options, place);
  return {
    dialect: singleConnectionDialect({ pglite: preparing(pglite) }),
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      try {
        if (!pglite.closed) await pglite.close();
      } finally {
        place?.unlock();
      }
    },
  };
};
