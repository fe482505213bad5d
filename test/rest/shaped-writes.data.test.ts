import { bootTessera, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newResource } from '../support/new-records.ts';

let tessera: Tessera;

/** The statements that read whole users. */
let reads: string[] = [];
/** What comes of looking for users, where they cannot be had. */
let failure: Error | undefined;

/** The time stands still, so that credentials are looked up once. */
const clock = () => new Date('2026-03-14T09:26:53.589Z');

beforeAll(async () => {
  tessera = await bootTessera({
    clock,
    onStatement: ({ sql }) => {
      if (/^select .*"users"\."email"/s.test(sql)) reads.push(sql);
      if (failure && /from "users"/.test(sql)) throw failure;
    },
  });
});
afterAll(() => tessera?.close());

const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  tessera.admin.call(method, path, body, headers);
const read = async (path: string) => (await call('GET', path)).body.data;

describe('a write with fields and expand', () => {
  it.each([
    ['createResource', 'POST', '/v1/resources', { name: 'Draw' }, 201],
    ['replaceResource', 'PUT', '/v1/resources/{id}', { name: 'Paint' }, 200],
    ['updateResource', 'PATCH', '/v1/resources/{id}', { name: 'Print' }, 200],
  ])('%s answers as getResource does', async (_operation, method, template, body, status) => {
    const { id } = await newResource(tessera.admin);
    const shape = 'fields=name,status&expand=owner';
    const answer = await call(method, `${template.replace('{id}', id)}?${shape}`, body);
    const { data } = answer.body;
    const one = await call('GET', `/v1/resources/${data.id}?${shape}`);
    expect([answer.status, data]).toEqual([status, one.body.data]);
    expect(Object.keys(data).sort()).toEqual(['id', 'name', 'owner', 'status']);
    expect([data.name, data.owner.id]).toEqual([body.name, tessera.admin.userId]);
    // The tag is that of the record alone, and what is recorded is the whole record.
    expect(answer.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(answer.headers.get('location')).toBe(status === 201 ? `/v1/resources/${data.id}` : null);
    const [event] = await read(`/v1/events?resource_id=${data.id}&sort=created_at:desc&limit=1`);
    expect(event.data).toEqual(await read(`/v1/resources/${data.id}`));
  });

  it('is not carried out when a related record cannot be read', async () => {
    const fields = { name: 'Unread', type: 'standard' };
    failure = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
    const answer = await call('POST', '/v1/resources?expand=owner', fields).finally(() => {
      failure = undefined;
    });
    expect([answer.status, await read('/v1/resources?name=Unread')]).toEqual([503, []]);
    expect((await call('POST', '/v1/resources?expand=owner', fields)).status).toBe(201);
  });

  it('is another request under an Idempotency-Key, and a retry gets what was stored', async () => {
    const write = (query: string) => call('POST', `/v1/resources?${query}`, { name: 'Once' }, { 'Idempotency-Key': 'shape-once' });
    const first = await write('fields=name&expand=owner');
    await call('PATCH', `/v1/resources/${first.body.data.id}`, { name: 'Twice' });
    const again = await write('fields=name&expand=owner');
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
    for (const other of ['', 'fields=name', 'expand=owner', 'fields=status&expand=owner'])
      expectError(await write(other), 422, 'idempotency_key_reused');
  });

  it.each([
    ['a 202', 'POST', '/v1/webhooks/whk_00000000000000000000000000/test?fields=id', undefined],
    ['a 204', 'DELETE', '/v1/resources/res_00000000000000000000000000?fields=id', undefined],
    ['an answer with a secret', 'POST', '/v1/webhooks?fields=id', { url: 'https://hooks.example/', events: ['USER_CREATED'] }],
    ['an answer of another schema', 'POST', '/v1/account/api-keys?fields=id', { name: 'CI', scopes: ['read'] }],
  ])('is refused where the answer is %s', async (_what, method, path, body) => {
    expectError(await call(method, path, body), 400, 'invalid_parameters', ['fields unknown_parameter']);
  });

  it('reduces the answers of the account, too', async () => {
    const { status, body } = await call('PATCH', '/v1/account/retention?fields=events_days', { events_days: 30 });
    expect([status, body.data]).toEqual([200, { events_days: 30 }]);
  });

  it.each([
    ['nothing', '', 0],
    ['properties alone', '?fields=name', 0],
    ['a related record', '?expand=owner', 1],
    ['both', '?expand=owner&fields=name', 1],
  ])('asks the database once for each expansion: %s', async (_what, query, count) => {
    reads = [];
    expect((await call('POST', `/v1/resources${query}`, { name: 'Draw' })).status).toBe(201);
    expect(reads).toHaveLength(count);
  });
});
