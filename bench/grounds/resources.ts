import { sql } from 'kysely';
import { records, spellings } from '../../src/contract/operations.ts';
import { newId } from '../../src/core/ids.ts';
import { sealedCursors } from '../../src/core/query/cursors.ts';
import { readListQuery } from '../../src/core/query/list-query.ts';
import { parseSecretKeys } from '../../src/core/secret-keys.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { openSecrets } from '../../src/data/installation-secrets.ts';
import type { Ground } from '../machinery/bench.ts';
import { secretKey } from '../machinery/server.ts';
import { addAccount, analyse, type Caller, createDatabase } from './database.ts';

/** An account with a number of records, and what is read of them. */
export interface Account extends Caller {
  size: number;
  /** Addresses by what they stand for; one of each group is drawn for each request. */
  reads: Record<string, string[]>;
}

/** A small account and a large one in the same tables. */
export interface TwoAccounts {
  databaseUrl: string;
  accounts: [small: Account, large: Account];
}

export const smallSize = 10_000;
const owners = 20;
const begin = Date.parse('2026-01-01T00:00:00.000Z');

/** Resources are a second apart, so that an account of any size has as many in a stretch of time. */
const instant = (number: number): string => new Date(begin + number * 1000).toISOString();
const idOf = (number: number): string => `res_0${String(number).padStart(25, '0')}`;

const insertResources = (db: Queries, accountId: string, people: readonly string[], size: number) =>
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
  const { about } = readListQuery({}, records.Resource!, spellings.Resource!, ['page', 'after'], 'created_at:desc', () => []);
  const secrets = await openSecrets(db, parseSecretKeys(secretKey)!);
  return sealedCursors(secrets.cursors)(accountId).seal([instant(number), idOf(number)], `listResources /v1/resources ${about}`);
};

const readsOf = async (db: Queries, accountId: string, owner: string, size: number): Promise<Account['reads']> => {
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
    'search, found once': some((number) => `/v1/search?q=number+${number}`),
    'search, found often': ['/v1/search?q=atlas'],
    'search, found everywhere': ['/v1/search?q=record'],
    'name_contains, found nowhere': list('name_contains=nowhere&after='),
  };
};

const createAccount = async (db: Queries, size: number): Promise<Account> => {
  const caller = await addAccount(db, { role: 'editor', scopes: ['read'] });
  const { accountId, userId } = caller;
  const others = Array.from({ length: owners - 1 }, () => newId('user'));
  const user = (id: string) => ({ account_id: accountId, id, name: 'Owner', email: `${id}@tessera.example`, role: 'editor' as const });
  await db.insertInto('users').values(others.map(user)).execute();
  await insertResources(db, accountId, [userId, ...others], size);
  return { ...caller, size, reads: await readsOf(db, accountId, others[7]!, size) };
};

export const resources: Ground<TwoAccounts> = {
  data: 'resources of a small account and of a large one',
  prepare: (run) =>
    createDatabase(run, async (db) => {
      const accounts: TwoAccounts['accounts'] = [await createAccount(db, smallSize), await createAccount(db, run.size)];
      await analyse(db);
      return { accounts };
    }),
};
