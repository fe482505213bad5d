import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const act = async (method: string, path: string, body?: unknown) => {
  const answer = await ada.call(method, path, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
};

/** The newest event of a caller. */
const newest = async (caller: Caller) => (await caller.call('GET', '/v1/events?sort=created_at:desc&limit=1')).body.data[0];

describe('the changes of a file', () => {
  it('have no former values where the record had other readers before', async () => {
    const [hidden, open] = [await newProject(ada), await newProject(ada, { visibility: 'public' })];
    const grace = await tessera.someone('editor');
    const { id } = await created(ada, '/v1/files', { name: 'secret plan.txt', project_id: hidden.id });
    await act('PATCH', `/v1/files/${id}`, { name: 'plan.txt', project_id: open.id });
    expect((await newest(grace)).changes).toEqual({ name: { to: 'plan.txt' }, project_id: { to: open.id } });
    await act('PATCH', `/v1/files/${id}`, { name: 'the plan.txt' });
    expect((await newest(grace)).changes).toEqual({ name: { from: 'plan.txt', to: 'the plan.txt' } });
    await act('DELETE', `/v1/projects/${open.id}`);
    expect(await newest(tessera.admin)).toMatchObject({ type: 'FILE_UPDATED', changes: { project_id: { to: null } } });
  });
});
