import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../data/connection/database.ts';
import { folderProblem } from '../../data/folder/folder-error.ts';
import type { Wake } from '../../delivery/wake.ts';
import type { Config } from '../config.ts';
import type { Check } from './health.ts';

/** The database answers and accepts writes; a standby only answers. */
const databaseCheck = ({ ping }: Pick<Database, 'ping'>): Check => ({
  check: async () => {
    const { writable } = await ping().catch(() => {
      throw new Error('the database does not answer');
    });
    if (!writable) throw new Error('the database is read-only');
  },
});

/** Large enough to fail on a full disk, where a few bytes may still fit. */
const bytes = Buffer.alloc(64 * 1024);

/** A file can be written in the data folder. */
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

interface OptionalParts {
  /** Undefined when Redis is not configured. */
  counters?: { isConnected: () => boolean };
  wake: Pick<Wake, 'isConnected'>;
}

const optionalCheck = (isConnected: () => boolean, reason: string): Check => ({
  optional: true,
  check: async () => {
    if (!isConnected()) throw new Error(reason);
  },
});

/** The standby answers lists; without it a node uses the primary alone. */
const standbyCheck = (state: NonNullable<Database['standby']>): Check => ({
  optional: true,
  check: async () => {
    const { problem } = state();
    if (problem !== undefined) throw new Error(`${problem}: the primary answers all reads`);
  },
});

/** The checks of a node. It still serves when an optional part fails. */
export const checksOf = (
  { databaseUrl, files, dataDir }: Config,
  database: Pick<Database, 'ping' | 'standby'>,
  { counters, wake }: OptionalParts,
) => ({
  database: databaseCheck(database),
  ...(database.standby ? { standby: standbyCheck(database.standby) } : {}),
  // With a database server, the data folder only has the bytes of files.
  ...(databaseUrl && files ? {} : { 'data folder': { ...folderCheck(dataDir), optional: databaseUrl !== undefined } }),
  ...(counters ? { Redis: optionalCheck(counters.isConnected, 'Redis does not answer: each node counts requests for itself') } : {}),
  'connection to other nodes': optionalCheck(wake.isConnected, 'the connection to the other nodes is down: they receive new events late'),
});
