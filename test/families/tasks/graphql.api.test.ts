import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf, pageInfo, readBothWays } from '../../graphql/support.ts';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let admin: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

const newTask = (project: { id: string }, fields: object) => created(admin, `/v1/projects/${project.id}/tasks`, fields);

const titles = async (args: string, caller = admin): Promise<string[]> => {
  const { tasks } = await dataOf(caller, `{ tasks(${args}) { nodes { title } } }`);
  return tasks.nodes.map(({ title }: { title: string }) => title);
};

describe('the list of tasks', () => {
  let project: { id: string };
  beforeAll(async () => {
    project = await newProject(admin);
    const due = { due_at: '2026-04-01T17:00:00Z' };
    await newTask(project, { title: 'Rivers', priority: 'high', tags: ['map', 'q3'], assignee_id: 'me', ...due });
    await newTask(project, { title: 'Roads', priority: 'low', tags: ['map'] });
    await newTask(project, { title: 'Sea 100%', priority: 'urgent', tags: ['q4'] });
  });

  it.each([
    ['', ['Sea 100%', 'Roads', 'Rivers']],
    ['orderBy: [{ field: TITLE }]', ['Rivers', 'Roads', 'Sea 100%']],
    ['orderBy: [{ field: TITLE }, { field: TITLE, direction: DESC }]', ['Rivers', 'Roads', 'Sea 100%']],
    ['orderBy: [{ field: PRIORITY, direction: DESC }]', ['Sea 100%', 'Rivers', 'Roads']],
    ['orderBy: [{ field: TITLE }], filter: { priority: { in: [HIGH, LOW] } }', ['Rivers', 'Roads']],
    ['filter: { priority: { ne: HIGH }, tags: { has: "map" } }', ['Roads']],
    ['orderBy: [{ field: TITLE }], filter: { tags: { hasAny: ["q3", "q4"] } }', ['Rivers', 'Sea 100%']],
    ['filter: { tags: { hasAll: ["q3", "map"] } }', ['Rivers']],
    ['filter: { tags: { hasNone: ["map"] } }', ['Sea 100%']],
    ['filter: { title: { contains: "100%" } }', ['Sea 100%']],
    ['filter: { title: { startsWith: "ro" } }', ['Roads']],
    ['filter: { title: { like: "r%rs" } }', ['Rivers']],
    ['filter: { title: { eq: "rivers" } }', []],
    ['filter: { dueAt: { exists: true } }', ['Rivers']],
    ['filter: { dueAt: { gte: "2026-04-01T17:00:00Z", lt: "2026-04-01T17:00:01Z" } }', ['Rivers']],
    ['filter: { assigneeId: { eq: "me" } }', ['Rivers']],
    ['filter: { assigneeId: { exists: false }, status: { eq: TODO, in: [TODO, DONE] }, title: null }', ['Sea 100%', 'Roads']],
  ])('(%s) is %j, over GraphQL', async (args, expected) => {
    const filter = `filter: { projectId: { eq: "${project.id}" }`;
    const own = args.includes('filter: {') ? args.replace('filter: {', `${filter},`) : `${args} ${filter} }`;
    expect(await titles(own)).toEqual(expected);
  });

  it('has pages both ways, with cursors for its filter and order only, and counts', async () => {
    const list = `filter: { projectId: { eq: "${project.id}" } }, orderBy: [{ field: TITLE }]`;
    const page = async (args: string) =>
      (
        await dataOf(
          admin,
          `{ tasks(${list}, ${args}) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor totalCount } edges { cursor node { title } } } }`,
        )
      ).tasks;
    const first = await page('first: 2');
    expect(first.edges.map(({ node }: { node: { title: string } }) => node.title)).toEqual(['Rivers', 'Roads']);
    expect([first.totalCount, first.pageInfo.totalCount, first.pageInfo.hasNextPage]).toEqual([3, 3, true]);
    const next = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(next.edges.map(({ node }: { node: { title: string } }) => node.title)).toEqual(['Sea 100%']);
    const back = await page(`last: 1, before: "${next.pageInfo.startCursor}"`);
    expect([back.edges[0].node.title, back.pageInfo.hasPreviousPage]).toEqual(['Roads', true]);
    const { body } = await ask(admin, `{ tasks(after: "${first.pageInfo.endCursor}") { nodes { id } } }`);
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { after: expect.anything() } });
  });

  it('has records without a value at the end, in pages both ways', async () => {
    const { id } = await newProject(admin);
    const [first, second] = ['2026-04-01T17:00:00Z', '2026-04-02T17:00:00Z'];
    for (const [title, due_at] of Object.entries({ a: second, b: null, c: first, d: null })) await newTask({ id }, { title, due_at });
    const page = (direction: string) => async (args: string) => {
      const list = `filter: { projectId: { eq: "${id}" } }, orderBy: [{ field: DUE_AT, direction: ${direction} }], ${args}`;
      return (await dataOf(admin, `{ tasks(${list}) { ${pageInfo} nodes { title } } }`)).tasks;
    };
    const inOrder = async (direction: string) => (await readBothWays<{ title: string }>(page(direction))).map(({ title }) => title);
    expect(await inOrder('ASC')).toEqual(['c', 'a', 'b', 'd']);
    expect(await inOrder('DESC')).toEqual(['a', 'c', 'd', 'b']);
  });

  it('names the argument that is wrong', async () => {
    const detailsOf = async (args: string) =>
      Object.keys((await ask(admin, `{ tasks(${args}) { nodes { id } } }`)).body.errors[0].extensions.details);
    expect(await detailsOf(`filter: { title: { contains: "" } }`)).toEqual(['filter.title.contains']);
    expect(await detailsOf(`filter: { title: { like: "%a%b%c%d%e%f%" } }`)).toEqual(['filter.title.like']);
    const ids = JSON.stringify(Array.from({ length: 101 }, (_, at) => `tsk_${at}`));
    expect(await detailsOf(`filter: { id: { in: ${ids} } }`)).toEqual(['filter.id.in']);
    expect(
      await detailsOf(
        'orderBy: [{ field: TITLE }, { field: TITLE }, { field: TITLE }, { field: TITLE }, { field: TITLE }, { field: TITLE }, { field: TITLE }, { field: TITLE }, { field: TITLE }]',
      ),
    ).toEqual(['orderBy']);
    expect(await detailsOf('first: 1, last: 1')).toEqual(['first', 'last']);
  });

  it('costs more when it searches in texts', async () => {
    const costOf = async (filter: string) =>
      (await ask(admin, `{ tasks(filter: ${filter}) { nodes { id } } }`)).body.extensions.cost.operation;
    expect((await costOf('{ title: { contains: "map" } }')) - (await costOf('{ title: { eq: "map" } }'))).toBe(90);
  });
});

describe('tasks and projects', () => {
  const task =
    'id title description status priority dueAt tags completedAt createdAt updatedAt project { id name } assignee { id } creator { id }';

  it('are written as REST writes them', async () => {
    const { createProject } = await dataOf(
      admin,
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id name visibility status settings { enableNotifications defaultView } tags owner { id } } } }',
      { input: { name: 'Atlas', visibility: 'TEAM', settings: { defaultView: 'TIMELINE' }, tags: ['q3'], description: null } },
    );
    const { project } = createProject;
    expect(project).toEqual({
      id: expect.stringMatching(/^prj_/),
      name: 'Atlas',
      visibility: 'TEAM',
      status: 'ACTIVE',
      settings: { enableNotifications: true, defaultView: 'TIMELINE' },
      tags: ['q3'],
      owner: { id: admin.userId },
    });
    const { createTask } = await dataOf(admin, `mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { ${task} } } }`, {
      input: { projectId: project.id, title: 'Rivers', assigneeId: 'me', dueAt: '2026-04-01T19:00:00+02:00', priority: 'HIGH' },
    });
    expect(createTask.task).toMatchObject({
      title: 'Rivers',
      status: 'TODO',
      priority: 'HIGH',
      dueAt: '2026-04-01T17:00:00.000Z',
      project: { id: project.id, name: 'Atlas' },
      assignee: { id: admin.userId },
      creator: { id: admin.userId },
    });
    const { id } = createTask.task;
    const { updateTask } = await dataOf(
      admin,
      'mutation ($id: ID!, $input: UpdateTaskInput!) { updateTask(id: $id, input: $input) { task { status assignee { id } dueAt } } }',
      { id, input: { status: 'IN_PROGRESS', assigneeId: null, dueAt: null } },
    );
    expect(updateTask.task).toEqual({ status: 'IN_PROGRESS', assignee: null, dueAt: null });
    const act = async (name: string) =>
      (await dataOf(admin, `mutation ($id: ID!) { ${name}(id: $id) { task { status completedAt } } }`, { id }))[name].task;
    expect(await act('completeTask')).toEqual({ status: 'DONE', completedAt: expect.any(String) });
    expect(await act('reopenTask')).toEqual({ status: 'TODO', completedAt: null });
    const { cloneProject } = await dataOf(
      admin,
      'mutation ($id: ID!) { cloneProject(id: $id, input: { include: [TASKS] }) { project { id name tasks { totalCount nodes { title } } } } }',
      { id: project.id },
    );
    expect(cloneProject.project).toMatchObject({ name: 'Atlas (copy)', tasks: { totalCount: 1, nodes: [{ title: 'Rivers' }] } });
    const { updateProject } = await dataOf(
      admin,
      'mutation ($id: ID!) { updateProject(id: $id, input: { name: "Globe", settings: { enableNotifications: false, defaultView: null } }) { project { name settings { enableNotifications defaultView } } } }',
      { id: project.id },
    );
    expect(updateProject.project).toEqual({ name: 'Globe', settings: { enableNotifications: false, defaultView: 'KANBAN' } });
    const status = async (name: string) =>
      (await dataOf(admin, `mutation ($id: ID!) { ${name}(id: $id) { project { status } } }`, { id: project.id }))[name].project.status;
    expect([await status('archiveProject'), await status('restoreProject')]).toEqual(['ARCHIVED', 'ACTIVE']);
    expect(await dataOf(admin, 'mutation ($id: ID!) { deleteTask(id: $id) { deletedId } }', { id })).toEqual({
      deleteTask: { deletedId: id },
    });
    const gone = { deleteProject: { deletedId: project.id } };
    expect(await dataOf(admin, 'mutation ($id: ID!) { deleteProject(id: $id) { deletedId } }', { id: project.id })).toEqual(gone);
    expect((await admin.call('GET', `/v1/projects/${project.id}`)).status).toBe(404);
  });

  it('name the argument of a refused write, in the words of GraphQL', async () => {
    const { id } = await newProject(admin);
    const { body } = await ask(admin, 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { id } } }', {
      input: { projectId: id, title: 'x', assigneeId: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w' },
    });
    expect(body.errors[0].extensions).toMatchObject({ reason: 'unknown_reference', details: { 'input.assigneeId': expect.anything() } });
    await admin.call('POST', `/v1/projects/${id}/archive`);
    const archived = await ask(admin, 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { id } } }', {
      input: { projectId: id, title: 'x' },
    });
    expect(archived.body.errors[0].extensions.reason).toBe('project_archived');
  });

  it('are seen by those who see the project', async () => {
    const viewer = await tessera.someone('viewer');
    const project = await newProject(admin, { visibility: 'private' });
    const { id } = await newTask(project, { title: 'Hidden' });
    const one = await ask(viewer, 'query ($id: ID!) { task(id: $id) { id } }', { id });
    expect([one.body.data.task, one.body.errors[0].extensions.code]).toEqual([null, 'NOT_FOUND']);
    expect(await titles(`filter: { id: { eq: "${id}" } }`, viewer)).toEqual([]);
    expect((await ask(viewer, 'query ($id: ID!) { project(id: $id) { tasks { totalCount } } }', project)).body.data.project).toBeNull();
  });

  it('have no creator once that has left', async () => {
    const leaver = await tessera.someone('editor');
    const project = await newProject(leaver, { visibility: 'public' });
    const { body } = await leaver.call('POST', `/v1/projects/${project.id}/tasks`, { title: 'Rivers' });
    await admin.call('DELETE', `/v1/users/${leaver.userId}`);
    const { id } = body.data;
    expect(await dataOf(admin, 'query ($id: ID!) { task(id: $id) { creator { id } project { owner { id } } } }', { id })).toEqual({
      task: { creator: null, project: { owner: { id: admin.userId } } },
    });
  });

  it('count no depth for `nodes`', async () => {
    const deepest = (fields: string) =>
      `{ projects { nodes { tasks { nodes { project { tasks { nodes { project { tasks { nodes { ${fields} } } } } } } } } } } }`;
    const { body } = await ask(admin, deepest('project { name }'));
    expect(body.errors?.[0].message ?? '').not.toMatch(/depth/);
  });

  it('lose a field, not the page, where a scope is missing', async () => {
    const project = await newProject(admin, { visibility: 'public' });
    await newTask(project, { title: 'Rivers', assignee_id: 'me' });
    const narrow = await tessera.someone('editor', ['read:tasks']);
    const { body } = await ask(narrow, '{ tasks(first: 1) { nodes { title project { id } assignee { id } } } }');
    expect(body.data.tasks.nodes).toEqual([{ title: 'Rivers', project: null, assignee: null }]);
    expect(body.errors.map(({ path }: { path: unknown[] }) => path.at(-1)).toSorted()).toEqual(['assignee', 'project']);
  });
});

describe('the lists of a user', () => {
  it('have their projects and their tasks, among those that the caller may see', async () => {
    const editor = await tessera.someone('editor');
    await newProject(admin, { name: "Somebody else's", visibility: 'public' });
    const open = await newProject(editor, { name: 'Open', visibility: 'public' });
    const hidden = await newProject(editor, { name: 'Hidden', visibility: 'private' });
    for (const { id } of [open, hidden])
      await created(editor, `/v1/projects/${id}/tasks`, { title: `Task of ${id}`, assignee_id: editor.userId });
    const query = `query ($id: ID!) { user(id: $id) {
      projects(orderBy: [{ field: NAME }]) { totalCount nodes { name } } tasks { totalCount nodes { project { name } } } } }`;
    const { user } = await dataOf(admin, query, { id: editor.userId });
    expect(user.projects).toEqual({ totalCount: 2, nodes: [{ name: 'Hidden' }, { name: 'Open' }] });
    expect(user.tasks.totalCount).toBe(2);
    const viewer = await tessera.someone('viewer');
    expect((await dataOf(viewer, query, { id: editor.userId })).user).toEqual({
      projects: { totalCount: 1, nodes: [{ name: 'Open' }] },
      tasks: { totalCount: 1, nodes: [{ project: { name: 'Open' } }] },
    });
  });
});

it('the ids of records that are related to a project and to a task need no scope but that of the record, as in REST', async () => {
  const project = await newProject(admin);
  const task = await newTask(project, { title: 'Draw', assignee_id: 'me' });
  const user = admin.userId;
  const shown = async (type: string, { id }: { id: string }, fields: string) =>
    dataOf(
      await tessera.someone('admin', [`read:${type.toLowerCase()}s`]),
      `query ($id: ID!) { node(id: $id) { ... on ${type} { ${fields} } } }`,
      { id },
    );
  expect(await shown('Project', project, 'ownerId')).toEqual({ node: { ownerId: user } });
  const ofTask = { projectId: project.id, assigneeId: user, creatorId: user };
  expect(await shown('Task', task, 'projectId assigneeId creatorId')).toEqual({ node: ofTask });
});
