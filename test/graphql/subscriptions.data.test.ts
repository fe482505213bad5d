import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentRequester, type Requester } from '../../src/data/connection/requester.ts';
import { connectGraphql, followed, standing, streamGraphql } from './subscribing.ts';
import { dataOf } from './support.ts';

let tessera: Tessera;
let now = Date.now();
const pass = (seconds: number) => {
  now += seconds * 1000;
};
/** Who has asked the database. */
const asking = new Set<Requester>();
const onStatement = () => void asking.add(currentRequester());
/** Leaves nobody who has asked until now any of their time. */
const exhaustTime = () => {
  for (const { waitTime: waited } of asking) if (waited) waited.before = 1e9;
};
beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now), onStatement });
});
// Those of earlier tests are gone.
beforeEach(() => followed(tessera, 0));
afterAll(() => tessera?.close());

const bySocket = ({ key }: Pick<Caller, 'key'>) => connectGraphql(tessera.url, { connectionParams: { token: key } });

const transports = {
  'a WebSocket': bySocket,
  'server-sent events': ({ key }: Pick<Caller, 'key'>) => streamGraphql(tessera.url, { 'X-API-Key': key }),
};

const created = async (name: string, caller = tessera.admin): Promise<string> =>
  (await dataOf(caller, 'mutation ($name: String!) { createResource(input: { name: $name }) { resource { id } } }', { name }))
    .createResource.resource.id;

const renamed = (id: string, name: string, caller = tessera.admin) =>
  dataOf(caller, 'mutation ($id: ID!, $name: String!) { updateResource(id: $id, input: { name: $name }) { resource { id } } }', {
    id,
    name,
  });

describe.each(Object.entries(transports))('a subscription over %s', (_name, keyed) => {
  it('resourceUpdated tells the record after each change, with what belongs to it, and ends with the record', async () => {
    const id = await created('Chart');
    const { client, subscribe: follow } = keyed(tessera.admin);
    const charts = follow('subscription ($id: ID!) { resourceUpdated(id: $id) { id name owner { id } } }', { id });
    await standing(tessera, charts);
    await renamed(await created('Another'), 'Not told');
    await renamed(id, 'Sea chart');
    await renamed(id, 'Star chart');
    const told = await charts.first(2);
    const owner = { id: tessera.admin.userId };
    expect(told.map(({ data }) => data.resourceUpdated)).toEqual([
      { id, name: 'Sea chart', owner },
      { id, name: 'Star chart', owner },
    ]);
    expect(told[0].extensions).toMatchObject({
      requestId: expect.stringMatching(/^req_/),
      cost: { operation: 11, most: 5000, requests: 1 },
    });
    await dataOf(tessera.admin, 'mutation ($id: ID!) { deleteResource(id: $id) { deletedId } }', { id });
    await charts.over;
    expect(charts.failure()).toBeUndefined();
    expect(charts.results).toHaveLength(2);
    await client.dispose();
  });

  it("has a request's time for each event, so that it stands for as long as it is wanted", async () => {
    const id = await created('Chart');
    const { client, subscribe: follow } = keyed(tessera.admin);
    const charts = follow('subscription ($id: ID!) { resourceUpdated(id: $id) { owner { name } } }', { id });
    await standing(tessera, charts);
    for (const [at, name] of ['Sea chart', 'Star chart'].entries()) {
      exhaustTime();
      await renamed(id, name);
      expect((await charts.first(at + 1))[at]).toMatchObject({ data: { resourceUpdated: { owner: { name: 'Administrator' } } } });
    }
    await client.dispose();
  });

  it('userUpdated tells a user after each change, and ends with the user', async () => {
    const { userId } = await tessera.someone('editor');
    const { client, subscribe: follow } = keyed(tessera.admin);
    const users = follow('subscription ($id: ID!) { userUpdated(id: $id) { id name role } }', { id: userId });
    await standing(tessera, users);
    await dataOf(tessera.admin, 'mutation ($id: ID!) { updateUser(id: $id, input: { name: "Ada", role: VIEWER }) { user { id } } }', {
      id: userId,
    });
    const [{ data }] = await users.first(1);
    expect(data.userUpdated).toEqual({ id: userId, name: 'Ada', role: 'VIEWER' });
    await dataOf(tessera.admin, 'mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: userId });
    await users.over;
    expect([users.failure(), users.results.length]).toEqual([undefined, 1]);
    await client.dispose();
  });

  it('eventCreated tells the kinds that were asked for, or every kind', async () => {
    const { client, subscribe: follow } = keyed(tessera.admin);
    const some = follow('subscription { eventCreated(types: ["RESOURCE_DELETED"]) { type resourceId } }');
    const all = follow('subscription { eventCreated { type resourceId data } }');
    await standing(tessera, some, all);
    const id = await created('Short-lived');
    await dataOf(tessera.admin, 'mutation ($id: ID!) { deleteResource(id: $id) { deletedId } }', { id });
    expect((await all.first(2)).map(({ data }) => data.eventCreated)).toEqual([
      { type: 'RESOURCE_CREATED', resourceId: id, data: expect.objectContaining({ id, name: 'Short-lived' }) },
      { type: 'RESOURCE_DELETED', resourceId: id, data: expect.objectContaining({ id }) },
    ]);
    expect((await some.first(1))[0].data.eventCreated).toEqual({ type: 'RESOURCE_DELETED', resourceId: id });
    expect(some.results).toHaveLength(1);
    await client.dispose();
  });

  it('eventCreated continues after an event of any kind, and never after one that the caller may not see', async () => {
    const { client, subscribe: follow } = keyed(tessera.admin);
    const all = follow('subscription { eventCreated { id } }');
    await standing(tessera, all);
    const id = await created('Continued');
    const [{ data }] = await all.first(1);
    await renamed(id, 'Continued again');
    await dataOf(tessera.admin, 'mutation ($id: ID!) { deleteResource(id: $id) { deletedId } }', { id });
    const query = 'subscription ($after: ID) { eventCreated(types: ["RESOURCE_DELETED"], after: $after) { type resourceId } }';
    const after = { after: data.eventCreated.id };
    const [told] = await follow(query, after).first(1);
    expect(told.data.eventCreated).toEqual({ type: 'RESOURCE_DELETED', resourceId: id });
    const foreign = keyed(await tessera.otherAccount());
    const refused = foreign.subscribe(query, after);
    await refused.over;
    expect(refused.results[0].errors[0].extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'not_found' });
    await Promise.all([client.dispose(), foreign.client.dispose()]);
  });

  it('is refused for what is not there, for unknown kinds, and for what does not fit the schema', async () => {
    const { client, subscribe: follow } = keyed(tessera.admin);
    const missing = follow('subscription { resourceUpdated(id: "res_01jq3x5gkz0v7t9n2m4p6r8s1w") { id } }');
    await missing.over;
    expect(missing.results[0].errors[0].extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'not_found' });
    const unknown = follow('subscription { eventCreated(types: ["PROJECT_LOST"]) { id } }');
    await unknown.over;
    expect(unknown.results[0].errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { 'types[0]': expect.anything() } });
    const none = follow('subscription { eventCreated(types: []) { id } }');
    await none.over;
    expect(none.results[0].errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { types: expect.anything() } });
    await client.dispose();
  });

  it('ends when its client ends it, and its neighbours go on', async () => {
    const { client, subscribe: follow } = keyed(tessera.admin);
    const query = 'subscription { eventCreated(types: ["RESOURCE_CREATED"]) { resourceId } }';
    const [one, other] = [follow(query), follow(query)];
    await standing(tessera, one, other);
    one.end();
    await one.over;
    const id = await created('For one only');
    expect((await other.first(1))[0].data.eventCreated.resourceId).toBe(id);
    expect(one.results).toEqual([]);
    await client.dispose();
  });
});

describe.each(Object.entries(transports))('what a subscriber may not see is not told over %s', (_name, keyed) => {
  const every = 'subscription { eventCreated { type resourceId } }';

  it('to another account', async () => {
    const elsewhere = await tessera.otherAccount();
    const [foreign, own] = [keyed(elsewhere), keyed(tessera.admin)];
    const id = await created('Ours');
    const [theirs, ours] = [foreign.subscribe(every), own.subscribe(every)];
    const record = foreign.subscribe('subscription ($id: ID!) { resourceUpdated(id: $id) { id } }', { id });
    await record.over;
    expect(record.results[0].errors[0].extensions).toMatchObject({ code: 'NOT_FOUND' });
    await standing(tessera, theirs, ours);
    await renamed(id, 'Ours still');
    await ours.first(1);
    const theirOwn = await created('Theirs', elsewhere);
    expect((await theirs.first(1)).map(({ data }) => data.eventCreated.resourceId)).toEqual([theirOwn]);
    await Promise.all([foreign.client.dispose(), own.client.dispose()]);
  });

  it('without the scopes of all that is selected, from the beginning or from when they are lost', async () => {
    const narrow = keyed(await tessera.someone('editor', ['read:resources', 'write:resources']));
    const id = await created('Wanted');
    const refused = narrow.subscribe('subscription ($id: ID!) { resourceUpdated(id: $id) { name owner { name } } }', { id });
    await refused.over;
    expect(refused.results[0].errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'invalid_scope' });
    const someone = await tessera.someone('editor');
    const wide = keyed(someone);
    const following = wide.subscribe('subscription ($id: ID!) { resourceUpdated(id: $id) { name owner { name } } }', { id });
    await standing(tessera, following);
    await tessera.database.db
      .updateTable('api_keys')
      .set({ scopes: ['read:resources'] })
      .where('user_id', '=', someone.userId)
      .execute();
    pass(2);
    await renamed(id, 'No longer theirs');
    await following.over;
    expect(following.results).toMatchObject([{ data: { resourceUpdated: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
    await Promise.all([narrow.client.dispose(), wide.client.dispose()]);
  });
});

describe('queries and mutations over the socket', () => {
  it('are answered as over HTTP, with the same errors, limits and costs', async () => {
    const { client, subscribe: ask } = bySocket(tessera.admin);
    const made = ask('mutation { createResource(input: { name: "By socket" }) { resource { name } } }');
    await made.over;
    expect(made.results).toMatchObject([
      { data: { createResource: { resource: { name: 'By socket' } } }, extensions: { cost: { operation: 10, requests: 1 } } },
    ]);
    const bad = ask('mutation { createResource(input: { name: "" }) { resource { name } } }');
    await bad.over;
    expect(bad.results[0]).toMatchObject({
      data: { createResource: null },
      errors: [{ extensions: { code: 'BAD_USER_INPUT', details: { 'input.name': expect.anything() } } }],
    });
    for (const [query, message] of [
      ['{ users(pagination: { limit: 100 }) { resources(pagination: { limit: 100 }) { id } } }', /cost 10100/],
      [`{ ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(' ')} }`, /16 aliases/],
      [`{ me { ${'id '.repeat(10_000)} } }`, /1000 tokens/],
      ['subscription { eventCreated { id } userUpdated(id: "x") { id } }', /only one/],
      ['subscription { eventCreated { colour } }', /colour/],
    ] as const) {
      const refused = ask(query);
      await refused.over;
      expect(refused.failure()).toMatchObject([{ message: expect.stringMatching(message), extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    await client.dispose();
  });

  it('count in the rate limit, and so do subscriptions and what is read for their events', async () => {
    const caller = await tessera.otherAccount();
    const left = async () => Number((await caller.call('GET', '/v1/users')).headers.get('x-ratelimit-remaining'));
    const id = await created('Counted', caller);
    const { client, subscribe: ask } = bySocket(caller);
    await ask('{ __typename }').over;
    const spent = async (work: () => Promise<unknown>): Promise<number> => {
      const before = await left();
      await work();
      return before - (await left()) - 1;
    };
    expect(await spent(() => ask('{ resources(first: 100) { edges { node { name owner { name } } } } }').over)).toBe(20);
    expect(await spent(() => ask('{ nonsense }').over)).toBe(1);
    const plain = ask('subscription ($id: ID!) { resourceUpdated(id: $id) { name } }', { id });
    const nested = ask('subscription ($id: ID!) { resourceUpdated(id: $id) { owner { resources(pagination: { limit: 40 }) { id } } } }', {
      id,
    });
    await standing(tessera, plain, nested);
    const beyond = 1 + (10 + 1 + 40 - 10 - 1) / 10;
    expect(await spent(() => renamed(id, 'Told', caller).then(() => Promise.all([plain.first(1), nested.first(1)])))).toBe(beyond + 1);
    expect(nested.results[0].extensions.cost).toEqual({ operation: 51, most: 5000, requests: beyond });
    await client.dispose();
  });

  it('are RATE_LIMITED when nothing is left', async () => {
    const caller = await tessera.otherAccount();
    await tessera.database.db
      .updateTable('accounts')
      .set({ plan: 'free', rate_limit: null, burst_limit: null })
      .where('id', '=', (eb) => eb.selectFrom('users').select('account_id').where('id', '=', caller.userId))
      .execute();
    pass(2);
    const { client, subscribe: ask } = bySocket(caller);
    const query = '{ resources(first: 100) { edges { node { owner { id } } } } }';
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const asked = ask(query);
        await asked.over;
        return asked;
      }),
    );
    expect(answers.at(-1)!.failure()).toMatchObject([{ extensions: { code: 'RATE_LIMITED', reason: 'rate_limit_exceeded' } }]);
    await client.dispose();
  });
});

describe('server-sent events', () => {
  const asked = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${tessera.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'X-API-Key': tessera.admin.key, ...headers },
      body: JSON.stringify(body),
    });
  const following = { query: 'subscription { eventCreated { id } }' };

  it('answer a query for those who take nothing else, and JSON wins where both are taken', async () => {
    const stream = await asked({ query: '{ me { id } }' });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const [next, complete] = (await stream.text()).split('\n\n');
    expect(JSON.parse(next!.replace('event: next\ndata: ', '')).data).toEqual({ me: { id: tessera.admin.userId } });
    expect(complete).toBe('event: complete\ndata: ');
    const both = await asked({ query: '{ me { id } }' }, { Accept: 'text/event-stream, application/json' });
    expect(both.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('begin at once, and are told to no cache and no buffer', async () => {
    const stream = await asked(following, { Accept: 'application/json, text/event-stream' });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([stream.headers.get('cache-control'), stream.headers.get('x-accel-buffering')]).toEqual(['no-store', 'no']);
    const reader = stream.body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe(':\n\n');
    await reader.cancel();
    await followed(tessera, 0);
  });

  it('do not begin for what a request may not: its answer is an error with its status', async () => {
    for (const [body, headers, status, reason] of [
      [following, { 'X-API-Key': 'nobody' }, 401, 'invalid_credentials'],
      [{ query: 'subscription { eventCreated { colour } }' }, {}, 400, 'invalid_parameters'],
      [{ query: `subscription { eventCreated { id } } #${'x'.repeat(16_384)}` }, {}, 413, 'payload_too_large'],
    ] as const) {
      const refused = await asked(body, headers);
      expect([refused.status, refused.headers.get('content-type')]).toEqual([status, 'application/graphql-response+json; charset=utf-8']);
      expect(await refused.json()).toMatchObject({ errors: [{ extensions: { reason } }] });
    }
  });

  it('end when the credential is revoked, also while there are no events', async () => {
    const someone = await tessera.someone('editor');
    const { client, subscribe: follow } = transports['server-sent events'](someone);
    const events = follow('subscription { eventCreated { id } }');
    await standing(tessera, events);
    await tessera.database.db.deleteFrom('api_keys').where('user_id', '=', someone.userId).execute();
    pass(2);
    await events.over;
    expect(events.results).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
    client.dispose();
  });
});
