import { type LocalMock, startLocalMock } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ada = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';

let mock: LocalMock;
beforeAll(async () => {
  mock = await startLocalMock();
});
afterAll(() => mock?.close());

const load = async (scene: object) => {
  const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };
  const answer = await fetch(`${mock.url}/_mock/state`, { method: 'PUT', headers, body: JSON.stringify(scene) });
  const { error } = answer.status === 204 ? { error: undefined } : ((await answer.json()) as { error: { details: { field: string }[] } });
  return { status: answer.status, fields: error?.details.map(({ field }) => field) };
};

const users = [{ id: ada, name: 'Ada', email: 'ada@maps.example' }];
const owner = { user_id: ada, role: 'owner' };

it('scenes have the members of projects inside them', async () => {
  expect(await load({ users, projects: [{ name: 'Atlas', owner_id: ada, members: [owner] }] })).toMatchObject({ status: 204 });
  const headers = { 'X-API-Key': 'any' };
  const { data } = (await (await fetch(`${mock.url}/v1/projects`, { headers })).json()) as { data: { id: string }[] };
  const members = await fetch(`${mock.url}/v1/projects/${data[0]!.id}/members`, { headers });
  expect(await members.json()).toMatchObject({ data: [owner] });
});

it.each([
  ['a role that there is not', { name: 'Atlas', members: [{ user_id: ada, role: 'king' }] }, 'projects[0].members[0].role'],
  [
    'a member who is not in the scene',
    { name: 'Atlas', owner_id: ada, members: [owner, { user_id: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1v', role: 'viewer' }] },
    'projects[0].members[1].user_id',
  ],
])('scenes do not have %s', async (_what, project, field) => {
  expect(await load({ users, projects: [project] })).toEqual({ status: 400, fields: [field] });
});

it('scenes do not have an active project with the time of its archiving', async () => {
  expect(await load({ projects: [{ name: 'Atlas', archived_at: '2026-03-14T09:26:53.589Z' }] })).toMatchObject({ status: 422 });
});
