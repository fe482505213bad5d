import {
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  messageOf,
  nobodys,
  recording,
  single,
  statuses,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};
const publicUrl = 'https://api.example.com';

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock });
  admin = tessera.admin;
  [ada, grace] = [await tessera.someone('editor'), await tessera.someone('editor')];
});
afterAll(() => tessera?.close());

type Team = { id: string };
const newTeam = async (...users: Caller[]) => {
  const team: Team = await created(admin, '/v1/teams', { name: 'Cartography' });
  for (const { userId } of users) await created(admin, members(team), { user_id: userId });
  return team;
};
const members = ({ id }: Team, user?: Caller) => `/v1/teams/${id}/members${user ? `/${user.userId}` : ''}`;
const memberIds = async (team: Team) => (await ada.call('GET', members(team))).body.data.map(({ user_id }: { user_id: string }) => user_id);

describe('listTeamMembers', () => {
  it('200 answers the members to everyone in the page envelope, in the order they came', async () => {
    const team = await newTeam(grace, ada);
    const { status, body } = await (await tessera.someone('viewer')).call('GET', members(team));
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        { user_id: grace.userId, added_at: anInstant },
        { user_id: ada.userId, added_at: anInstant },
      ],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}${members(team)}?page=1`, next: null, prev: null },
    });
  });

  it.each([
    ['sort=added_at:desc', ['ada', 'grace']],
    ['limit=1&page=2', ['ada']],
    ['added_at_after=2100-01-01T00:00:00Z', []],
  ])('200 reads the list language: ?%s', async (query, expected) => {
    const team = await newTeam(grace, ada);
    const { body } = await ada.call('GET', `${members(team)}?${query}`);
    const names = new Map([
      [ada.userId, 'ada'],
      [grace.userId, 'grace'],
    ]);
    expect(body.data.map(({ user_id }: { user_id: string }) => names.get(user_id))).toEqual(expected);
  });

  it('200 finds one by their id, and brings them in full when asked', async () => {
    const team = await newTeam(grace, ada);
    const { body } = await ada.call('GET', `${members(team)}?user_id=${ada.userId}&expand=user`);
    expect(body.data).toEqual([
      { user_id: ada.userId, added_at: anInstant, user: expect.objectContaining({ id: ada.userId, role: 'editor' }) },
    ]);
  });

  it('200 reads on with the cursor', async () => {
    const team = await newTeam(grace, ada);
    const first = await ada.call('GET', `${members(team)}?after=&limit=1`);
    const second = await ada.call('GET', `${members(team)}?after=${first.body.meta.next_cursor}&limit=1`);
    expect([first, second].map(({ body }) => body.data[0].user_id)).toEqual([grace.userId, ada.userId]);
    expect(second.body.meta.has_more).toBe(false);
  });
});

describe('addTeamMember', () => {
  it('201 answers the membership and records TEAM_MEMBER_ADDED', async () => {
    const team = await newTeam();
    const { answer, events } = await recording(tessera, () => admin.call('POST', members(team), { user_id: ada.userId }));
    expect([answer.status, answer.body]).toEqual([201, single({ user_id: ada.userId, added_at: anInstant })]);
    expect(await memberIds(team)).toEqual([ada.userId]);
    expect(events).toMatchObject([{ type: 'TEAM_MEMBER_ADDED', resource_id: team.id }, { type: 'NOTIFICATION_CREATED' }]);
    expect(events[0]!.data).toEqual({ team_id: team.id, user_id: ada.userId });
  });

  it('403 is for administrators, also where somebody would join by themselves', async () => {
    const team = await newTeam();
    for (const user of [ada, grace])
      expectError(await ada.call('POST', members(team), { user_id: user.userId }), 403, 'insufficient_permissions');
    expect(await memberIds(team)).toEqual([]);
  });

  it('201 leaves the team at its version', async () => {
    const team = await newTeam(ada);
    expect((await ada.call('GET', `/v1/teams/${team.id}`)).headers.get('etag')).toBe('"1"');
  });

  it.each([
    ['nobody', {}, ['user_id missing_required_field']],
    ['an id of something else', { user_id: nobodys('res') }, ['user_id invalid_format']],
    ['a role', { user_id: nobodys('usr'), role: 'owner' }, ['role unknown_field']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await admin.call('POST', members(await newTeam()), body), 400, 'invalid_parameters', details);
  });

  it('409 already_exists: nobody is added twice, and is told since when', async () => {
    const team = await newTeam(ada);
    const { answer, events } = await recording(tessera, () => admin.call('POST', members(team), { user_id: ada.userId }));
    expectError(answer, 409, 'already_exists', ['user_id conflict']);
    expect(messageOf(answer, 'user_id')).toBe('Has been a member since 2026-03-14.');
    expect(events).toEqual([]);
  });

  it('409 already_exists: of several who add the same person at once, one is first', async () => {
    const team = await newTeam();
    const act = () => Promise.all([1, 2, 3].map(() => admin.call('POST', members(team), { user_id: ada.userId })));
    const { answer, events } = await recording(tessera, act);
    expect(statuses(answer)).toEqual({ 201: 1, 409: 2 });
    expect(events.map(({ type }) => type)).toEqual(['TEAM_MEMBER_ADDED', 'NOTIFICATION_CREATED']);
  });

  it('422 unknown_reference: the user has to be in the account', async () => {
    const stranger = await tessera.otherAccount();
    const team = await newTeam();
    for (const user_id of [nobodys('usr'), stranger.userId]) {
      const { answer, events } = await recording(tessera, () => admin.call('POST', members(team), { user_id }));
      expectError(answer, 422, 'unknown_reference', ['user_id unknown_reference']);
      expect(events).toEqual([]);
    }
  });
});

describe('removeTeamMember', () => {
  it('204 ends the membership and records TEAM_MEMBER_REMOVED', async () => {
    const team = await newTeam(ada, grace);
    const { answer, events } = await recording(tessera, () => admin.call('DELETE', members(team, ada)));
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(events).toMatchObject([{ type: 'TEAM_MEMBER_REMOVED', resource_id: team.id }]);
    expect(events[0]!.data).toEqual({ team_id: team.id, user_id: ada.userId });
    expect(await memberIds(team)).toEqual([grace.userId]);
  });

  it('204 lets editors leave by themselves', async () => {
    const team = await newTeam(ada);
    expect((await ada.call('DELETE', members(team, ada))).status).toBe(204);
    expect(await memberIds(team)).toEqual([]);
  });

  it('204 happens once, however many ask at once', async () => {
    const team = await newTeam(ada);
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => admin.call('DELETE', members(team, ada)))));
    expect(statuses(answer)).toEqual({ 204: 1, 404: 2 });
    expect(events).toHaveLength(1);
  });

  it('403 lets editors take nobody else out, and viewers not even themselves', async () => {
    const viewer = await tessera.someone('viewer');
    const team = await newTeam(grace, viewer);
    expectError(await ada.call('DELETE', members(team, grace)), 403, 'insufficient_permissions');
    expectError(await viewer.call('DELETE', members(team, viewer)), 403, 'insufficient_permissions');
    expect(await memberIds(team)).toEqual([grace.userId, viewer.userId]);
  });

  it('404 knows no members who are none', async () => {
    const team = await newTeam();
    for (const user of [grace.userId, nobodys('usr'), 'usr_1', 'somebody']) {
      const { answer, events } = await recording(tessera, () => admin.call('DELETE', `${members(team)}/${user}`));
      expectError(answer, 404, 'not_found');
      expect(events).toEqual([]);
    }
    expectError(await ada.call('DELETE', members(team, ada)), 404, 'not_found');
  });
});

it('a user who is deleted is in no team any more', async () => {
  const leaver = await tessera.someone('viewer');
  const team = await newTeam(leaver, ada);
  await admin.call('DELETE', `/v1/users/${leaver.userId}`);
  expect(await memberIds(team)).toEqual([ada.userId]);
});
