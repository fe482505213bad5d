import { bootTessera, type Caller, created, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources, tasks } from '../../clients/typescript/generated/platform/index.ts';
import { openChannel } from '../../clients/typescript/src/channel/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import { listLimits } from '../../src/contract/plans.ts';
import { call, connect } from '../agents/client.ts';
import { newProject } from '../support/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let editor: Caller;

/** Tasks by title. `mine` is assigned to the administrator. */
const stored: Record<string, { priority: string; status?: string; mine?: true; tags?: string[]; description?: string }> = {
  A: { priority: 'urgent', tags: ['paper', 'ink'] },
  B: { priority: 'urgent', status: 'in_progress' },
  C: { priority: 'low', mine: true, description: 'The map of the harbour' },
  D: { priority: 'low', tags: ['ink'] },
  E: { priority: 'high', mine: true, status: 'cancelled', description: 'Draw 100% of it, again' },
};

beforeAll(async () => {
  tessera = await bootTessera();
  ({ admin } = tessera);
  editor = await tessera.someone('editor');
  for (const caller of [admin, await tessera.otherAccount()]) {
    const { id } = await newProject(caller, { visibility: 'public' });
    for (const [title, { mine, status, ...fields }] of Object.entries(stored)) {
      const task = await created(caller, `/v1/projects/${id}/tasks`, { title, ...fields, ...(mine && { assignee_id: caller.userId }) });
      if (status) await caller.call('PATCH', `/v1/tasks/${task.id}`, { status });
    }
  }
  for (const [name, metadata] of Object.entries({ A: { color: 'red' }, B: { color: 'blue', size: 5 }, C: { size: 5 } }))
    await created(admin, '/v1/resources', { name, metadata });
});
afterAll(() => tessera?.close());

const titlesIn = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title).join('');
/** The parameters of groups. */
const or = (...groups: string[]) => groups.map((group) => `or=${encodeURIComponent(group)}`).join('&');
const list = (query: string, caller = admin) => caller.call('GET', `/v1/tasks?sort=title&${query}`);

describe('the groups of a list', () => {
  it.each([
    [['status=todo&priority=urgent', 'assignee_id=me'], '', 'ACE'],
    [['assignee_id=me', 'priority[eq]=urgent&status[in]=todo'], '', 'ACE'],
    [['status=todo&priority=urgent'], '', 'A'],
    [['priority=urgent', 'priority=high'], 'status=todo', 'A'],
    [['priority=urgent', 'priority=low'], 'assignee_id=me', 'C'],
    [['priority=urgent', 'priority=urgent&status=todo'], '', 'AB'],
    [['tags=paper', 'tags_all=ink'], '', 'AD'],
    [['tags[nin]=ink,paper', 'priority=urgent'], '', 'ABCE'],
    [['title_in=A,B', 'title_in=C'], '', 'ABC'],
    [['title_in=', 'title=C'], '', 'C'],
    [['title_in='], '', ''],
    [['description_contains=harbour', 'priority=urgent'], '', 'ABC'],
    [['description_contains=harbour', 'description[like]=%25again'], '', 'CE'],
    [['description_contains=100%25 of it,'], '', 'E'],
    [['description_contains=harbour', 'tags=ink'], 'title[neq]=A', 'CD'],
    [['description_contains=nowhere', 'description_exists=true&priority=low'], 'status_in=todo,cancelled', 'C'],
    [['priority=urgent'], 'description_contains=harbour', ''],
    [['created_at_after=2020-01-01T00:00:00Z&priority=low', 'created_at_before=2020-01-01T00:00:00Z'], '', 'CD'],
  ] as const)('%j and %s find %s', async (groups, others, expected) => {
    for (const form of ['', '&offset=0', '&after=', '&limit=1&page=1']) {
      const { status, body } = await list(`${others}&${or(...groups)}${form}`);
      expect([status, titlesIn(body)], form).toEqual([200, form.startsWith('&limit=1') ? expected.slice(0, 1) : expected]);
      if (body.meta.total !== undefined) expect(body.meta.total).toBe(expected.length);
    }
  });

  it('are about the caller, where they say so', async () => {
    expect(titlesIn((await list(or('assignee_id=me', 'title=D'), editor)).body)).toBe('D');
  });

  it('find what the caller sees', async () => {
    const { id } = await newProject(admin, { visibility: 'private' });
    await created(admin, `/v1/projects/${id}/tasks`, { title: 'Hidden', priority: 'urgent' });
    const query = `project_id=${id}&${or('priority=urgent', 'title_contains=hidden')}`;
    expect(titlesIn((await list(query)).body)).toBe('Hidden');
    expect(titlesIn((await list(query, editor)).body)).toBe('');
    await admin.call('DELETE', `/v1/projects/${id}`);
  });

  it('are told in meta, and in the address of the next page', async () => {
    const { body } = await list(`status_in=todo,cancelled&limit=1&${or('priority=urgent', 'assignee_id=me&title_in=C,E')}`);
    expect(body.meta.filters).toEqual({
      status_in: ['todo', 'cancelled'],
      or: [{ priority: 'urgent' }, { assignee_id: admin.userId, title_in: ['C', 'E'] }],
    });
    const second = await admin.call('GET', body.links.next.replace(tessera.url, ''));
    expect(titlesIn(second.body)).toBe('C');
  });

  it('bind a cursor, in any order and spelling', async () => {
    const { next_cursor } = (await list(`limit=1&after=&${or('priority=urgent&status=todo', 'assignee_id=me')}`)).body.meta;
    const same = or('assignee_id_in=me', 'status[eq]=todo&priority_in=urgent');
    expect(titlesIn((await list(`after=${next_cursor}&${same}`)).body)).toBe('CE');
    const others = [or('priority=urgent', 'status=todo', 'assignee_id=me'), or('priority=urgent&status=todo'), 'priority=urgent'];
    for (const other of [...others, 'assignee_id=me&priority=urgent&status=todo'])
      expectError(await list(`after=${next_cursor}&${other}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it('are in every list with filters, and in a version that calls fields otherwise', async () => {
    const other = await admin.call('GET', `/v2-preview/tasks?sort=name&${or('status=closed', 'resolution=done', 'name=D')}`);
    expect(other.body.data.map(({ name }: { name: string }) => name)).toEqual(['D', 'E']);
    expect(other.body.meta.filters).toEqual({ or: [{ status: 'closed' }, { resolution: 'done' }, { name: 'D' }] });
    const events = await admin.call('GET', `/v1/events?${or('type=RESOURCE_CREATED', `resource_id=${admin.userId}`)}`);
    expect(events.body.data.map(({ type }: { type: string }) => type)).toEqual(Array(3).fill('RESOURCE_CREATED'));
    const log = await admin.call('GET', `/v1/account/audit?${or('action=createApiKey', 'action=nothing')}`);
    expect(log.status).toBe(200);
  });

  it.each([
    [['status=ready'], 'or[0].status invalid_enum_value'],
    [['priority=low', 'status=ready'], 'or[1].status invalid_enum_value'],
    [['state=todo'], 'or[0].state unknown_parameter'],
    [['status[like]=t'], 'or[0].status[like] unknown_parameter'],
    [['or=status%3Dtodo'], 'or[0].or not_allowed'],
    [['status=todo&sort=title'], 'or[0].sort not_allowed'],
    [['status=todo&limit=5'], 'or[0].limit not_allowed'],
    [['status=todo&page=5'], 'or[0].page not_allowed'],
    [['after='], 'or[0].after not_allowed'],
    [['fields=title'], 'or[0].fields not_allowed'],
    [['status=todo&status=done'], 'or[0].status duplicate_items'],
    [['due_at_after=soon'], 'or[0].due_at_after invalid_format'],
    [['title=a%00'], 'or[0].title not_allowed'],
    [['__proto__=1'], 'or[0].__proto__ unknown_parameter'],
    [['status=todo', ''], 'or[1] too_few_items'],
    [['&'], 'or[0] too_few_items'],
    [Array.from({ length: listLimits.groups! + 1 }, () => 'status=todo'), 'or too_many_items'],
    [['id', 'title', 'created_at'].map((field) => Array.from({ length: 7 }, (_, at) => `${field}${at}=x`).join('&')), 'or too_many_items'],
  ])('400 refuse %j', async (groups, detail) => {
    expectError(await list(or(...groups)), 400, 'invalid_parameters', [detail]);
  });

  it('400 name what is wrong in each group, and what is allowed', async () => {
    const answer = await list(or('status=ready', 'state=todo', 'sort=title'));
    const details = ['or[0].status invalid_enum_value', 'or[1].state unknown_parameter', 'or[2].sort not_allowed'];
    expectError(answer, 400, 'invalid_parameters', details);
    const messages = answer.body.error.details.map(({ message }: { message: string }) => message);
    expect(messages).toEqual([
      'Must be one of: todo, in_progress, done, cancelled.',
      expect.stringMatching(/^Is unknown\. Allowed are the filters, with their operators, by: id, project_id, title,/),
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
    const settings = { baseUrl: tessera.url, ...key(), families: { tasks, resources } };
    const channel = openChannel({ baseUrl: tessera.url });
    for (const client of [createClient(settings), createClient({ ...settings, channel })]) {
      const asked = async (query: Parameters<typeof client.tasks.list>[0]) => {
        const all: string[] = [];
        for await (const { title } of client.tasks.list({ ...query, sort: ['title'], limit: 1 })) all.push(title);
        return all.join('');
      };
      expect(await asked({ or: [{ status: 'todo', priority: 'urgent' }, { assignee_id: 'me' }] })).toBe('ACE');
      expect(await asked({ or: [{ title: { in: ['A', 'B'] } }, { description: { contains: '100% of it,' } }] })).toBe('ABE');
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
      const found = await call(agent, 'listTasks', { or: groups, sort: ['title'] });
      return Array.isArray(found) ? titlesIn({ data: found }) : found.refused.code;
    };
    expect(await asked([{ status: 'todo', priority: 'urgent' }, { assignee_id: 'me' }])).toBe('ACE');
    expect(await asked([{ title_in: ['A', 'B'], description: null }, { tags_nin: ['ink'] }])).toBe('ABCE');
    expect(await asked(['status=todo'])).toBe('invalid_parameters');
    expect(await asked({ status: 'todo' })).toBe('invalid_parameters');
    expect(await asked([{ or: 'status=todo' }])).toBe('invalid_parameters');
    const found = await call(agent, 'listResources', { or: [{ metadata: { color: 'red' } }, { metadata: { size: 5 }, name: 'C' }] });
    expect((found as { name: string }[]).map(({ name }) => name).toSorted()).toEqual(['A', 'C']);
  });

  it('are a field of the filter in GraphQL', async () => {
    const query = `query ($filter: TaskFilter, $after: String) {
      tasks(filter: $filter, orderBy: [{field: TITLE}], first: 2, after: $after) { totalCount nodes { title } pageInfo { endCursor } }
    }`;
    const asked = async (filter: object, after?: string) =>
      (await admin.call('POST', '/graphql', { query, variables: { filter, after } })).body;
    const groups = [{ status: { eq: 'TODO' }, priority: { in: ['URGENT'] } }, { assigneeId: { eq: 'me' } }];
    const { tasks: first } = (await asked({ or: groups })).data;
    expect([titlesIn({ data: first.nodes }), first.totalCount]).toEqual(['AC', 3]);
    const { tasks: second } = (await asked({ or: groups.toReversed() }, first.pageInfo.endCursor)).data;
    expect(titlesIn({ data: second.nodes })).toBe('E');
    expect(titlesIn({ data: (await asked({ priority: { eq: 'LOW' }, or: groups })).data.tasks.nodes })).toBe('C');
    const refused = async (filter: object) => Object.keys((await asked(filter)).errors[0].extensions.details);
    expect(await refused({ or: [] })).toEqual(['filter.or']);
    expect(await refused({ or: [{}] })).toEqual(['filter.or[0]']);
    expect(await refused({ or: [groups[0]!, { or: groups }] })).toEqual(['filter.or[1].or']);
    expect(await refused({ or: [groups[0]!, { title: { contains: '' } }] })).toEqual(['filter.or[1].title.contains']);
    const deep = JSON.parse(`${'{"or":['.repeat(1000)}{}${']}'.repeat(1000)}`);
    expect(await refused(deep)).toEqual([`filter${'.or[0]'.repeat(8)}`]);
    expect(await refused({ or: [{ title: { eq: 'a\u0000' } }] })).toEqual(['filter.or[0].title.eq']);
    expect(await refused({ or: Array(listLimits.groups! + 1).fill(groups[1]) })).toEqual(['filter.or']);
  });
});
