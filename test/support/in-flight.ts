import { until } from '@tessera/platform/testing';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/data/connection/database.ts';
import type { Tables } from '../../src/data/tables/index.ts';

/** Whether somebody waits for what a transaction has locked. */
export const isWaitedFor = async (tx: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ waiting: boolean }>`select exists (
      select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
    ) as waiting`.execute(tx);
  return rows[0]!.waiting;
};

/**
 * Sends a request that changes a resource, and sends it again while the first one is in the midst of its transaction: somebody has
 * locked the resource and keeps it waiting.
 */
export const sentTwiceAtOnce = <T>({ db }: Database, id: string, send: () => Promise<T>): Promise<{ first: Promise<T>; second: T }> =>
  db.transaction().execute(async (tx) => {
    await sql`select 1 from resources where id = ${id} for update`.execute(tx);
    const first = send();
    // Nobody else wants the resource, so this is the first one, and its key is in use.
    await until(() => isWaitedFor(tx));
    return { first, second: await send() };
  });
