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

/** Has the status of every resource resolved to something else, in the servers that are booted meanwhile. */
const lying = async <T>(boot: () => Promise<T>): Promise<T> => {
  const { Resource } = propertyResolvers as Resolvers as { Resource: Record<string, unknown> };
  const { status } = Resource;
  Resource.status = () => 'hunter2';
  try {
    return await boot();
  } finally {
    Resource.status = status;
  }
};

describe.each([
  {
    mode: 'development',
    env: {},
    reason: 'contract_violation',
    details: ['Resource.status'],
    why: 'Resource.status was resolved to a value',
  },
  { mode: 'production', env: production, reason: 'internal_error', details: [], why: 'Must be one of: ACTIVE, ARCHIVED, PENDING.' },
])('a resolver that returns a value of no enum, in $mode', ({ env, reason, details, why }) => {
  const logged: string[] = [];
  let tessera: Tessera;
  beforeAll(async () => {
    const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
    tessera = await lying(() => bootTessera({ env, log }));
  });
  afterAll(() => tessera?.close());

  const expectTold = (errors: object[], path: (string | number)[]) => {
    expect(errors).toMatchObject([{ path, extensions: { code: 'INTERNAL_SERVER_ERROR', reason } }]);
    expect(Object.keys((errors as { extensions: { details: object } }[])[0]!.extensions.details)).toEqual(details);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
    const said = logged.splice(0).join();
    expect(said).toContain(why);
    expect(said).not.toContain('hunter2');
  };

  it('fails a mutation and a query', async () => {
    const create = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { id status } } }';
    const made = await ask(tessera.admin, create, { input: { name: 'Theodolite' } }, overTls);
    expectTold(made.body.errors, ['createResource', 'resource', 'status']);
    const read = await ask(tessera.admin, '{ resources { edges { node { status } } } }', {}, overTls);
    expectTold(read.body.errors, ['resources', 'edges', 0, 'node', 'status']);
  });

  it('fails the event of a subscription', async () => {
    const headers = { 'X-API-Key': tessera.admin.key, ...overTls };
    const stream = streamGraphql(tessera.url, headers);
    const subscription = stream.subscribe('subscription { resourceChanged { resource { status } } }');
    await followed(tessera, 1);
    await tessera.admin.call('POST', '/v1/resources', { name: 'Level' }, overTls);
    const [{ errors }] = await subscription.first(1);
    expectTold(errors, ['resourceChanged', 'resource', 'status']);
    subscription.end();
    stream.client.dispose();
  });

  it('fails a mutation with a key as a whole', async () => {
    const create = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { status } } }';
    const count = async () => (await tessera.admin.call('GET', '/v1/resources', undefined, overTls)).body.meta.total;
    const before = await count();
    const headers = { ...overTls, 'Idempotency-Key': 'once' };
    const { status, body } = await ask(tessera.admin, create, { input: { name: 'Theodolite' } }, headers);
    expect([status, body.data]).toEqual([500, undefined]);
    expect(body.errors).toMatchObject([{ extensions: { reason } }]);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(await count()).toBe(before);
  });
});
