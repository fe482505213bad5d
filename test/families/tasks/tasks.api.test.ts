import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  nobodys,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTheSame } from '../../support/the-same.ts';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let project: { id: string };
let now = Date.parse('2026-03-14T09:26:53.589Z');
const publicUrl = 'https://api.example.com';
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
  project = await newProject(ada);
});
afterAll(() => tessera?.close());

const full = () => ({
  title: 'Draw the map',
  description: 'Rivers first.',
  priority: 'high',
  assignee_id: grace.userId,
  due_at: '2026-04-01T17:00:00.000Z',
  tags: ['design'],
});
const newTask = (fields: object = {}, caller = ada) => created(caller, '/v1/tasks', { project_id: project.id, ...full(), ...fields });
const at = ({ id }: { id: string }, what = '') => `/v1/tasks/${id}${what}`;
const read = async (task: { id: string }) => (await ada.call('GET', at(task))).body.data;
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });
const archive = ({ id }: { id: string }) => ada.call('POST', `/v1/projects/${id}/archive`);

describe('createTask', () => {
  it('201 answers the task in its envelope, with defaults for what was left out', async () => {
    const { status, body, headers } = await ada.call('POST', '/v1/tasks', { project_id: project.id, title: 'Draw the map' });
    expect(status).toBe(201);
    expect(body).toEqual(
      single({
        id: anId('tsk'),
        project_id: project.id,
        title: 'Draw the map',
        description: null,
        status: 'todo',
        priority: 'normal',
        assignee_id: null,
        due_at: null,
        tags: [],
        completed_at: null,
        created_by: ada.userId,
        created_at: anInstant,
        updated_at: body.data.created_at,
      }),
    );
    expect([headers.get('location'), headers.get('etag')]).toEqual([at(body.data), '"1"']);
  });

  it('201 keeps every field that was sent, and records TASK_CREATED', async () => {
    const { answer, events } = await recording(tessera, () => newTask());
    expect(answer).toMatchObject(full());
    expect(events).toMatchObject([event('TASK_CREATED', answer)]);
  });

  it.each([
    ['no project', { title: 'x' }, ['project_id missing_required_field']],
    ['no title', { project_id: nobodys('prj') }, ['title missing_required_field']],
    ['a status', { project_id: nobodys('prj'), title: 'x', status: 'done' }, ['status unknown_field']],
    ['a project that has another form', { project_id: 'prj_1', title: 'x' }, ['project_id invalid_format']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await ada.call('POST', '/v1/tasks', body), 400, 'invalid_parameters', details);
  });

  it('403 refuses who only sees the project', async () => {
    const open = await newProject(ada, { visibility: 'public' });
    const { answer, events } = await recording(tessera, () => grace.call('POST', '/v1/tasks', { project_id: open.id, title: 'Mine' }));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
  });

  it('409 refuses an archived project', async () => {
    const old = await newProject(ada);
    await archive(old);
    expectError(await ada.call('POST', '/v1/tasks', { project_id: old.id, title: 'Late' }), 409, 'project_archived');
  });

  it('422 refuses a project that is not there, or not for the caller', async () => {
    const stranger = await tessera.otherAccount();
    for (const [caller, project_id] of [
      [ada, nobodys('prj')],
      [grace, project.id],
      [stranger, project.id],
    ] as const) {
      const { answer, events } = await recording(tessera, () => caller.call('POST', '/v1/tasks', { project_id, title: 'Mine' }));
      expectError(answer, 422, 'unknown_reference', ['project_id unknown_reference']);
      expect(events).toEqual([]);
    }
  });

  it('422 refuses an assignee who is not in the account', async () => {
    const answer = await ada.call('POST', '/v1/tasks', { project_id: project.id, title: 'x', assignee_id: nobodys('usr') });
    expectError(answer, 422, 'unknown_reference', ['assignee_id unknown_reference']);
  });
});

describe('getTask', () => {
  it('200 answers the task with its version, and 304 spares its body', async () => {
    const task = await newTask();
    const { status, body, headers } = await ada.call('GET', at(task));
    expect([status, body, headers.get('etag')]).toEqual([200, single(task), '"1"']);
    expect((await ada.call('GET', at(task), undefined, { 'If-None-Match': '"1"' })).status).toBe(304);
  });

  it('200 brings project, assignee and creator in full when asked, and only the asked fields', async () => {
    const task = await newTask();
    const { body } = await ada.call('GET', `${at(task)}?expand=project,assignee,creator&fields=title`);
    expect(body.data).toEqual({
      id: task.id,
      title: task.title,
      project,
      assignee: expect.objectContaining({ id: grace.userId }),
      creator: expect.objectContaining({ id: ada.userId }),
    });
  });
});

describe('listTasks', () => {
  it('200 answers the tasks of every project in the page envelope, youngest first', async () => {
    const linus = await tessera.someone('editor');
    const [one, other] = [await newProject(linus), await newProject(linus)];
    const older = await newTask({ project_id: one.id }, linus);
    tick();
    const younger = await newTask({ project_id: other.id }, linus);
    await linus.call('POST', `/v1/projects/${other.id}/archive`);
    const { status, body } = await linus.call('GET', '/v1/tasks');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [younger, older],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}/v1/tasks?page=1`, next: null, prev: null },
    });
    const filtered = await linus.call('GET', `/v1/tasks?project_id=${one.id}&priority=high&tags=design&expand=project`);
    expect(filtered.body.data).toEqual([{ ...older, project: one }]);
  });
});

describe('replaceTask', () => {
  it('200 puts defaults in the place of what is left out, and keeps what the service sets', async () => {
    const task = await newTask();
    await ada.call('POST', at(task, '/complete'));
    const done = await read(task);
    const updated_at = tick();
    const body = { project_id: project.id, title: 'Draw the south' };
    const { answer, events } = await recording(tessera, () => ada.call('PUT', at(task), body));
    const replaced = {
      ...done,
      title: 'Draw the south',
      description: null,
      priority: 'normal',
      assignee_id: null,
      due_at: null,
      tags: [],
      updated_at,
    };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(replaced), '"3"']);
    expect(await read(task)).toEqual(replaced);
    expect(events).toMatchObject([event('TASK_UPDATED', replaced)]);
  });

  it('422 keeps a task in its project', async () => {
    const task = await newTask();
    const other = await newProject(ada);
    const answer = await ada.call('PUT', at(task), { project_id: other.id, title: 'x' });
    expectError(answer, 422, 'unprocessable', ['project_id not_allowed']);
    expect(await read(task)).toEqual(task);
  });

  it('422 refuses an assignee who is not in the account', async () => {
    const task = await newTask();
    const answer = await ada.call('PUT', at(task), { project_id: project.id, title: 'x', assignee_id: nobodys('usr') });
    expectError(answer, 422, 'unknown_reference', ['assignee_id unknown_reference']);
  });
});

describe('updateTask', () => {
  const merges: [what: string, sent: object][] = [
    ['leaves what was not sent', { title: 'Draw the south' }],
    ['replaces the tags as a whole', { tags: ['q4'] }],
    ['empties with null', { description: null, assignee_id: null, due_at: null }],
    ['begins it', { status: 'in_progress' }],
    ['cancels it', { status: 'cancelled', priority: 'low' }],
  ];
  it.each(merges)('200 %s', async (_what, sent) => {
    const task = await newTask();
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(task), sent));
    const changed = { ...task, ...sent, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(changed), '"2"']);
    expect(await read(task)).toEqual(changed);
    expect(events).toMatchObject([event('TASK_UPDATED', changed)]);
  });

  it.each([
    ['takes the present status', { status: 'todo' }],
    ['takes what it has', { title: 'Draw the map', tags: ['design'] }],
  ])('200 %s, and makes no new version of it', async (_what, sent) => {
    const task = await newTask();
    tick();
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(task), sent));
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(task), '"1"']);
    expect(events).toEqual([]);
  });

  it('200 takes null for the tags, which empties them, and one instant however it is written', async () => {
    const task = await newTask({ due_at: '2026-04-01T17:00:00.5Z' });
    expect((await ada.call('PATCH', at(task), { due_at: '2026-04-02T09:00:00.500999+16:00' })).headers.get('etag')).toBe('"1"');
    const { body } = await ada.call('PATCH', at(task), { tags: null });
    expect([body.data.tags, body.data.due_at]).toEqual([[], '2026-04-01T17:00:00.500Z']);
  });

  it.each([
    ['nothing', {}, ['(body) too_few_items']],
    ['the status done', { status: 'done' }, ['status invalid_enum_value']],
    ['another project', { project_id: nobodys('prj') }, ['project_id unknown_field']],
    ['null for the title', { title: null }, ['title invalid_type']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await ada.call('PATCH', at(await newTask()), body), 400, 'invalid_parameters', details);
  });

  it('422 refuses an assignee of another account', async () => {
    const task = await newTask();
    const { userId: assignee_id } = await tessera.otherAccount();
    expectError(await ada.call('PATCH', at(task), { assignee_id }), 422, 'unknown_reference', ['assignee_id unknown_reference']);
    expect(await read(task)).toEqual(task);
  });

  it('412 refuses all but one of several that hold the same version', async () => {
    const task = await newTask();
    const patch = () => ada.call('PATCH', at(task), { title: 'Mine' }, { 'If-Match': '"1"' });
    const { answer, events } = await recording(tessera, () => Promise.all([patch(), patch(), patch(), patch()]));
    expect(answer.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect(events).toHaveLength(1);
  });
});

describe('text and instants that no database keeps', () => {
  it.each([
    ['title', 'a\ud83d'],
    ['due_at', '0000-01-01T00:00:00Z'],
  ])('are 422 in a task that changes: %s', async (field, value) => {
    const task = await newTask();
    expectError(await ada.call('PATCH', at(task), { [field]: value }), 422, 'unprocessable', [`${field} not_allowed`]);
    expect(await read(task)).toEqual(task);
  });
});

describe('a task that is created twice under an Idempotency-Key', () => {
  it('happens once, though the first reads before it writes', async () => {
    const own = await newProject(ada);
    const create = () => ada.call('POST', '/v1/tasks', { project_id: own.id, title: 'Map' }, { 'Idempotency-Key': 'a-map' });
    expect((await Promise.all([create(), create()])).map(({ status }) => status)).toContain(201);
    expect((await ada.call('GET', `/v1/projects/${own.id}/tasks`)).body.data).toHaveLength(1);
  });
});

describe('deleteTask', () => {
  it('204 answers nothing, the task is gone, and TASK_DELETED alone is recorded', async () => {
    const task = await newTask();
    const { answer, events } = await recording(tessera, () => ada.call('DELETE', at(task)));
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(events).toMatchObject([event('TASK_DELETED', task)]);
    expectError(await ada.call('GET', at(task)), 404, 'not_found');
  });

  it('204 happens once, however many ask at once', async () => {
    const task = await newTask();
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => ada.call('DELETE', at(task)))));
    expect(answer.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(events).toHaveLength(1);
  });
});

describe('an editor of the project and an administrator', () => {
  it('write to its tasks like the owner', async () => {
    const shared = await newProject(ada);
    await join(ada, shared.id, grace, 'editor');
    for (const caller of [grace, tessera.admin]) {
      const task = await newTask({ project_id: shared.id }, caller);
      const answers = [
        await caller.call('PATCH', at(task), { title: 'x' }),
        await caller.call('POST', at(task, '/complete')),
        await caller.call('DELETE', at(task)),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 204]);
    }
  });
});

describe('the answer to a write', () => {
  it('is what a read finds afterwards, and what the events say', async () => {
    const { id: project_id } = await newProject(tessera.admin);
    const body = { title: 'Map', project_id, due_at: '2026-12-01T01:00:00.5+01:00', tags: ['{', ','] };
    const { id } = await expectTheSame(tessera.admin, '/v1/tasks', body, { due_at: null, tags: [] });
    const events = tessera.database.db.selectFrom('events').select('place_id').where('resource_id', '=', id);
    expect(await events.execute()).toEqual([{ place_id: project_id }, { place_id: project_id }]);
  });
});
