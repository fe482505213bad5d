import { bootTessera, type Caller, created, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../clients/typescript/generated/platform/index.ts';
import { openChannel } from '../../clients/typescript/src/channel/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import { listLimits } from '../../src/contract/plans.ts';
import { call, connect } from '../agents/client.ts';

let tessera: Tessera;
let admin: Caller;
let editor: Caller;

/** Resources by name. `mine` belong to the administrator, the others to an editor. */
const stored: Record<string, { type: string; status?: string; mine?: true; metadata?: object; description?: string }> = {
  A: { type: 'urgent', metadata: { kind: ['paper', 'ink'], color: 'red' } },
  B: { type: 'urgent', status: 'pending', metadata: { color: 'blue', size: 5 } },
  C: { type: 'low', mine: true, description: 'The map of the harbour', metadata: { size: 5 } },
  D: { type: 'low', metadata: { kind: 'ink' } },
  E: { type: 'high', mine: true, status: 'archived', description: 'Draw 100% of it, again' },
};

beforeAll(async () => {
  tessera = await bootTessera();
  ({ admin } = tessera);
  editor = await tessera.someone('editor');
  const other = await tessera.otherAccount();
  for (const [owner, colleague] of [
    [admin, editor],
    [other, await tessera.someone('editor', undefined, other.accountId)],
  ] as const)
    for (const [name, { mine, ...fields }] of Object.entries(stored))
      await created(mine ? owner : colleague, '/v1/resources', { name, ...fields });
});
afterAll(() => tessera?.close());

const namesIn = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name).join('');
/** The parameters of groups. */
const or = (...groups: string[]) => groups.map((group) => `or=${encodeURIComponent(group)}`).join('&');
const list = (query: string, caller = admin) => caller.call('GET', `/v1/resources?sort=name&${query}`);

describe('the groups of a list', () => {
  it.each([
    [['status=active&type=urgent', 'owner_id=me'], '', 'ACE'],
    [['owner_id=me', 'type[eq]=urgent&status[in]=active'], '', 'ACE'],
    [['status=active&type=urgent'], '', 'A'],
    [['type=urgent', 'type=high'], 'status=active', 'A'],
    [['type=urgent', 'type=low'], 'owner_id=me', 'C'],
    [['type=urgent', 'type=urgent&status=active'], '', 'AB'],
    [['metadata.kind=paper', 'metadata.kind=ink'], '', 'AD'],
    [['metadata.kind[nin]=ink,paper', 'type=urgent'], '', 'ABCE'],
    [['name_in=A,B', 'name_in=C'], '', 'ABC'],
    [['name_in=', 'name=C'], '', 'C'],
    [['name_in='], '', ''],
    [['description_contains=harbour', 'type=urgent'], '', 'ABC'],
    [['description_contains=harbour', 'description[like]=%25again'], '', 'CE'],
    [['description_contains=100%25 of it,'], '', 'E'],
    [['description_contains=harbour', 'metadata.kind=ink'], 'name[neq]=A', 'CD'],
    [['description_contains=nowhere', 'description_exists=true&type=low'], 'status_in=active,archived', 'C'],
    [['type=urgent'], 'description_contains=harbour', ''],
    [['created_at_after=2020-01-01T00:00:00Z&type=low', 'created_at_before=2020-01-01T00:00:00Z'], '', 'CD'],
  ] as const)('%j and %s find %s', async (groups, others, expected) => {
    for (const form of ['', '&offset=0', '&after=', '&limit=1&page=1']) {
      const { status, body } = await list(`${others}&${or(...groups)}${form}`);
      expect([status, namesIn(body)], form).toEqual([200, form.startsWith('&limit=1') ? expected.slice(0, 1) : expected]);
      if (body.meta.total !== undefined) expect(body.meta.total).toBe(expected.length);
    }
  });

  it('are about the caller, where they say so', async () => {
    expect(namesIn((await list(or('owner_id=me', 'name=E'), editor)).body)).toBe('ABDE');
  });

  it('look into lists of values', async () => {
    const url = (name: string) => `https://${name}.example/`;
    for (const [name, events] of Object.entries({ a: ['USER_CREATED', 'USER_UPDATED'], b: ['USER_UPDATED'], c: ['USER_DELETED'] }))
      await created(admin, '/v1/webhooks', { url: url(name), events });
    const found = async (...groups: string[]) =>
      (await admin.call('GET', `/v1/webhooks?sort=url&${or(...groups)}`)).body.data.map((one: { url: string }) => one.url);
    expect(await found('events=USER_CREATED', 'events_all=USER_DELETED')).toEqual([url('a'), url('c')]);
    expect(await found('events[nin]=USER_UPDATED,USER_CREATED', 'url_starts_with=https://b')).toEqual([url('b'), url('c')]);
  });

  it('are told in meta, and in the address of the next page', async () => {
    const { body } = await list(`status_in=active,archived&limit=1&${or('type=urgent', 'owner_id=me&name_in=C,E')}`);
    expect(body.meta.filters).toEqual({
      status_in: ['active', 'archived'],
      or: [{ type: 'urgent' }, { owner_id: admin.userId, name_in: ['C', 'E'] }],
    });
    const second = await admin.call('GET', body.links.next.replace(tessera.url, ''));
    expect(namesIn(second.body)).toBe('C');
  });

  it('bind a cursor, in any order and spelling', async () => {
    const { next_cursor } = (await list(`limit=1&after=&${or('type=urgent&status=active', 'owner_id=me')}`)).body.meta;
    const same = or('owner_id_in=me', 'status[eq]=active&type_in=urgent');
    expect(namesIn((await list(`after=${next_cursor}&${same}`)).body)).toBe('CE');
    const others = [or('type=urgent', 'status=active', 'owner_id=me'), or('type=urgent&status=active'), 'type=urgent'];
    for (const other of [...others, 'owner_id=me&type=urgent&status=active'])
      expectError(await list(`after=${next_cursor}&${other}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it('are in every list with filters, and in every version', async () => {
    const events = await admin.call('GET', `/v1/events?${or('type=RESOURCE_CREATED', `resource_id=${admin.userId}`)}`);
    expect(events.body.data.map(({ type }: { type: string }) => type)).toEqual(Array(5).fill('RESOURCE_CREATED'));
    const other = await admin.call('GET', `/v2-preview/resources?${or('name=A', 'type=low&status=active')}&sort=name`);
    expect(namesIn(other.body)).toBe('ACD');
    const log = await admin.call('GET', `/v1/account/audit?${or('action=createApiKey', 'action=nothing')}`);
    expect(log.status).toBe(200);
  });

  it.each([
    [['status=ready'], 'or[0].status invalid_enum_value'],
    [['type=low', 'status=ready'], 'or[1].status invalid_enum_value'],
    [['state=active'], 'or[0].state unknown_parameter'],
    [['status[like]=t'], 'or[0].status[like] unknown_parameter'],
    [['or=status%3Dactive'], 'or[0].or not_allowed'],
    [['status=active&sort=name'], 'or[0].sort not_allowed'],
    [['status=active&limit=5'], 'or[0].limit not_allowed'],
    [['status=active&page=5'], 'or[0].page not_allowed'],
    [['after='], 'or[0].after not_allowed'],
    [['fields=name'], 'or[0].fields not_allowed'],
    [['status=active&status=archived'], 'or[0].status duplicate_items'],
    [['created_at_after=soon'], 'or[0].created_at_after invalid_format'],
    [['name=a%00'], 'or[0].name not_allowed'],
    [['__proto__=1'], 'or[0].__proto__ unknown_parameter'],
    [['status=active', ''], 'or[1] too_few_items'],
    [['&'], 'or[0] too_few_items'],
    [Array.from({ length: listLimits.groups! + 1 }, () => 'status=active'), 'or too_many_items'],
    [['id', 'name', 'created_at'].map((field) => Array.from({ length: 7 }, (_, at) => `${field}${at}=x`).join('&')), 'or too_many_items'],
  ])('400 refuse %j', async (groups, detail) => {
    expectError(await list(or(...groups)), 400, 'invalid_parameters', [detail]);
  });

  it('400 name what is wrong in each group, and what is allowed', async () => {
    const answer = await list(or('status=ready', 'state=active', 'sort=name'));
    const details = ['or[0].status invalid_enum_value', 'or[1].state unknown_parameter', 'or[2].sort not_allowed'];
    expectError(answer, 400, 'invalid_parameters', details);
    const messages = answer.body.error.details.map(({ message }: { message: string }) => message);
    expect(messages).toEqual([
      'Must be one of: active, archived, pending.',
      expect.stringMatching(/^Is unknown\. Allowed are the filters, with their operators, by: id, name, description,/),
      'Must be outside of the groups: a group has only filters.',
    ]);
  });

  it('400 refuse more filters by keys than a list may have, inside and outside together', async () => {
    const keys = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `metadata.k${at + from}=x`).join('&');
    expect((await admin.call('GET', `/v1/resources?${keys(5)}&${or(keys(3, 5), keys(2, 8))}`)).status).toBe(200);
    const answer = await admin.call('GET', `/v1/resources?${keys(5)}&${or(keys(3, 5), keys(3, 8))}`);
    expectError(answer, 400, 'invalid_parameters', ['or too_many_items']);
  });

  it('400 are unknown where there is nothing to filter by', async () => {
    expectError(await admin.call('GET', `/v1/users/me?${or('role=admin')}`), 400, 'invalid_parameters', ['or unknown_parameter']);
  });
});

describe('the groups at other doors', () => {
  const key = () => ({ credentials: { apiKey: admin.key } });

  it('are given as objects to the TypeScript client, over HTTP and over the channel', async () => {
    const settings = { baseUrl: tessera.url, ...key(), families: { resources } };
    const channel = openChannel({ baseUrl: tessera.url });
    for (const client of [createClient(settings), createClient({ ...settings, channel })]) {
      const asked = async (query: Parameters<typeof client.resources.list>[0]) => {
        const all: string[] = [];
        for await (const { name } of client.resources.list({ ...query, sort: ['name'], limit: 1 })) all.push(name);
        return all.join('');
      };
      expect(await asked({ or: [{ status: 'active', type: 'urgent' }, { owner_id: 'me' }] })).toBe('ACE');
      expect(await asked({ or: [{ name: { in: ['A', 'B'] } }, { description: { contains: '100% of it,' } }] })).toBe('ABE');
      await expect(asked({ or: [] })).rejects.toMatchObject({ code: 'invalid_parameters' });
      await expect(asked({ or: [{}] })).rejects.toMatchObject({ code: 'invalid_parameters' });
      const byKeys = await client.resources.list({ or: [{ 'metadata.color': 'red' }, { 'metadata.size': 5, name: 'C' }] }).page();
      expect(byKeys.data.map(({ name }) => name).toSorted()).toEqual(['A', 'C']);
    }
    channel.close();
  });

  it('are objects of an agent', async () => {
    const agent = await connect(tessera, { key: admin.key });
    const asked = async (groups: unknown) => {
      const found = await call(agent, 'listResources', { or: groups, sort: ['name'] });
      return Array.isArray(found) ? namesIn({ data: found }) : found.refused.code;
    };
    expect(await asked([{ status: 'active', type: 'urgent' }, { owner_id: 'me' }])).toBe('ACE');
    expect(await asked([{ name_in: ['A', 'B'], description: null }, { metadata: { 'kind[nin]': ['ink'] } }])).toBe('ABCE');
    expect(await asked(['status=active'])).toBe('invalid_parameters');
    expect(await asked({ status: 'active' })).toBe('invalid_parameters');
    expect(await asked([{ or: 'status=active' }])).toBe('invalid_parameters');
    const found = await call(agent, 'listResources', { or: [{ metadata: { color: 'red' } }, { metadata: { size: 5 }, name: 'C' }] });
    expect((found as { name: string }[]).map(({ name }) => name).toSorted()).toEqual(['A', 'C']);
  });
});
