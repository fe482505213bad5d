import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 2000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  admin = tessera.admin;
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const remove = (caller: Caller, { userId }: Caller) => caller.call('DELETE', `/v1/users/${userId}`);
const read = async (path: string) => (await admin.call('GET', path)).body.data;

describe('deleteUser', () => {
  it('204 assigns their tasks to nobody, as a new version, and leaves their name on what they wrote', async () => {
    const grace = await tessera.someone('editor');
    const project = await newProject(ada);
    await join(ada, project.id, grace, 'editor');
    const task = await created(grace, `/v1/projects/${project.id}/tasks`, { title: 'Draw', assignee_id: grace.userId });
    const other = await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Measure', assignee_id: ada.userId });
    const updated_at = tick();
    await remove(admin, grace);
    const { body, headers } = await ada.call('GET', `/v1/tasks/${task.id}`);
    expect(body.data).toEqual({ ...task, assignee_id: null, updated_at });
    expect([body.data.created_by, headers.get('etag')]).toEqual([grace.userId, '"2"']);
    expect(await read(`/v1/tasks/${other.id}`)).toEqual(other);
  });
});
