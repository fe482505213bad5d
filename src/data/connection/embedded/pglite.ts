import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Dialect } from 'kysely';
import { type DataFolder, takeDataFolder } from '../../folder/data-folder.ts';
import { copyPreparedDatabase } from '../../folder/empty-database.ts';
import { folderError } from '../../folder/folder-error.ts';
import { columnParsers } from '../../tables/column-types.ts';
import type { JointConnections, Statement } from '../statements/joint-reads.ts';
import { loadedFiles } from './loaded-files.ts';
import { pgliteCode } from './pglite-code.ts';
import { preparing } from './prepared-pglite.ts';
import { singleConnection } from './single-connection.ts';

/** Where the embedded database stores its data. */
export interface PgliteOptions {
  /** Undefined means in memory. */
  dataDir?: string;
  /** The result of `dump`, to start with. */
  loadDataDir?: Blob | ArrayBuffer;
  /** The folder of the project whose build has prepared the database that a new one in a folder starts from; this project by default. */
  project?: string;
}

/** The connection of an embedded database, for one Kysely. */
export interface EmbeddedConnection {
  dialect: Dialect;
  jointConnections: JointConnections;
  /** How many queries and transactions have the connection or wait for it. */
  queued(): number;
}

/** An embedded PostgreSQL for Kysely. It has one connection and runs in this thread, so a timeout cannot interrupt it. */
export interface EmbeddedDatabase extends EmbeddedConnection {
  /** Its connection for another Kysely, which takes over when the former one is done with it. */
  connectAgain(): EmbeddedConnection;
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** The extensions that the migrations create. A database with an extension cannot be used without its code. */
const extensions = { btree_gin, pg_trgm };

/** How many of the last lines of PostgreSQL's log are kept during a start: they explain a failed start. */
const stderrLines = 50;

const remember = (lines: string[]) => (line: string) => {
  lines.push(line);
  if (lines.length > stderrLines) lines.shift();
  return true;
};

const create = async (options: PgliteOptions, folder: DataFolder | undefined): Promise<PGlite> => {
  const logged: string[] = [];
  const { loadDataDir, project } = options;
  try {
    if (folder?.isNew && !loadDataDir) copyPreparedDatabase(folder.database, project);
    const begin = folder
      ? { dataDir: folder.database, loadDataDir: loadDataDir && new Blob([loadDataDir]) }
      : { fs: loadDataDir && loadedFiles(loadDataDir instanceof Blob ? await loadDataDir.arrayBuffer() : loadDataDir) };
    const settings = { extensions, parsers: { ...columnParsers }, onStderr: remember(logged), pgliteWasmModule: await pgliteCode() };
    const pglite = await PGlite.create({ ...begin, ...settings });
    folder?.markComplete();
    await pglite.exec("set time zone 'UTC'");
    return pglite;
  } catch (error) {
    folder?.unlock();
    throw folder ? folderError(folder.path, error, logged) : error;
  }
};

/**
 * Starts PostgreSQL within this process. It takes a fraction of a second, or about two seconds for a new database that no build has
 * prepared.
 * @throws FolderError where the folder cannot be used
 */
export const openPglite = async (options: PgliteOptions): Promise<EmbeddedDatabase> => {
  const folder = options.dataDir === undefined ? undefined : takeDataFolder(options.dataDir);
  const pglite = await create(options, folder);
  const client = preparing(pglite);
  const connection = {
    run: async ({ sql, parameters }: Statement) => (await client.query<unknown>(sql, [...parameters])).rows,
    release: () => undefined,
  };
  const connectAgain = (): EmbeddedConnection => {
    const { dialect, queued } = singleConnection({ pglite: client });
    return {
      dialect,
      queued,
      jointConnections: { longestWait: Number.POSITIVE_INFINITY, connect: async () => connection },
    };
  };
  return {
    ...connectAgain(),
    connectAgain,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      try {
        if (!pglite.closed) await pglite.close();
      } finally {
        folder?.unlock();
      }
    },
  };
};
