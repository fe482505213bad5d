import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyResolvers } from '../../src/contract/graphql.ts';
import { followed, streamGraphql } from './subscribing.ts';
import { ask } from './support.ts';

const production = {
  TESSERA_MODE: 'production',
  TESSERA_PUBLIC_URL: 'https://api.tessera.test',
  TESSERA_AUTH_URL: 'https://auth.tessera.test',
  TESSERA_TRUSTED_PROXIES: '127.0.0.1',
};
const overTls = { 'X-Forwarded-Proto': 'https' };

type Resolvers = Record<string, Record<string, () => unknown>>;

/** Has the status of every task resolved to something else, in the servers that are booted meanwhile. */
const lying = async <T>(boot: () => Promise<T>): Promise<T> => {
  const { Task } = propertyResolvers as Resolvers as { Task: Record<string, unknown> };
  const { status } = Task;
  Task.status = () => 'hunter2';
  try {
    return await boot();
  } finally {
    Task.status = status;
  }
};

describe.each([
  { mode: 'development', env: {}, reason: 'contract_violation', details: ['Task.status'], why: 'Task.status was resolved to a value' },
  { mode: 'production', env: production, reason: 'internal_error', details: [], why: 'TaskStatus' },
])('a resolver that returns a value of no enum, in $mode', ({ env, reason, details, why }) => {
  const logged: string[] = [];
  let tessera: Tessera;
  let projectId: string;
  beforeAll(async () => {
    const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
    tessera = await lying(() => bootTessera({ env, log }));
    projectId = (await tessera.admin.call('POST', '/v1/projects', { name: 'Atlas' }, overTls)).body.data.id;
  });
  afterAll(() => tessera?.close());

  const expectTold = (errors: object[], path: (string | number)[]) => {
    expect(errors).toMatchObject([{ path, extensions: { code: 'INTERNAL_SERVER_ERROR', reason } }]);
    expect(Object.keys((errors as { extensions: { details: object } }[])[0]!.extensions.details)).toEqual(details);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
    expect(logged.splice(0).join()).toContain(why);
  };

  it('fails a mutation and a query', async () => {
    const create = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { id status } } }';
    const made = await ask(tessera.admin, create, { input: { projectId, title: 'Draw' } }, overTls);
    expectTold(made.body.errors, ['createTask', 'task', 'status']);
    const read = await ask(tessera.admin, '{ tasks { nodes { status } } }', {}, overTls);
    expectTold(read.body.errors, ['tasks', 'nodes', 0, 'status']);
  });

  it('fails the event of a subscription', async () => {
    const headers = { 'X-API-Key': tessera.admin.key, ...overTls };
    const stream = streamGraphql(tessera.url, headers);
    const subscription = stream.subscribe('subscription { taskChanged { task { status } } }');
    await followed(tessera, 1);
    await tessera.admin.call('POST', '/v1/tasks', { project_id: projectId, title: 'Print' }, overTls);
    const [{ errors }] = await subscription.first(1);
    expectTold(errors, ['taskChanged', 'task', 'status']);
    subscription.end();
    stream.client.dispose();
  });

  it('fails a mutation with a key as a whole', async () => {
    const create = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { status } } }';
    const count = async () => (await tessera.admin.call('GET', '/v1/tasks', undefined, overTls)).body.meta.total;
    const before = await count();
    const headers = { ...overTls, 'Idempotency-Key': 'once' };
    const { status, body } = await ask(tessera.admin, create, { input: { projectId, title: 'Draw' } }, headers);
    expect([status, body.data]).toEqual([500, undefined]);
    expect(body.errors).toMatchObject([{ extensions: { reason } }]);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(await count()).toBe(before);
  });
});
