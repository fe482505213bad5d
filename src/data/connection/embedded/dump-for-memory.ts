import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** PostgreSQL clears its buffers at each start and fills new WAL files with zeros. A database in memory needs little of either. */
const settings = ["shared_buffers = '16MB'", 'wal_init_zero = off', 'wal_recycle = off'];

/** Dumps a whole embedded database with an almost empty WAL file, so that a start does not have to create the next one. */
export const dumpForMemory = async ({ db, dump }: Database): Promise<Blob> => {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const text of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint', 'reset wal_recycle']) await run(text);
  for (const setting of settings) await run(`alter system set ${setting}`);
  const dumped = await dump!();
  await run('alter system reset all');
  return dumped;
};
