import { anId, anInstant, bootTessera, type Caller, created, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf, pageInfo, readBothWays, refusalOf } from '../../graphql/support.ts';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let project: { id: string };
let task: { id: string };
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  ada = await tessera.someone('editor');
  project = await newProject(admin, { name: 'Atlas', visibility: 'public' });
  task = await created(admin, `/v1/projects/${project.id}/tasks`, { title: 'Rivers' });
});
afterAll(() => tessera?.close());

const shown = 'id name contentType size checksum status project { id } task { id } uploader { id } createdAt updatedAt';
const createFile = `mutation ($input: CreateFileInput!) { createFile(input: $input) { file { ${shown} } } }`;
const updateFile = `mutation ($id: ID!, $input: UpdateFileInput!) { updateFile(id: $id, input: $input) { file { ${shown} } } }`;
const deleteFile = 'mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }';

const upload = ({ id }: { id: string }, bytes: string) =>
  fetch(`${tessera.url}/v1/files/${id}/content`, {
    method: 'PUT',
    headers: { 'X-API-Key': admin.key, 'Content-Type': 'application/octet-stream' },
    body: bytes,
  });

describe('files', () => {
  it('are written as REST writes them, and their bytes over REST', async () => {
    const { file } = (await dataOf(admin, createFile, { input: { name: 'legend.txt', contentType: null, taskId: task.id } })).createFile;
    expect(file).toEqual({
      id: anId('fil'),
      name: 'legend.txt',
      contentType: 'application/octet-stream',
      size: null,
      checksum: null,
      status: 'PENDING',
      project: { id: project.id },
      task: { id: task.id },
      uploader: { id: admin.userId },
      createdAt: anInstant,
      updatedAt: file.createdAt,
    });
    const { id } = file;
    expect((await upload(file, 'Blue is water.')).status).toBe(200);
    expect((await dataOf(ada, 'query ($id: ID!) { file(id: $id) { size checksum status } }', { id })).file).toEqual({
      size: 14,
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
      status: 'READY',
    });
    const moved = (await dataOf(admin, updateFile, { id, input: { name: 'legend-2026.txt', contentType: 'text/plain', taskId: null } }))
      .updateFile;
    expect(moved.file).toMatchObject({
      name: 'legend-2026.txt',
      contentType: 'text/plain',
      size: 14,
      project: { id: project.id },
      task: null,
    });
    expect((await dataOf(admin, updateFile, { id, input: { projectId: null } })).updateFile.file.project).toBeNull();
    expect((await refusalOf(ada, deleteFile, { id })).code).toBe('NOT_FOUND');
    expect(await dataOf(admin, deleteFile, { id })).toEqual({ deleteFile: { deletedId: id } });
    expect((await refusalOf(admin, 'query ($id: ID!) { file(id: $id) { id } }', { id })).code).toBe('NOT_FOUND');
  });

  it('give addresses for their bytes, which need no credentials, when these are selected', async () => {
    const address = '{ url method expiresAt }';
    const input = { name: 'legend.txt', projectId: project.id };
    const query = `mutation ($input: CreateFileInput!) { createFile(input: $input) { file { id uploadAddress ${address} downloadAddress ${address} } } }`;
    const { file } = (await dataOf(admin, query, { input })).createFile;
    expect(file).toMatchObject({ uploadAddress: { method: 'PUT', expiresAt: anInstant }, downloadAddress: null });
    const here = (url: string) => url.replace(/^https?:..[^/]+/, tessera.url);
    expect((await fetch(here(file.uploadAddress.url), { method: 'PUT', body: 'Blue is water.' })).status).toBe(200);
    const seen = async (caller: Caller, wanted: string) =>
      (await ask(caller, `{ files(filter: { projectId: { eq: "${project.id}" } }) { nodes { ${wanted} } } }`)).body;
    const { data } = await seen(ada, `downloadAddress ${address}`);
    expect(data.files.nodes).toEqual([{ downloadAddress: { url: expect.any(String), method: 'GET', expiresAt: anInstant } }]);
    expect(await (await fetch(here(data.files.nodes[0].downloadAddress.url))).text()).toBe('Blue is water.');
    const refused = await seen(ada, `id uploadAddress ${address}`);
    expect(refused.data.files.nodes).toEqual([{ id: file.id, uploadAddress: null }]);
    expect(refused.errors).toMatchObject([{ path: ['files', 'nodes', 0, 'uploadAddress'], extensions: { code: 'FORBIDDEN' } }]);
    const reader = await tessera.scoped(admin, ['read']);
    const short = await seen(reader, `uploadAddress ${address} downloadAddress ${address}`);
    expect(short.data.files.nodes).toMatchObject([{ uploadAddress: null, downloadAddress: { method: 'GET' } }]);
    expect(short.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'invalid_scope' } }]);
  });

  it('are not stored by anybody on their way where an address is selected, however it is reached', async () => {
    const { id } = await created(admin, '/v1/files', { name: 'legend.txt', project_id: project.id });
    const cached = async (query: string) => (await ask(admin, query)).headers.get('cache-control');
    const address = 'downloadAddress { url }';
    for (const query of [
      `{ file(id: "${id}") { ${address} } }`,
      '{ files(first: 1) { nodes { ...own } } } fragment own on File { uploadAddress { url } }',
      `{ node(id: "${id}") { ... on File { other: ${address} } } }`,
      `{ project(id: "${project.id}") { files(first: 1) { nodes { ${address} } } } }`,
    ])
      expect([query, await cached(query)]).toEqual([query, 'no-store']);
    expect(await cached(`{ file(id: "${id}") { id } }`)).toBe('private, no-cache');
  });

  it('name the argument of a refused write', async () => {
    const refused = (input: object, caller = admin) => refusalOf(caller, createFile, { input });
    expect(await refused({ name: 'a/b' })).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['input.name'] });
    expect(await refused({ name: 'a', contentType: 'text' })).toMatchObject({ fields: ['input.contentType'] });
    expect(await refused({ name: 'a', taskId: nobodys('tsk') })).toMatchObject({ reason: 'unknown_reference', fields: ['input.taskId'] });
    const other = await newProject(admin);
    expect(await refused({ name: 'a', projectId: other.id, taskId: task.id })).toMatchObject({
      reason: 'unprocessable',
      fields: ['input.taskId'],
    });
    expect((await refused({ name: 'a', projectId: project.id }, ada)).code).toBe('FORBIDDEN');
    await admin.call('POST', `/v1/projects/${other.id}/archive`);
    expect((await refused({ name: 'a', projectId: other.id })).reason).toBe('project_archived');
  });

  it('are filtered, ordered, and read in pages both ways', async () => {
    const { id } = await newProject(admin, { visibility: 'public' });
    const names = ['rivers.png', 'roads.txt', 'sea.txt', 'tea.txt'];
    for (const name of names) {
      const file = await created(admin, '/v1/files', {
        name,
        content_type: name.endsWith('png') ? 'image/png' : 'text/plain',
        project_id: id,
      });
      if (!/[st]ea/.test(name)) await upload(file, name.repeat(name === 'roads.txt' ? 3 : 1));
    }
    const namesOf = async (args: string) =>
      (await dataOf(ada, `{ files(${args}) { nodes { name } } }`)).files.nodes.map(({ name }: { name: string }) => name);
    const own = `projectId: { eq: "${id}" }`;
    expect(await namesOf(`filter: { ${own} }`)).toEqual(names.toReversed());
    expect(await namesOf(`filter: { ${own}, status: { eq: PENDING } }`)).toEqual(['tea.txt', 'sea.txt']);
    expect(await namesOf(`filter: { ${own}, size: { gt: 10 } }`)).toEqual(['roads.txt']);
    expect(await namesOf(`filter: { ${own}, size: { in: [10, 27] }, contentType: { startsWith: "image" } }`)).toEqual(['rivers.png']);
    expect(await namesOf(`filter: { ${own}, checksum: { exists: false }, taskId: { exists: false } }`)).toEqual(['tea.txt', 'sea.txt']);
    const page = (order: string) => async (args: string) =>
      (await dataOf(ada, `{ files(filter: { ${own} }, orderBy: [${order}], ${args}) { ${pageInfo} nodes { name } } }`)).files;
    expect(await readBothWays(page('{ field: NAME }'))).toEqual(names.map((name) => ({ name })));
    expect(await readBothWays(page('{ field: SIZE, direction: DESC }'))).toEqual(
      ['roads.txt', 'rivers.png', 'tea.txt', 'sea.txt'].map((name) => ({ name })),
    );
  });

  it('stand under their project and their task', async () => {
    const own = await newProject(admin, { visibility: 'public' });
    const its = await created(admin, `/v1/projects/${own.id}/tasks`, { title: 'Roads' });
    await created(admin, '/v1/files', { name: 'of the project', project_id: own.id });
    for (const name of ['one', 'two']) await created(admin, '/v1/files', { name, task_id: its.id });
    const under =
      (type: string, { id }: { id: string }) =>
      async (args: string) =>
        (await dataOf(ada, `query ($id: ID!) { ${type}(id: $id) { files(${args}) { ${pageInfo} nodes { name } } } }`, { id }))[type].files;
    const [one, two] = [{ name: 'one' }, { name: 'two' }];
    expect(await readBothWays(under('project', own))).toEqual([two, one, { name: 'of the project' }]);
    expect(await readBothWays(under('task', its))).toEqual([two, one]);
    expect((await under('project', own)('filter: { taskId: { exists: true } }, orderBy: [{ field: NAME }]')).nodes).toEqual([one, two]);
  });

  it('are seen by those who see the project, and by their uploaders', async () => {
    const hidden = await newProject(admin, { visibility: 'private' });
    const theirs = await created(admin, '/v1/files', { name: 'hidden', project_id: hidden.id });
    const mine = await created(ada, '/v1/files', { name: 'mine' });
    const nodes = `{ nodes(ids: ["${theirs.id}", "${mine.id}"]) { id } }`;
    expect(await dataOf(ada, nodes)).toEqual({ nodes: [null, { id: mine.id }] });
    expect((await refusalOf(ada, 'query ($id: ID!) { file(id: $id) { id } }', theirs)).code).toBe('NOT_FOUND');
  });

  it('lose a field, not the page, where a scope is missing', async () => {
    await created(admin, '/v1/files', { name: 'of a task', task_id: task.id });
    const narrow = await tessera.someone('editor', ['read:files']);
    const { body } = await ask(
      narrow,
      `{ files(filter: { name: { eq: "of a task" } }) { nodes { name project { id } task { id } uploader { id } } } }`,
    );
    expect(body.data.files.nodes).toEqual([{ name: 'of a task', project: null, task: null, uploader: null }]);
  });
});

it('the ids of records that are related to a file need no scope but that of the file, as in REST', async () => {
  const file = await created(admin, '/v1/files', { name: 'a.txt', content_type: 'text/plain', task_id: task.id });
  const narrow = await tessera.someone('admin', ['read:files']);
  const query = 'query ($id: ID!) { node(id: $id) { ... on File { projectId taskId uploaderId } } }';
  expect(await dataOf(narrow, query, { id: file.id })).toEqual({
    node: { projectId: project.id, taskId: task.id, uploaderId: admin.userId },
  });
});
