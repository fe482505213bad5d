import { sql } from 'kysely';
import pg from 'pg';
import { newId } from '../../src/core/ids.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { migrate } from '../../src/data/migrations/migrate.ts';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { firstStart } from '../../src/identity/people/first-start.ts';
import type { Ground, Run } from '../machinery/bench.ts';

/** Who reads and writes. */
export interface Caller {
  accountId: string;
  userId: string;
  key: string;
}

/** Limits that no run reaches: requests are counted, and none is refused. */
const unlimited = { plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 } as const;

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Creates a database beside the one that the run's URL names and fills it; it is dropped when the run ends. */
export const createDatabase = async <Filled>(
  run: Run,
  fill: (db: Queries) => Promise<Filled>,
): Promise<Filled & { databaseUrl: string }> => {
  const name = `tessera_bench_${process.pid}`;
  await onServer(run.serverUrl, `create database ${name}`);
  run.atEnd(() => onServer(run.serverUrl, `drop database ${name} with (force)`));
  const own = new URL(run.serverUrl);
  own.pathname = `/${name}`;
  run.say(`Filling a database: ${run.size} ...`);
  const database = await run.open(own.href);
  await migrate(database);
  return { ...(await fill(database.db)), databaseUrl: own.href };
};

/** Leaves nothing for autovacuum to do while the clock runs. */
export const analyse = (db: Queries) => sql`vacuum analyze`.execute(db);

/** The account of an installation, with an administrator. */
export const firstAccount = async (db: Queries, person: { email?: string; password?: string } = {}): Promise<Caller> => {
  const { accountId, userId, key } = (await firstStart(db, { environment: 'live', region: 'us', ...person }))!;
  await db.updateTable('accounts').set(unlimited).execute();
  return { accountId, userId, key };
};

/** A further account, with one user and a key. */
export const addAccount = async (
  db: Queries,
  {
    role = 'admin',
    scopes = ['read', 'write'],
    ...settings
  }: { role?: 'admin' | 'editor'; scopes?: string[]; events_days?: number; deliveries_days?: number },
): Promise<Caller> => {
  const [accountId, userId] = [newId('account'), newId('user')];
  await db
    .insertInto('accounts')
    .values({ id: accountId, name: 'Bench', ...unlimited, ...settings })
    .execute();
  const user = { account_id: accountId, id: userId, name: 'Bench', email: `${userId}@tessera.example`, role };
  await db.insertInto('users').values(user).execute();
  const { key } = await createApiKey(db, { accountId, userId, name: 'Bench', scopes, environment: 'live' });
  return { accountId, userId, key };
};

/** An account with an administrator and nothing else. */
export const empty: Ground<Caller & { databaseUrl: string }> = {
  data: 'an empty account',
  prepare: (run) => createDatabase(run, firstAccount),
};
