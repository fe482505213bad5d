import { bootTessera, type Caller, created, recording, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
const now = Date.parse('2026-03-14T09:26:53.589Z');

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const at = ({ id }: { id: string }, action = '') => `/v1/projects/${id}${action && `/${action}`}`;
const act = (caller: Caller, project: { id: string }, action: string, body?: unknown) => caller.call('POST', at(project, action), body);
const list = async (project: { id: string }, what: string) => (await ada.call('GET', at(project, what))).body.data;

describe('cloneProject', () => {
  it('brings the tasks along as nobody has begun them, in their order', async () => {
    const source = await newProject(ada);
    const fields = {
      description: 'Rivers.',
      priority: 'high',
      assignee_id: grace.userId,
      due_at: '2026-04-01T17:00:00.000Z',
      tags: ['a'],
    };
    for (const title of ['First', 'Second', 'Third']) await created(ada, at(source, 'tasks'), { title, ...fields });
    await tessera.database.db
      .updateTable('tasks')
      .set({ status: 'done', completed_at: new Date(now).toISOString() })
      .where('project_id', '=', source.id)
      .execute();
    const { body } = await act(ada, source, 'clone', { include: ['tasks', 'members'] });
    const copies = (await ada.call('GET', `${at(body.data, 'tasks')}?sort=created_at`)).body.data;
    const copy = { ...fields, project_id: body.data.id, status: 'todo', completed_at: null, created_by: ada.userId };
    expect(copies).toMatchObject(['First', 'Second', 'Third'].map((title) => ({ title, ...copy })));
    expect(await list(source, 'tasks')).toHaveLength(3);
  });

  it('brings along only what is asked for', async () => {
    const source = await newProject(ada);
    await join(ada, source.id, grace, 'viewer');
    await created(ada, at(source, 'tasks'), { title: 'Draw' });
    const counts = async (include: string[]) => {
      const { data } = (await act(ada, source, 'clone', { include })).body;
      return [(await list(data, 'members')).length, (await list(data, 'tasks')).length];
    };
    expect([await counts(['members']), await counts(['tasks'])]).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  it('records PROJECT_CREATED, and behind it what comes along', async () => {
    const source = await newProject(ada);
    await join(ada, source.id, grace, 'viewer');
    await created(ada, at(source, 'tasks'), { title: 'Draw' });
    const { answer, events } = await recording(tessera, () => act(ada, source, 'clone', { include: ['members', 'tasks'] }));
    const types = ['PROJECT_CREATED', 'PROJECT_MEMBER_ADDED', 'TASK_CREATED'];
    expect(events).toMatchObject(types.map((type) => ({ type })));
    expect(events[0]!.resource_id).toBe(answer.body.data.id);
    expect(events[0]!.data).toEqual(answer.body.data);
  });
});
