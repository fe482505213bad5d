import { anId, anInstant, bootTessera, type Caller, created, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf, pageInfo, readBothWays, refusalOf } from '../../graphql/support.ts';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let project: { id: string };
let task: { id: string };
let resource: { id: string };
let file: { id: string };
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  ada = await tessera.someone('editor');
  project = await newProject(admin, { name: 'Atlas', visibility: 'public' });
  task = await created(admin, `/v1/projects/${project.id}/tasks`, { title: 'Rivers' });
  resource = await created(admin, '/v1/resources', { name: 'Sextant' });
  file = await created(admin, '/v1/files', { name: 'legend.txt', project_id: project.id });
});
afterAll(() => tessera?.close());

const createComment = `mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment {
  id body author { id } createdAt updatedAt subject { __typename id ... on Project { name } ... on Task { title } ... on File { name } ... on Resource { name } }
} } }`;
const updateComment =
  'mutation ($id: ID!, $body: String) { updateComment(id: $id, input: { body: $body }) { comment { body subject { id } } } }';
const deleteComment = 'mutation ($id: ID!) { deleteComment(id: $id) { deletedId } }';

const write = (body: string, type: string, { id }: { id: string }, caller = admin): Promise<{ id: string }> =>
  created(caller, '/v1/comments', { body, subject: { type, id } });

/** The texts of the comments that a query finds, which selects them as `comments`. */
const bodiesOf = async (caller: Caller, args: string): Promise<string[]> =>
  (await dataOf(caller, `{ comments${args} { nodes { body } } }`)).comments.nodes.map(({ body }: { body: string }) => body);

describe('what a comment is on', () => {
  it('is known by its type and its id without a scope of its family, and read with one', async () => {
    const { id } = await write('Blue.', 'task', task);
    const reader = await tessera.someone('editor', ['read:comments']);
    const query = 'query ($id: ID!) { comment(id: $id) { subjectReference { type id } } }';
    expect(await dataOf(reader, query, { id })).toEqual({ comment: { subjectReference: { type: 'TASK', id: task.id } } });
    const whole = await ask(reader, 'query ($id: ID!) { comment(id: $id) { subjectReference { id } subject { id } } }', { id });
    expect(whole.body.data.comment).toEqual({ subjectReference: { id: task.id }, subject: null });
    expect(whole.body.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'invalid_scope' });
  });
});

describe('comments', () => {
  it.each([
    ['PROJECT', () => ({ __typename: 'Project', id: project.id, name: 'Atlas' })],
    ['TASK', () => ({ __typename: 'Task', id: task.id, title: 'Rivers' })],
    ['FILE', () => ({ __typename: 'File', id: file.id, name: 'legend.txt' })],
    ['RESOURCE', () => ({ __typename: 'Resource', id: resource.id, name: 'Sextant' })],
  ])('are written as REST writes them, on a %s', async (type, subject) => {
    const { id } = subject();
    const { comment } = (await dataOf(ada, createComment, { input: { body: 'First.', subject: { type, id } } })).createComment;
    const expected = { id: anId('cmt'), body: 'First.', author: { id: ada.userId }, createdAt: anInstant, updatedAt: comment.createdAt };
    expect(comment).toEqual({ ...expected, subject: subject() });
    const { body } = await ada.call('GET', `/v1/comments/${comment.id}`);
    expect(body.data.subject).toEqual({ type: type.toLowerCase(), id });
    expect((await dataOf(ada, updateComment, { id: comment.id, body: 'Second.' })).updateComment.comment).toEqual({
      body: 'Second.',
      subject: { id },
    });
    expect((await refusalOf(admin, updateComment, { id: comment.id, body: 'Not mine.' })).code).toBe('FORBIDDEN');
    expect(await dataOf(ada, 'query ($id: ID!) { comment(id: $id) { body } }', comment)).toEqual({ comment: { body: 'Second.' } });
    expect(await dataOf(admin, deleteComment, comment)).toEqual({ deleteComment: { deletedId: comment.id } });
    expect((await refusalOf(ada, 'query ($id: ID!) { comment(id: $id) { body } }', comment)).code).toBe('NOT_FOUND');
  });

  it('name the argument of a refused write', async () => {
    const refused = (body: string, subject: object) => refusalOf(admin, createComment, { input: { body, subject } });
    expect(await refused('', { type: 'TASK', id: task.id })).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['input.body'] });
    expect(await refused('x', { type: 'TASK', id: nobodys('tsk') })).toMatchObject({
      reason: 'unknown_reference',
      fields: ['input.subject.id'],
    });
    expect(await refused('x', { type: 'TASK', id: 'usr_1' })).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['input.subject.id'] });
    const archived = await newProject(admin);
    const { id } = await write('Before.', 'project', archived);
    await admin.call('POST', `/v1/projects/${archived.id}/archive`);
    expect((await refused('x', { type: 'PROJECT', id: archived.id })).reason).toBe('project_archived');
    expect((await refusalOf(admin, updateComment, { id, body: 'x' })).reason).toBe('project_archived');
  });

  it('are filtered, newest first, and read in pages both ways', async () => {
    const own = await newProject(admin, { visibility: 'public' });
    for (const [body, caller] of [
      ['one', admin],
      ['two', ada],
      ['three', admin],
    ] as const)
      await write(body, 'project', own, caller);
    const filter = `subjectId: { eq: "${own.id}" }`;
    expect(await bodiesOf(ada, `(filter: { ${filter} })`)).toEqual(['three', 'two', 'one']);
    expect(await bodiesOf(ada, `(filter: { ${filter}, authorId: { eq: "me" } })`)).toEqual(['two']);
    expect(await bodiesOf(ada, `(filter: { ${filter}, subjectType: { in: [TASK, FILE] } })`)).toEqual([]);
    expect(await bodiesOf(ada, `(filter: { ${filter}, subjectType: { eq: PROJECT }, body: { contains: "T" } })`)).toEqual(['three', 'two']);
    const list = `filter: { ${filter} }, orderBy: [{ field: CREATED_AT }]`;
    const page = async (args: string) => (await dataOf(ada, `{ comments(${list}, ${args}) { ${pageInfo} nodes { body } } }`)).comments;
    expect(await readBothWays(page)).toEqual([{ body: 'one' }, { body: 'two' }, { body: 'three' }]);
  });

  it.each([
    ['project', () => newProject(admin, { visibility: 'public' })],
    ['task', () => created(admin, `/v1/projects/${project.id}/tasks`, { title: 'Roads' })],
    ['file', () => created(admin, '/v1/files', { name: 'roads.txt', project_id: project.id })],
    ['resource', () => created(admin, '/v1/resources', { name: 'Chart' })],
  ] as const)('stand under their %s, oldest first', async (type, make) => {
    const subject = await make();
    for (const body of ['one', 'two', 'three']) await write(body, type, subject);
    const comments = async (args: string) =>
      (await dataOf(ada, `query ($id: ID!) { ${type}(id: $id) { comments${args} { ${pageInfo} nodes { body } } } }`, subject))[type]
        .comments;
    const all = [{ body: 'one' }, { body: 'two' }, { body: 'three' }];
    expect((await comments('')).nodes).toEqual(all);
    expect(await readBothWays((args) => comments(`(${args})`))).toEqual(all);
    expect((await comments('(filter: { body: { startsWith: "t" } }, orderBy: [{ field: CREATED_AT, direction: DESC }])')).nodes).toEqual(
      all.slice(1).toReversed(),
    );
  });

  it('are seen by those who see the subject', async () => {
    const hidden = await newProject(admin, { visibility: 'private' });
    const { id } = await write('Hidden.', 'project', hidden);
    expect((await refusalOf(ada, 'query ($id: ID!) { comment(id: $id) { body } }', { id })).code).toBe('NOT_FOUND');
    expect(await bodiesOf(ada, `(filter: { id: { eq: "${id}" } })`)).toEqual([]);
    expect(await dataOf(ada, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  });

  it('have the id of their author without the scope to read users', async () => {
    const comment = await write('Mine.', 'task', task);
    const narrow = await tessera.someone('admin', ['read:comments']);
    const query = 'query ($id: ID!) { node(id: $id) { ... on Comment { authorId } } }';
    expect(await dataOf(narrow, query, comment)).toEqual({ node: { authorId: admin.userId } });
  });

  it('lose a field, not the page, where a scope is missing', async () => {
    await write('Last.', 'task', task, ada);
    const narrow = await tessera.someone('editor', ['read:comments', 'read:projects']);
    const { body } = await ask(narrow, '{ comments(first: 1) { nodes { body author { id } subject { id } } } }');
    expect(body.data.comments.nodes).toEqual([{ body: 'Last.', author: null, subject: null }]);
    expect(body.errors.map(({ path }: { path: unknown[] }) => path.at(-1)).toSorted()).toEqual(['author', 'subject']);
  });

  it('leave out of a file nothing but themselves, where their scope is missing', async () => {
    const file = await created(admin, '/v1/files', { name: 'legend.txt' });
    const narrow = await tessera.someone('admin', ['read:files']);
    const { body } = await ask(narrow, `{ files(filter: { id: { eq: "${file.id}" } }) { nodes { id comments { totalCount } } } }`);
    expect(body.data.files.nodes).toEqual([{ id: file.id, comments: null }]);
  });

  it('have no author once that has left', async () => {
    const leaver = await tessera.someone('editor');
    const { id } = await write('Bye.', 'resource', resource, leaver);
    await admin.call('DELETE', `/v1/users/${leaver.userId}`);
    expect(await dataOf(admin, 'query ($id: ID!) { comment(id: $id) { author { id } subject { id } } }', { id })).toEqual({
      comment: { author: null, subject: { id: resource.id } },
    });
  });
});
