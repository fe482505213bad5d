import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Effects, type Event, effectsSeenBy, expectEffects, followed } from '../effects.ts';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let stranger: Caller;
let told: Effects['told'];
let expectAsNow: Effects['expectAsNow'];

beforeAll(async () => {
  tessera = await bootTessera();
  ({ told, expectAsNow } = effectsSeenBy(tessera.admin));
  ada = await tessera.someone('editor');
  stranger = await tessera.someone('viewer');
});
afterAll(() => tessera?.close());

const newTask = (projectId: string) => created(ada, `/v1/projects/${projectId}/tasks`, { title: 'Draw' });
const newFile = (caller: Caller, place: object) => created(caller, '/v1/files', { name: 'legend.txt', ...place });

describe('deleteProject', () => {
  it('has an event of each file that remains, for those who still see it', async () => {
    const project = await newProject(ada, { visibility: 'public' });
    const task = await newTask(project.id);
    const grace = await tessera.someone('editor');
    await join(ada, project.id, grace, 'editor');
    const [hers, theirs] = [await newFile(ada, { project_id: project.id }), await newFile(grace, { task_id: task.id })];
    const { cursor } = await followed(grace, '');
    const events = await told(() => ada.call('DELETE', `/v1/projects/${project.id}`));
    expectEffects(events, 'PROJECT_DELETED', [
      ['FILE_UPDATED', hers.id],
      ['FILE_UPDATED', theirs.id],
    ]);
    for (const event of events.slice(1)) await expectAsNow(event, `/v1/files/${event.data.id}`);
    expect(events[2]!.data).toMatchObject({ project_id: null, task_id: null });
    expectEffects((await followed(grace, cursor)).events as [Event, ...Event[]], 'PROJECT_DELETED', [['FILE_UPDATED', theirs.id]]);
  });
});

describe('deleteTask', () => {
  it('has an event of each file, which stays in the project', async () => {
    const project = await newProject(ada);
    const task = await newTask(project.id);
    const file = await newFile(ada, { task_id: task.id });
    await newFile(ada, { project_id: project.id });
    const events = await told(() => ada.call('DELETE', `/v1/tasks/${task.id}`));
    expectEffects(events, 'TASK_DELETED', [['FILE_UPDATED', file.id]]);
    await expectAsNow(events[1]!, `/v1/files/${file.id}`);
    expect(events[1]!.data).toMatchObject({ project_id: project.id, task_id: null });
  });
});

describe('fewer readers', () => {
  /** What somebody who does not follow the act gets of it. */
  const toldTo = async (act: () => Promise<{ status: number }>) => {
    const { cursor } = await followed(stranger, '');
    expect((await act()).status).toBeLessThan(300);
    return (await followed(stranger, cursor)).events.map(({ type, resource_id, data }) => ({ type, resource_id, data }));
  };

  it.each([
    ['another project', async () => ({ project_id: (await newProject(ada)).id })],
    ['no project', async () => ({ project_id: null })],
  ])('of a file that is moved to %s: those who see the former project are told', async (_where, place) => {
    const project = await newProject(ada, { visibility: 'public' });
    const file = await newFile(ada, { project_id: project.id });
    const to = await place();
    const events = await toldTo(() => ada.call('PATCH', `/v1/files/${file.id}`, to));
    const data = { project_id: project.id, file_id: file.id };
    expect(events).toEqual([{ type: 'PROJECT_FILE_REMOVED', resource_id: project.id, data }]);
  });

  it('not of a file that stays in its project, or that had none', async () => {
    const project = await newProject(ada, { visibility: 'public' });
    const [inside, outside] = [await newFile(ada, { project_id: project.id }), await newFile(ada, {})];
    expectEffects(await told(() => ada.call('PATCH', `/v1/files/${inside.id}`, { name: 'roads.txt' })), 'FILE_UPDATED', []);
    expectEffects(await told(() => ada.call('PATCH', `/v1/files/${outside.id}`, { project_id: project.id })), 'FILE_UPDATED', []);
  });
});
