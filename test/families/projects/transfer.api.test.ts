import { bootTessera, type Caller, expectError, nobodys, recording, single, statuses, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const at = ({ id }: { id: string }) => `/v1/projects/${id}`;
const transfer = (caller: Caller, project: { id: string }, owner_id: string, headers: Record<string, string> = {}) =>
  caller.call('POST', `${at(project)}/transfer`, { owner_id }, headers);
const rolesIn = async (project: { id: string }) => {
  const { body } = await tessera.admin.call('GET', `${at(project)}/members`);
  return Object.fromEntries(body.data.map(({ user_id, role }: { user_id: string; role: string }) => [user_id, role]));
};

describe('transferProject', () => {
  it('200 answers the project of its new owner, who becomes a member, and records PROJECT_UPDATED', async () => {
    const project = await newProject(ada);
    const { answer, events } = await recording(tessera, () => transfer(ada, project, grace.userId));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(single({ ...project, owner_id: grace.userId, updated_at: expect.any(String) }));
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(events).toMatchObject([
      { type: 'PROJECT_UPDATED', resource_id: project.id, data: { owner_id: grace.userId } },
      { type: 'PROJECT_MEMBER_ADDED', resource_id: project.id, data: { user_id: grace.userId, role: 'owner' } },
    ]);
    expect(await rolesIn(project)).toEqual({ [ada.userId]: 'owner', [grace.userId]: 'owner' });
  });

  it.each(['owner', 'editor', 'viewer'] as const)('200 makes an owner of a member who is an %s', async (role) => {
    const project = await newProject(ada);
    const { added_at } = await join(ada, project.id, grace, role);
    expect((await transfer(ada, project, grace.userId)).status).toBe(200);
    expect(await rolesIn(project)).toEqual({ [ada.userId]: 'owner', [grace.userId]: 'owner' });
    const { body } = await ada.call('GET', `${at(project)}/members?user_id=${grace.userId}`);
    expect(body.data).toEqual([{ user_id: grace.userId, role: 'owner', added_at }]);
  });

  it('200 lets administrators and other owners do it', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, grace, 'owner');
    expect((await transfer(grace, project, grace.userId)).body.data.owner_id).toBe(grace.userId);
    expect((await transfer(tessera.admin, project, ada.userId)).body.data.owner_id).toBe(ada.userId);
  });

  it('200 without an event or a new version for the user who owns it', async () => {
    const project = await newProject(ada);
    const { answer, events } = await recording(tessera, () => transfer(ada, project, ada.userId));
    expect([answer.status, answer.headers.get('etag'), events]).toEqual([200, '"1"', []]);
  });

  it.each(['editor', 'viewer'] as const)('403 lets no %s take a project or give it away', async (role) => {
    const project = await newProject(ada);
    await join(ada, project.id, grace, role);
    for (const owner of [grace, tessera.admin]) {
      const { answer, events } = await recording(tessera, () => transfer(grace, project, owner.userId));
      expectError(answer, 403, 'insufficient_permissions');
      expect(events).toEqual([]);
    }
  });

  it('404 for a project that the caller does not see', async () => {
    expectError(await transfer(grace, await newProject(ada), grace.userId), 404, 'not_found');
  });

  it('409 project_archived, and the owner stays', async () => {
    const project = await newProject(ada);
    await ada.call('POST', `${at(project)}/archive`);
    expectError(await transfer(ada, project, grace.userId), 409, 'project_archived');
  });

  it('412 for another version, and of two that name the same one, one is first', async () => {
    const project = await newProject(ada);
    expectError(await transfer(ada, project, grace.userId, { 'If-Match': '"7"' }), 412, 'version_mismatch');
    const both = [grace, tessera.admin].map(({ userId }) => transfer(ada, project, userId, { 'If-Match': '"1"' }));
    expect(statuses(await Promise.all(both))).toEqual({ 200: 1, 412: 1 });
  });

  it('422 unknown_reference: the new owner has to be in the account', async () => {
    const stranger = await tessera.otherAccount();
    const project = await newProject(ada);
    for (const owner of [nobodys('usr'), stranger.userId]) {
      const { answer, events } = await recording(tessera, () => transfer(ada, project, owner));
      expectError(answer, 422, 'unknown_reference', ['owner_id unknown_reference']);
      expect(events).toEqual([]);
    }
    expect(await rolesIn(project)).toEqual({ [ada.userId]: 'owner' });
  });
});
