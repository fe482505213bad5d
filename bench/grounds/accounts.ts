import { sql } from 'kysely';
import type { Ground } from '../machinery/bench.ts';
import { addAccount, type Caller, createDatabase, firstAccount } from './database.ts';

/** Accounts with an administrator each. The database is never analysed: no statement owes its plan to statistics. */
export const accounts: Ground<{ databaseUrl: string; all: Caller[] }> = {
  data: 'empty accounts, never analysed',
  prepare: (run) =>
    createDatabase(run, async (db) => {
      for (const name of ['resources', 'events', 'outbox', 'event_heads', 'idempotency_keys'])
        await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db);
      const all = [await firstAccount(db)];
      while (all.length < run.size) all.push(await addAccount(db, {}));
      return { all };
    }),
};
