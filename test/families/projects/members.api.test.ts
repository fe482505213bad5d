import {
  anInstant,
  bootTessera,
  type Caller,
  expectError,
  nobodys,
  recording,
  single,
  statuses,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const publicUrl = 'https://api.example.com';

/** A second goes by whenever somebody looks, so that members come one after the other. */
const clock = () => {
  now += 1000;
  return new Date(now);
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const members = ({ id }: { id: string }, user?: Caller) => `/v1/projects/${id}/members${user ? `/${user.userId}` : ''}`;
const memberIds = async (project: { id: string }) =>
  (await tessera.admin.call('GET', members(project))).body.data.map(({ user_id }: { user_id: string }) => user_id);
const withGrace = async (role: 'owner' | 'editor' | 'viewer') => {
  const project = await newProject(ada);
  await join(ada, project.id, grace, role);
  return project;
};
const archive = ({ id }: { id: string }) => ada.call('POST', `/v1/projects/${id}/archive`);

describe('listProjectMembers', () => {
  it('200 answers the members in the page envelope, in the order they came', async () => {
    const project = await newProject(ada);
    const second = await join(ada, project.id, grace, 'viewer');
    const { status, body } = await grace.call('GET', members(project));
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [{ user_id: ada.userId, role: 'owner', added_at: project.created_at }, second],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}${members(project)}?page=1`, next: null, prev: null },
    });
  });

  it.each([
    ['role=viewer', ['grace']],
    ['role[neq]=viewer', ['ada']],
    ['role_in=owner,viewer', ['ada', 'grace']],
    ['sort=added_at:desc', ['grace', 'ada']],
    ['sort=role', ['ada', 'grace']],
    ['limit=1&page=2', ['grace']],
    ['offset=1', ['grace']],
    ['added_at_after=2100-01-01T00:00:00Z', []],
  ])('200 reads the list language: ?%s', async (query, expected) => {
    const project = await withGrace('viewer');
    const { body } = await ada.call('GET', `${members(project)}?${query}`);
    const names = new Map([
      [ada.userId, 'ada'],
      [grace.userId, 'grace'],
    ]);
    expect(body.data.map(({ user_id }: { user_id: string }) => names.get(user_id))).toEqual(expected);
  });

  it('200 brings the users in full when asked, and leaves only the asked fields', async () => {
    const project = await newProject(ada);
    const { body } = await ada.call('GET', `${members(project)}?expand=user&fields=role`);
    expect(body.data).toEqual([{ role: 'owner', user: expect.objectContaining({ id: ada.userId, name: 'Some editor' }) }]);
  });

  it('200 reads on with the cursor', async () => {
    const project = await withGrace('viewer');
    const first = await ada.call('GET', `${members(project)}?after=&limit=1`);
    const second = await ada.call('GET', `${members(project)}?after=${first.body.meta.next_cursor}&limit=1`);
    expect([first, second].map(({ body }) => body.data[0].user_id)).toEqual([ada.userId, grace.userId]);
    expect(second.body.meta.has_more).toBe(false);
  });
});

describe('addProjectMember', () => {
  it.each(['owner', 'editor', 'viewer'] as const)('201 answers the membership of an %s', async (role) => {
    const project = await newProject(ada);
    const { status, body } = await ada.call('POST', members(project), { user_id: grace.userId, role });
    expect(status).toBe(201);
    expect(body).toEqual(single({ user_id: grace.userId, role, added_at: anInstant }));
    expect(await memberIds(project)).toEqual([ada.userId, grace.userId]);
  });

  it('201 records PROJECT_MEMBER_ADDED, with who and as what', async () => {
    const project = await newProject(ada);
    const { events } = await recording(tessera, () => join(ada, project.id, grace, 'editor'));
    const data = { project_id: project.id, user_id: grace.userId, role: 'editor' };
    expect(events).toMatchObject([{ type: 'PROJECT_MEMBER_ADDED', resource_id: project.id, data }, { type: 'NOTIFICATION_CREATED' }]);
    expect(events[0]!.data).toEqual(data);
  });

  it.each([
    ['nobody', { role: 'editor' }, ['user_id missing_required_field']],
    ['no role', { user_id: nobodys('usr') }, ['role missing_required_field']],
    ['a role that is none', { user_id: nobodys('usr'), role: 'admin' }, ['role invalid_enum_value']],
    ['an id of something else', { user_id: nobodys('prj'), role: 'editor' }, ['user_id invalid_format']],
  ])('400 refuses %s', async (_what, body, details) => {
    const project = await newProject(ada);
    expectError(await ada.call('POST', members(project), body), 400, 'invalid_parameters', details);
  });

  it('409 already_exists: nobody is added twice, and the role stays', async () => {
    const project = await withGrace('viewer');
    const { answer, events } = await recording(tessera, () => ada.call('POST', members(project), { user_id: grace.userId, role: 'owner' }));
    expectError(answer, 409, 'already_exists');
    expect(events).toEqual([]);
    expect((await ada.call('GET', `${members(project)}?role=viewer`)).body.meta.total).toBe(1);
  });

  it('409 already_exists: of two owners who add the same person at once, one is first', async () => {
    const other = await tessera.someone('editor');
    const project = await withGrace('owner');
    const body = { user_id: other.userId, role: 'editor' };
    const act = () => Promise.all([ada, grace].map((owner) => owner.call('POST', members(project), body)));
    const { answer, events } = await recording(tessera, act);
    expect(statuses(answer)).toEqual({ 201: 1, 409: 1 });
    expectError(answer.find(({ status }) => status === 409)!, 409, 'already_exists');
    expect(events.map(({ type }) => type)).toEqual(['PROJECT_MEMBER_ADDED', 'NOTIFICATION_CREATED']);
  });

  it('409 project_archived: an archived project takes nobody in', async () => {
    const project = await newProject(ada);
    await archive(project);
    const { answer, events } = await recording(tessera, () =>
      ada.call('POST', members(project), { user_id: grace.userId, role: 'editor' }),
    );
    expectError(answer, 409, 'project_archived');
    expect(events).toEqual([]);
  });

  it('422 unknown_reference: the user has to be in the account', async () => {
    const stranger = await tessera.otherAccount();
    const project = await newProject(ada);
    for (const user_id of [nobodys('usr'), stranger.userId]) {
      const { answer, events } = await recording(tessera, () => ada.call('POST', members(project), { user_id, role: 'editor' }));
      expectError(answer, 422, 'unknown_reference', ['user_id unknown_reference']);
      expect(events).toEqual([]);
    }
  });
});

describe('updateProjectMember', () => {
  it('200 answers the membership with the new role, and since when it has lasted', async () => {
    const project = await newProject(ada);
    const before = await join(ada, project.id, grace, 'viewer');
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', members(project, grace), { role: 'editor' }));
    const after = { ...before, role: 'editor' };
    expect([answer.status, answer.body]).toEqual([200, single(after)]);
    expect(events).toMatchObject([{ type: 'PROJECT_MEMBER_UPDATED', resource_id: project.id }]);
    expect(events[0]!.data).toEqual({ project_id: project.id, user_id: grace.userId, role: 'editor' });
    expect((await ada.call('GET', `${members(project)}?role=editor`)).body.data).toEqual([after]);
  });

  it('200 counts from the next request', async () => {
    const project = await withGrace('viewer');
    const write = () => grace.call('PATCH', `/v1/projects/${project.id}`, { name: 'Atlas of the south' });
    expectError(await write(), 403, 'insufficient_permissions');
    await ada.call('PATCH', members(project, grace), { role: 'editor' });
    expect((await write()).status).toBe(200);
    await ada.call('PATCH', members(project, grace), { role: 'viewer' });
    expectError(await write(), 403, 'insufficient_permissions');
  });

  it('200 without an event for the role that the member has', async () => {
    const project = await newProject(ada);
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', members(project, ada), { role: 'owner' }));
    expect([answer.status, answer.body.data.role, events]).toEqual([200, 'owner', []]);
  });

  it('200 passes the project on when the one named in owner_id is no longer an owner', async () => {
    const project = await withGrace('owner');
    expect((await ada.call('PATCH', members(project, ada), { role: 'editor' })).status).toBe(200);
    const { body, headers } = await grace.call('GET', `/v1/projects/${project.id}`);
    expect([body.data.owner_id, headers.get('etag')]).toEqual([grace.userId, '"2"']);
    expect(await memberIds(project)).toEqual([ada.userId, grace.userId]);
  });

  it.each(['editor', 'viewer'] as const)('403 lets no %s give themselves or others a role', async (role) => {
    const project = await withGrace(role);
    for (const member of [grace, ada]) {
      const { answer, events } = await recording(tessera, () => grace.call('PATCH', members(project, member), { role: 'viewer' }));
      expectError(answer, 403, 'insufficient_permissions');
      expect(events).toEqual([]);
    }
  });

  it('404 knows no members who are none', async () => {
    const project = await newProject(ada);
    for (const user of [grace.userId, nobodys('usr'), 'usr_1'])
      expectError(await ada.call('PATCH', `${members(project)}/${user}`, { role: 'viewer' }), 404, 'not_found');
  });

  it('409 invalid_state: the last owner stays one, whoever asks', async () => {
    const project = await withGrace('editor');
    for (const asking of [ada, tessera.admin]) {
      const { answer, events } = await recording(tessera, () => asking.call('PATCH', members(project, ada), { role: 'editor' }));
      expectError(answer, 409, 'invalid_state');
      expect(events).toEqual([]);
    }
  });

  it('409 invalid_state: of two owners who give up the role at once, one stays', async () => {
    const project = await withGrace('owner');
    const act = () => Promise.all([ada, grace].map((owner) => owner.call('PATCH', members(project, owner), { role: 'viewer' })));
    const { answer, events } = await recording(tessera, act);
    expect(answer.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'PROJECT_MEMBER_UPDATED')).toHaveLength(1);
    expect((await tessera.admin.call('GET', `${members(project)}?role=owner`)).body.data).toHaveLength(1);
  });

  it('409 project_archived: in an archived project roles stay', async () => {
    const project = await withGrace('editor');
    await archive(project);
    expectError(await ada.call('PATCH', members(project, grace), { role: 'viewer' }), 409, 'project_archived');
  });
});

describe.each([
  ['updateProjectMember', 'PATCH', { role: 'editor' }],
  ['removeProjectMember', 'DELETE'],
])('%s of the one named in owner_id', (_operation, method, body?: object) => {
  it('passes the project on to the owner who has been a member for the longest time', async () => {
    const project = await withGrace('viewer');
    await join(ada, project.id, await tessera.someone('editor'), 'owner');
    await ada.call('PATCH', members(project, grace), { role: 'owner' });
    expect((await ada.call(method, members(project, ada), body)).status).toBeLessThan(300);
    expect((await grace.call('GET', `/v1/projects/${project.id}`)).body.data.owner_id).toBe(grace.userId);
  });
});

describe('removeProjectMember', () => {
  it('204 ends the membership and records PROJECT_MEMBER_REMOVED, with the role they had', async () => {
    const project = await withGrace('editor');
    const { answer, events } = await recording(tessera, () => ada.call('DELETE', members(project, grace)));
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(events).toHaveLength(1);
    expect(events).toMatchObject([{ type: 'PROJECT_MEMBER_REMOVED', resource_id: project.id }]);
    expect(events[0]!.data).toEqual({ project_id: project.id, user_id: grace.userId, role: 'editor' });
    expect(await memberIds(project)).toEqual([ada.userId]);
  });

  it.each(['owner', 'editor', 'viewer'] as const)('204 lets an %s leave by themselves', async (role) => {
    const project = await withGrace(role);
    expect((await grace.call('DELETE', members(project, grace))).status).toBe(204);
    expectError(await grace.call('GET', members(project)), 404, 'not_found');
  });

  it('204 is told to the one who was removed, and nothing that happens to the project after it', async () => {
    const project = await withGrace('editor');
    const events = async () =>
      (await grace.call('GET', `/v1/events?resource_id=${project.id}&limit=100`)).body.data.map(({ type }: { type: string }) => type);
    expect(await events()).toEqual(['PROJECT_CREATED', 'PROJECT_MEMBER_ADDED']);
    await ada.call('DELETE', members(project, grace));
    await ada.call('PATCH', `/v1/projects/${project.id}`, { name: 'Secret' });
    expect(await events()).toEqual(['PROJECT_MEMBER_ADDED', 'PROJECT_MEMBER_REMOVED']);
    expect((await (await tessera.someone('editor')).call('GET', `/v1/events?resource_id=${project.id}`)).body.data).toEqual([]);
  });

  it('204 passes the project on when the one named in owner_id leaves', async () => {
    const project = await withGrace('owner');
    expect((await ada.call('DELETE', members(project, ada))).status).toBe(204);
    const { body, headers } = await grace.call('GET', `/v1/projects/${project.id}`);
    expect([body.data.owner_id, headers.get('etag')]).toEqual([grace.userId, '"2"']);
  });

  it('404 knows no members who are none', async () => {
    const project = await newProject(ada);
    for (const user of [grace.userId, nobodys('usr'), 'usr_1', 'somebody']) {
      const { answer, events } = await recording(tessera, () => ada.call('DELETE', `${members(project)}/${user}`));
      expectError(answer, 404, 'not_found');
      expect(events).toEqual([]);
    }
  });

  it('409 invalid_state: the last owner stays, whoever asks', async () => {
    const project = await withGrace('editor');
    for (const asking of [ada, tessera.admin]) {
      const { answer, events } = await recording(tessera, () => asking.call('DELETE', members(project, ada)));
      expectError(answer, 409, 'invalid_state');
      expect(events).toEqual([]);
    }
  });

  it('409 invalid_state: of two owners who leave at once, one stays', async () => {
    const project = await withGrace('owner');
    const act = () => Promise.all([ada, grace].map((owner) => owner.call('DELETE', members(project, owner))));
    const { answer, events } = await recording(tessera, act);
    expect(statuses(answer)).toEqual({ 204: 1, 409: 1 });
    expect(events.filter(({ type }) => type === 'PROJECT_MEMBER_REMOVED')).toHaveLength(1);
    expect(await memberIds(project)).toHaveLength(1);
  });

  it('409 project_archived: an archived project keeps its members', async () => {
    const project = await withGrace('editor');
    await archive(project);
    for (const asking of [ada, grace]) expectError(await asking.call('DELETE', members(project, grace)), 409, 'project_archived');
  });

  it('204 takes `me` for who leaves', async () => {
    const project = await withGrace('viewer');
    expect((await grace.call('DELETE', `/v1/projects/${project.id}/members/me`)).status).toBe(204);
    expectError(await grace.call('GET', `/v1/projects/${project.id}`), 404, 'not_found');
  });
});
