import { bootTessera, type Caller, created, expectError, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let project: { id: string };
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
  project = await newProject(ada);
});
afterAll(() => tessera?.close());

type Subject = { type: string; id: string };
const newResource = async (): Promise<Subject> => ({ type: 'resource', id: (await created(ada, '/v1/resources', { name: 'Globe' })).id });
const newFile = async (fields: object = {}): Promise<Subject> => ({
  type: 'file',
  id: (await created(ada, '/v1/files', { name: 'legend.txt', ...fields })).id,
});
const newTask = async (): Promise<Subject> => ({
  type: 'task',
  id: (await created(ada, '/v1/tasks', { project_id: project.id, title: 'Draw the map' })).id,
});
const say = (body: string, subject: Subject, caller = ada) => created(caller, '/v1/comments', { body, subject });
const on = ({ type, id }: Subject) => `/v1/${type}s/${id}/comments`;
const at = ({ id }: { id: string }) => `/v1/comments/${id}`;
const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);

describe('listTaskComments', () => {
  it('200 answers what was said about the task, oldest first', async () => {
    const task = await newTask();
    const first = await say('First.', task);
    tick();
    const second = await say('Second.', task);
    await say('Elsewhere.', { type: 'project', id: project.id });
    expect((await ada.call('GET', on(task))).body.data).toEqual([first, second]);
    const { body } = await ada.call('GET', `${on(task)}?body_contains=SECOND&expand=author`);
    expect(body.data).toEqual([{ ...second, author: expect.objectContaining({ id: ada.userId }) }]);
  });

  it('404 knows no comments of tasks that are not there, or not for the caller', async () => {
    expectError(await ada.call('GET', on({ type: 'task', id: nobodys('tsk') })), 404, 'not_found');
    const task = await newTask();
    expectError(await grace.call('GET', on(task)), 404, 'not_found');
    expectError(await (await tessera.otherAccount()).call('GET', on(task)), 404, 'not_found');
    expect((await ada.call('GET', on(task))).status).toBe(200);
  });
});

describe('listResourceComments', () => {
  it('200 answers what was said about the resource, oldest first', async () => {
    const [resource, other] = [await newResource(), await newResource()];
    const first = await say('First.', resource, grace);
    tick();
    const second = await say('Second.', resource, grace);
    await say('Elsewhere.', other, grace);
    const { body } = await ada.call('GET', on(resource));
    expect(body.data).toEqual([first, second]);
    expect(body.meta.total).toBe(2);
  });
});

describe('listFileComments', () => {
  it('200 answers them, oldest first, to who sees the file', async () => {
    const file = await newFile();
    const first = await say('Nice', file);
    tick();
    const second = await say('Very', file);
    expect((await ada.call('GET', on(file))).body.data).toEqual([first, second]);
    expect((await ada.call('GET', at(first))).body.data).toEqual(first);
    expect(idsOf(await ada.call('GET', '/v1/comments'))).toContain(first.id);
    expectError(await grace.call('GET', on(file)), 404, 'not_found');
    expectError(await grace.call('GET', at(first)), 404, 'not_found');
    expect(idsOf(await grace.call('GET', '/v1/comments'))).not.toContain(first.id);
  });
});

describe('createComment', () => {
  it('409 and 422 refuse one on a file in an archived project, and on one that the caller does not see', async () => {
    const old = await newProject(ada);
    const subject = await newFile({ project_id: old.id });
    const write = (caller: Caller) => caller.call('POST', '/v1/comments', { body: 'Nice', subject });
    expectError(await write(grace), 422, 'unknown_reference', ['subject.id unknown_reference']);
    await ada.call('POST', `/v1/projects/${old.id}/archive`);
    expectError(await write(ada), 409, 'project_archived');
  });
});

describe('the deletion of a subject', () => {
  it.each([
    ['task', newTask],
    ['file', () => newFile()],
    ['resource', newResource],
  ])('of a %s takes its comments along', async (_type, make) => {
    const [subject, other] = [await make(), await make()];
    const [comment, kept] = [await say('Nice', subject), await say('Nice', other)];
    expect((await ada.call('DELETE', `/v1/${subject.type}s/${subject.id}`)).status).toBe(204);
    for (const path of [on(subject), at(comment)]) expectError(await ada.call('GET', path), 404, 'not_found');
    expect((await ada.call('GET', at(kept))).body.data).toEqual(kept);
    const rows = tessera.database.db.selectFrom('comments').select('id').where('id', 'in', [comment.id, kept.id]);
    expect(await rows.execute()).toEqual([{ id: kept.id }]);
  });
});
