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

/** A user with so many tasks. */
const addUser = async ({ db }: Database, { accountId, userId }: Caller, project: string, tasks: number): Promise<string> => {
  const id = newId('user');
  await db
    .insertInto('users')
    .values({ account_id: accountId, id, name: 'Bench', email: `${id}@tessera.example`, role: 'editor' })
    .execute();
  await sql`
    insert into tasks (account_id, id, project_id, title, status, priority, assignee_id, tags, created_by)
    select ${accountId}, 'tsk_' || substr(${id}, 5, 16) || lpad(i::text, 10, '0'), ${project}, 'Task ' || i, 'todo', 'normal', ${id}, '{}', ${userId}
    from generate_series(1, ${sql.lit(tasks)}) i`.execute(db);
  await sql`analyze tasks`.execute(db);
  return id;
};

/** Others read, list and write tasks of the same project, until some work is done. */
const workWhile = async (call: Call, project: string, work: Promise<unknown>): Promise<Figures> => {
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
      const { id } = await timed('write', 'POST', `projects/${project}/tasks`, { title: 'Of somebody else' });
      await timed('read', 'GET', `tasks/${id}`);
      await timed('write', 'PATCH', `tasks/${id}`, { title: 'Changed' });
      await timed('read', 'GET', `tasks?project_id=${project}&limit=20`);
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

/** What others notice in the account in which a user with many tasks is deleted. */
export const deletions = async (run: Run, { databaseUrl, ...caller }: Caller & { databaseUrl: string }): Promise<void> => {
  const server = await run.start('tessera', sources, productionOn({ databaseUrl, ...caller }));
  const database = await run.open(databaseUrl);
  const call = callOf(server, caller);
  const { id: project } = await call('POST', 'projects', { name: 'Bench' });
  await run.compare({
    title: `a user with ${run.size} tasks`,
    contestants: [
      { name: 'idle', measure: (seconds) => workWhile(call, project, delay(seconds * 1000)) },
      {
        name: 'deleted',
        measure: async () => {
          const user = await addUser(database, caller, project, run.size);
          return workWhile(call, project, call('DELETE', `users/${user}`));
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
