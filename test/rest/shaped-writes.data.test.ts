import { bootTessera, type Caller, created, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../support/new-records.ts';

let tessera: Tessera;
let editor: Caller;

/** The statements that read whole users or projects. */
let reads: string[] = [];
/** What comes of looking for users, where they cannot be had. */
let failure: Error | undefined;

/** The time stands still, so that credentials are looked up once. */
const clock = () => new Date('2026-03-14T09:26:53.589Z');

beforeAll(async () => {
  tessera = await bootTessera({
    clock,
    onStatement: ({ sql }) => {
      if (/^select .*"(users"\."email|projects"\."owner_id)"/s.test(sql)) reads.push(sql);
      if (failure && /from "users"/.test(sql)) throw failure;
    },
  });
  editor = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  tessera.admin.call(method, path, body, headers);
const read = async (path: string) => (await call('GET', path)).body.data;

describe('a write with fields and expand', () => {
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

  it('shows a related record as it is after the write', async () => {
    const project = await newProject(tessera.admin);
    const members = `/v1/projects/${project.id}/members`;
    expect((await call('POST', `${members}?expand=user&fields=role`, { user_id: editor.userId, role: 'editor' })).body.data).toEqual({
      role: 'editor',
      user: await read(`/v1/users/${editor.userId}`),
    });
    const transferred = await call('POST', `/v1/projects/${project.id}/transfer?expand=owner`, { owner_id: editor.userId });
    expect(transferred.body.data.owner).toEqual(await read(`/v1/users/${editor.userId}`));
    const task = await created(tessera.admin, '/v1/tasks', { project_id: project.id, title: 'Draw' });
    const file = await created(tessera.admin, '/v1/files', { name: 'a.txt', content_type: 'text/plain' });
    const moved = await call('PATCH', `/v1/files/${file.id}?expand=task.project&fields=name`, { task_id: task.id });
    expect(moved.body.data).toEqual({ id: file.id, name: 'a.txt', task: { ...task, project: await read(`/v1/projects/${project.id}`) } });
  });

  it('shows no related record that its caller may not read', async () => {
    const project = await newProject(tessera.admin);
    const members = `/v1/projects/${project.id}/members`;
    await created(tessera.admin, members, { user_id: editor.userId, role: 'editor' });
    const file = await created(editor, '/v1/files', { name: 'a.txt', content_type: 'text/plain', project_id: project.id });
    await call('DELETE', `${members}/${editor.userId}`);
    const answer = await editor.call('PATCH', `/v1/files/${file.id}?expand=project.owner,uploader`, { name: 'b.txt' });
    expect([answer.status, answer.body.data.name, answer.body.data.uploader.id]).toEqual([200, 'b.txt', editor.userId]);
    expect(answer.body.data).not.toHaveProperty('project');
  });

  it('is not carried out when a related record cannot be read', async () => {
    const fields = { name: 'Unread', type: 'standard' };
    failure = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
    const answer = await call('POST', '/v1/resources?expand=owner', fields).finally(() => {
      failure = undefined;
    });
    expect([answer.status, await read('/v1/resources?name=Unread')]).toEqual([503, []]);
    expect((await call('POST', '/v1/resources?expand=owner', fields)).status).toBe(201);
  });

  it('is another request under an Idempotency-Key, and a retry gets what was stored', async () => {
    const write = (query: string) => call('POST', `/v1/resources?${query}`, { name: 'Once' }, { 'Idempotency-Key': 'shape-once' });
    const first = await write('fields=name&expand=owner');
    await call('PATCH', `/v1/resources/${first.body.data.id}`, { name: 'Twice' });
    const again = await write('fields=name&expand=owner');
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
    for (const other of ['', 'fields=name', 'expand=owner', 'fields=status&expand=owner'])
      expectError(await write(other), 422, 'idempotency_key_reused');
  });

  it.each([
    ['a 202', 'POST', '/v1/webhooks/whk_00000000000000000000000000/test?fields=id', undefined],
    ['a 204', 'DELETE', '/v1/projects/prj_00000000000000000000000000?fields=id', undefined],
    ['an answer with a secret', 'POST', '/v1/webhooks?fields=id', { url: 'https://hooks.example/', events: ['TASK_CREATED'] }],
    ['an answer of another schema', 'POST', '/v1/account/api-keys?fields=id', { name: 'CI', scopes: ['read'] }],
  ])('is refused where the answer is %s', async (_what, method, path, body) => {
    expectError(await call(method, path, body), 400, 'invalid_parameters', ['fields unknown_parameter']);
  });

  it('reduces the answers of the account, too', async () => {
    const { status, body } = await call('PATCH', '/v1/account/retention?fields=events_days', { events_days: 30 });
    expect([status, body.data]).toEqual([200, { events_days: 30 }]);
  });

  it.each([
    ['nothing', '', 0],
    ['properties alone', '?fields=title', 0],
    ['a related record', '?expand=assignee', 1],
    ['a related record and its own', '?expand=project.owner', 2],
    ['all of them', '?expand=project.owner,assignee,creator&fields=title', 4],
  ])('asks the database once for each expansion: %s', async (_what, query, count) => {
    const project = await newProject(tessera.admin);
    const body = { project_id: project.id, title: 'Draw', assignee_id: editor.userId };
    reads = [];
    expect((await call('POST', `/v1/tasks${query}`, body)).status).toBe(201);
    expect(reads).toHaveLength(count);
  });
});
