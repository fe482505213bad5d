import { bootTessera, type Caller, expectError, recording, single, statuses, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const full = {
  name: 'Atlas',
  description: 'The map of everything we run.',
  visibility: 'team',
  settings: { enableNotifications: false, defaultView: 'timeline' },
  tags: ['design', 'q3'],
};
const at = ({ id }: { id: string }, action = '') => `/v1/projects/${id}${action && `/${action}`}`;
const act = (caller: Caller, project: { id: string }, action: string, body?: unknown, headers?: Record<string, string>) =>
  caller.call('POST', at(project, action), body, headers);
const archived = async (fields: object = full) => (await act(ada, await newProject(ada, fields), 'archive')).body.data;
const list = async (project: { id: string }, what: string) => (await ada.call('GET', at(project, what))).body.data;

describe.each([
  {
    operation: 'archiveProject',
    action: 'archive',
    from: () => newProject(ada, full),
    status: 'archived',
    type: 'PROJECT_ARCHIVED',
    version: 1,
  },
  { operation: 'restoreProject', action: 'restore', from: () => archived(), status: 'active', type: 'PROJECT_RESTORED', version: 2 },
])('$operation', ({ action, from, status, type, version }) => {
  it('200 answers the project in its new state, the rest unchanged', async () => {
    const project = await from();
    const instant = tick();
    const answer = await act(ada, project, action);
    const turned = { ...project, status, archived_at: status === 'archived' ? instant : null, updated_at: instant };
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(single(turned));
    expect(answer.headers.get('etag')).toBe(`"${version + 1}"`);
    expect((await ada.call('GET', at(project))).body.data).toEqual(turned);
  });

  it(`200 records ${type} alone, with the project as REST shows it`, async () => {
    const project = await from();
    const { answer, events } = await recording(tessera, () => act(ada, project, action));
    expect(events).toMatchObject([{ type, resource_id: project.id }]);
    expect(events[0]!.data).toEqual(answer.body.data);
  });

  it('200 goes through with the version that the caller holds', async () => {
    const project = await from();
    expect((await act(ada, project, action, undefined, { 'If-Match': `"${version}"` })).status).toBe(200);
  });

  it('409 invalid_state refuses a project that is there already', async () => {
    const project = await from();
    await act(ada, project, action);
    const { answer, events } = await recording(tessera, () => act(ada, project, action));
    expectError(answer, 409, 'invalid_state');
    expect(answer.body.error.message).toContain(`is already ${status}`);
    expect(events).toEqual([]);
  });

  it('409 invalid_state: of several at once, one turns it', async () => {
    const project = await from();
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => act(ada, project, action))));
    expect(statuses(answer)).toEqual({ 200: 1, 409: 2 });
    expect(events).toHaveLength(1);
  });
});

describe('archiveProject', () => {
  it('keeps members', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, grace, 'viewer');
    await act(ada, project, 'archive');
    expect(await list(project, 'members')).toHaveLength(2);
  });

  it('makes the project writable again once it is restored', async () => {
    const project = await archived();
    await act(ada, project, 'restore');
    expect((await ada.call('PATCH', at(project), { name: 'Again' })).status).toBe(200);
  });
});

describe('deleteProject', () => {
  it('204 answers nothing, and the project is gone with its members', async () => {
    const project = await newProject(ada);
    const { status, body, headers } = await ada.call('DELETE', at(project));
    expect([status, body, headers.get('content-type')]).toEqual([204, undefined, null]);
    expectError(await ada.call('GET', at(project)), 404, 'not_found');
    const { db } = tessera.database;
    expect(await db.selectFrom('project_members').selectAll().where('project_id', '=', project.id).execute()).toEqual([]);
  });

  it('204 records PROJECT_DELETED alone, with the project as it last stood', async () => {
    const project = await newProject(ada, full);
    const { events } = await recording(tessera, () => ada.call('DELETE', at(project)));
    expect(events).toMatchObject([{ type: 'PROJECT_DELETED', resource_id: project.id }]);
    expect(events[0]!.data).toEqual(project);
  });

  it('204 deletes an archived project too', async () => {
    const project = await archived();
    expect((await ada.call('DELETE', at(project))).status).toBe(204);
  });

  it('204 happens once, however many ask at once', async () => {
    const project = await newProject(ada);
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => ada.call('DELETE', at(project)))));
    expect(statuses(answer)).toEqual({ 204: 1, 404: 2 });
    expect(events).toHaveLength(1);
  });
});
