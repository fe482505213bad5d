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
  statuses,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
const publicUrl = 'https://api.example.com';

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl } });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const tasks = ({ id }: { id: string }) => `/v1/projects/${id}/tasks`;
const newTask = (project: { id: string }, fields: object = {}) => created(ada, tasks(project), { title: 'Draw the map', ...fields });
const archive = ({ id }: { id: string }) => ada.call('POST', `/v1/projects/${id}/archive`);

describe('createProjectTask', () => {
  describe('201', () => {
    it('answers the task in its envelope, with defaults for what was left out', async () => {
      const project = await newProject(ada);
      const { status, body, headers } = await ada.call('POST', tasks(project), { title: 'Draw the map' });
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
      expect(headers.get('location')).toBe(`/v1/tasks/${body.data.id}`);
      expect(headers.get('etag')).toBe('"1"');
    });

    it('keeps every field that was sent', async () => {
      const fields = { title: 'Draw', description: 'Rivers first.', priority: 'urgent', assignee_id: grace.userId, tags: ['a', 'b'] };
      expect(await newTask(await newProject(ada), fields)).toMatchObject(fields);
    });

    it.each([
      ['2026-04-01T17:00:00Z', '2026-04-01T17:00:00.000Z'],
      ['2026-04-01T17:00:00+02:00', '2026-04-01T15:00:00.000Z'],
      ['2026-04-01T23:30:00.25-07:30', '2026-04-02T07:00:00.250Z'],
      ['1969-12-31T23:59:59.999Z', '1969-12-31T23:59:59.999Z'],
    ])('answers the due date %s as %s', async (due_at, answered) => {
      expect((await newTask(await newProject(ada), { due_at })).due_at).toBe(answered);
    });

    it('lets editors of the project and administrators add tasks', async () => {
      const project = await newProject(ada);
      await join(ada, project.id, grace, 'editor');
      for (const caller of [grace, tessera.admin])
        expect(await created(caller, tasks(project), { title: 'Draw' })).toMatchObject({ created_by: caller.userId });
    });

    it('records TASK_CREATED alone, with the task as REST shows it', async () => {
      const project = await newProject(ada);
      const { answer, events } = await recording(tessera, () => newTask(project, { due_at: '2026-04-01T17:00:00+02:00' }));
      expect(events).toMatchObject([{ type: 'TASK_CREATED', resource_id: answer.id }]);
      expect(events[0]!.data).toEqual(answer);
    });

    it('leaves the project at its version', async () => {
      const project = await newProject(ada);
      await newTask(project);
      expect((await ada.call('GET', `/v1/projects/${project.id}`)).headers.get('etag')).toBe('"1"');
    });
  });

  it.each([
    ['no title', {}, ['title missing_required_field']],
    ['an empty title', { title: '' }, ['title too_short']],
    ['a title of 301 characters', { title: 'x'.repeat(301) }, ['title too_long']],
    ['an unknown priority', { title: 'x', priority: 'asap' }, ['priority invalid_enum_value']],
    ['a day for an instant', { title: 'x', due_at: '2026-04-01' }, ['due_at invalid_format']],
    ['a day that is none', { title: 'x', due_at: '2026-02-30T00:00:00Z' }, ['due_at invalid_format']],
    ['an assignee that is no user', { title: 'x', assignee_id: 'ada' }, ['assignee_id invalid_format']],
    ['a status', { title: 'x', status: 'done' }, ['status unknown_field']],
    ['a project besides the one in the path', { title: 'x', project_id: nobodys('prj') }, ['project_id unknown_field']],
  ])('400 refuses %s, and records nothing', async (_what, body, details) => {
    const project = await newProject(ada);
    const { answer, events } = await recording(tessera, () => ada.call('POST', tasks(project), body));
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });

  describe('409 project_archived', () => {
    it('refuses tasks of an archived project', async () => {
      const project = await newProject(ada);
      await archive(project);
      const { answer, events } = await recording(tessera, () => ada.call('POST', tasks(project), { title: 'Late' }));
      expectError(answer, 409, 'project_archived');
      expect(events).toEqual([]);
    });

    it('refuses those that arrive with the archiving, or they are there before it', async () => {
      const project = await newProject(ada);
      const writes = [1, 2, 3, 4].map((n) => () => ada.call('POST', tasks(project), { title: `Task ${n}` }));
      const answers = await Promise.all([...writes.slice(0, 2), () => archive(project), ...writes.slice(2)].map((write) => write()));
      const { 201: made = 0, 409: refused = 0, 200: turned } = statuses(answers);
      expect([made + refused, turned]).toEqual([4, 1]);
      expect((await ada.call('GET', tasks(project))).body.meta.total).toBe(made);
    });
  });

  it('422 unknown_reference: the assignee has to be in the account', async () => {
    const stranger = await tessera.otherAccount();
    const project = await newProject(ada);
    for (const assignee_id of [nobodys('usr'), stranger.userId]) {
      const { answer, events } = await recording(tessera, () => ada.call('POST', tasks(project), { title: 'Draw', assignee_id }));
      expectError(answer, 422, 'unknown_reference', ['assignee_id unknown_reference']);
      expect(events).toEqual([]);
    }
    expect((await ada.call('GET', tasks(project))).body.data).toEqual([]);
  });
});

describe('listProjectTasks', () => {
  it('200 answers the tasks of this project alone in the page envelope, youngest first', async () => {
    const [project, other] = [await newProject(ada), await newProject(ada)];
    const [older, younger] = [await newTask(project), await newTask(project)];
    await newTask(other);
    const { status, body } = await ada.call('GET', tasks(project));
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [younger, older],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}${tasks(project)}?page=1`, next: null, prev: null },
    });
  });

  it('200 sorts by priority from low to urgent, not by the alphabet', async () => {
    const project = await newProject(ada);
    for (const priority of ['urgent', 'low', 'high', 'normal']) await newTask(project, { priority });
    const { body } = await ada.call('GET', `${tasks(project)}?sort=priority`);
    expect(body.data.map((task: { priority: string }) => task.priority)).toEqual(['low', 'normal', 'high', 'urgent']);
  });

  it('200 brings assignee, creator and project in full when asked, and leaves away who is not there', async () => {
    const project = await newProject(ada);
    await newTask(project, { title: 'Nobody’s' });
    const hers = await newTask(project, { title: 'Grace’s', assignee_id: grace.userId });
    const { body } = await ada.call('GET', `${tasks(project)}?expand=assignee,creator,project`);
    const [first, second] = body.data;
    expect(first).toEqual({
      ...hers,
      assignee: expect.objectContaining({ id: grace.userId }),
      creator: expect.objectContaining({ id: ada.userId }),
      project,
    });
    expect(second).not.toHaveProperty('assignee');
    expect(second).toMatchObject({ creator: { id: ada.userId }, project: { id: project.id } });
  });

  it('200 leaves the creator away who has been deleted, and keeps their id', async () => {
    const linus = await tessera.someone('editor');
    const project = await newProject(ada);
    await join(ada, project.id, linus, 'editor');
    await created(linus, tasks(project), { title: 'Draw', assignee_id: linus.userId });
    await tessera.database.db.deleteFrom('users').where('id', '=', linus.userId).execute();
    const [task] = (await ada.call('GET', `${tasks(project)}?expand=creator,assignee`)).body.data;
    expect(task).toMatchObject({ created_by: linus.userId, assignee_id: null });
    expect(Object.keys(task)).not.toContain('creator');
  });

  it('200 shows the tasks of an archived project', async () => {
    const project = await newProject(ada);
    const task = await newTask(project);
    await archive(project);
    expect((await ada.call('GET', tasks(project))).body.data).toEqual([task]);
  });
});

it('who does not see a project does not find it, and who only sees it adds no task', async () => {
  const [hidden, open] = [await newProject(ada), await newProject(ada, { visibility: 'public' })];
  const stranger = await tessera.someone('editor');
  const ask = (project: { id: string }, method: string, body?: object) => stranger.call(method, `/v1/projects/${project.id}/tasks`, body);
  for (const answer of [await ask(hidden, 'GET'), await ask(hidden, 'POST', { title: 'Draw' })]) expectError(answer, 404, 'not_found');
  expect((await ask(open, 'GET')).status).toBe(200);
  expectError(await ask(open, 'POST', { title: 'Draw' }), 403, 'insufficient_permissions');
});

it('a project that is deleted takes its tasks with it, without events of them', async () => {
  const project = await newProject(ada);
  const task = await newTask(project);
  const { events } = await recording(tessera, () => ada.call('DELETE', `/v1/projects/${project.id}`));
  expect(events.map(({ type }) => type)).toEqual(['PROJECT_DELETED']);
  expect(await tessera.database.db.selectFrom('tasks').selectAll().where('id', '=', task.id).execute()).toEqual([]);
});
