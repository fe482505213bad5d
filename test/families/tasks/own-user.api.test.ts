import { bootTessera, type Caller, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, postForm, register } from '../../support/oauth.ts';
import { join, newProject } from '../projects/new-records.ts';

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
});

describe('me in a path', () => {
  it('is the user of the credentials in the list of the tasks of a user', async () => {
    const [own, named] = await Promise.all(['me', ada.userId].map((id) => ada.call('GET', `/v1/users/${id}/tasks`)));
    expect([own!.status, own!.body.data]).toEqual([200, named!.body.data]);
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
    const task = { project_id: project.id, title: 'Draw', assignee_id: 'me' };
    expectError(await call('POST', '/v1/tasks', task), 400, 'invalid_parameters', ['assignee_id not_allowed']);
  });
});
