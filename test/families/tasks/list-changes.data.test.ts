import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesIn, changesOf, sent, wordsIn } from '../../graphql/list-changes.ts';
import { connectGraphql, followed, type Subscribed, standing } from '../../graphql/subscribing.ts';
import { dataOf } from '../../graphql/support.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
// Those of earlier tests are gone.
beforeEach(() => followed(tessera, 0));
afterAll(() => tessera?.close());

const bySocket = ({ key }: Pick<Caller, 'key'>) => connectGraphql(tessera.url, { connectionParams: { token: key } });
const post = (path: string, body: unknown = {}, by = tessera.admin) => sent(by, 'POST', path, body);
const patch = (path: string, body: unknown, by = tessera.admin) => sent(by, 'PATCH', path, body);
const remove = (path: string, by = tessera.admin) => sent(by, 'DELETE', path);

const project = async (fields: object = {}): Promise<string> => (await post('/v1/projects', { name: 'Atlas', ...fields })).id;
const task = async (projectId: string, fields: object = {}): Promise<string> =>
  (await post(`/v1/projects/${projectId}/tasks`, { title: 'Draw', ...fields })).id;
const member = (projectId: string, { userId }: Caller, role = 'viewer') =>
  post(`/v1/projects/${projectId}/members`, { user_id: userId, role });
const tasksIn = (projectId: string, filter: object = {}) => ({ filter: { projectId: { eq: projectId }, ...filter } });

describe('taskChanged', () => {
  it('tells what begins to match, matches as before and no longer matches, with the record as it was then', async () => {
    const id = await project();
    const { client, subscribe } = bySocket(tessera.admin);
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
});

describe('the filter of taskChanged', () => {
  const filters: [string, filter: object, matching: object, other: object][] = [
    ['a value of an enum', { priority: { in: ['HIGH', 'URGENT'] } }, { priority: 'high' }, { priority: 'low' }],
    ['a list of texts', { tags: { hasAll: ['a', 'b'] } }, { tags: ['b', 'c', 'a'] }, { tags: ['a'] }],
    ['a value that is null', { dueAt: { exists: false } }, { due_at: null }, { due_at: '2026-04-01T17:00:00Z' }],
    ['a time', { dueAt: { lt: '2026-05-01T00:00:00Z' } }, { due_at: '2026-04-30T23:00:00-00:30' }, { due_at: null }],
    [
      'groups',
      { title: { startsWith: 't' }, or: [{ priority: { eq: 'LOW' } }, { tags: { has: 'x' } }] },
      { tags: ['x'], title: 'This' },
      { tags: [], title: 'This' },
    ],
  ];

  it.each(filters)('has the same meaning as in a list: %s', async (_name, filter, matching, other) => {
    const id = await task(await project(), other);
    const { client, subscribe } = bySocket(tessera.admin);
    const changes = subscribe(changesOf('Task'), { filter });
    await standing(tessera, changes);
    const listed = async () => {
      const query = 'query ($filter: TaskFilter) { tasks(filter: $filter, first: 100) { nodes { id } } }';
      return (await dataOf(tessera.admin, query, { filter })).tasks.nodes.some((node: { id: string }) => node.id === id);
    };
    await patch(`/v1/tasks/${id}`, matching);
    await changes.first(1);
    expect([wordsIn(changes), await listed()]).toEqual([[`ADDED ${id}`], true]);
    await patch(`/v1/tasks/${id}`, { description: 'Otherwise as before' });
    await patch(`/v1/tasks/${id}`, other);
    await changes.first(3);
    expect([wordsIn(changes).slice(1), await listed()]).toEqual([[`UPDATED ${id}`, `REMOVED ${id}`], false]);
    await client.dispose();
  });
});

describe('RELOAD', () => {
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
    const { client, subscribe } = bySocket(viewer);
    const alone = subscribe(changesOf('Task'), { filter: in_(other) });
    await standing(tessera, alone);
    const third = await project({ visibility: 'public' });
    await remove(`/v1/projects/${third}`);
    const last = await task(other);
    await alone.first(1);
    expect(wordsIn(alone)).toEqual([`ADDED ${last}`]);
    await client.dispose();
    await followed(tessera, 0);
    expect(await told(people, () => remove(`/v1/projects/${other}`), in_(other))).toEqual(both);
    expect(await told(people, async () => undefined)).toEqual(none);
  });
});

describe('what an event hides', () => {
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
