import { bootTessera, type Caller, expectError, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../graphql/support.ts';
import { join, newProject } from '../support/new-records.ts';
import { basic, postForm, register } from '../support/oauth.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let project: { id: string };

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
  project = await newProject(ada);
  await join(ada, project.id, grace, 'editor');
});
afterAll(() => tessera?.close());

const newTask = async (caller: Caller, assignee_id: string | null) =>
  (await caller.call('POST', '/v1/tasks', { project_id: project.id, title: 'Draw', assignee_id })).body.data;

describe('me in a body', () => {
  it('is stored as the user of the credentials', async () => {
    expect((await newTask(ada, 'me')).assignee_id).toBe(ada.userId);
    const inProject = await grace.call('POST', `/v1/projects/${project.id}/tasks`, { title: 'Draw', assignee_id: 'me' });
    expect(inProject.body.data.assignee_id).toBe(grace.userId);
    const changed = await grace.call('PATCH', `/v1/tasks/${(await newTask(ada, null)).id}`, { assignee_id: 'me' });
    expect(changed.body.data.assignee_id).toBe(grace.userId);
  });

  it('is a text like any other where no id is taken', async () => {
    const { body } = await ada.call('POST', '/v1/projects', { name: 'me', tags: ['me'] });
    expect(body.data).toMatchObject({ name: 'me', tags: ['me'] });
    expect((await ada.call('GET', '/v1/projects?name=me')).body.data).toHaveLength(1);
    expect((await ada.call('GET', '/v1/projects?tags=me')).body.data).toHaveLength(1);
  });
});

describe('me in a filter', () => {
  it.each([
    ['assignee_id=me', true, false],
    ['assignee_id[eq]=me', true, false],
    ['assignee_id[neq]=me', false, true],
    ['assignee_id_in=me', true, false],
    ['assignee_id[nin]=me', false, true],
  ])('%s is the user of the credentials', async (query, isOwn, isOther) => {
    const [own, other] = [await newTask(ada, ada.userId), await newTask(ada, grace.userId)];
    const { status, body } = await ada.call('GET', `/v1/tasks?${query}&limit=100`);
    const ids = body.data.map(({ id }: { id: string }) => id);
    expect([status, ids.includes(own.id), ids.includes(other.id)]).toEqual([200, isOwn, isOther]);
  });

  it('stands in a list beside ids, and is told as the id that it is', async () => {
    const { body } = await ada.call('GET', `/v1/tasks?assignee_id_in=me,${grace.userId}&limit=100`);
    expect(new Set(body.data.map((task: { assignee_id: string }) => task.assignee_id))).toEqual(new Set([ada.userId, grace.userId]));
    expect(body.meta.filters).toEqual({ assignee_id_in: [ada.userId, grace.userId] });
  });

  it('is another list for each caller, so that no cursor is taken over', async () => {
    const first = await ada.call('GET', '/v1/tasks?assignee_id=me&after=&limit=1');
    const next = `/v1/tasks?assignee_id=me&after=${first.body.meta.next_cursor}&limit=1`;
    expect((await ada.call('GET', next)).status).toBe(200);
    expectError(await grace.call('GET', next), 400, 'invalid_cursor', ['after invalid_format']);
  });
});

describe('me in a path', () => {
  it('is the user of the credentials in lists under users', async () => {
    for (const part of ['tasks', 'projects', 'teams', 'resources']) {
      const [own, named] = await Promise.all(['me', ada.userId].map((id) => ada.call('GET', `/v1/users/${id}/${part}`)));
      expect([own!.status, own!.body.data]).toEqual([200, named!.body.data]);
    }
  });

  it('lets members leave a project', async () => {
    const other = await newProject(ada);
    await join(ada, other.id, grace, 'viewer');
    expect((await grace.call('DELETE', `/v1/projects/${other.id}/members/me`)).status).toBe(204);
    expectError(await grace.call('GET', `/v1/projects/${other.id}`), 404, 'not_found');
  });

  it('answers with a tag of its own for each caller', async () => {
    const tags = await Promise.all(
      [tessera.admin, await tessera.someone('admin')].map(async (one) =>
        (await one.call('GET', '/v1/account/members/me')).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });

  it('is no id of anything else', async () => {
    expectError(await ada.call('GET', '/v1/projects/me'), 404, 'not_found');
  });
});

describe('me at the other doors', () => {
  it('is the user of the credentials in arguments of GraphQL', async () => {
    expect(await dataOf(ada, '{ user(id: "me") { id } }')).toEqual({ user: { id: ada.userId } });
    const { updateUser } = await dataOf(ada, 'mutation { updateUser(id: "me", input: { name: "Ada" }) { user { id name } } }');
    expect(updateUser.user).toEqual({ id: ada.userId, name: 'Ada' });
  });

  it('is the user of the credentials in calls of the channel', async () => {
    const client = await signedInChannel(tessera.url, ada.key);
    const call = (frame: object) => client.ask({ type: 'call', ...frame });
    const listed = await call({ operation: 'listUserTasks', path: { user_id: 'me' } });
    const filtered = await call({ operation: 'listTasks', query: { assignee_id: 'me' } });
    const tasks = (await ada.call('GET', `/v1/users/${ada.userId}/tasks`)).body.data;
    expect([listed.body.data, filtered.body.data]).toEqual([tasks, tasks]);
  });
});

describe('me of credentials without a user', () => {
  it('is refused, at the place where it stands', async () => {
    const application = await register(tessera, { type: 'confidential', scopes: ['read', 'write'] });
    const { body } = await postForm(tessera, '/oauth/token', { grant_type: 'client_credentials', scope: 'read write' }, basic(application));
    const call = async (method: string, path: string, sent?: object) => {
      const headers = { Authorization: `Bearer ${body.access_token}`, 'Content-Type': 'application/json' };
      const answer = await fetch(`${tessera.url}${path}`, { method, headers, ...(sent ? { body: JSON.stringify(sent) } : {}) });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    };
    expectError(await call('GET', '/v1/tasks?assignee_id=me'), 400, 'invalid_parameters', ['assignee_id not_allowed']);
    const inGroup = await call('GET', '/v1/tasks?or=title%3DA&or=assignee_id%3Dme');
    expectError(inGroup, 400, 'invalid_parameters', ['or[1].assignee_id not_allowed']);
    const task = { project_id: project.id, title: 'Draw', assignee_id: 'me' };
    expectError(await call('POST', '/v1/tasks', task), 400, 'invalid_parameters', ['assignee_id not_allowed']);
    expectError(await call('GET', '/v1/users/me/tasks'), 404, 'not_found');
    const asked = await call('POST', '/graphql', { query: '{ user(id: "me") { id } }' });
    expect(asked.body).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});
