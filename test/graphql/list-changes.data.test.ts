import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sample, samplesInGraphql } from '../support/family-parts.ts';
import { bodyOf } from '../support/requests.ts';
import { connectGraphql, followed, type Subscribed, standing, streamGraphql } from './subscribing.ts';
import { dataOf } from './support.ts';

/** How many statements have compared events with filters. */
let comparisons = 0;
let now = Date.now();
const pass = (seconds: number) => {
  now += seconds * 1000;
};
let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({
    clock: () => new Date(now),
    onStatement: ({ sql }) => {
      if (sql.includes('as maybe')) comparisons += 1;
    },
  });
});
// Those of earlier tests are gone.
beforeEach(() => followed(tessera, 0));
afterAll(() => tessera?.close());

const transports = {
  'a WebSocket': ({ key }: Pick<Caller, 'key'>) => connectGraphql(tessera.url, { connectionParams: { token: key } }),
  'server-sent events': ({ key }: Pick<Caller, 'key'>) => streamGraphql(tessera.url, { 'X-API-Key': key }),
};
const bySocket = transports['a WebSocket'];

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const sent = async (by: Caller, method: string, path: string, body?: unknown): Promise<any> => {
  const answer = await by.call(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body?.data;
};
const post = (path: string, body: unknown = {}, by = tessera.admin) => sent(by, 'POST', path, body);
const patch = (path: string, body: unknown, by = tessera.admin) => sent(by, 'PATCH', path, body);
const remove = (path: string, by = tessera.admin) => sent(by, 'DELETE', path);

const project = async (fields: object = {}): Promise<string> => (await post('/v1/projects', { name: 'Atlas', ...fields })).id;
const task = async (projectId: string, fields: object = {}): Promise<string> =>
  (await post(`/v1/projects/${projectId}/tasks`, { title: 'Draw', ...fields })).id;
const member = (projectId: string, { userId }: Caller, role = 'viewer') =>
  post(`/v1/projects/${projectId}/members`, { user_id: userId, role });

/** What a subscription to the changes of a list selects. */
const changesOf = (type: string, selected = '') => {
  const field = type.toLowerCase();
  return `subscription ($filter: ${type}Filter, $after: ID) {
    ${field}Changed(filter: $filter, after: $after) { eventId type id ${field} { id ${selected} } } }`;
};

const changesIn = ({ results }: Pick<Subscribed, 'results'>) =>
  results.map((result) => {
    expect(result.errors).toBeUndefined();
    // biome-ignore lint/suspicious/noExplicitAny: changes of every list
    return Object.values<any>(result.data)[0];
  });

/** Changes in words, as `ADDED prj_…`. */
const wordsIn = (subscribed: Pick<Subscribed, 'results'>): string[] =>
  changesIn(subscribed).map(({ type, id }) => (id === null ? type : `${type} ${id}`));

const tasksIn = (projectId: string, filter: object = {}) => ({ filter: { projectId: { eq: projectId }, ...filter } });

describe.each(Object.entries(transports))('taskChanged over %s', (_name, keyed) => {
  it('tells what begins to match, matches as before and no longer matches, with the record as it was then', async () => {
    const id = await project();
    const { client, subscribe } = keyed(tessera.admin);
    const changes = subscribe(changesOf('Task', 'status title project { name }'), tasksIn(id, { status: { eq: 'TODO' } }));
    await standing(tessera, changes);
    const one = await task(id);
    await patch(`/v1/tasks/${one}`, { title: 'Draw the map' });
    await patch(`/v1/tasks/${one}`, { status: 'in_progress' });
    await patch(`/v1/tasks/${one}`, { title: 'Not told' });
    await patch(`/v1/tasks/${one}`, { status: 'todo' });
    await task(await project());
    await remove(`/v1/tasks/${one}`);
    await changes.first(5);
    const shown = (title: string) => ({ id: one, status: 'TODO', title, project: { name: 'Atlas' } });
    expect(changesIn(changes)).toEqual(
      [
        ['ADDED', shown('Draw')],
        ['UPDATED', shown('Draw the map')],
        ['REMOVED', null],
        ['ADDED', shown('Not told')],
        ['REMOVED', null],
      ].map(([type, record]) => ({ eventId: expect.stringMatching(/^evt_/), type, id: one, task: record })),
    );
    expect(changes.results[0].extensions.cost).toMatchObject({ operation: 11, requests: 1 });
    changes.end();
    await followed(tessera, 0);
    await client.dispose();
  });

  it('begins with RELOAD where that is asked for, with a place to continue after that needs no other scope', async () => {
    const id = await project({ visibility: 'public' });
    const narrow = await tessera.someone('viewer', ['read:tasks']);
    const { client, subscribe } = keyed(narrow);
    const query = `subscription ($filter: TaskFilter, $after: ID) {
      taskChanged(filter: $filter, after: $after, reload: true) { eventId type id task { title } } }`;
    const opened = subscribe(query, tasksIn(id));
    await opened.first(1);
    const [{ eventId, ...opening }] = changesIn(opened);
    expect(opening).toEqual({ type: 'RELOAD', id: null, task: null });
    const beside = subscribe(query, tasksIn(id));
    await beside.first(1);
    const [{ eventId: samePlace }] = changesIn(beside);
    expect(samePlace).not.toBe(eventId);
    beside.end();
    const one = await task(id);
    await opened.first(2);
    opened.end();
    const two = await task(id);
    expect(wordsIn(opened)[1]).toBe(`ADDED ${one}`);
    for (const after of [eventId, samePlace]) {
      const resumed = subscribe(query, { ...tasksIn(id), after });
      await resumed.first(2);
      expect(wordsIn(resumed)).toEqual([`ADDED ${one}`, `ADDED ${two}`]);
      resumed.end();
    }
    await client.dispose();
  });

  it('begins with RELOAD instead of an error when it cannot continue, and goes on', async () => {
    const id = await project();
    const { client, subscribe } = keyed(tessera.admin);
    const query = `subscription ($filter: TaskFilter, $after: ID, $reload: Boolean) {
      taskChanged(filter: $filter, after: $after, reload: $reload) { type id } }`;
    const places = ['evt_01jq3x5gkz0v7t9n2m4p6r8s1w', 'nowhere'];
    const all = places.map((after) => subscribe(query, { ...tasksIn(id), after, reload: true }));
    const refused = places.map((after) => subscribe(query, { ...tasksIn(id), after, reload: false }));
    await Promise.all(all.map((changes) => changes.first(1)));
    const one = await task(id);
    await Promise.all(all.map((changes) => changes.first(2)));
    expect(all.map(wordsIn)).toEqual(places.map(() => ['RELOAD', `ADDED ${one}`]));
    await Promise.all(refused.map(({ over }) => over));
    expect(refused.map(({ results }) => results[0].errors[0].extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    await client.dispose();
  });
});

describe('a followed list', () => {
  it('continues after the event of any change with what the uninterrupted subscription got', async () => {
    const id = await project();
    const { client, subscribe } = bySocket(tessera.admin);
    const variables = tasksIn(id, { or: [{ priority: { eq: 'URGENT' } }, { tags: { has: 'map' } }] });
    const query = changesOf('Task', 'title priority tags');
    const whole = subscribe(query, variables);
    await standing(tessera, whole);
    const one = await task(id, { priority: 'urgent' });
    await patch(`/v1/tasks/${one}`, { priority: 'low', tags: ['map'] });
    await patch(`/v1/tasks/${one}`, { tags: [] });
    await task(id);
    const two = await task(id, { tags: ['map', 'north'] });
    await patch(`/v1/tasks/${two}`, { title: 'Rivers' });
    await remove(`/v1/tasks/${two}`);
    await whole.first(6);
    expect(wordsIn(whole)).toEqual([
      `ADDED ${one}`,
      `UPDATED ${one}`,
      `REMOVED ${one}`,
      `ADDED ${two}`,
      `UPDATED ${two}`,
      `REMOVED ${two}`,
    ]);
    for (const from of [0, 2, 4]) {
      const after = changesIn(whole)[from].eventId;
      const rest = subscribe(query, { ...variables, after });
      await rest.first(5 - from);
      expect(changesIn(rest)).toEqual(changesIn(whole).slice(from + 1));
      rest.end();
    }
    await client.dispose();
  });
});

describe('the filter of a followed list', () => {
  const filters: [string, type: 'Task' | 'Resource', filter: object, matching: object, other: object][] = [
    ['a value of an enum', 'Task', { priority: { in: ['HIGH', 'URGENT'] } }, { priority: 'high' }, { priority: 'low' }],
    ['a list of texts', 'Task', { tags: { hasAll: ['a', 'b'] } }, { tags: ['b', 'c', 'a'] }, { tags: ['a'] }],
    ['a text', 'Task', { title: { contains: 'RIVER' } }, { title: 'The rivers' }, { title: 'The roads' }],
    ['a value that is null', 'Task', { dueAt: { exists: false } }, { due_at: null }, { due_at: '2026-04-01T17:00:00Z' }],
    ['a time', 'Task', { dueAt: { lt: '2026-05-01T00:00:00Z' } }, { due_at: '2026-04-30T23:00:00-00:30' }, { due_at: null }],
    [
      'a key of an object',
      'Resource',
      { data: { place: ['hall', 'yard'] } },
      { metadata: { place: 'yard' } },
      { metadata: { place: null } },
    ],
    ['a key that is not set', 'Resource', { data: { place: null } }, { metadata: { place: null } }, { metadata: { place: 'yard' } }],
    ['one value and operators', 'Resource', { status: 'ARCHIVED', type: { ne: 'map' } }, { status: 'archived' }, { status: 'active' }],
    [
      'groups',
      'Task',
      { title: { startsWith: 't' }, or: [{ priority: { eq: 'LOW' } }, { tags: { has: 'x' } }] },
      { tags: ['x'], title: 'This' },
      { tags: [], title: 'This' },
    ],
  ];

  it.each(filters)('has the same meaning as in a list: %s', async (_name, type, filter, matching, other) => {
    const path = type === 'Task' ? '/v1/tasks' : '/v1/resources';
    const parent = await project();
    const id = type === 'Task' ? await task(parent, other) : (await post(path, { name: 'Theodolite', ...other })).id;
    const { client, subscribe } = bySocket(tessera.admin);
    const changes = subscribe(changesOf(type), { filter });
    await standing(tessera, changes);
    const listed = async () => {
      const field = `${type.toLowerCase()}s`;
      const query = `query ($filter: ${type}Filter) { ${field}(filter: $filter, first: 100) { nodes { id } } }`;
      return (await dataOf(tessera.admin, query, { filter }))[field].nodes.some((node: { id: string }) => node.id === id);
    };
    await patch(`${path}/${id}`, matching);
    await changes.first(1);
    expect([wordsIn(changes), await listed()]).toEqual([[`ADDED ${id}`], true]);
    await patch(`${path}/${id}`, { description: 'Otherwise as before' });
    await patch(`${path}/${id}`, other);
    await changes.first(3);
    expect([wordsIn(changes).slice(1), await listed()]).toEqual([[`UPDATED ${id}`, `REMOVED ${id}`], false]);
    await client.dispose();
  });

  it('takes `me` for the caller', async () => {
    const someone = await tessera.someone('editor');
    const id = await project({ visibility: 'public' });
    const { client, subscribe } = bySocket(someone);
    const changes = subscribe(changesOf('Task', 'assignee { id }'), { filter: { assigneeId: { eq: 'me' } } });
    await standing(tessera, changes);
    const one = await task(id, { assignee_id: tessera.admin.userId });
    await patch(`/v1/tasks/${one}`, { assignee_id: someone.userId });
    await patch(`/v1/tasks/${one}`, { assignee_id: null });
    await changes.first(2);
    expect(changesIn(changes).map(({ type, task }) => [type, task?.assignee.id])).toEqual([
      ['ADDED', someone.userId],
      ['REMOVED', undefined],
    ]);
    await client.dispose();
  });

  it('is refused with more filters or searches than an event is compared with, and for an unknown event', async () => {
    const { client, subscribe } = bySocket(tessera.admin);
    const some = { title: { contains: 'a', startsWith: 'b', like: 'c' } };
    const many = { or: Array.from({ length: 7 }, () => ({ status: { eq: 'TODO' }, priority: { eq: 'LOW' }, title: { eq: 'a' } })) };
    for (const [variables, code, field] of [
      [{ filter: some }, 'BAD_USER_INPUT', 'filter'],
      [{ filter: many }, 'BAD_USER_INPUT', 'filter.or'],
      [{ filter: { title: { contains: 'x'.repeat(201) } } }, 'BAD_USER_INPUT', 'filter.title.contains'],
      [{ after: 'evt_01jq3x5gkz0v7t9n2m4p6r8s1w' }, 'NOT_FOUND', undefined],
    ] as const) {
      const refused = subscribe(changesOf('Task'), variables);
      await refused.over;
      const { extensions } = refused.results[0].errors[0];
      expect([extensions.code, Object.keys(extensions.details)[0]]).toEqual([code, field]);
    }
    await client.dispose();
  });

  it('costs nothing for events that it leaves out, and no more for those that it searches', async () => {
    const caller = await tessera.otherAccount();
    const left = async () => Number((await caller.call('GET', '/v1/users')).headers.get('x-ratelimit-remaining'));
    const { client, subscribe } = bySocket(caller);
    const nested = 'owner { resources(pagination: { limit: 40 }) { id } }';
    const changes = subscribe(changesOf('Resource', nested), { filter: { name: { contains: 'map' } } });
    await standing(tessera, changes);
    const before = await left();
    for (const name of ['A lens', 'A theodolite']) await post('/v1/resources', { name }, caller);
    await post('/v1/resources', { name: 'A map' }, caller);
    await changes.first(1);
    const { cost } = changes.results[0].extensions;
    expect(cost).toMatchObject({ operation: 51, requests: 5 });
    expect(before - (await left())).toBe(1 + 3 + cost.requests);
    await client.dispose();
  });

  it('shares one statement for each event with those of other subscribers', async () => {
    const { client, subscribe } = bySocket(tessera.admin);
    const id = await project();
    const all = Array.from({ length: 40 }, (_, at) => subscribe(changesOf('Task'), tasksIn(id, { title: { ne: `Title ${at % 30}` } })));
    await standing(tessera, ...all);
    const before = comparisons;
    const one = await task(id);
    await Promise.all(all.map((changes) => changes.first(1)));
    await patch(`/v1/tasks/${one}`, { title: 'Title 7' });
    await Promise.all(all.map((changes) => changes.first(2)));
    expect(comparisons - before).toBeLessThan(10);
    expect(all.map((changes) => changesIn(changes)[1].type)).toEqual(all.map((_, at) => (at % 30 === 7 ? 'REMOVED' : 'UPDATED')));
    await client.dispose();
  });
});

describe('every followed list', () => {
  it.each<[type: string, path: string, created: object, changed: object, within?: Sample['within']]>([
    ['User', '/v1/users', { name: 'Ada', email: 'ada@maps.example' }, { name: 'Ada L.' }],
    ['Project', '/v1/projects', { name: 'Atlas' }, { name: 'Atlas 2' }],
    ['Team', '/v1/teams', { name: 'Cartography' }, { name: 'Maps' }],
    ['File', '/v1/files', { name: 'legend.txt', content_type: 'text/plain' }, { name: 'legend.md' }],
    ['Resource', '/v1/resources', { name: 'Theodolite' }, { name: 'Theodolite 2' }],
    ['Webhook', '/v1/webhooks', { url: 'https://maps.example.com/hook', events: ['USER_CREATED'] }, { description: 'Maps' }],
    ...samplesInGraphql.map(({ type, path, body, change, within }): [string, string, object, object, Sample['within']] => [
      type,
      path,
      body,
      change,
      within,
    ]),
  ])('%s', async (type, path, created, changed, within) => {
    const caller = await tessera.otherAccount();
    const { client, subscribe } = bySocket(caller);
    const changes = subscribe(changesOf(type));
    await standing(tessera, changes);
    const { id } = await post(path, await bodyOf(caller, { body: created, within }), caller);
    // No change of a webhook.
    if (type === 'Webhook') await post(`${path}/${id}/test`, {}, caller);
    await patch(`${path}/${id}`, changed, caller);
    await remove(`${path}/${id}`, caller);
    await changes.first(3);
    expect(changesIn(changes).map(({ eventId: _, ...change }) => change)).toEqual([
      { type: 'ADDED', id, [type.toLowerCase()]: { id } },
      { type: 'UPDATED', id, [type.toLowerCase()]: { id } },
      { type: 'REMOVED', id, [type.toLowerCase()]: null },
    ]);
    await client.dispose();
  });

  it('needs the scope of the list, from the beginning or from when it is lost', async () => {
    const narrow = await tessera.someone('editor', ['read:projects']);
    const someone = await tessera.someone('editor');
    const id = await project({ visibility: 'public' });
    const [one, other] = [bySocket(narrow), bySocket(someone)];
    const refused = one.subscribe(changesOf('Task'));
    await refused.over;
    expect(refused.results[0].errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'invalid_scope' });
    const changes = other.subscribe(changesOf('Task'));
    await standing(tessera, changes);
    await tessera.database.db
      .updateTable('api_keys')
      .set({ scopes: ['read:projects'] })
      .where('user_id', '=', someone.userId)
      .execute();
    pass(2);
    await task(id);
    await changes.over;
    expect(changes.results).toMatchObject([{ data: { taskChanged: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
    await Promise.all([one.client.dispose(), other.client.dispose()]);
  });
});

describe('RELOAD', () => {
  /** Follows lists as somebody, without filters. */
  const following = async (who: Caller, types: string[], filter?: object) => {
    const { client, subscribe } = bySocket(who);
    const all = types.map((type) => subscribe(changesOf(type), { filter }));
    return { client, all };
  };

  /** What each of these people gets for tasks while something is done, up to a task that all of them see. */
  const told = async (people: Record<string, Caller>, work: () => Promise<unknown>, filter?: object): Promise<Record<string, string[]>> => {
    const open = await project({ visibility: 'public' });
    const following = Object.entries(people).map(([name, who]) => ({ name, ...bySocket(who) }));
    const or = filter && { or: [filter, { title: { eq: 'The end' } }] };
    const all = following.map(({ subscribe }) => subscribe(changesOf('Task', 'title'), { filter: or }));
    await standing(tessera, ...all);
    await work();
    await task(open, { title: 'The end' });
    const isOver = (changes: Subscribed) => changesIn(changes).at(-1)?.task?.title === 'The end';
    for (const changes of all) await expect.poll(() => isOver(changes)).toBe(true);
    const words = following.map(({ name }, at) => [
      name,
      changesIn(all[at]!)
        .slice(0, -1)
        .map(({ type }) => type),
    ]);
    for (const { client } of following) await client.dispose();
    await followed(tessera, 0);
    return Object.fromEntries(words);
  };

  it('comes when a membership of the caller begins and ends, and for nobody else who sees the project anyway', async () => {
    const [joining, other] = [await tessera.someone('viewer'), await tessera.someone('editor')];
    const id = await project({ visibility: 'private' });
    await member(id, other);
    await task(id);
    const people = { admin: tessera.admin, joining, other };
    expect(await told(people, () => member(id, joining))).toEqual({ admin: [], joining: ['RELOAD'], other: [] });
    expect(await told(people, () => patch(`/v1/projects/${id}/members/${joining.userId}`, { role: 'editor' }))).toEqual({
      admin: [],
      joining: [],
      other: [],
    });
    expect(await told(people, () => remove(`/v1/projects/${id}/members/${joining.userId}`))).toEqual({
      admin: [],
      joining: ['RELOAD'],
      other: [],
    });
  });

  it('comes through teams to those who share one with a member, unless they are members', async () => {
    const [joining, colleague, inside, stranger] = await Promise.all(
      ['viewer', 'viewer', 'viewer', 'viewer'].map((role) => tessera.someone(role as 'viewer')),
    );
    const people = { joining: joining!, colleague: colleague!, inside: inside!, stranger: stranger! };
    const team = (await post('/v1/teams', { name: 'Cartography' })).id;
    const join = (who: Caller) => post(`/v1/teams/${team}/members`, { user_id: who.userId });
    for (const who of [people.joining, people.colleague]) await join(who);
    const [open, closed, known] = await Promise.all(['team', 'private', 'public'].map((visibility) => project({ visibility })));
    for (const id of [open!, closed!]) await member(id, people.inside);
    expect(await told(people, () => join(people.inside))).toEqual({
      joining: ['RELOAD'],
      colleague: ['RELOAD'],
      inside: ['RELOAD'],
      stranger: [],
    });
    for (const id of [closed!, known!]) {
      const alone = { joining: ['RELOAD'], colleague: [], inside: [], stranger: [] };
      expect(await told(people, () => member(id, people.joining))).toEqual(alone);
    }
    expect(await told(people, () => member(open!, people.joining))).toEqual({
      joining: ['RELOAD'],
      colleague: ['RELOAD'],
      inside: [],
      stranger: [],
    });
    expect(await told(people, () => remove(`/v1/teams/${team}/members/${people.joining.userId}`))).toEqual({
      joining: ['RELOAD'],
      colleague: ['RELOAD'],
      inside: ['RELOAD'],
      stranger: [],
    });
    const all = { joining: ['RELOAD'], colleague: ['RELOAD'], inside: ['RELOAD'], stranger: ['RELOAD'] };
    expect(await told(people, () => remove(`/v1/teams/${team}`))).toEqual(all);
  });

  it('comes when a project has other readers, to all but administrators, and when the role of the caller changes', async () => {
    const [one, other] = [await tessera.someone('editor'), await tessera.someone('editor')];
    const people = { admin: tessera.admin, one, other };
    const id = await project({ visibility: 'private' });
    await member(id, one);
    await task(id);
    expect(await told(people, () => patch(`/v1/projects/${id}`, { visibility: 'public' }))).toEqual({
      admin: [],
      one: ['RELOAD'],
      other: ['RELOAD'],
    });
    expect(await told(people, () => patch(`/v1/projects/${id}`, { name: 'Globe' }))).toEqual({ admin: [], one: [], other: [] });
    // Those who still see it get the change and the restriction.
    expect(await told(people, () => patch(`/v1/projects/${id}`, { visibility: 'private' }))).toEqual({
      admin: [],
      one: ['RELOAD', 'RELOAD'],
      other: ['RELOAD'],
    });
    expect(await told(people, () => patch(`/v1/users/${other.userId}`, { role: 'admin' }))).toEqual({
      admin: [],
      one: [],
      other: ['RELOAD'],
    });
    expect(await told(people, () => patch(`/v1/users/${other.userId}`, { role: 'viewer' }))).toEqual({
      admin: [],
      one: [],
      other: ['RELOAD'],
    });
    expect(await told(people, () => patch(`/v1/users/${other.userId}`, { name: 'Ada' }))).toEqual({ admin: [], one: [], other: [] });
  });

  it('comes when records are deleted with another one, also to administrators, but not for a list of another project', async () => {
    const viewer = await tessera.someone('viewer');
    const people = { admin: tessera.admin, viewer };
    const [one, other] = [await project({ visibility: 'public' }), await project({ visibility: 'public' })];
    await task(one);
    const both = { admin: ['RELOAD'], viewer: ['RELOAD'] };
    const none = { admin: [], viewer: [] };
    expect(await told(people, () => remove(`/v1/projects/${one}`))).toEqual(both);
    const in_ = (id: string) => ({ projectId: { in: [id] } });
    const alone = await following(viewer, ['Task'], in_(other));
    await standing(tessera, ...alone.all);
    const third = await project({ visibility: 'public' });
    await remove(`/v1/projects/${third}`);
    const last = await task(other);
    await alone.all[0]!.first(1);
    expect(wordsIn(alone.all[0]!)).toEqual([`ADDED ${last}`]);
    await alone.client.dispose();
    await followed(tessera, 0);
    expect(await told(people, () => remove(`/v1/projects/${other}`), in_(other))).toEqual(both);
    expect(await told(people, async () => undefined)).toEqual(none);
  });

  it('comes for files and comments, which follow the place of a file', async () => {
    const viewer = await tessera.someone('viewer');
    const [from, to] = [await project({ visibility: 'public' }), await project({ visibility: 'private' })];
    const file = await post('/v1/files', { name: 'legend.txt', content_type: 'text/plain', project_id: from });
    const { client, all } = await following(viewer, ['File', 'Comment']);
    const [files, comments] = all as [Subscribed, Subscribed];
    await standing(tessera, ...all);
    // It goes where the viewer sees nothing, and comes back.
    await patch(`/v1/files/${file.id}`, { project_id: to });
    await patch(`/v1/files/${file.id}`, { project_id: from });
    await Promise.all([files.first(2), comments.first(2)]);
    expect(wordsIn(files)).toEqual(['RELOAD', `ADDED ${file.id}`]);
    expect(wordsIn(comments)).toEqual(['RELOAD', 'RELOAD']);
    await client.dispose();
  });
});

describe('what an event hides', () => {
  it('is neither told nor guessed: a record whose former value is hidden may have matched, or not', async () => {
    const [from, other, to] = [await project(), await project(), await project()];
    const { client, subscribe } = bySocket(tessera.admin);
    const create = async (project_id: string) => (await post('/v1/files', { name: 'a.txt', content_type: 'text/plain', project_id })).id;
    const [one, two] = [await create(from), await create(other)];
    const inFrom = subscribe(changesOf('File'), { filter: { projectId: { eq: from } } });
    const inTo = subscribe(changesOf('File'), { filter: { projectId: { eq: to } } });
    const named = subscribe(changesOf('File'), { filter: { projectId: { eq: from }, name: { eq: 'b.txt' } } });
    await standing(tessera, inFrom, inTo, named);
    for (const id of [one, two]) await patch(`/v1/files/${id}`, { project_id: to });
    await patch(`/v1/files/${one}`, { name: 'b.txt', project_id: from });
    await Promise.all([inFrom.first(3), inTo.first(3), named.first(1)]);
    // The removal of a file from the project is an event of its own, which comes to nobody who sees every file anyway.
    expect(wordsIn(inFrom)).toEqual([`REMOVED ${one}`, `REMOVED ${two}`, `ADDED ${one}`]);
    expect(wordsIn(inTo)).toEqual([`ADDED ${one}`, `ADDED ${two}`, `REMOVED ${one}`]);
    // Its name is visible, and was another one: it was not in the list.
    expect(wordsIn(named)).toEqual([`ADDED ${one}`]);
    await client.dispose();
  });

  it('stays hidden from those who did not see the record before', async () => {
    const viewer = await tessera.someone('viewer');
    const id = await project({ visibility: 'private' });
    const { client, subscribe } = bySocket(viewer);
    const changes = subscribe(changesOf('Task', 'title'), {});
    await standing(tessera, changes);
    const hidden = await task(id);
    const open = await task(await project({ visibility: 'public' }));
    await changes.first(1);
    expect(wordsIn(changes)).toEqual([`ADDED ${open}`]);
    await member(id, viewer);
    await patch(`/v1/tasks/${hidden}`, { title: 'Now shown' });
    await changes.first(3);
    expect(wordsIn(changes).slice(1)).toEqual(['RELOAD', `UPDATED ${hidden}`]);
    await client.dispose();
  });
});
