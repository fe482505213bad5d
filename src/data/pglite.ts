import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import { columnParsers } from './column-types.ts';
import { lockFolder } from './folder-lock.ts';
import { singleConnectionDialect } from './single-connection.ts';

/** Where the embedded database keeps its data; nowhere means in memory. */
export interface PgliteOptions {
  dataDir?: string;
  /** What `dump` gave, to begin with. */
  loadDataDir?: Blob;
}

/** An embedded PostgreSQL for Kysely. It has one connection and runs in this thread, so that no time limit could interrupt it. */
export interface EmbeddedDatabase {
  dialect: Dialect;
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

const prepared = (dataDir: string) => {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  return { folder: join(folder, 'database'), unlock: lockFolder(join(folder, 'database.lock')) };
};

/** Starts PostgreSQL within this process: about two seconds on an empty folder, a fraction of one on a folder in use. */
export const openPglite = async ({ dataDir, loadDataDir }: PgliteOptions): Promise<EmbeddedDatabase> => {
  const place = dataDir === undefined ? undefined : prepared(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: place?.folder, loadDataDir, parsers: { ...columnParsers } });
    await pglite.exec("set time zone 'UTC'");
    return {
      dialect: singleConnectionDialect({ pglite }),
      dump: () => pglite.dumpDataDir('none'),
      close: async () => {
        if (!pglite.closed) await pglite.close();
        place?.unlock();
      },
    };
  } catch (error) {
    place?.unlock();
    throw error;
  }
};
