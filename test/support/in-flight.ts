import { sql } from 'kysely';
import type { Database } from '../../src/data/connection/database.ts';
import { until } from './until.ts';

/**
 * Sends a request that changes a record, and sends it again while the first one is in the midst of its transaction: somebody has
 * locked the record and keeps it waiting.
 */
export const sentTwiceAtOnce = <T>(
  { db }: Database,
  { table, id }: { table: 'projects' | 'resources'; id: string },
  send: () => Promise<T>,
): Promise<{ first: Promise<T>; second: T }> =>
  db.transaction().execute(async (tx) => {
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx);
    const first = send();
    await until(async () => {
      const { rows } = await sql<{ waiting: boolean }>`select exists (
          select 1 from pg_locks where locktype = 'advisory' and granted
            and database = (select oid from pg_database where datname = current_database())
        ) as waiting`.execute(tx);
      return rows[0]!.waiting;
    });
    return { first, second: await send() };
  });
