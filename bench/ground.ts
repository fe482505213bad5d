import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase, type Queries } from '../src/data/connection/database.ts';
import { transaction } from '../src/data/connection/transaction.ts';
import { migrate } from '../src/data/migrations/migrate.ts';
import { createApiKey } from '../src/identity/credentials/api-keys.ts';
import { firstStart } from '../src/identity/first-start.ts';
import { seed } from '../src/seed/fill-account.ts';
import type { Caller } from './contestant.ts';
import { visible } from './statements.ts';

/** A database that only the bench knows, an editor to read it as, and the projects that this editor sees. */
export interface Ground {
  databaseUrl: string;
  caller: Caller;
  key: string;
  visibleIds: string[];
  drop: () => Promise<void>;
}

export const loud = (error: Error) => console.error(`bench: ${error.message}`);

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Somebody whose view of the projects has to be worked out: no administrator, and in a team since long ago. */
const pickEditor = (db: Queries) =>
  db
    .selectFrom('users')
    .innerJoin('team_members', (join) =>
      join.onRef('team_members.account_id', '=', 'users.account_id').onRef('team_members.user_id', '=', 'users.id'),
    )
    .select(['users.account_id as accountId', 'users.id as userId'])
    .where('users.role', '=', 'editor')
    .orderBy('users.id')
    .executeTakeFirstOrThrow();

const fill = async (databaseUrl: string, projects: number): Promise<Omit<Ground, 'databaseUrl' | 'drop'>> => {
  const database = await openDatabase({ url: databaseUrl, backgroundTimeoutMs: 0, onError: loud });
  const { db } = database;
  try {
    await migrate(database);
    const first = await firstStart(db, { environment: 'live', region: 'us' });
    // Counted like every account's requests, and never refused.
    await db.updateTable('accounts').set({ plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 }).execute();
    await seed(db, first!.accountId, { projects, adminUserId: first!.userId });
    // Nothing is left for autovacuum to do while the clock runs.
    await sql`vacuum analyze`.execute(db);
    const caller = await pickEditor(db);
    const { key } = await transaction(db, (tx) => createApiKey(tx, { ...caller, name: 'Bench', scopes: ['read'], environment: 'live' }));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const seen = await client.query<{ id: string }>(`select projects.id from projects where ${visible}`, [caller.accountId, caller.userId]);
    await client.end();
    return { caller, key, visibleIds: seen.rows.map(({ id }) => id) };
  } finally {
    await database.close();
  }
};

/** Creates a database beside the one that `serverUrl` names and fills it; `drop` takes it away again. */
export const createDatabase = async <Filled>(serverUrl: string, fillIt: (databaseUrl: string) => Promise<Filled>) => {
  const name = `tessera_bench_${process.pid}`;
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name}`);
  const drop = () => onServer(serverUrl, `drop database ${name} with (force)`);
  try {
    return { databaseUrl: own.href, drop, ...(await fillIt(own.href)) };
  } catch (error) {
    await drop();
    throw error;
  }
};

/** A database with projects, and somebody who reads them. */
export const createGround = (serverUrl: string, projects: number): Promise<Ground> =>
  createDatabase(serverUrl, (databaseUrl) => fill(databaseUrl, projects));
