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
import { readyFile } from './support.ts';

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

const newFile = (fields: object = {}, caller = ada) => created(caller, '/v1/files', { name: 'legend.txt', ...fields });
const newTask = (project_id: string, caller = ada) => created(caller, '/v1/tasks', { project_id, title: 'Draw the map' });
const at = ({ id }: { id: string }, what = '') => `/v1/files/${id}${what}`;
const read = async (file: { id: string }, caller = ada) => (await caller.call('GET', at(file))).body.data;
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });
/** The event of a file that has left a project. */
const removal = ({ id, project_id }: { id: string; project_id: string }) => ({
  type: 'PROJECT_FILE_REMOVED',
  resource_id: project_id,
  data: { project_id, file_id: id },
});
const archive = ({ id }: { id: string }) => ada.call('POST', `/v1/projects/${id}/archive`);
const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);

describe('createFile', () => {
  it('201 answers a pending file of no project, with defaults, and records FILE_CREATED', async () => {
    const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/files', { name: 'legend.txt' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual(
      single({
        id: anId('fil'),
        name: 'legend.txt',
        content_type: 'application/octet-stream',
        size: null,
        checksum: null,
        project_id: null,
        task_id: null,
        uploaded_by: ada.userId,
        status: 'pending',
        created_at: anInstant,
        updated_at: answer.body.data.created_at,
      }),
    );
    expect([answer.headers.get('location'), answer.headers.get('etag')]).toEqual([at(answer.body.data), '"1"']);
    expect(events).toMatchObject([event('FILE_CREATED', answer.body.data)]);
  });

  it('201 with a task belongs to its project, too', async () => {
    const task = await newTask(project.id);
    const where = { project_id: project.id, task_id: task.id };
    expect(await newFile({ task_id: task.id, project_id: null })).toMatchObject(where);
    expect(await newFile(where)).toMatchObject(where);
  });

  it.each([
    ['no name', {}, ['name missing_required_field']],
    ['a path for a name', { name: '../passwd' }, ['name invalid_format']],
    ['a type that is none', { name: 'x', content_type: 'picture' }, ['content_type invalid_format']],
    ['a size', { name: 'x', size: 3 }, ['size unknown_field']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await ada.call('POST', '/v1/files', body), 400, 'invalid_parameters', details);
  });

  it('403 refuses who only sees the project', async () => {
    const open = await newProject(ada, { visibility: 'public' });
    const task = await newTask(open.id);
    for (const place of [{ project_id: open.id }, { task_id: task.id }])
      expectError(await grace.call('POST', '/v1/files', { name: 'x', ...place }), 403, 'insufficient_permissions');
  });

  it('409 refuses an archived project', async () => {
    const old = await newProject(ada);
    const task = await newTask(old.id);
    await archive(old);
    for (const place of [{ project_id: old.id }, { task_id: task.id }])
      expectError(await ada.call('POST', '/v1/files', { name: 'x', ...place }), 409, 'project_archived');
  });

  it('422 refuses a project or a task that is not there, or not for the caller', async () => {
    const task = await newTask(project.id);
    const stranger = await tessera.otherAccount();
    for (const caller of [grace, stranger]) {
      for (const [field, id] of Object.entries({ project_id: project.id, task_id: task.id }))
        expectError(await caller.call('POST', '/v1/files', { name: 'x', [field]: id }), 422, 'unknown_reference', [
          `${field} unknown_reference`,
        ]);
    }
    const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/files', { name: 'x', task_id: nobodys('tsk') }));
    expectError(answer, 422, 'unknown_reference', ['task_id unknown_reference']);
    expect(events).toEqual([]);
  });

  it('422 refuses a task of another project', async () => {
    const task = await newTask((await newProject(ada)).id);
    const answer = await ada.call('POST', '/v1/files', { name: 'x', project_id: project.id, task_id: task.id });
    expectError(answer, 422, 'unprocessable', ['task_id conflict']);
  });
});

describe('getFile', () => {
  it('200 answers the file with its version, and 304 spares its body', async () => {
    const file = await newFile();
    const { status, body, headers } = await ada.call('GET', at(file));
    expect([status, body, headers.get('etag')]).toEqual([200, single(file), '"1"']);
    expect((await ada.call('GET', at(file), undefined, { 'If-None-Match': '"1"' })).status).toBe(304);
  });

  it('200 brings project, task and uploader in full when asked, and only the asked fields', async () => {
    const task = await newTask(project.id);
    const file = await newFile({ task_id: task.id });
    const { body } = await ada.call('GET', `${at(file)}?expand=project,task,uploader&fields=name`);
    const uploader = expect.objectContaining({ id: ada.userId });
    expect(body.data).toEqual({ id: file.id, name: file.name, project, task, uploader });
  });
});

describe('who sees a file', () => {
  it('are its uploader and administrators when it belongs to no project', async () => {
    const file = await newFile();
    expect((await tessera.admin.call('GET', at(file))).status).toBe(200);
    expectError(await grace.call('GET', at(file)), 404, 'not_found');
  });

  it('are those who see its project, and its uploader for good', async () => {
    const shared = await newProject(ada);
    await join(ada, shared.id, grace, 'editor');
    const file = await newFile({ project_id: shared.id }, grace);
    expect((await ada.call('GET', at(file))).status).toBe(200);
    await ada.call('DELETE', `/v1/projects/${shared.id}/members/${grace.userId}`);
    expect((await grace.call('GET', at(file))).status).toBe(200);
    const linus = await tessera.someone('editor');
    expectError(await linus.call('GET', at(file)), 404, 'not_found');
    expect(idsOf(await linus.call('GET', `/v1/files?project_id=${shared.id}`))).toEqual([]);
    expect(idsOf(await grace.call('GET', `/v1/files?project_id=${shared.id}`))).toEqual([file.id]);
    expect(idsOf(await tessera.admin.call('GET', `/v1/files?project_id=${shared.id}`))).toEqual([file.id]);
  });
});

describe('listFiles', () => {
  it('200 answers what the caller sees in the page envelope, youngest first, filtered and expanded', async () => {
    const linus = await tessera.someone('editor');
    const own = await newProject(linus);
    const older = await readyFile(tessera, linus, 'twelve bytes', { name: 'b.txt', project_id: own.id });
    tick();
    const younger = await newFile({ name: 'a.txt' }, linus);
    const { status, body } = await linus.call('GET', '/v1/files');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [younger, older],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}/v1/files?page=1`, next: null, prev: null },
    });
    const filtered = await linus.call('GET', `/v1/files?size_gte=12&status=ready&checksum=${older.checksum}&expand=project`);
    expect(filtered.body.data).toEqual([{ ...older, project: own }]);
    expect(idsOf(await linus.call('GET', '/v1/files?sort=name'))).toEqual([younger.id, older.id]);
    expect(idsOf(await linus.call('GET', '/v1/files?sort=size:desc'))).toEqual([older.id, younger.id]);
  });
});

describe('listProjectFiles and listTaskFiles', () => {
  it('200 answer the files of one project, whoever made them, and those of one task', async () => {
    const shared = await newProject(ada);
    await join(ada, shared.id, grace, 'editor');
    const task = await newTask(shared.id);
    const own = await newFile({ project_id: shared.id });
    tick();
    const theirs = await newFile({ task_id: task.id }, grace);
    expect(idsOf(await ada.call('GET', `/v1/projects/${shared.id}/files`))).toEqual([theirs.id, own.id]);
    expect((await ada.call('GET', `/v1/tasks/${task.id}/files?expand=task`)).body.data).toEqual([{ ...theirs, task }]);
  });

  it('404 where the project or the task is not for the caller, though a file of it is', async () => {
    const task = await newTask(project.id);
    for (const path of [`/v1/projects/${project.id}/files`, `/v1/tasks/${task.id}/files`])
      expectError(await grace.call('GET', path), 404, 'not_found');
  });
});

describe('replaceFile', () => {
  it('200 puts defaults in the place of what is left out, and keeps the bytes', async () => {
    const file = await readyFile(tessera, ada, 'abc', { content_type: 'text/plain', project_id: project.id });
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => ada.call('PUT', at(file), { name: 'map.txt' }));
    const replaced = { ...file, name: 'map.txt', content_type: 'application/octet-stream', project_id: null, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(replaced), '"3"']);
    expect(await read(file)).toEqual(replaced);
    expect(events).toMatchObject([event('FILE_UPDATED', replaced), removal(file)]);
  });

  it('200 takes it out of its task when only the project is named', async () => {
    const task = await newTask(project.id);
    const file = await newFile({ task_id: task.id });
    const { body } = await ada.call('PUT', at(file), { name: 'x', project_id: project.id });
    expect(body.data).toMatchObject({ project_id: project.id, task_id: null });
  });

  it('200 leaves it where its uploader, who sees the place no more, says that it is', async () => {
    const shared = await newProject(ada);
    await join(ada, shared.id, grace, 'editor');
    const task = await newTask(shared.id);
    const file = await newFile({ task_id: task.id }, grace);
    await ada.call('DELETE', `/v1/projects/${shared.id}/members/${grace.userId}`);
    const { status, body } = await grace.call('PUT', at(file), { name: 'x', project_id: shared.id, task_id: task.id });
    expect([status, body.data.task_id]).toEqual([200, task.id]);
  });
});

describe('updateFile', () => {
  const places = async () => {
    const [one, other] = [await newProject(ada), await newProject(ada)];
    return { one: one.id, other: other.id, task: (await newTask(one.id)).id, otherTask: (await newTask(other.id)).id };
  };

  type Ids = Awaited<ReturnType<typeof places>>;
  const moves: [what: string, sending: (ids: Ids) => [sent: object, place: object]][] = [
    ['stays where it is when nothing is said', ({ one, task }) => [{ name: 'x' }, { project_id: one, task_id: task }]],
    [
      'stays in its task when its project is named again',
      ({ one, task }) => [
        { name: 'x', project_id: one },
        { project_id: one, task_id: task },
      ],
    ],
    ['leaves its task for another project', ({ other }) => [{ project_id: other }, { project_id: other, task_id: null }]],
    ['goes to the project of its new task', ({ other, otherTask }) => [{ task_id: otherTask }, { project_id: other, task_id: otherTask }]],
    ['leaves its task and stays in the project', ({ one }) => [{ task_id: null }, { project_id: one, task_id: null }]],
    ['leaves both', () => [{ project_id: null }, { project_id: null, task_id: null }]],
  ];
  it.each(moves)('200 %s', async (_what, sending) => {
    const ids = await places();
    const file = await newFile({ task_id: ids.task });
    const [sent, place] = sending(ids);
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(file), sent));
    const changed = { ...file, ...sent, ...place, updated_at };
    expect([answer.status, answer.body.data]).toEqual([200, changed]);
    expect(await read(file)).toEqual(changed);
    const moved = changed.project_id === file.project_id ? [] : [removal(file)];
    expect(events).toMatchObject([event('FILE_UPDATED', changed), ...moved]);
  });

  it('403 refuses who sees it and neither uploaded it nor writes to its project, and lets the others', async () => {
    const shared = await newProject(ada, { visibility: 'public' });
    const file = await newFile({ project_id: shared.id });
    expectError(await grace.call('PATCH', at(file), { name: 'x' }), 403, 'insufficient_permissions');
    await join(ada, shared.id, grace, 'editor');
    for (const caller of [grace, tessera.admin]) expect((await caller.call('PATCH', at(file), { name: 'x' })).status).toBe(200);
  });

  it('403 refuses to take it where the caller does not write', async () => {
    const open = await newProject(grace, { visibility: 'public' });
    const file = await newFile({ project_id: project.id });
    expectError(await ada.call('PATCH', at(file), { project_id: open.id }), 403, 'insufficient_permissions');
    expect(await read(file)).toEqual(file);
  });

  it('409 keeps it as it is in an archived project, and out of one', async () => {
    const old = await newProject(ada);
    const [inside, outside] = [await newFile({ project_id: old.id }), await newFile()];
    await archive(old);
    for (const [file, sent] of [
      [inside, { name: 'x' }],
      [inside, { project_id: null }],
      [outside, { project_id: old.id }],
    ])
      expectError(await ada.call('PATCH', at(file), sent), 409, 'project_archived');
    expectError(await ada.call('PUT', at(inside), { name: 'x' }), 409, 'project_archived');
    expectError(await ada.call('DELETE', at(inside)), 409, 'project_archived');
  });

  it('422 refuses places that are not there or contradict each other', async () => {
    const { one, otherTask } = await places();
    const file = await newFile();
    const refuse = async (sent: object, code: 'unprocessable' | 'unknown_reference', detail: string) =>
      expectError(await ada.call('PATCH', at(file), sent), 422, code, [detail]);
    await refuse({ project_id: one, task_id: otherTask }, 'unprocessable', 'task_id conflict');
    await refuse({ project_id: null, task_id: otherTask }, 'unprocessable', 'task_id conflict');
    await refuse({ task_id: nobodys('tsk') }, 'unknown_reference', 'task_id unknown_reference');
    await refuse({ project_id: nobodys('prj') }, 'unknown_reference', 'project_id unknown_reference');
  });
});

describe.each([
  ['replaceFile', 'PUT', (project_id: string) => ({ name: 'x', project_id })],
  ['updateFile', 'PATCH', () => ({ name: 'x' })],
  ['deleteFile', 'DELETE', () => undefined],
] as const)('%s', (_operation, method, body) => {
  it('is for the uploader, also when they have left, for editors and owners of the project, and for administrators', async () => {
    const shared = await newProject(ada, { visibility: 'public' });
    const [uploader, viewer] = [await tessera.someone('editor'), await tessera.someone('editor')];
    await join(ada, shared.id, viewer, 'viewer');
    for (const caller of [uploader, grace]) await join(ada, shared.id, caller, 'editor');
    const files = [];
    for (const _ of [1, 2, 3, 4]) files.push(await newFile({ project_id: shared.id }, uploader));
    await ada.call('DELETE', `/v1/projects/${shared.id}/members/${uploader.userId}`);
    const write = (caller: Caller, file: { id: string }) => caller.call(method, at(file), body(shared.id));
    for (const caller of [viewer, await tessera.someone('editor')])
      expectError(await write(caller, files[0]), 403, 'insufficient_permissions');
    for (const [n, caller] of [uploader, grace, ada, tessera.admin].entries())
      expect([n, (await write(caller, files[n])).status]).toEqual([n, method === 'DELETE' ? 204 : 200]);
  });
});

describe('deleteFile', () => {
  it('204 deletes the file, and records FILE_DELETED', async () => {
    const file = await newFile();
    const { answer, events } = await recording(tessera, () => ada.call('DELETE', at(file)));
    expect(answer.status).toBe(204);
    expect(events).toMatchObject([event('FILE_DELETED', file)]);
    expectError(await ada.call('GET', at(file)), 404, 'not_found');
  });

  it('403 refuses who only sees it', async () => {
    const open = await newProject(ada, { visibility: 'public' });
    const file = await newFile({ project_id: open.id });
    expectError(await grace.call('DELETE', at(file)), 403, 'insufficient_permissions');
  });
});

describe('a project or a task that is deleted', () => {
  it('leaves its files to their uploaders, as a new version', async () => {
    const own = await newProject(ada, { visibility: 'public' });
    const task = await newTask(own.id);
    const file = await newFile({ task_id: task.id });
    const updated_at = tick();
    await ada.call('DELETE', `/v1/tasks/${task.id}`);
    expect(await read(file)).toEqual({ ...file, task_id: null, updated_at });
    await ada.call('DELETE', `/v1/projects/${own.id}`);
    const { body, headers } = await ada.call('GET', at(file));
    expect([body.data, headers.get('etag')]).toEqual([{ ...file, project_id: null, task_id: null, updated_at }, '"3"']);
    expectError(await grace.call('GET', at(file)), 404, 'not_found');
  });

  it('takes nothing of an account that goes along with all it has', async () => {
    const boss = await tessera.otherAccount();
    const own = await newProject(boss);
    const task = await newTask(own.id, boss);
    const file = await newFile({ task_id: task.id }, boss);
    const { db } = tessera.database;
    const { account_id } = await db.selectFrom('files').select('account_id').where('id', '=', file.id).executeTakeFirstOrThrow();
    await db.deleteFrom('accounts').where('id', '=', account_id).execute();
    expect(await db.selectFrom('files').select('id').where('account_id', '=', account_id).execute()).toEqual([]);
  });
});

describe('the answer to a write', () => {
  it('is what a read finds afterwards, and what the events say', async () => {
    const { id: project_id } = await newProject(tessera.admin);
    const body = { name: 'a.txt', content_type: 'text/plain', project_id };
    await expectTheSame(tessera.admin, '/v1/files', body, { name: 'b.txt', project_id: null });
  });
});
