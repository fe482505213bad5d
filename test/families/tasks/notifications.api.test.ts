import { bootTessera, type Caller, created, recording, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSweep } from '../../../src/data/sweeping/sweep.ts';
import { dueSweep } from '../../../src/families/tasks/due.ts';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let owner: Caller;
let member: Caller;
let project: { id: string };

beforeAll(async () => {
  tessera = await bootTessera();
  [owner, member] = [await tessera.someone('editor'), await tessera.someone('viewer')];
  project = await newProject(owner);
  await join(owner, project.id, member, 'viewer');
});
afterAll(() => tessera?.close());

const about = async (caller: Caller, id: string) =>
  (await caller.call('GET', `/v1/notifications?resource_id=${id}`)).body.data.map(({ kind }: { kind: string }) => kind);
const newTask = (fields: object = {}, caller = owner) =>
  created(caller, '/v1/tasks', { project_id: project.id, title: 'Draw the map', ...fields });
const at = ({ id }: { id: string }) => `/v1/tasks/${id}`;

describe('an assignment', () => {
  it('notifies the assignee of a new task, and of one that becomes theirs, once', async () => {
    const [first, second] = [await newTask({ assignee_id: member.userId }), await newTask()];
    await owner.call('PATCH', at(second), { assignee_id: member.userId });
    await owner.call('PATCH', at(second), { assignee_id: member.userId, priority: 'high' });
    expect([await about(member, first.id), await about(member, second.id)]).toEqual([['assigned'], ['assigned']]);
  });

  it('notifies nobody of what they assign to themselves, or who may not see the task', async () => {
    const stranger = await tessera.someone('viewer');
    const { events } = await recording(tessera, async () => {
      await newTask({ assignee_id: owner.userId });
      await newTask({ assignee_id: stranger.userId });
    });
    expect(events.map(({ type }) => type)).toEqual(['TASK_CREATED', 'TASK_CREATED']);
  });

  it('is a mention, where the description mentions the assignee', async () => {
    const { id } = await newTask({ assignee_id: member.userId, description: `Ask @${member.userId}.` });
    expect(await about(member, id)).toEqual(['mentioned']);
  });

  it('notifies nobody in a project whose notifications are off', async () => {
    const { id } = await newProject(owner, { visibility: 'public', settings: { enableNotifications: false } });
    await join(owner, id, member, 'viewer');
    const task = await newTask({ project_id: id, assignee_id: member.userId, description: `@${member.userId}` });
    expect([await about(member, id), await about(member, task.id)]).toEqual([[], []]);
    await owner.call('PATCH', `/v1/projects/${id}`, { settings: { enableNotifications: true } });
    const loud = await newTask({ project_id: id, assignee_id: member.userId });
    expect(await about(member, loud.id)).toEqual(['assigned']);
  });
});

describe('what a person no longer sees', () => {
  it('is gone from their notifications, until they see it again', async () => {
    const secret = await newProject(owner);
    await join(owner, secret.id, member, 'viewer');
    const task = await newTask({ project_id: secret.id, assignee_id: member.userId });
    const seen = async () => [await about(member, secret.id), await about(member, task.id)];
    expect(await seen()).toEqual([['invited'], ['assigned']]);
    const { id } = (await member.call('GET', `/v1/notifications?resource_id=${task.id}`)).body.data[0];
    await owner.call('DELETE', `/v1/projects/${secret.id}/members/${member.userId}`);
    expect(await seen()).toEqual([[], []]);
    expect((await member.call('GET', `/v1/notifications/${id}`)).status).toBe(404);
    expect((await member.call('PATCH', `/v1/notifications/${id}`, { status: 'read' })).status).toBe(404);
    await join(owner, secret.id, member, 'viewer');
    expect(await about(member, task.id)).toEqual(['assigned']);
  });

  it('is gone with the task', async () => {
    const task = await newTask({ assignee_id: member.userId });
    await owner.call('DELETE', at(task));
    expect(await about(member, task.id)).toEqual([]);
  });
});

describe('what is due', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const look = () => runSweep(tessera.database.db, dueSweep, () => new Date(), { pauseMs: 0 });
  const due = (fields: object = {}) => newTask({ assignee_id: member.userId, due_at: inHours(23), ...fields });

  it('notifies the assignee within a day before, once, and again for another time', async () => {
    const [soon, later] = [await due(), await due({ due_at: inHours(48) })];
    await look();
    await look();
    expect([await about(member, soon.id), await about(member, later.id)]).toEqual([['due', 'assigned'], ['assigned']]);
    await owner.call('PATCH', at(soon), { due_at: inHours(22) });
    await look();
    expect(await about(member, soon.id)).toEqual(['due', 'due', 'assigned']);
  });

  it('has no event that it tells of, but one of its own, by the system', async () => {
    const task = await due();
    const { events } = await recording(tessera, () => look());
    const [own] = events.filter(({ data }) => (data as { resource_id?: string }).resource_id === task.id);
    const system = { type: 'system', id: null };
    expect(own).toMatchObject({ type: 'NOTIFICATION_CREATED', actor: system, data: { kind: 'due', event_id: null, actor: system } });
  });

  it.each([
    ['is completed', (task: { id: string }) => owner.call('POST', `${at(task)}/complete`)],
    ['is cancelled', (task: { id: string }) => owner.call('PATCH', at(task), { status: 'cancelled' })],
    ['is nobody’s', (task: { id: string }) => owner.call('PATCH', at(task), { assignee_id: null })],
    ['was due long ago', (task: { id: string }) => owner.call('PATCH', at(task), { due_at: inHours(-25) })],
  ])('notifies nobody of a task that %s', async (_what, change) => {
    const task = await due();
    expect((await change(task)).status).toBe(200);
    await look();
    expect(await about(member, task.id)).toEqual(['assigned']);
  });

  it.each([
    ['is archived', (id: string) => owner.call('POST', `/v1/projects/${id}/archive`)],
    ['wants none', (id: string) => owner.call('PATCH', `/v1/projects/${id}`, { settings: { enableNotifications: false } })],
    ['the assignee has left', (id: string) => owner.call('DELETE', `/v1/projects/${id}/members/${member.userId}`)],
  ])('notifies nobody of a task in a project that %s', async (_what, change) => {
    const { id } = await newProject(owner);
    await join(owner, id, member, 'viewer');
    const task = await due({ project_id: id });
    expect((await change(id)).status).toBeLessThan(300);
    const { events } = await recording(tessera, () => look());
    expect(events.filter(({ data }) => (data as { resource_id?: string }).resource_id === task.id)).toEqual([]);
  });
});
