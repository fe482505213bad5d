import {
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
import { operations } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let project: { id: string };
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  project = await newProject(ada);
});
afterAll(() => tessera?.close());

const at = ({ id }: { id: string }, what = '') => `/v1/tasks/${id}${what}`;
const newTask = (project_id = project.id, caller = ada) => created(caller, '/v1/tasks', { project_id, title: 'Draw the map' });
const ending = {
  done: (task: { id: string }) => ada.call('POST', at(task, '/complete')),
  cancelled: (task: { id: string }) => ada.call('PATCH', at(task), { status: 'cancelled' }),
  in_progress: (task: { id: string }) => ada.call('PATCH', at(task), { status: 'in_progress' }),
  todo: (task: { id: string }) => ada.call('GET', at(task)),
};
type Status = keyof typeof ending;
const taskThatIs = async (status: Status) => {
  const { body } = await ending[status](await newTask());
  expect(body.data.status).toBe(status);
  return body.data;
};
const open: Status[] = ['todo', 'in_progress'];
const closed: Status[] = ['done', 'cancelled'];

describe('completeTask', () => {
  it.each(open)('200 finishes a task that is %s, and records TASK_COMPLETED alone', async (status) => {
    const task = await taskThatIs(status);
    const at_ = tick();
    const { answer, events } = await recording(tessera, () => ada.call('POST', at(task, '/complete')));
    const done = { ...task, status: 'done', completed_at: at_, updated_at: at_ };
    expect([answer.status, answer.body]).toEqual([200, single(done)]);
    expect(answer.headers.get('etag')).toBe(status === 'todo' ? '"2"' : '"3"');
    expect(events).toMatchObject([{ type: 'TASK_COMPLETED', resource_id: task.id, data: done }]);
  });

  it.each(closed)('409 refuses a task that is %s', async (status) => {
    const task = await taskThatIs(status);
    const { answer, events } = await recording(tessera, () => ada.call('POST', at(task, '/complete')));
    expectError(answer, 409, 'invalid_state');
    expect(events).toEqual([]);
  });

  it('200 happens once, however many ask at once', async () => {
    const task = await newTask();
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3, 4].map(() => ada.call('POST', at(task, '/complete')))));
    expect(statuses(answer)).toEqual({ 200: 1, 409: 3 });
    expect(events).toHaveLength(1);
  });
});

describe('reopenTask', () => {
  it.each(closed)('200 takes up a task that is %s, and records TASK_REOPENED alone', async (status) => {
    const task = await taskThatIs(status);
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => ada.call('POST', at(task, '/reopen')));
    const reopened = { ...task, status: 'todo', completed_at: null, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(reopened), '"3"']);
    expect(events).toMatchObject([{ type: 'TASK_REOPENED', resource_id: task.id, data: reopened }]);
  });

  it.each(open)('409 refuses a task that is %s', async (status) => {
    expectError(await ada.call('POST', at(await taskThatIs(status), '/reopen')), 409, 'invalid_state');
  });
});

describe('updateTask', () => {
  it.each(closed)('422 gives a task that is %s no other status', async (status) => {
    const task = await taskThatIs(status);
    for (const asked of ['todo', 'in_progress', 'cancelled'].filter((one) => one !== status)) {
      const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(task), { status: asked, title: 'Other' }));
      expectError(answer, 422, 'invalid_state_transition', ['status not_allowed']);
      expect(answer.body.error.message).toContain(`POST /v1/tasks/${task.id}/reopen`);
      expect(events).toEqual([]);
    }
    expect((await ada.call('GET', at(task))).body.data).toEqual(task);
  });

  it.each(closed)('200 changes what else there is of a task that is %s', async (status) => {
    const task = await taskThatIs(status);
    const { body } = await ada.call('PATCH', at(task), { title: 'Other' });
    expect(body.data).toEqual({ ...task, title: 'Other', updated_at: new Date(now).toISOString() });
  });

  it('200 lets a cancelled task be cancelled', async () => {
    expect((await ada.call('PATCH', at(await taskThatIs('cancelled')), { status: 'cancelled' })).status).toBe(200);
  });

  it('200 moves an open task to and fro', async () => {
    const task = await taskThatIs('in_progress');
    expect((await ada.call('PATCH', at(task), { status: 'todo' })).body.data.status).toBe('todo');
  });
});

const writes: [operation: OperationId, body?: object][] = [
  ['replaceTask', { project_id: nobodys('prj'), title: 'Mine' }],
  ['updateTask', { title: 'Mine' }],
  ['deleteTask'],
  ['completeTask'],
  ['reopenTask'],
];
const send = (caller: Caller, operation: OperationId, body?: object, id = nobodys('tsk'), headers = {}) => {
  const { method, path } = operations[operation];
  return caller.call(method.toUpperCase(), path.replace('{task_id}', id), body, headers);
};

describe.each(writes)('%s', (operation, body) => {
  it('403 refuses who sees the task and has no part in its project', async () => {
    const shared = await newProject(ada, { visibility: 'public' });
    const task = await newTask(shared.id);
    const reader = await tessera.someone('editor');
    const viewer = await tessera.someone('editor');
    await join(ada, shared.id, viewer, 'viewer');
    for (const caller of [reader, viewer]) {
      const { answer, events } = await recording(tessera, () => send(caller, operation, body, task.id, { 'If-Match': '"9"' }));
      expectError(answer, 403, 'insufficient_permissions');
      expect(events).toEqual([]);
    }
  });

  it('404 knows no task that is hidden, foreign, or not there', async () => {
    const task = await newTask();
    const callers = [await tessera.someone('editor'), await tessera.otherAccount()];
    const { answer, events } = await recording(tessera, async () => [
      await send(callers[0]!, operation, body, task.id, { 'If-Match': '"9"' }),
      await send(callers[1]!, operation, body, task.id),
      await send(ada, operation, body),
    ]);
    for (const one of answer) expectError(one, 404, 'not_found');
    expect(events).toEqual([]);
  });

  it('409 refuses a task of an archived project', async () => {
    const old = await newProject(ada);
    const task = await newTask(old.id);
    await ada.call('POST', `/v1/projects/${old.id}/archive`);
    const { answer, events } = await recording(tessera, () => send(ada, operation, body, task.id));
    expectError(answer, 409, 'project_archived');
    expect(events).toEqual([]);
    expect((await ada.call('GET', at(task))).body.data).toEqual(task);
  });
});

describe('visibility', () => {
  const visibilities = ['private', 'team', 'public'];
  const sees: Record<string, string[]> = {
    admin: visibilities,
    member: visibilities,
    teammate: ['team', 'public'],
    outsider: ['public'],
    foreigner: [],
  };
  const callers: Record<string, Caller> = {};
  const tasks: Record<string, { id: string }> = {};

  beforeAll(async () => {
    const { db } = tessera.database;
    for (const name of ['member', 'teammate', 'outsider']) callers[name] = await tessera.someone('editor');
    callers.admin = tessera.admin;
    callers.foreigner = await tessera.otherAccount();
    const team = await db
      .insertInto('teams')
      .values({ account_id: tessera.accountId, id: 'tem_00000000000000000000000001', name: 'A team' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const name of ['member', 'teammate'])
      await db
        .insertInto('team_members')
        .values({ account_id: tessera.accountId, team_id: team.id, user_id: callers[name]!.userId })
        .execute();
    for (const visibility of visibilities) {
      const shown = await newProject(ada, { visibility });
      await join(ada, shown.id, callers.member!, 'viewer');
      tasks[visibility] = await created(ada, '/v1/tasks', { project_id: shown.id, title: visibility, tags: ['seen'] });
    }
  });

  it.each(Object.keys(sees))('listTasks shows %s the tasks of the projects they see, in every form', async (name) => {
    for (const form of ['', '&offset=0', '&after=']) {
      const { body } = await callers[name]!.call('GET', `/v1/tasks?tags=seen&sort=created_at${form}`);
      expect(body.data.map(({ title }: { title: string }) => title).sort()).toEqual(sees[name]!.toSorted());
      if (form === '') expect(body.meta.total).toBe(sees[name]!.length);
    }
  });

  it('getTask agrees', async () => {
    for (const [name, seen] of Object.entries(sees))
      for (const visibility of visibilities) {
        const { status } = await send(callers[name]!, 'getTask', undefined, tasks[visibility]!.id);
        expect([name, visibility, status]).toEqual([name, visibility, seen.includes(visibility) ? 200 : 404]);
      }
  });
});
