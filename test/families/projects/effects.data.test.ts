import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Effects, effectsSeenBy, expectEffects, followed } from '../effects.ts';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let told: Effects['told'];
let expectAsNow: Effects['expectAsNow'];

beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  ({ told, expectAsNow } = effectsSeenBy(admin));
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

describe('deleteUser', () => {
  it('has an event of each project that passes to somebody else, and of the heir among its members', async () => {
    const grace = await tessera.someone('editor');
    const [alone, shared] = [await newProject(grace), await newProject(grace)];
    await join(grace, shared.id, admin, 'viewer');
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(events, 'USER_DELETED', [
      ['PROJECT_MEMBER_ADDED', alone.id],
      ['PROJECT_MEMBER_UPDATED', shared.id],
      ['PROJECT_UPDATED', alone.id],
      ['PROJECT_UPDATED', shared.id],
    ]);
    for (const { data, version, resource_id } of events.slice(1, 3))
      expect([data, version]).toEqual([{ project_id: resource_id, user_id: admin.userId, role: 'owner' }, null]);
    for (const event of events.slice(3)) await expectAsNow(event, `/v1/projects/${event.resource_id}`);
  });

  it('says of a project where the heir owns already only that it has another owner_id', async () => {
    const grace = await tessera.someone('editor');
    const project = await newProject(grace);
    await join(grace, project.id, admin, 'owner');
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(events, 'USER_DELETED', [['PROJECT_UPDATED', project.id]]);
  });
});

describe('cloneProject', () => {
  it('has an event of each member that it makes', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, admin, 'viewer');
    const events = await told(() => ada.call('POST', `/v1/projects/${project.id}/clone`, { include: ['members'] }));
    const clone = events[0].data.id;
    expectEffects(events, 'PROJECT_CREATED', [['PROJECT_MEMBER_ADDED', clone]]);
    expect(events[1]!.data).toEqual({ project_id: clone, user_id: admin.userId, role: 'viewer' });
    await expectAsNow(events[0], `/v1/projects/${clone}`);
  });
});

describe('removeProjectMember', () => {
  it('has an event of the project, where its owner leaves it', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, admin, 'owner');
    const events = await told(() => ada.call('DELETE', `/v1/projects/${project.id}/members/${ada.userId}`));
    expectEffects(events, 'PROJECT_MEMBER_REMOVED', [['PROJECT_UPDATED', project.id]]);
    await expectAsNow(events[1]!, `/v1/projects/${project.id}`);
    expect(events[1]!.data).toMatchObject({ owner_id: admin.userId });
  });
});

describe('updateProjectMember', () => {
  it('has an event of the project, where its owner becomes something else', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, admin, 'owner');
    const events = await told(() => ada.call('PATCH', `/v1/projects/${project.id}/members/${ada.userId}`, { role: 'viewer' }));
    expectEffects(events, 'PROJECT_MEMBER_UPDATED', [['PROJECT_UPDATED', project.id]]);
    expect(events[1]!.data).toMatchObject({ owner_id: admin.userId });
  });
});

describe('transferProject', () => {
  it.each([
    ['a new member', undefined, [['PROJECT_MEMBER_ADDED', 'owner']]],
    ['a viewer', 'viewer', [['PROJECT_MEMBER_UPDATED', 'owner']]],
    ['an owner', 'owner', []],
  ] as const)('has an event of the membership of %s', async (_who, role, expected) => {
    const project = await newProject(ada);
    if (role) await join(ada, project.id, admin, role);
    const events = await told(() => ada.call('POST', `/v1/projects/${project.id}/transfer`, { owner_id: admin.userId }));
    expectEffects(
      events,
      'PROJECT_UPDATED',
      expected.map(([type]) => [type, project.id]),
    );
    expect(events.slice(1).map(({ type, data }) => [type, (data as { role?: string }).role])).toEqual(expected);
  });
});

describe('fewer readers', () => {
  let reader: Caller;
  let stranger: Caller;
  /** What people who do not follow the act get of it. */
  const toldTo = async (who: Caller, act: () => Promise<{ status: number }>) => {
    const { cursor } = await followed(who, '');
    expect((await act()).status).toBeLessThan(300);
    return (await followed(who, cursor)).events.map(({ type, resource_id, data }) => ({ type, resource_id, data }));
  };
  const restriction = (id: string) => ({ type: 'PROJECT_RESTRICTED', resource_id: id, data: { project_id: id } });
  const narrow = (id: string, visibility: string) => () => ada.call('PATCH', `/v1/projects/${id}`, { name: 'Secret', visibility });

  beforeAll(async () => {
    [reader, stranger] = [await tessera.someone('viewer'), await tessera.someone('viewer')];
    const team = await created(admin, '/v1/teams', { name: 'Cartography' });
    for (const { userId: user_id } of [reader, ada]) await created(admin, `/v1/teams/${team.id}/members`, { user_id });
  });

  it.each([
    ['public', 'private', true, true],
    ['public', 'team', true, true],
    ['team', 'private', true, false],
    ['private', 'team', false, false],
    ['private', 'private', false, false],
  ])('from %s to %s: those who saw the project are told its id', async (before, after, toReader, toStranger) => {
    const projects = [await newProject(ada, { visibility: before }), await newProject(ada, { visibility: before })] as const;
    for (const [project, who, is] of [
      [projects[0], reader, toReader],
      [projects[1], stranger, toStranger],
    ] as const) {
      const restrictions = (await toldTo(who, narrow(project.id, after))).filter(({ type }) => type === 'PROJECT_RESTRICTED');
      expect(restrictions).toEqual(is ? [restriction(project.id)] : []);
    }
  });

  it('nobody is told what the project has become', async () => {
    const project = await newProject(ada, { visibility: 'public' });
    expect(await toldTo(stranger, narrow(project.id, 'private'))).toEqual([restriction(project.id)]);
    expectEffects(await told(narrow(project.id, 'public')), 'PROJECT_UPDATED', []);
    expectEffects(await told(narrow(project.id, 'private')), 'PROJECT_UPDATED', [['PROJECT_RESTRICTED', project.id]]);
    const rename = () => ada.call('PATCH', `/v1/projects/${project.id}`, { name: 'Atlas', visibility: 'private' });
    expectEffects(await told(rename), 'PROJECT_UPDATED', []);
  });

  it.each([
    ['team', true],
    ['private', false],
    ['public', false],
  ])('of a project with the visibility %s that a member leaves', async (visibility, is) => {
    const project = await newProject(admin, { visibility });
    await join(admin, project.id, ada, 'editor');
    const events = await toldTo(reader, () => ada.call('DELETE', `/v1/projects/${project.id}/members/${ada.userId}`));
    expect(events.filter(({ type }) => type === 'PROJECT_RESTRICTED')).toEqual(is ? [restriction(project.id)] : []);
  });

  it('of a project that a member leaves, not to those who see it through another one', async () => {
    const project = await newProject(admin, { visibility: 'team' });
    for (const who of [ada, stranger]) await join(admin, project.id, who, 'editor');
    const events = await toldTo(stranger, () => ada.call('DELETE', `/v1/projects/${project.id}/members/${ada.userId}`));
    expect(events.map(({ type }) => type)).toEqual(['PROJECT_MEMBER_REMOVED']);
  });
});
