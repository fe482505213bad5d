import { anId, bootTessera, type Caller, created, expectError, recording, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let ada: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const create = (name: string, more: object = {}) => ({ operation: 'createResource', body: { name }, ...more });
const withId = (operation: string, { id }: { id: string }, more: object = {}) => ({ operation, path: { resource_id: id }, ...more });
const missing = { id: 'res_00000000000000000000000000' };
const send = (operations: object[], more: object = {}, caller = ada, headers: Record<string, string> = {}) =>
  caller.call('POST', '/v1/batch', { operations, ...more }, headers);
const each = { atomic: false };
const names = async (type: string, caller = ada) =>
  (await caller.call('GET', `/v1/resources?type=${type}&sort=created_at`)).body.data.map(({ name }: { name: string }) => name);
const ofType = (type: string) => (name: string) => create(name, { body: { name, type } });
const statusesOf = (body: { data: { results: { status: number }[] } }) => body.data.results.map(({ status }) => status);

describe('executeBatch', () => {
  it('200 has the answer that each operation has alone, in order', async () => {
    const first = await created(ada, '/v1/resources', { name: 'First' });
    const { status, body } = await send([
      create('Second'),
      withId('updateResource', first, { body: { name: 'Renamed' }, query: { fields: ['name'] }, if_match: '"1"' }),
      withId('deleteResource', first),
    ]);
    expect(status).toBe(200);
    const { succeeded, failed, results } = body.data;
    expect([succeeded, failed]).toEqual([3, 0]);
    expect(results[0]).toEqual({
      operation: 'createResource',
      status: 201,
      headers: { ETag: '"1"', Location: `/v1/resources/${results[0].body.data.id}` },
      body: { data: expect.objectContaining({ id: anId('res'), name: 'Second' }), meta: body.meta },
    });
    expect(results[1].body.data).toEqual({ id: first.id, name: 'Renamed' });
    expect(results[1].headers).toEqual({ ETag: '"2"' });
    expect(results[2]).toEqual({ operation: 'deleteResource', status: 204, headers: {}, body: null });
  });

  it('200 records the events of the operations in their order', async () => {
    const { events } = await recording(tessera, () =>
      send([create('One'), { operation: 'updateCurrentUser', body: { name: 'Ada L.' } }, create('Two'), create('Three')]),
    );
    expect(events.map(({ type, data }) => [type, (data as { name: string }).name])).toEqual([
      ['RESOURCE_CREATED', 'One'],
      ['USER_UPDATED', 'Ada L.'],
      ['RESOURCE_CREATED', 'Two'],
      ['RESOURCE_CREATED', 'Three'],
    ]);
  });

  it('200 gives an operation values of earlier results', async () => {
    const { body } = await send([
      create('Whole', { body: { name: 'Whole', metadata: { parts: [] } } }),
      create('Part', { references: { '/body/metadata': '/0/body/data/metadata', '/body/description': '/0/body/data/id' } }),
      {
        operation: 'updateResource',
        body: { metadata: { parts: ['?'] } },
        references: { '/path/resource_id': '/0/body/data/id', '/body/metadata/parts/1': '/1/body/data/id' },
      },
    ]);
    const [whole, part, updated] = body.data.results.map((one: { body: { data: object } }) => one.body.data);
    expect(part).toMatchObject({ description: whole.id, metadata: { parts: [] } });
    expect(updated).toMatchObject({ id: whole.id, metadata: { parts: ['?', part.id] } });
  });

  it('200 takes `me` and normalizes texts, as the operations do', async () => {
    const { body } = await send([{ operation: 'updateUser', path: { user_id: 'me' }, body: { name: 'Ade\u0301' } }]);
    expect(body.data.results[0].body.data).toMatchObject({ id: ada.userId, name: 'Ad\u00e9' });
  });

  describe.each([
    ['a body that breaks the contract', create('x', { body: { name: 7 } }), 400, 'invalid_parameters', ['operations[1].name invalid_type']],
    ['a missing body', { operation: 'createResource' }, 400, 'missing_body', ['operations[1].(body) missing_required_field']],
    [
      'a body that nothing takes',
      withId('deleteResource', missing, { body: { name: 'x' } }),
      400,
      'invalid_parameters',
      ['operations[1].(body) not_allowed'],
    ],
    [
      'a missing path parameter',
      { operation: 'deleteResource' },
      400,
      'invalid_parameters',
      ['operations[1].path.resource_id missing_required_field'],
    ],
    [
      'an unknown query parameter',
      create('x', { query: { colour: 'red' } }),
      400,
      'invalid_parameters',
      ['operations[1].colour unknown_parameter'],
    ],
    ['a record that does not exist', withId('deleteResource', missing), 404, 'not_found', []],
    [
      'a reference to no value',
      create('x', { references: { '/body/name': '/0/body/data/colour' } }),
      422,
      'unknown_reference',
      ['operations[1].references./body/name unknown_reference'],
    ],
    [
      'a reference to itself',
      create('x', { references: { '/body/name': '/1/body/data/name' } }),
      422,
      'unknown_reference',
      ['operations[1].references./body/name unknown_reference'],
    ],
    [
      'a reference from no place',
      create('x', { references: { '/body/metadata/a/b': '/0/body/data/name' } }),
      422,
      'unknown_reference',
      ['operations[1].references./body/metadata/a/b unknown_reference'],
    ],
    [
      'a zero character',
      create('x', { body: { name: 'x', metadata: { a: 'b\0' } } }),
      422,
      'unprocessable',
      ['operations[1].metadata.a not_allowed'],
    ],
    [
      'half of a character',
      create('x', { body: { name: 'x', metadata: { a: ['\ud800'] } } }),
      422,
      'unprocessable',
      ['operations[1].metadata.a[0] not_allowed'],
    ],
    [
      'half of a character in the path',
      withId('deleteResource', { id: '\ud800' }),
      422,
      'unprocessable',
      ['operations[1].path.resource_id not_allowed'],
    ],
    [
      'a key in the query',
      create('x', { query: { api_key: 'tsr_live_x' } }),
      400,
      'invalid_parameters',
      ['operations[1].api_key not_allowed'],
    ],
    [
      'what the caller may not do',
      { operation: 'createUser', body: { name: 'x', email: 'x@example.com' } },
      403,
      'insufficient_permissions',
      [],
    ],
  ])('with %s', (_what, refused, status, code, details) => {
    it(`${status} ${code} is the error of the whole batch, and nothing has changed`, async () => {
      const type = `none-${code}-${details.length}`;
      const { answer, events } = await recording(tessera, () => send([ofType(type)('Before'), refused, ofType(type)('After')]));
      expectError(answer, status, code as never, details);
      expect(answer.body.error.message).toMatch(/^operations\[1\] \(\w+\): /);
      expect(events).toEqual([]);
      expect(await names(type)).toEqual([]);
    });

    it('200 with atomic: false carries out the others', async () => {
      const type = `some-${code}-${details.length}`;
      const before = await names(type);
      const { status: whole, body } = await send([ofType(type)('Before'), refused, ofType(type)('After')], each);
      expect(whole).toBe(200);
      expect(statusesOf(body)).toEqual([201, status, 201]);
      expect(body.data).toMatchObject({ succeeded: 2, failed: 1 });
      expect(body.data.results[1].body.error.code).toBe(code);
      expect(await names(type)).toEqual([...before, 'Before', 'After']);
    });
  });

  it('names the operation whose write failed, even if that was met later', async () => {
    const admin = await tessera.someone('admin');
    const { email } = (await admin.call('GET', '/v1/users/me')).body.data;
    const user = (address: string) => ({ operation: 'createUser', body: { name: 'Grace', email: address } });
    const answer = await send([create('One'), user(email), user('grace.b@example.com'), create('Two')], {}, admin);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({ code: 'already_exists', message: expect.stringMatching(/^operations\[1\] \(createUser\)/) });
    const apart = await send([create('One'), user(email), user('grace.b@example.com'), create('Two')], each, admin);
    expect(statusesOf(apart.body)).toEqual([201, 409, 201, 201]);
  });

  it('names the operation that breaks a rule which only the database has', async () => {
    const { db } = tessera.database;
    await sql`create unique index only_one on resources (account_id, name) where type = 'only'`.execute(db);
    try {
      const only = ofType('only');
      const answer = await send([create('x'), only('One'), only('One'), create('y')]);
      expectError(answer, 409, 'already_exists');
      expect(answer.body.error.message).toMatch(/^operations\[2\] \(createResource\): /);
      expect(statusesOf((await send([only('One'), only('One'), only('Two')], each)).body)).toEqual([201, 409, 201]);
    } finally {
      await sql`drop index only_one`.execute(db);
    }
  });

  it('refuses an operation with a number that would be rounded, and only that one', async () => {
    const text = JSON.stringify({
      ...each,
      operations: [create('x'), create('y', { body: { name: 'y', metadata: { id: 'NUMBER' } } }), create('z')],
    }).replace('"NUMBER"', '9007199254740993');
    const answer = await fetch(`${tessera.url}/v1/batch`, {
      method: 'POST',
      headers: { 'X-API-Key': ada.key, 'Content-Type': 'application/json' },
      body: text,
    });
    const { data } = (await answer.json()) as { data: { results: { status: number; body: { error: { details: object[] } } }[] } };
    expect(data.results.map(({ status }) => status)).toEqual([201, 422, 201]);
    expect(data.results[1]!.body.error.details).toEqual([expect.objectContaining({ field: 'metadata.id', code: 'not_allowed' })]);
  });

  it('refuses a batch that is nested too deep, even with an Idempotency-Key', async () => {
    const open = '{"a":'.repeat(6000);
    const answer = await fetch(`${tessera.url}/v1/batch`, {
      method: 'POST',
      headers: { 'X-API-Key': ada.key, 'Content-Type': 'application/json', 'Idempotency-Key': 'deep' },
      body: `{"operations": [{"operation": "createResource", "body": ${open}1${'}'.repeat(6000)}}]}`,
    });
    expectError({ status: answer.status, headers: answer.headers, body: await answer.json() }, 422, 'unprocessable', [
      '(body) not_allowed',
    ]);
  });

  it('with atomic: false, refuses what refers to a refused operation, whatever its answer has', async () => {
    const { body } = await send(
      [
        withId('updateResource', missing, { body: { name: 'x' } }),
        create('y', { references: { '/body/description': '/0/body/data/id' } }),
        create('y', { references: { '/body/description': '/0/body/error/code' } }),
      ],
      each,
    );
    expect(statusesOf(body)).toEqual([404, 422, 422]);
    for (const { body: refused } of body.data.results.slice(1))
      expect(refused.error.details[0].message).toBe('operations[0] (updateResource) was refused with 404.');
  });

  it('412 when a record has another version than if_match says', async () => {
    const one = await created(ada, '/v1/resources', { name: 'One' });
    expectError(await send([withId('updateResource', one, { body: { name: 'Two' }, if_match: '"7"' })]), 412, 'version_mismatch');
  });

  it('400 for an operation that cannot be in a batch, and names those that can', async () => {
    for (const operation of ['executeBatch', 'listResources', 'uploadFileContent', 'createSession', 'nothing'])
      expectError(await send([{ operation }]), 400, 'invalid_parameters', ['operations[0].operation invalid_enum_value']);
  });

  it('400 for none, for more than 100, and for a place that is no JSON Pointer', async () => {
    expectError(await send([]), 400, 'invalid_parameters', ['operations too_few_items']);
    expectError(await send(Array.from({ length: 101 }, () => create('x'))), 400, 'invalid_parameters', ['operations too_many_items']);
    expectError(await send([create('x', { references: { body: '/0/body/data/id' } })]), 400, 'invalid_parameters', [
      'operations[0].references invalid_format',
    ]);
  });

  it('never changes what all objects have', async () => {
    const { body } = await send(
      [create('x'), create('y', { references: { '/body/__proto__': '/0/body/data', '/body/metadata': '/0/body/data/metadata' } })],
      each,
    );
    expect(statusesOf(body)).toEqual([201, 400]);
    expect(({} as { id?: string }).id).toBeUndefined();
  });

  it('costs the sum of its operations', async () => {
    const remaining = async (operations: object[]) => Number((await send(operations)).headers.get('x-ratelimit-remaining'));
    const one = await remaining([create('a')]);
    const three = await remaining([create('a'), create('b'), create('c')]);
    expect(one - three).toBe(3);
  });

  it('is carried out once for an Idempotency-Key, whatever became of its operations', async () => {
    const type = 'once';
    const key = { 'Idempotency-Key': 'batch-once' };
    const operations = [ofType(type)('One'), withId('deleteResource', missing), ofType(type)('Two')];
    const first = await send(operations, each, ada, key);
    const again = await send(operations, each, ada, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body.data).toEqual(first.body.data);
    expect(await names(type)).toEqual(['One', 'Two']);
    expectError(await send(operations.slice(1), each, ada, key), 422, 'idempotency_key_reused');
  });

  it('403 where an operation needs a scope that the credential lacks', async () => {
    const reader = await tessera.someone('editor', ['read', 'write:resources']);
    expect((await send([create('x')], {}, reader)).status).toBe(200);
    const answer = await send([create('x'), { operation: 'updateCurrentUser', body: { name: 'x' } }], {}, reader);
    expectError(answer, 403, 'invalid_scope');
  });

  it('sees no record of another account', async () => {
    const eve = await tessera.otherAccount();
    const one = await created(ada, '/v1/resources', { name: 'Mine' });
    expectError(await send([withId('deleteResource', one)], {}, eve), 404, 'not_found');
  });

  it('has the words of the version that it is sent to', async () => {
    const { status, body } = await ada.call('POST', '/v2-preview/batch', { operations: [create('x')] });
    expect(status).toBe(200);
    expect(body.data.results[0].headers.Location).toMatch(/^\/v2-preview\/resources\//);
  });
});
