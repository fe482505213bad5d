import { bootTessera, type Caller, expectError, messageOf, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newResource } from '../support/new-records.ts';

let tessera: Tessera;
let id: string;

beforeAll(async () => {
  tessera = await bootTessera();
  for (let count = 0; count < 3; count += 1) id = (await newResource(tessera.admin)).id;
});
afterAll(() => tessera?.close());

const list = (query: string, caller: Caller = tessera.admin) => caller.call('GET', `/v1/resources?${query}`);
const begun = async (query = ''): Promise<string> => (await list(`after=&limit=1${query}`)).body.meta.next_cursor;

describe('400 invalid_parameters', () => {
  it.each([
    ['limit=0', 'limit too_small', 'at least 1'],
    ['limit=101', 'limit too_large', 'at most 100'],
    ['limit=ten', 'limit invalid_type', 'integer'],
    ['limit=1.5', 'limit invalid_type', 'integer'],
    ['limit=1e1', 'limit invalid_type', 'decimal digits, such as 20'],
    ['limit=0x10', 'limit invalid_type', 'decimal digits'],
    ['limit=%205', 'limit invalid_type', 'decimal digits'],
    ['limit=+5', 'limit invalid_type', 'decimal digits'],
    ['limit=%2B5', 'limit invalid_type', 'decimal digits'],
    ['limit=5.0', 'limit invalid_type', 'decimal digits'],
    ['page=0', 'page too_small', 'at least 1'],
    ['page=1001', 'page too_large', 'at most 1000'],
    ['page=-1', 'page too_small', 'at least 1'],
    ['offset=-1', 'offset too_small', 'at least 0'],
    ['offset=100001', 'offset too_large', 'at most 100000'],
    ['after=a+b', 'after invalid_format', 'a cursor from an earlier answer'],
    ['limit=1&limit=2', 'limit duplicate_items', 'once'],
  ])('refuses ?%s', async (query, detail, words) => {
    const answer = await list(query);
    expectError(answer, 400, 'invalid_parameters', [detail]);
    expect(answer.body.error.details[0].message).toContain(words);
  });

  it.each([
    ['/v1/account/requests?status=0x10', 'status invalid_type'],
    ['/v1/account/requests?status_in=200,1e3', 'status_in[1] invalid_type'],
    ['/v1/account/requests?duration_ms_gt=0x10', 'duration_ms_gt invalid_type'],
    ['/v1/account/requests?duration_ms[in]=1,+2', 'duration_ms[in][1] invalid_type'],
  ])('refuses %s as well: filters take decimal digits', async (path, detail) => {
    const answer = await tessera.admin.call('GET', path);
    expectError(answer, 400, 'invalid_parameters', [detail]);
    expect(answer.body.error.details[0].message).toContain('decimal digits');
  });

  it('takes what is written in decimal digits', async () => {
    expect((await list('limit=002')).body.data).toHaveLength(2);
    for (const value of ['3', '3.25', '1e-7']) {
      const { status } = await tessera.admin.call('GET', `/v1/account/requests?duration_ms_gt=${value}`);
      expect([value, status]).toEqual([value, 200]);
    }
  });

  it.each([
    ['page=1&offset=0', ['page', 'offset']],
    ['page=1&after=', ['page', 'after']],
    ['offset=0&after=', ['offset', 'after']],
    ['page=1&offset=0&after=', ['page', 'offset', 'after']],
  ])('refuses to mix forms: ?%s', async (query, names) => {
    const answer = await list(query);
    expectError(
      answer,
      400,
      'invalid_parameters',
      names.map((name) => `${name} not_allowed`),
    );
    expect(answer.body.error.message).toContain('page, offset and after');
  });

  it.each([
    ['colour=red', 'colour'],
    ['owner=x', 'owner'],
    ['name_gt=x', 'name_gt'],
    ['name_exists=true', 'name_exists'],
    ['status_contains=x', 'status_contains'],
    ['created_at_in=2026-01-01T00:00:00Z', 'created_at_in'],
    ['name[regex]=x', 'name[regex]'],
    ['metadata[neq]=x', 'metadata[neq]'],
    ['toString=x', 'toString'],
    ['__proto__=x', '__proto__'],
  ])('refuses a filter that is not declared, and names those that are: ?%s', async (query, name) => {
    const answer = await list(query);
    expectError(answer, 400, 'invalid_parameters', [`${name} unknown_parameter`]);
    for (const allowed of ['page', 'limit', 'sort', 'fields', 'expand', 'status', 'description'])
      expect(messageOf(answer, name)).toContain(allowed);
  });

  it.each([
    ['name[foo]=x', 'name[foo]', 'The filters by name are name, name_in, name_contains, name_starts_with, name[eq],'],
    ['name_like=x', 'name_like', 'name[like]'],
    ['created_at[like]=x', 'created_at[like]', 'The filters by created_at are created_at, created_at_gt,'],
    ['description_is_null=true', 'description_is_null', 'description_exists'],
  ])('tells who filters by a wrong operator those of the field: ?%s', async (query, name, words) => {
    const told = messageOf(await list(query), name)!;
    expect(told).toContain(words);
    expect(told.split(' Allowed: ')[0]).not.toContain('status');
  });

  it('tells who filters a list of values by a wrong operator those of the field', async () => {
    const told = messageOf(await tessera.admin.call('GET', '/v1/webhooks?events[neq]=x'), 'events[neq]')!;
    const names = 'events, events_in, events_all, events_exists, events[eq], events[in], events[all], events[nin]';
    expect(told).toContain(`The filters by events are ${names}.`);
    expect(told.split(' Allowed: ')[0]).not.toContain('status');
  });

  it.each([
    ['nmae=x', 'nmae', 'name'],
    ['ownerId=x', 'ownerId', 'owner_id'],
    ['state=active', 'state', 'status'],
    ['createdAt=x', 'createdAt', 'created_at'],
    ['colour=red', 'colour', undefined],
    ['Limit=5', 'Limit', 'limit'],
    [`${'limit'.repeat(500)}=5`, `${'limit'.repeat(40).slice(0, 199)}…`, undefined],
  ])('names first what may have been meant: ?%s', async (query, name, meant) => {
    const answer = await list(query);
    expectError(answer, 400, 'invalid_parameters', [`${name} unknown_parameter`]);
    const told = messageOf(answer, name)!;
    if (meant) expect(told).toMatch(new RegExp(`^Is unknown\\. Did you mean ${meant}\\? Allowed: ${meant}\\b`));
    else expect(told).toMatch(/^Is unknown\. Allowed: /);
  });

  it.each([
    ['sort=colour', 'sort[0] invalid_enum_value', ['name', 'created_at:desc']],
    ['sort=name,owner_id', 'sort[1] invalid_enum_value', ['name', 'updated_at']],
    ['sort=name:up', 'sort[0] invalid_enum_value', ['name:asc', 'name:desc']],
    ['sort=', 'sort too_few_items', ['at least 1 entry']],
    ['fields=', 'fields too_few_items', ['at least 1 entry']],
    ['id_in=x,', 'id_in[1] too_short', ['at least 1 character']],
    ['fields=name,colour', 'fields[1] invalid_enum_value', ['id', 'metadata']],
    ['fields=owner', 'fields[0] invalid_enum_value', ['owner_id']],
    ['expand=creator', 'expand[0] invalid_enum_value', ['owner']],
  ])('refuses what is not declared, and names what is: ?%s', async (query, detail, allowed) => {
    const answer = await list(query);
    expectError(answer, 400, 'invalid_parameters', [detail]);
    for (const one of allowed) expect(answer.body.error.details[0].message).toContain(one);
  });

  it.each([
    ['status=gone', 'status invalid_enum_value', 'active, archived, pending'],
    ['status_in=active,gone', 'status_in[1] invalid_enum_value', 'active, archived, pending'],
    ['status[nin]=gone', 'status[nin][0] invalid_enum_value', 'active, archived, pending'],
    ['created_at_gt=yesterday', 'created_at_gt invalid_format', 'an instant such as'],
    ['created_at_gt=2026-01-01T00:00:00+01:00', 'created_at_gt invalid_format', 'an instant such as'],
    ['created_at_gt=2026-01-01', 'created_at_gt invalid_format', 'an instant such as'],
    ['description_exists=maybe', 'description_exists invalid_type', 'boolean'],
    ['name_contains=', 'name_contains too_short', 'at least 1 character'],
    [`name_contains=${'x'.repeat(201)}`, 'name_contains too_long', 'at most 200 characters'],
    [`id_in=${Array(101).fill('res_x').join()}`, 'id_in too_many_items', 'at most 100 entries'],
    ['status=active&status=archived', 'status duplicate_items', 'once'],
  ])('refuses a value that the field does not have: ?%s', async (query, detail, words) => {
    const answer = await list(query);
    expectError(answer, 400, 'invalid_parameters', [detail]);
    expect(answer.body.error.details[0].message).toContain(words);
  });

  it('refuses text that no record has', async () => {
    const answer = await list('name=a%00b');
    expectError(answer, 400, 'invalid_parameters', ['name not_allowed']);
    expect(answer.body.error.details[0].message).toContain('U+0000');
  });

  it.each([
    ['/v1/users?expand=x', 'expand'],
    ['/v1/events?expand=x', 'expand'],
    ['/v1/users/me?expand=x', 'expand'],
  ])('never allows what it has just refused: %s', async (path, name) => {
    const answer = await tessera.admin.call('GET', path);
    expectError(answer, 400, 'invalid_parameters', [`${name} unknown_parameter`]);
    expect(messageOf(answer, name)).toMatch(/Allowed: .*fields/);
    expect(messageOf(answer, name)!.split('Allowed: ')[1]).not.toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('tells of everything at once', async () => {
    const answer = await list('limit=500&colour=red&sort=colour');
    expectError(answer, 400, 'invalid_parameters', ['colour unknown_parameter', 'limit too_large', 'sort[0] invalid_enum_value']);
    expect(answer.body.error.message).toContain('3 fields');
  });

  it('holds for lists within a record too, each with its own fields', async () => {
    expectError(await tessera.admin.call('GET', `/v1/resources/${id}/events?sort=type`), 400, 'invalid_parameters', [
      'sort[0] invalid_enum_value',
    ]);
    expectError(await tessera.admin.call('GET', `/v1/users/${tessera.admin.userId}/resources?email=x`), 400, 'invalid_parameters', [
      'email unknown_parameter',
    ]);
  });
});

describe('400 invalid_cursor', () => {
  it('refuses a cursor of other filters or another sort', async () => {
    const cursor = await begun('&sort=name&status=active');
    for (const query of [
      'sort=name',
      'status=active',
      'sort=name&status_in=active,archived',
      'sort=name:desc&status=active',
      'sort=name&status=archived',
      '',
    ])
      expectError(await list(`after=${cursor}&${query}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it('refuses a cursor of another list', async () => {
    const cursor = await begun();
    for (const path of [`/v1/users/${tessera.admin.userId}/resources`, `/v1/resources/${id}/events`, '/v1/webhooks'])
      expectError(await tessera.admin.call('GET', `${path}?after=${cursor}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it('refuses a cursor that was tampered with', async () => {
    const cursor = await begun();
    const flipped = `${cursor[0] === 'A' ? 'B' : 'A'}${cursor.slice(1)}`;
    for (const one of [flipped, cursor.slice(0, -4), cursor.slice(4), `${cursor}.x`, `${cursor}A`, `${cursor}AAAA`, 'x', '.', '..'])
      expectError(await list(`after=${one}`), 400, 'invalid_cursor', ['after invalid_format']);
    expect((await list(`after=${cursor}`)).status).toBe(200);
  });

  it('refuses a cursor of another installation', async () => {
    const other = await bootTessera();
    for (let count = 0; count < 2; count += 1) await newResource(other.admin);
    const { body } = await other.admin.call('GET', '/v1/resources?after=&limit=1');
    await other.close();
    expectError(await list(`after=${body.meta.next_cursor}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it('says how to get a good one', async () => {
    const { body } = await list('after=x');
    expect(body.error.message).toContain('next_cursor');
  });
});
