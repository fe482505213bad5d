import { sql } from 'kysely';
import { records, spellings } from '../src/contract/operations.ts';
import { newId } from '../src/core/ids.ts';
import { signedCursors } from '../src/core/query/cursors.ts';
import { readListQuery } from '../src/core/query/list-query.ts';
import { parseSecretKeys } from '../src/core/secret-keys.ts';
import { openDatabase, type Queries } from '../src/data/connection/database.ts';
import { openSecrets } from '../src/data/installation-secrets.ts';
import { migrate } from '../src/data/migrations/migrate.ts';
import { createApiKey } from '../src/identity/credentials/api-keys.ts';
import { type Caller, secretKey } from './contestant.ts';
import { createDatabase, loud } from './ground.ts';

/** An account with a number of resources, and what is read of them. */
export interface Account {
  size: number;
  caller: Caller;
  key: string;
  /** Addresses by what they stand for; one of each group is drawn for each request. */
  reads: Record<string, string[]>;
}

const owners = 20;
const begin = Date.parse('2026-01-01T00:00:00.000Z');

/** Resources are a second apart, so that an account of any size has as many in a stretch of time. */
const instant = (number: number): string => new Date(begin + number * 1000).toISOString();
const idOf = (number: number): string => `res_0${String(number).padStart(25, '0')}`;

const insertResources = (db: Queries, { accountId }: Caller, people: readonly string[], size: number) =>
  sql`
    insert into resources (account_id, id, name, description, type, status, metadata, owner_id, created_at, updated_at)
    select ${accountId}, 'res_0' || lpad(i::text, 25, '0'), (array['Atlas', 'Bridge', 'Canal', 'Delta', 'Estuary'])[1 + i % 5] || ' ' || i,
      'Record number ' || i, (array['standard', 'sensor', 'invoice'])[1 + i % 3],
      (array['active', 'active', 'active', 'archived', 'pending'])[1 + (i / 5) % 5], '{"tags": ["bench"]}',
      (${people}::text[])[1 + i % ${sql.lit(owners)}], ${instant(0)}::timestamptz + i * interval '1 second',
      ${instant(0)}::timestamptz + i * interval '1 second'
    from generate_series(1, ${sql.lit(size)}) i`.execute(db);

/** The cursor behind a resource in the list that is asked for without filters or sort. */
const cursorBehind = async (db: Queries, accountId: string, number: number): Promise<string> => {
  const never = () => [];
  const { about } = readListQuery({}, records.Resource!, spellings.Resource!, ['page', 'after'], 'created_at:desc', never);
  const secrets = await openSecrets(db, parseSecretKeys(secretKey)!);
  const cursors = signedCursors(secrets.cursors)(accountId);
  return cursors.seal([instant(number), idOf(number)], `listResources /v1/resources ${about}`);
};

const readsOf = async (db: Queries, { accountId, userId: owner }: Caller, size: number): Promise<Account['reads']> => {
  const some = (address: (number: number) => string) => Array.from({ length: 250 }, () => address(1 + Math.floor(Math.random() * size)));
  const list = (query: string) => [`/v1/resources?limit=20&${query}`];
  return {
    'one by its id': some((number) => `/v1/resources/${idOf(number)}`),
    'first page': list('page=1'),
    'first page by cursor': list('after='),
    'by cursor from the middle on': list(`after=${await cursorBehind(db, accountId, Math.floor(size / 2))}`),
    'page 50': list('page=50'),
    'status=pending': list('status=pending'),
    owner_id: list(`owner_id=${owner}`),
    'status_in, owner_id, by cursor': list(`status_in=pending,archived&owner_id=${owner}&after=`),
    'sort=name': list('sort=name'),
    'sort=status:desc by cursor': list('sort=status:desc&after='),
    'name_contains, found often': list('name_contains=atlas'),
    'first page, never counted before': some((number) => `/v1/resources?limit=20&created_at_gt=${instant(-number * 7)}`),
    'name_contains, found nowhere': list('name_contains=nowhere&after='),
  };
};

const createAccount = async (db: Queries, size: number): Promise<Account> => {
  const accountId = newId('account');
  const limits = { plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 } as const;
  await db
    .insertInto('accounts')
    .values({ id: accountId, name: `${size} resources`, ...limits })
    .execute();
  const people = Array.from({ length: owners }, () => newId('user'));
  const user = (id: string) => ({ account_id: accountId, id, name: 'Reader', email: `${id}@tessera.example`, role: 'editor' as const });
  await db.insertInto('users').values(people.map(user)).execute();
  const caller = { accountId, userId: people[0]! };
  await insertResources(db, caller, people, size);
  const { key } = await createApiKey(db, { ...caller, name: 'Bench', scopes: ['read'], environment: 'live' });
  return { size, caller, key, reads: await readsOf(db, { accountId, userId: people[7]! }, size) };
};

const fill = async (databaseUrl: string, sizes: readonly number[]): Promise<{ accounts: Account[] }> => {
  const database = await openDatabase({ url: databaseUrl, backgroundTimeoutMs: 0, onError: loud });
  try {
    await migrate(database);
    const accounts: Account[] = [];
    for (const size of sizes) accounts.push(await createAccount(database.db, size));
    // Nothing is left for autovacuum to do while the clock runs.
    await sql`vacuum analyze`.execute(database.db);
    return { accounts };
  } finally {
    await database.close();
  }
};

/** A database with accounts of several sizes in the same tables. */
export const createLargeGround = (serverUrl: string, sizes: readonly number[]) =>
  createDatabase(serverUrl, (databaseUrl) => fill(databaseUrl, sizes));
