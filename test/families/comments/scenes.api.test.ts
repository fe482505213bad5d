import { startLocalMock } from '@tessera/platform/testing';
import { expect, it } from 'vitest';

const ada = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const atlas = 'prj_01jq3x5gkz0v7t9n2m4p6r8s1w';

/** A comment was written about a project that is there, and one about a task that is not. */
const scene = () => {
  const at = '2026-03-14T09:26:53.589Z';
  const written = (type: string, id: string, number: string) => ({
    type: 'COMMENT_CREATED',
    data: {
      ...{ id: `cmt_01jq3x5gkz0v7t9n2m4p6r8s1${number}`, body: number, author_id: ada },
      ...{ subject: { type, id }, created_at: at, updated_at: at },
    },
  });
  return {
    users: [{ id: ada, name: 'Ada', email: 'ada@maps.example', role: 'editor' }],
    projects: [{ id: atlas, name: 'Atlas', owner_id: ada, members: [{ user_id: ada, role: 'owner' }] }],
    events: [written('project', atlas, 'w'), written('task', 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1x', 'x')],
  };
};

it('scenes have events for those who may see them: one about something that is gone is for administrators', async () => {
  const mock = await startLocalMock();
  const call = async (method: string, path: string, body?: object, key = 'any') => {
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const answer = await fetch(mock.url + path, { method, headers, body: body && JSON.stringify(body) });
    // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
    return { status: answer.status, body: (answer.status === 204 ? undefined : await answer.json()) as any };
  };
  expect(await call('PUT', '/_mock/state', scene())).toEqual({ status: 204, body: undefined });
  const { body } = await call('POST', '/v1/account/api-keys', { name: 'hers', scopes: ['read'], user_id: ada });
  const read = async (key: string) => (await call('GET', '/v1/events', undefined, key)).body.data;
  expect((await read('any')).map(({ data }: { data: { body: string } }) => data.body)).toEqual(['w', 'x']);
  expect((await read(body.data.key)).map(({ data }: { data: { body: string } }) => data.body)).toEqual(['w']);
  await mock.close();
});

it('scenes have comments, on records that they name', async () => {
  const mock = await startLocalMock();
  const comments = [{ body: 'Rivers first.', subject: { type: 'project', id: atlas } }];
  const { users, projects } = scene();
  const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ users, projects, comments });
  expect((await fetch(`${mock.url}/_mock/state`, { method: 'PUT', headers, body })).status).toBe(204);
  const answer = await fetch(`${mock.url}/v1/projects/${atlas}/comments`, { headers });
  expect(await answer.json()).toMatchObject({ data: [{ body: 'Rivers first.' }] });
  await mock.close();
});
