import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../data/connection/database.ts';
import { folderProblem } from '../../data/folder/folder-error.ts';
import type { Wake } from '../../delivery/wake.ts';
import type { Config } from '../config.ts';
import type { Check } from './health.ts';

/** It answers, and takes writes: a standby does the first only. */
const databaseCheck = ({ ping }: Pick<Database, 'ping'>): Check => ({
  check: async () => {
    const { writable } = await ping().catch(() => {
      throw new Error('the database does not answer');
    });
    if (!writable) throw new Error('the database is read-only');
  },
});

/** More than what a file system hands out of its last corners. */
const bytes = Buffer.alloc(64 * 1024);

/** A file can be written where data is kept on this machine's disk. */
const folderCheck = (folder: string): Check => ({
  check: async () => {
    const file = join(folder, `.probe-${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(file, bytes, { mode: 0o600, flush: true });
    } catch (error) {
      throw new Error(`the data folder ${folderProblem(error).problem}`);
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  },
});

interface Spares {
  /** Undefined where no Redis is configured. */
  counters?: { isConnected: () => boolean };
  wake: Pick<Wake, 'isConnected'>;
}

const spare = (isConnected: () => boolean, reason: string): Check => ({
  spare: true,
  check: async () => {
    if (!isConnected()) throw new Error(reason);
  },
});

/** What a node needs to serve, and what it does without. */
export const checksOf = ({ databaseUrl, files, dataDir }: Config, database: Pick<Database, 'ping'>, { counters, wake }: Spares) => ({
  database: databaseCheck(database),
  // Beside a database server only the bytes of files are kept there.
  ...(databaseUrl && files ? {} : { 'data folder': { ...folderCheck(dataDir), spare: databaseUrl !== undefined } }),
  ...(counters ? { Redis: spare(counters.isConnected, 'Redis does not answer: each node counts requests for itself') } : {}),
  'line to other nodes': spare(wake.isConnected, 'the line to the other nodes is down: they hear of new events late'),
});
