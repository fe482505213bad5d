import { type Answered, bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneWindow } from '../../support/rate-limit.ts';
import { countStatements } from '../../support/statements.ts';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let people: Caller[];

const statements = countStatements();

/** The statements that read whole users or projects. */
let reads: string[] = [];

/** The time stands still, so that credentials are looked up once. */
const clock = () => new Date('2026-03-14T09:26:53.589Z');

beforeAll(async () => {
  const onStatement = ({ sql }: { sql: string }) => {
    statements.onStatement();
    if (/^select .*"(users"\."email|projects"\."owner_id)"/s.test(sql)) reads.push(sql);
  };
  tessera = await bootTessera({ clock, onStatement });
  people = await Promise.all([1, 2, 3, 4].map(() => tessera.someone('editor')));
});
afterAll(() => tessera?.close());

const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  tessera.admin.call(method, path, body, headers);
const get = (path: string) => call('GET', path);
const read = async (path: string) => (await get(path)).body.data;

/** A project with that many tasks, which several people have made and are to do. */
const withTasks = async (count: number): Promise<string> => {
  const { id } = await newProject(tessera.admin);
  for (const [index, person] of people.entries())
    await created(tessera.admin, `/v1/projects/${id}/members`, { user_id: person.userId, role: index % 2 ? 'editor' : 'owner' });
  for (let index = 0; index < count; index += 1)
    await created(people[index % 4]!, `/v1/projects/${id}/tasks`, { title: `Task ${index}`, assignee_id: people[(index + 1) % 4]!.userId });
  return id;
};

describe('a list of tasks with fields and expand', () => {
  it('brings in each task the records behind its ids', async () => {
    const names = { assignee: 'assignee_id', creator: 'created_by', project: 'project_id' };
    const { body } = await get(`/v1/projects/${await withTasks(5)}/tasks?expand=${Object.keys(names).join(',')}`);
    expect(body.data).toHaveLength(5);
    for (const record of body.data) for (const [name, by] of Object.entries(names)) expect(record[name].id).toBe(record[by]);
  });

  it('brings the related record of a related record, with that one', async () => {
    const id = await withTasks(3);
    const project = (await get(`/v1/projects/${id}?expand=owner`)).body.data;
    const { body } = await get(`/v1/projects/${id}/tasks?fields=title&expand=project.owner`);
    expect(body.data.map((task: object) => ({ ...task, id: '', title: '' }))).toEqual(
      Array.from({ length: 3 }, () => ({ id: '', title: '', project })),
    );
  });

  it('names a scope once that several expansions need', async () => {
    const reader = await tessera.someone('admin', ['read:tasks']);
    const { body } = await reader.call('GET', '/v1/tasks?expand=project,assignee,creator');
    expect(body.error.message).toContain('the scope read:projects and read:users; the credential');
  });

  it.each([
    ['/v1/tasks?expand=project.owner', 3],
    ['/v1/tasks?expand=project,project.owner,assignee,assignee', 4],
    ['/v2-preview/tasks?expand=project.owner', 3],
  ])('%s costs %i', async (path, cost) => {
    const reader = await tessera.otherAccount();
    const answer = async (one: string): Promise<Answered> => reader.call('GET', one);
    const taken = await inOneWindow(async (left) => {
      const before = left(await answer('/v1/users/me'));
      return before - left(await answer(path));
    });
    expect(taken).toBe(cost);
  });

  it.each([
    ['no expansion', '', 0],
    ['one expansion', '&expand=assignee', 1],
    ['all of them, of which two are people', '&expand=assignee,creator,project', 2],
    ['a related record and its own', '&expand=project.owner', 2],
    ['all of them, and those of the project', '&expand=assignee,creator,project.owner', 3],
  ])('asks the database as often for 20 records as for 1: %s', async (_what, expand, more) => {
    const [one, twenty] = [await withTasks(1), await withTasks(20)];
    const asked = async (id: string, query: string) => {
      const read = () => get(`/v1/projects/${id}/tasks?limit=20${query}`);
      return { count: await statements.takenBy(read), records: (await read()).body.data.length };
    };
    const plain = await asked(one, '');
    const [few, many] = [await asked(one, expand), await asked(twenty, expand)];
    expect([few.records, many.records]).toEqual([1, 20]);
    expect(plain.count).toBeGreaterThan(0);
    expect([few.count, many.count]).toEqual([plain.count + more, plain.count + more]);
  });
});

describe('a write of a task with fields and expand', () => {
  it.each([
    ['createTask', 'POST', '/v1/tasks', { title: 'Draw', assignee_id: 'me' }, 201],
    ['replaceTask', 'PUT', '/v1/tasks/{id}', { title: 'Paint', assignee_id: 'me' }, 200],
    ['updateTask', 'PATCH', '/v1/tasks/{id}', { title: 'Print', assignee_id: 'me' }, 200],
    ['completeTask', 'POST', '/v1/tasks/{id}/complete', undefined, 200],
  ])('%s answers as getTask does', async (_operation, method, template, body, status) => {
    const project = await newProject(tessera.admin);
    const { id } = await created(tessera.admin, '/v1/tasks', { project_id: project.id, title: 'Plan', assignee_id: 'me' });
    const shape = 'fields=title,status&expand=project.owner,assignee';
    const sent = body && (method === 'PATCH' ? body : { ...body, project_id: project.id });
    const answer = await call(method, `${template.replace('{id}', id)}?${shape}`, sent);
    const { data } = answer.body;
    const one = await call('GET', `/v1/tasks/${data.id}?${shape}`);
    expect([answer.status, data]).toEqual([status, one.body.data]);
    expect(Object.keys(data).sort()).toEqual(['assignee', 'id', 'project', 'status', 'title']);
    expect([data.project.owner.id, data.assignee.id]).toEqual([tessera.admin.userId, tessera.admin.userId]);
    // The tag is that of the record alone, and what is recorded is the whole record.
    expect(answer.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(answer.headers.get('location')).toBe(status === 201 ? `/v1/tasks/${data.id}` : null);
    const [event] = await read(`/v1/events?resource_id=${data.id}&sort=created_at:desc&limit=1`);
    expect(event.data).toEqual(await read(`/v1/tasks/${data.id}`));
  });

  it.each([
    ['nothing', '', 0],
    ['properties alone', '?fields=title', 0],
    ['a related record', '?expand=assignee', 1],
    ['a related record and its own', '?expand=project.owner', 2],
    ['all of them', '?expand=project.owner,assignee,creator&fields=title', 4],
  ])('asks the database once for each expansion: %s', async (_what, query, count) => {
    const project = await newProject(tessera.admin);
    const body = { project_id: project.id, title: 'Draw', assignee_id: people[0]!.userId };
    reads = [];
    expect((await call('POST', `/v1/tasks${query}`, body)).status).toBe(201);
    expect(reads).toHaveLength(count);
  });
});
