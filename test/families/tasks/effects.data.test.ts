import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Effects, effectsSeenBy, expectEffects } from '../effects.ts';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let told: Effects['told'];
let expectAsNow: Effects['expectAsNow'];

beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  ({ told, expectAsNow } = effectsSeenBy(admin));
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const newTask = (caller: Caller, projectId: string, fields: object = {}) =>
  created(caller, `/v1/projects/${projectId}/tasks`, { title: 'Draw', ...fields });

describe('deleteUser', () => {
  it('has an event of each task that is assigned to nobody, behind those of what tasks belong to', async () => {
    const grace = await tessera.someone('editor');
    const alone = await newProject(grace);
    const hers = await newProject(ada, { visibility: 'public' });
    const tasks = [];
    for (const assignee_id of [grace.userId, ada.userId, grace.userId]) tasks.push(await newTask(ada, hers.id, { assignee_id }));
    const resource = await created(grace, '/v1/resources', { name: 'Theodolite' });
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(events, 'USER_DELETED', [
      ['RESOURCE_UPDATED', resource.id],
      ['PROJECT_MEMBER_ADDED', alone.id],
      ['PROJECT_UPDATED', alone.id],
      ['TASK_UPDATED', tasks[0].id],
      ['TASK_UPDATED', tasks[2].id],
    ]);
    for (const event of events.slice(-2)) await expectAsNow(event, `/v1/tasks/${event.resource_id}`);
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
});

describe('cloneProject', () => {
  it('has an event of each member and of each task that it makes', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, admin, 'viewer');
    for (const title of ['Draw', 'Measure']) await newTask(ada, project.id, { title, tags: ['design'], due_at: '2026-04-01T17:00:00Z' });
    const events = await told(() => ada.call('POST', `/v1/projects/${project.id}/clone`, { include: ['members', 'tasks'] }));
    const clone = events[0].data.id;
    const tasks = (await admin.call('GET', `/v1/projects/${clone}/tasks?sort=created_at`)).body.data;
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
