import { randomUUID } from 'node:crypto';
import { bootTessera, serverUrl, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlLimits } from '../../src/contract/plans.ts';
import { sentTwiceAtOnce } from '../support/in-flight.ts';
import { inOneWindow } from '../support/rate-limit.ts';
import { connectGraphql } from './subscribing.ts';

describe('Idempotency-Key on a mutation', () => {
  let now = new Date('2026-06-01T12:00:00Z');
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera({ clock: () => now });
  });
  afterAll(() => tessera?.close());

  const newKey = () => `key-${randomUUID()}`;
  const create = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { id name data owner { id } } } }';
  const headersOf = (key: string) => ({ 'Idempotency-Key': key });
  const send = (key: string, query: string, variables: object = {}, caller = tessera.admin) =>
    caller.call('POST', '/graphql', { query, variables }, headersOf(key));
  const make = (key: string, name: string) => send(key, create, { input: { name } });
  const raw = async (key: string, body: string) => {
    const headers = { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json', ...headersOf(key) };
    const answer = await fetch(`${tessera.url}/graphql`, { method: 'POST', headers, body });
    return { replayed: answer.headers.get('idempotency-replayed'), text: await answer.text() };
  };
  const named = async (name: string): Promise<number> =>
    (await tessera.admin.call('GET', `/v1/resources?name=${encodeURIComponent(name)}`)).body.meta.total;
  const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed');

  it('gives a repetition the first answer to the byte, marked as replayed, and writes nothing', async () => {
    const key = newKey();
    const body = JSON.stringify({ query: create, variables: { input: { name: 'Once', data: { 10: 'a', b: [1.5, null] } } } });
    const [first, again] = [await raw(key, body), await raw(key, body)];
    expect([first.replayed, again.replayed]).toEqual([null, 'true']);
    expect(again.text).toBe(first.text);
    const { id } = JSON.parse(first.text).data.createResource.resource;
    expect(await named('Once')).toBe(1);
    expect((await tessera.events()).filter((event) => event.endsWith(id))).toHaveLength(1);
  });

  it('is in the extensions over a WebSocket, and over HTTP: the first answer comes again, by either way', async () => {
    const [idempotencyKey, name] = [newKey(), 'Once by socket'];
    const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: tessera.admin.key } });
    const variables = { input: { name } };
    const [first] = await subscribe(create, variables, { idempotencyKey }).first(1);
    const [again] = await subscribe(create, variables, { idempotencyKey }).first(1);
    const http = await tessera.admin.call('POST', '/graphql', { query: create, variables, extensions: { idempotencyKey } });
    expect(first.extensions).not.toHaveProperty('idempotencyReplayed');
    expect(again).toEqual({ ...first, extensions: { ...first.extensions, idempotencyReplayed: true } });
    expect([replayed(http), http.body]).toEqual(['true', first]);
    expect(await named(name)).toBe(1);
    const [other] = await subscribe(create, { input: { name: 'Another' } }, { idempotencyKey }).first(1);
    expect(other).toMatchObject({ errors: [{ extensions: { reason: 'idempotency_key_reused', requestId: expect.any(String) } }] });
    expect(await named('Another')).toBe(0);
    const [wrong] = await subscribe(create, variables, { idempotencyKey: 'with a space' }).first(1);
    expect(wrong).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', reason: 'invalid_parameters' } }] });
    await client.dispose();
  });

  it('takes other spellings of the operation and of its variables for the same request', async () => {
    const key = newKey();
    const name = 'Spelled';
    await raw(key, JSON.stringify({ query: create, variables: { input: { name, data: { a: 1, b: 2 } } } }));
    const respelled = `{ "variables": {"input": {"data": {"b": 2.0, "a": 1e0}, "name": "\\u0053pelled"}}, "operationName": null, "query": ${JSON.stringify(`# again\n${create.replaceAll(' ', '\n ')}`)} }`;
    expect((await raw(key, respelled)).replayed).toBe('true');
    expect(await named(name)).toBe(1);
  });

  it.each([
    ['other variables', create, { input: { name: 'Another' } }],
    ['another selection', create.replace('data', 'createdAt'), { input: { name: 'Mine' } }],
    ['another mutation', 'mutation { deleteResource(id: "res_nothing") { deletedId } }', {}],
  ])('refuses a key that was used with %s with 422', async (_what, query, variables) => {
    const key = newKey();
    await make(key, 'Mine');
    const { status, body } = await send(key, query, variables);
    expect([status, body.data]).toEqual([422, undefined]);
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'idempotency_key_reused', details: {} });
    expect(await named('Another')).toBe(0);
  });

  it('belongs to its caller, and to GraphQL', async () => {
    const key = newKey();
    await make(key, 'Shared');
    expect(replayed(await send(key, create, { input: { name: 'Shared' } }, await tessera.someone('editor')))).toBeNull();
    const overRest = await tessera.admin.call('POST', '/v1/resources', { name: 'Over REST' }, headersOf(key));
    expect([overRest.status, replayed(overRest)]).toEqual([201, null]);
  });

  it('lets one of many at once write; the others get its answer, or 409 with Retry-After', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(key, 'Crowd')));
    for (const { status, body, headers } of answers) {
      if (status === 200) expect(body.data.createResource.resource.name).toBe('Crowd');
      else expect([status, body.errors[0].extensions.reason, headers.get('retry-after')]).toEqual([409, 'idempotency_key_in_use', '1']);
    }
    expect(await named('Crowd')).toBe(1);
  });

  it.skipIf(!serverUrl)('says when to come back while the first one is still running', async () => {
    const { body } = await make(newKey(), 'Held');
    const { id } = body.data.createResource.resource;
    const key = newKey();
    const change = () => send(key, `mutation { updateResource(id: "${id}", input: { name: "Held up" }) { resource { name } } }`);
    const { first, second } = await sentTwiceAtOnce(tessera.database, id, change);
    expect([second.status, second.body.errors[0].extensions.reason]).toEqual([409, 'idempotency_key_in_use']);
    expect([second.headers.get('retry-after'), second.body.errors[0].extensions.retryAfter]).toEqual(['1', 1]);
    expect((await first).body.data.updateResource.resource.name).toBe('Held up');
  });

  it('keeps what was written beside a field that was refused, and does not write it again', async () => {
    const key = newKey();
    const query = `mutation {
      a: createResource(input: { name: "Partly" }) { resource { id } }
      b: updateResource(id: "res_nothing", input: { name: "x" }) { resource { id } }
      c: createResource(input: { name: "Partly" }) { resource { id } } }`;
    const [first, again] = [await send(key, query), await send(key, query)];
    expect(first.body.data).toMatchObject({ a: { resource: {} }, b: null, c: { resource: {} } });
    expect(first.body.errors).toMatchObject([{ path: ['b'], extensions: { code: 'NOT_FOUND' } }]);
    expect([replayed(again), again.body]).toEqual(['true', first.body]);
    expect(await named('Partly')).toBe(2);
  });

  it('goes on after a field that the database refuses, and undoes what that field had begun', async () => {
    const key = newKey();
    const user = 'createUser(input: { email: "twice@example.com", name: "Twice", role: USER }) { user { id } }';
    const query = `mutation { a: ${user} b: ${user} c: createResource(input: { name: "After all" }) { resource { id } } }`;
    const [first, again] = [await send(key, query), await send(key, query)];
    expect(first.body.data).toMatchObject({ a: { user: {} }, b: null, c: { resource: {} } });
    expect(first.body.errors).toMatchObject([{ path: ['b'], extensions: { code: 'ALREADY_EXISTS' } }]);
    expect([replayed(again), again.body, await named('After all')]).toEqual(['true', first.body, 1]);
    expect((await tessera.admin.call('GET', '/v1/users?email=twice@example.com')).body.meta.total).toBe(1);
  });

  it('keeps nothing when no field has written: the same key may succeed later', async () => {
    const { body } = await make(newKey(), 'Gone');
    const { id } = body.data.createResource.resource;
    const key = newKey();
    const remove = `mutation { deleteResource(id: "${id}") { deletedId } }`;
    await tessera.database.db
      .updateTable('resources')
      .set({ id: `${id}x` })
      .where('id', '=', id)
      .execute();
    const failed = await send(key, remove);
    expect([failed.status, failed.body.errors[0].extensions.code]).toEqual([200, 'NOT_FOUND']);
    await tessera.database.db.updateTable('resources').set({ id }).where('id', '=', `${id}x`).execute();
    const after = await send(key, remove);
    expect([after.body.data, replayed(after)]).toEqual([{ deleteResource: { deletedId: id } }, null]);
    expect(replayed(await send(key, remove))).toBe('true');
  });

  it('undoes all of it when keeping the answer fails', async () => {
    const { db } = tessera.database;
    await sql`alter table idempotency_keys add constraint nothing_fits check (false) not valid`.execute(db);
    try {
      const { status, body } = await make(newKey(), 'Nowhere');
      expect([status, body.data, body.errors[0].extensions.code]).toEqual([500, undefined, 'INTERNAL_SERVER_ERROR']);
    } finally {
      await sql`alter table idempotency_keys drop constraint nothing_fits`.execute(db);
    }
    expect(await named('Nowhere')).toBe(0);
  });

  it('undoes all of it when one of its fields fails on our side', async () => {
    const { db } = tessera.database;
    const key = newKey();
    const query = `mutation {
      a: createResource(input: { name: "Undone" }) { resource { id } }
      b: createResource(input: { name: "Breaks" }) { resource { id } } }`;
    await sql`alter table resources add constraint none_breaks check (name <> 'Breaks') not valid`.execute(db);
    try {
      const { status, body } = await send(key, query);
      expect([status, body.data, body.errors[0].extensions.code]).toEqual([500, undefined, 'INTERNAL_SERVER_ERROR']);
    } finally {
      await sql`alter table resources drop constraint none_breaks`.execute(db);
    }
    expect(await named('Undone')).toBe(0);
    const after = await send(key, query);
    expect([after.body.errors, replayed(after)]).toEqual([undefined, null]);
    expect(await named('Undone')).toBe(1);
  });

  it('counts for nobody when the database does not come to an end with it', async () => {
    const { db } = tessera.database;
    const counted = () => tessera.admin.call('GET', '/v1/resources');
    await sql`create function takes_too_long() returns trigger language plpgsql as $$
      begin raise exception 'too long' using errcode = '57014'; end $$`.execute(db);
    await sql`create trigger takes_too_long before insert on idempotency_keys execute function takes_too_long()`.execute(db);
    const compared = await inOneWindow(async (left) => {
      const before = left(await counted());
      const { status } = await make(newKey(), 'Nowhere');
      return [status, before - left(await counted())];
    });
    await sql`drop function takes_too_long cascade`.execute(db);
    expect(compared).toEqual([504, 1]);
  });

  it('stores no larger response than the contract says: the first one says so already, and its replay is the same', async () => {
    const key = newKey();
    const again = Array.from({ length: 5 }, (_, at) => `again${at}: data`).join(' ');
    const query = `mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { id ${again} } } }`;
    const variables = { input: { name: 'Large', data: { note: 'x'.repeat(graphqlLimits.keyed_response / 5) } } };
    const [first, second] = [await send(key, query, variables), await send(key, query, variables)];
    const message = `The mutation was carried out, and its response has more than ${graphqlLimits.keyed_response} characters`;
    expect(first.body).toMatchObject({
      data: null,
      errors: [{ message: expect.stringContaining(message), extensions: { reason: 'payload_too_large' } }],
    });
    expect([replayed(first), replayed(second), second.body]).toEqual([null, 'true', first.body]);
    expect(await named('Large')).toBe(1);
    const { rows } = await sql<{ longest: number }>`select max(length(answer)) as longest from idempotency_keys`.execute(
      tessera.database.db,
    );
    expect(rows[0]!.longest).toBeLessThan(graphqlLimits.keyed_response);
    const { body } = await tessera.admin.call('POST', '/graphql', { query, variables });
    expect([body.errors, body.data.createResource.resource.again4]).toEqual([undefined, variables.input.data]);
  });

  it('survives an answer that got lost: the retry gets it', async () => {
    const key = newKey();
    const lost = new AbortController();
    const sent = fetch(`${tessera.url}/graphql`, {
      method: 'POST',
      signal: lost.signal,
      headers: { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json', ...headersOf(key) },
      body: JSON.stringify({ query: create, variables: { input: { name: 'Lost' } } }),
    });
    await sent.then((response) => response.body?.cancel());
    lost.abort();
    expect(replayed(await make(key, 'Lost'))).toBe('true');
    expect(await named('Lost')).toBe(1);
  });

  it('keeps an answer for 24 hours and no longer', async () => {
    const key = newKey();
    await make(key, 'Daily');
    now = new Date(now.getTime() + 23 * 3_600_000);
    expect(replayed(await make(key, 'Daily'))).toBe('true');
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect(replayed(await make(key, 'Daily'))).toBeNull();
    expect(await named('Daily')).toBe(2);
  });

  it('keeps a secret that is told once sealed, and still tells it to a repetition', async () => {
    const key = newKey();
    const query =
      'mutation { createWebhook(input: { url: "https://hooks.example.com/kept", events: [RESOURCE_CREATED] }) { secret webhook { id } } }';
    const [first, again] = [await send(key, query), await send(key, query)];
    const { secret } = first.body.data.createWebhook;
    expect([secret.length > 20, again.body, replayed(again)]).toEqual([true, first.body, 'true']);
    const { answer } = await tessera.database.db
      .selectFrom('idempotency_keys')
      .where('key', '=', key)
      .select('answer')
      .executeTakeFirstOrThrow();
    expect(answer).not.toContain(secret);
  });

  it.each(['', 'x'.repeat(256), 'with space'])('refuses the key "%s" with 400', async (key) => {
    const { status, body } = await make(key, 'Bad');
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await named('Bad')).toBe(0);
  });

  it('passes over the key of a query', async () => {
    const key = newKey();
    const answers = [await send(key, '{ me { id } }'), await send(key, '{ me { name } }'), await send('with space', '{ me { id } }')];
    expect(answers.map((answer) => [answer.status, answer.body.errors, replayed(answer)])).toEqual(Array(3).fill([200, undefined, null]));
  });
});
