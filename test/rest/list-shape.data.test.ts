import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../support/new-records.ts';
import { countStatements } from '../support/statements.ts';

let tessera: Tessera;
let people: Caller[];

const statements = countStatements();

/** The time stands still, so that credentials are looked up once. */
const clock = () => new Date('2026-03-14T09:26:53.589Z');

beforeAll(async () => {
  tessera = await bootTessera({ clock, onStatement: statements.onStatement });
  people = await Promise.all([1, 2, 3, 4].map(() => tessera.someone('editor')));
});
afterAll(() => tessera?.close());

const get = (path: string) => tessera.admin.call('GET', path);

/** A project with that many tasks, which several people have made and are to do. */
const withTasks = async (count: number): Promise<string> => {
  const { id } = await newProject(tessera.admin);
  for (const [index, person] of people.entries())
    await created(tessera.admin, `/v1/projects/${id}/members`, { user_id: person.userId, role: index % 2 ? 'editor' : 'owner' });
  for (let index = 0; index < count; index += 1)
    await created(people[index % 4]!, `/v1/projects/${id}/tasks`, { title: `Task ${index}`, assignee_id: people[(index + 1) % 4]!.userId });
  return id;
};

describe('fields', () => {
  it('leaves of each record what was asked for, and its id', async () => {
    const { id } = await newProject(tessera.admin, { tags: ['a'] });
    for (const query of ['fields=name,tags', 'fields=name&fields=tags', 'fields=id,tags,name'])
      expect((await get(`/v1/projects?id=${id}&${query}`)).body.data).toEqual([{ id, name: 'Atlas', tags: ['a'] }]);
  });

  it('leaves what was expanded besides', async () => {
    const { id } = await newProject(tessera.admin);
    const { body } = await get(`/v1/projects?id=${id}&fields=name&expand=owner`);
    expect(body.data).toEqual([{ id, name: 'Atlas', owner: expect.objectContaining({ id: tessera.admin.userId }) }]);
  });

  it('does not narrow what can be sorted and filtered by', async () => {
    const { body, status } = await get('/v1/projects?fields=name&sort=created_at&status=active');
    expect([status, Object.keys(body.data[0])]).toEqual([200, ['id', 'name']]);
  });

  it('does not touch meta and links', async () => {
    const { body } = await get('/v1/projects?fields=name');
    expect(Object.keys(body)).toEqual(['data', 'meta', 'links']);
  });
});

describe('expand', () => {
  it.each([
    ['listProjects', (id: string) => `/v1/projects?id=${id}`, { owner: 'owner_id' }],
    ['listProjectMembers', (id: string) => `/v1/projects/${id}/members?`, { user: 'user_id' }],
    [
      'listProjectTasks',
      (id: string) => `/v1/projects/${id}/tasks?`,
      { assignee: 'assignee_id', creator: 'created_by', project: 'project_id' },
    ],
  ])('brings in %s the records behind the ids', async (_operation, path, names) => {
    const { body } = await get(`${path(await withTasks(5))}&expand=${Object.keys(names).join(',')}`);
    expect(body.data.length).toBeGreaterThan(0);
    for (const record of body.data) for (const [name, by] of Object.entries(names)) expect(record[name].id).toBe(record[by as string]);
  });

  it('brings the related record of a related record, with that one', async () => {
    const id = await withTasks(3);
    const project = (await get(`/v1/projects/${id}?expand=owner`)).body.data;
    const { body } = await get(`/v1/projects/${id}/tasks?fields=title&expand=project.owner`);
    expect(body.data.map((task: object) => ({ ...task, id: '', title: '' }))).toEqual(
      Array.from({ length: 3 }, () => ({ id: '', title: '', project })),
    );
  });

  it('brings in each record what its own list shows', async () => {
    const { id } = await newProject(tessera.admin);
    const [task] = [await created(tessera.admin, `/v1/projects/${id}/tasks`, { title: 'Draw' })];
    const uploader = people[0]!;
    await created(tessera.admin, `/v1/projects/${id}/members`, { user_id: uploader.userId, role: 'editor' });
    const file = await created(uploader, '/v1/files', { name: 'a.txt', content_type: 'text/plain', task_id: task.id });
    const read = async () => (await uploader.call('GET', `/v1/files?id=${file.id}&expand=task.project,task.assignee`)).body.data;
    expect((await read())[0].task).toEqual({ ...task, project: (await get(`/v1/projects/${id}`)).body.data });
    await tessera.admin.call('DELETE', `/v1/projects/${id}/members/${uploader.userId}`);
    expect(await read()).toEqual([file]);
  });

  it('shows users whole, and nothing that belongs to their credentials', async () => {
    const { id } = await newProject(tessera.admin);
    const [{ owner }] = (await get(`/v1/projects?id=${id}&expand=owner`)).body.data;
    expect(Object.keys(owner).sort()).toEqual(['created_at', 'email', 'id', 'metadata', 'name', 'role', 'updated_at']);
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
