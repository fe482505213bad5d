import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import type { Caller } from '../grounds/database.ts';
import type { Run } from '../machinery/bench.ts';
import { throughProxy } from '../machinery/load.ts';
import { at, type Figures } from '../machinery/rounds.ts';
import { productionOn, type Server, sources } from '../machinery/server.ts';

/** How many others work in the account at the same time. */
const others = 4;

type Call = (method: string, path: string, body?: object) => Promise<{ id: string }>;

const callOf =
  ({ url }: Server, { key }: Caller): Call =>
  async (method, path, body) => {
    const headers = throughProxy({ 'X-API-Key': key, 'Content-Type': 'application/json' });
    const response = await fetch(`${url}/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} /v1/${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? { id: '' } : ((await response.json()) as { data: { id: string } }).data;
  };

/** A user with so many resources. */
const addUser = async ({ db }: Database, { accountId }: Caller, resources: number): Promise<string> => {
  const id = newId('user');
  await db
    .insertInto('users')
    .values({ account_id: accountId, id, name: 'Bench', email: `${id}@tessera.example`, role: 'editor' })
    .execute();
  await sql`
    insert into resources (account_id, id, name, owner_id)
    select ${accountId}, 'res_' || substr(${id}, 5, 16) || lpad(i::text, 10, '0'), 'Resource ' || i, ${id}
    from generate_series(1, ${sql.lit(resources)}) i`.execute(db);
  await sql`analyze resources`.execute(db);
  return id;
};

/** Others read, list and write resources, until some work is done. */
const workWhile = async (call: Call, work: Promise<unknown>): Promise<Figures> => {
  const times: Record<'read' | 'write', number[]> = { read: [], write: [] };
  let isDone = false;
  const timed = async (kind: keyof typeof times, method: string, path: string, body?: object) => {
    const since = performance.now();
    const found = await call(method, path, body);
    times[kind].push(performance.now() - since);
    return found;
  };
  const walk = async () => {
    while (!isDone) {
      const { id } = await timed('write', 'POST', 'resources', { name: 'Of somebody else' });
      await timed('read', 'GET', `resources/${id}`);
      await timed('write', 'PATCH', `resources/${id}`, { name: 'Changed' });
      await timed('read', 'GET', 'resources?limit=20');
    }
  };
  const since = performance.now();
  const walking = Promise.all(Array.from({ length: others }, walk));
  await work;
  const seconds = (performance.now() - since) / 1000;
  isDone = true;
  await walking;
  const { read, write } = times;
  return {
    'read p50 ms': at(read),
    'read p99 ms': at(read, 0.99),
    'write p50 ms': at(write),
    'write p99 ms': at(write, 0.99),
    'longest ms': Math.max(...read, ...write),
    seconds,
  };
};

/** What others notice in the account in which a user with many resources is deleted. */
export const deletions = async (run: Run, { databaseUrl, ...caller }: Caller & { databaseUrl: string }): Promise<void> => {
  const server = await run.start('tessera', sources, productionOn({ databaseUrl, ...caller }));
  const database = await run.open(databaseUrl);
  const call = callOf(server, caller);
  await run.compare({
    title: `a user with ${run.size} resources`,
    contestants: [
      { name: 'idle', measure: (seconds) => workWhile(call, delay(seconds * 1000)) },
      {
        name: 'deleted',
        measure: async () => {
          const user = await addUser(database, caller, run.size);
          return workWhile(call, call('DELETE', `users/${user}`));
        },
      },
    ],
    figure: 'write p99 ms',
    aims: [
      { of: 'deleted', beside: 'idle', most: 5 },
      { of: 'deleted', beside: 'idle', figure: 'read p99 ms', most: 5 },
    ],
  });
};
