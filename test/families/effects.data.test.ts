import { bootTessera, type Caller, connectChannel, created, openReceiver, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import * as taskStore from '../../src/families/tasks/store.ts';
import { changeEventOf, changeEventsOf, recordEffects, recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { join, newProject } from '../support/new-records.ts';
import { type Effects, effectsSeenBy, expectEffects, followed } from './effects.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let told: Effects['told'];
let expectAsNow: Effects['expectAsNow'];

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, work: ['operations', 'deliveries'] });
  admin = tessera.admin;
  ({ told, expectAsNow } = effectsSeenBy(admin));
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const author = () => systemAuthor(tessera.accountId);
const read = async (path: string) => (await admin.call('GET', path)).body.data;

const newTask = (caller: Caller, projectId: string, fields: object = {}) =>
  created(caller, `/v1/projects/${projectId}/tasks`, { title: 'Draw', ...fields });
/** Assigns many tasks to a user. Some have the same time, so that a step may end between them. */
const insertTasks = async (projectId: string, { userId }: Caller, count: number): Promise<string[]> => {
  const { id: _id, ...task } = await newTask(admin, projectId);
  const rows = Array.from({ length: count }, (_, number) => ({
    ...task,
    account_id: tessera.accountId,
    id: newId('task'),
    assignee_id: userId,
    created_at: new Date(Date.parse(task.created_at) + Math.floor(number / 7)).toISOString(),
  }));
  await tessera.database.db.insertInto('tasks').values(rows).execute();
  return rows.map(({ id }) => id);
};

describe('deleteUser', () => {
  it('has an event of each record that passes to somebody else, or to nobody', async () => {
    const grace = await tessera.someone('editor');
    const [alone, shared] = [await newProject(grace), await newProject(grace)];
    await join(grace, shared.id, admin, 'viewer');
    const hers = await newProject(ada, { visibility: 'public' });
    const tasks = [];
    for (const assignee_id of [grace.userId, ada.userId, grace.userId]) tasks.push(await newTask(ada, hers.id, { assignee_id }));
    const resource = await created(grace, '/v1/resources', { name: 'Theodolite' });
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(events, 'USER_DELETED', [
      ['RESOURCE_UPDATED', resource.id],
      ['PROJECT_MEMBER_ADDED', alone.id],
      ['PROJECT_MEMBER_UPDATED', shared.id],
      ['PROJECT_UPDATED', alone.id],
      ['PROJECT_UPDATED', shared.id],
      ['TASK_UPDATED', tasks[0].id],
      ['TASK_UPDATED', tasks[2].id],
    ]);
    for (const { project_id } of [events[2], events[3]].map((event) => event!.data as object as { project_id: string }))
      expect(events).toContainEqual(expect.objectContaining({ data: { project_id, user_id: admin.userId, role: 'owner' } }));
    for (const { version } of events.slice(2, 4)) expect(version).toBeNull();
    for (const event of [events[1]!, ...events.slice(4)]) {
      const kind = { prj: 'projects', tsk: 'tasks', res: 'resources' }[event.resource_id.slice(0, 3)];
      await expectAsNow(event, `/v1/${kind}/${event.resource_id}`);
    }
  });

  it('tells each reader of what they see alone', async () => {
    const grace = await tessera.someone('editor');
    const hidden = await newProject(admin, { visibility: 'private' });
    const open = await newProject(admin, { visibility: 'public' });
    await newTask(admin, hidden.id, { assignee_id: grace.userId });
    const seen = await newTask(admin, open.id, { assignee_id: grace.userId });
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`), ada);
    expectEffects(events, 'USER_DELETED', [['TASK_UPDATED', seen.id]]);
  });

  it('says of a project where the heir owns already only that it has another owner_id', async () => {
    const grace = await tessera.someone('editor');
    const project = await newProject(grace);
    await join(grace, project.id, admin, 'owner');
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(events, 'USER_DELETED', [['PROJECT_UPDATED', project.id]]);
  });

  it('is told in the same order over the channel, by webhooks and by GraphQL', async () => {
    const receiver = await openReceiver();
    const grace = await tessera.someone('editor');
    const project = await newProject(admin, { visibility: 'public' });
    const tasks = [];
    for (let number = 0; number < 3; number += 1) tasks.push(await newTask(admin, project.id, { assignee_id: grace.userId }));
    const kinds = ['USER_DELETED', 'TASK_UPDATED'];
    const webhook = await created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: kinds });
    const channel = await connectChannel(tessera.url, { headers: { 'X-API-Key': admin.key } });
    await channel.ask({ type: 'subscribe', id: 's1', events: kinds });
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(
      events,
      'USER_DELETED',
      tasks.map(({ id }) => ['TASK_UPDATED', id]),
    );
    expect((await channel.events(4)).map(({ event }) => event)).toEqual(events);
    await until(() => receiver.asked.length === 4);
    const messages = receiver.messages(webhook.secret).map(({ timestamp: _timestamp, ...event }) => event);
    expect(messages).toHaveLength(4);
    expect(messages).toEqual(expect.arrayContaining(events));
    const query = '{ events(last: 4) { edges { node { id cause } } } }';
    const { data } = (await admin.call('POST', '/graphql', { query })).body;
    expect(data.events.edges.map(({ node }: { node: object }) => node)).toEqual(events.map(({ id, cause }) => ({ id, cause })));
    channel.socket.close();
    await admin.call('DELETE', `/v1/webhooks/${webhook.id}`);
    await receiver.close();
  });

  it('loses none of more records than one step has', async () => {
    const grace = await tessera.someone('editor');
    const project = await newProject(ada, { visibility: 'public' });
    const unassigned = await insertTasks(project.id, grace, 350);
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expect(events).toHaveLength(1 + unassigned.length);
    expect(events.slice(1).map(({ resource_id }) => resource_id)).toEqual(expect.arrayContaining(unassigned));
    const inOrder = events.slice(1).map(({ data }) => (data as object as { created_at: string }).created_at);
    expect(inOrder).toEqual(inOrder.toSorted());
    const { db } = tessera.database;
    expect(await db.selectFrom('tasks').select('id').where('assignee_id', '=', grace.userId).execute()).toEqual([]);
  });
});

describe('a deletion that is broken off between two steps', () => {
  it('has changed nothing and recorded nothing', async () => {
    const grace = await tessera.someone('editor');
    const project = await newProject(ada, { visibility: 'public' });
    const { db } = tessera.database;
    await insertTasks(project.id, grace, 250);
    const { cursor } = await followed(admin, '');
    const before = { data: project, version: 1 };
    let steps = 0;
    const work = transaction(db, async (tx) => {
      const cause = recordEvent(tx, author(), changeEventOf('PROJECT_UPDATED', { before, after: before }));
      await taskStore.changeAll(tx, author(), { assignee_id: grace.userId }, { assignee_id: null }, new Date().toISOString(), (changes) => {
        steps += 1;
        recordEffects(tx, author(), cause, changeEventsOf('TASK_UPDATED', changes));
        if (steps === 3) throw new Error('The process ends.');
      });
    });
    await expect(work).rejects.toThrow('The process ends.');
    expect((await followed(admin, cursor)).events).toEqual([]);
    expect(await db.selectFrom('tasks').select('id').where('assignee_id', '=', grace.userId).execute()).toHaveLength(250);
  });
});

describe('cloneProject', () => {
  it('has an event of each member and of each task that it makes', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, admin, 'viewer');
    for (const title of ['Draw', 'Measure']) await newTask(ada, project.id, { title, tags: ['design'], due_at: '2026-04-01T17:00:00Z' });
    const events = await told(() => ada.call('POST', `/v1/projects/${project.id}/clone`, { include: ['members', 'tasks'] }));
    const clone = events[0].data.id;
    const tasks = await read(`/v1/projects/${clone}/tasks?sort=created_at`);
    expectEffects(events, 'PROJECT_CREATED', [
      ['PROJECT_MEMBER_ADDED', clone],
      ['TASK_CREATED', tasks[0].id],
      ['TASK_CREATED', tasks[1].id],
    ]);
    expect(events[1]!.data).toEqual({ project_id: clone, user_id: admin.userId, role: 'viewer' });
    expect(events.slice(2).map(({ data }) => data)).toEqual(tasks);
    for (const event of [events[0], ...events.slice(2)])
      await expectAsNow(event, `/v1/${event.type === 'TASK_CREATED' ? 'tasks' : 'projects'}/${event.data.id}`);
    expect(tasks.map(({ title }: { title: string }) => title)).toEqual(['Draw', 'Measure']);
  });
});

describe('removeProjectMember', () => {
  it('has an event of the project, where its owner leaves it', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, admin, 'owner');
    const events = await told(() => ada.call('DELETE', `/v1/projects/${project.id}/members/${ada.userId}`));
    expectEffects(events, 'PROJECT_MEMBER_REMOVED', [['PROJECT_UPDATED', project.id]]);
    await expectAsNow(events[1]!, `/v1/projects/${project.id}`);
    expect(events[1]!.data).toMatchObject({ owner_id: admin.userId });
  });
});

describe('updateProjectMember', () => {
  it('has an event of the project, where its owner becomes something else', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, admin, 'owner');
    const events = await told(() => ada.call('PATCH', `/v1/projects/${project.id}/members/${ada.userId}`, { role: 'viewer' }));
    expectEffects(events, 'PROJECT_MEMBER_UPDATED', [['PROJECT_UPDATED', project.id]]);
    expect(events[1]!.data).toMatchObject({ owner_id: admin.userId });
  });
});

describe('transferProject', () => {
  it.each([
    ['a new member', undefined, [['PROJECT_MEMBER_ADDED', 'owner']]],
    ['a viewer', 'viewer', [['PROJECT_MEMBER_UPDATED', 'owner']]],
    ['an owner', 'owner', []],
  ] as const)('has an event of the membership of %s', async (_who, role, expected) => {
    const project = await newProject(ada);
    if (role) await join(ada, project.id, admin, role);
    const events = await told(() => ada.call('POST', `/v1/projects/${project.id}/transfer`, { owner_id: admin.userId }));
    expectEffects(
      events,
      'PROJECT_UPDATED',
      expected.map(([type]) => [type, project.id]),
    );
    expect(events.slice(1).map(({ type, data }) => [type, (data as { role?: string }).role])).toEqual(expected);
  });
});

describe('fewer readers', () => {
  let reader: Caller;
  let stranger: Caller;
  /** What people who do not follow the act get of it. */
  const toldTo = async (who: Caller, act: () => Promise<{ status: number }>) => {
    const { cursor } = await followed(who, '');
    expect((await act()).status).toBeLessThan(300);
    return (await followed(who, cursor)).events.map(({ type, resource_id, data }) => ({ type, resource_id, data }));
  };
  const restriction = (id: string) => ({ type: 'PROJECT_RESTRICTED', resource_id: id, data: { project_id: id } });
  const narrow = (id: string, visibility: string) => () => ada.call('PATCH', `/v1/projects/${id}`, { name: 'Secret', visibility });

  beforeAll(async () => {
    [reader, stranger] = [await tessera.someone('viewer'), await tessera.someone('viewer')];
    const team = await created(admin, '/v1/teams', { name: 'Cartography' });
    for (const { userId: user_id } of [reader, ada]) await created(admin, `/v1/teams/${team.id}/members`, { user_id });
  });

  it.each([
    ['public', 'private', true, true],
    ['public', 'team', true, true],
    ['team', 'private', true, false],
    ['private', 'team', false, false],
    ['private', 'private', false, false],
  ])('from %s to %s: those who saw the project are told its id', async (before, after, toReader, toStranger) => {
    const projects = [await newProject(ada, { visibility: before }), await newProject(ada, { visibility: before })] as const;
    for (const [project, who, is] of [
      [projects[0], reader, toReader],
      [projects[1], stranger, toStranger],
    ] as const) {
      const restrictions = (await toldTo(who, narrow(project.id, after))).filter(({ type }) => type === 'PROJECT_RESTRICTED');
      expect(restrictions).toEqual(is ? [restriction(project.id)] : []);
    }
  });

  it('nobody is told what the project has become', async () => {
    const project = await newProject(ada, { visibility: 'public' });
    expect(await toldTo(stranger, narrow(project.id, 'private'))).toEqual([restriction(project.id)]);
    expectEffects(await told(narrow(project.id, 'public')), 'PROJECT_UPDATED', []);
    expectEffects(await told(narrow(project.id, 'private')), 'PROJECT_UPDATED', [['PROJECT_RESTRICTED', project.id]]);
    const rename = () => ada.call('PATCH', `/v1/projects/${project.id}`, { name: 'Atlas', visibility: 'private' });
    expectEffects(await told(rename), 'PROJECT_UPDATED', []);
  });

  it.each([
    ['team', true],
    ['private', false],
    ['public', false],
  ])('of a project with the visibility %s that a member leaves', async (visibility, is) => {
    const project = await newProject(admin, { visibility });
    await join(admin, project.id, ada, 'editor');
    const events = await toldTo(reader, () => ada.call('DELETE', `/v1/projects/${project.id}/members/${ada.userId}`));
    expect(events.filter(({ type }) => type === 'PROJECT_RESTRICTED')).toEqual(is ? [restriction(project.id)] : []);
  });

  it('of a project that a member leaves, not to those who see it through another one', async () => {
    const project = await newProject(admin, { visibility: 'team' });
    for (const who of [ada, stranger]) await join(admin, project.id, who, 'editor');
    const events = await toldTo(stranger, () => ada.call('DELETE', `/v1/projects/${project.id}/members/${ada.userId}`));
    expect(events.map(({ type }) => type)).toEqual(['PROJECT_MEMBER_REMOVED']);
  });
});
