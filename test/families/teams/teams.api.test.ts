import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  nobodys,
  recording,
  single,
  statuses,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';
import { expectTheSame } from '../../support/the-same.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const publicUrl = 'https://api.example.com';
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock: () => new Date(now) });
  admin = tessera.admin;
  [ada, grace] = [await tessera.someone('editor'), await tessera.someone('editor')];
});
afterAll(() => tessera?.close());

const full = { name: 'Cartography', description: 'Those who draw.' };
const newTeam = (fields: object = {}, caller = admin) => created(caller, '/v1/teams', { ...full, ...fields });
const at = ({ id }: { id: string }, what = '') => `/v1/teams/${id}${what}`;
const read = async (team: { id: string }) => (await ada.call('GET', at(team))).body.data;
const enter = (team: { id: string }, user: Caller) => created(admin, at(team, '/members'), { user_id: user.userId });
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });

describe('createTeam', () => {
  it('201 answers the team in its envelope, without members', async () => {
    const { status, body, headers } = await admin.call('POST', '/v1/teams', { name: 'Survey' });
    expect(status).toBe(201);
    expect(body).toEqual(
      single({ id: anId('tem'), name: 'Survey', description: null, created_at: anInstant, updated_at: body.data.created_at }),
    );
    expect([headers.get('location'), headers.get('etag')]).toEqual([at(body.data), '"1"']);
    expect((await admin.call('GET', at(body.data, '/members'))).body.data).toEqual([]);
  });

  it('201 records TEAM_CREATED, with the team as REST shows it', async () => {
    const { answer, events } = await recording(tessera, () => newTeam());
    expect(answer).toMatchObject(full);
    expect(events).toEqual([
      { ...event('TEAM_CREATED', answer), account_id: tessera.accountId, actor: { type: 'api_key', id: anId('key') } },
    ]);
  });

  it('201 takes a name that another team has', async () => {
    await newTeam({ name: 'Twins' });
    expect(await newTeam({ name: 'Twins' })).toMatchObject({ name: 'Twins' });
  });

  it.each([
    ['no name', {}, ['name missing_required_field']],
    ['an empty name', { name: '' }, ['name too_short']],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, ['name too_long']],
    ['a description of 10,001 characters', { name: 'x', description: 'x'.repeat(10_001) }, ['description too_long']],
    ['members', { name: 'x', members: [] }, ['members unknown_field']],
  ])('400 refuses %s, and records nothing', async (_what, body, details) => {
    const { answer, events } = await recording(tessera, () => admin.call('POST', '/v1/teams', body));
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });

  it('403 is for administrators', async () => {
    const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/teams', full));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
  });
});

describe('getTeam', () => {
  it('200 answers the team with its version to everyone in the account, and 304 spares its body', async () => {
    const team = await newTeam();
    for (const caller of [ada, admin, await tessera.someone('viewer')]) {
      const { status, body, headers } = await caller.call('GET', at(team));
      expect([status, body, headers.get('etag')]).toEqual([200, single(team), '"1"']);
    }
    expect((await ada.call('GET', at(team), undefined, { 'If-None-Match': '"1"' })).status).toBe(304);
  });
});

describe('listTeams', () => {
  it('200 answers the teams of the account alone in the page envelope, by their names', async () => {
    const boss = await tessera.otherAccount();
    const [survey, cartography] = [await newTeam({ name: 'Survey', description: null }, boss), await newTeam({}, boss)];
    const { status, body } = await boss.call('GET', '/v1/teams');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [cartography, survey],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}/v1/teams?page=1`, next: null, prev: null },
    });
    const found = async (query: string) => (await boss.call('GET', `/v1/teams?${query}`)).body.data;
    expect(await found('sort=name:desc')).toEqual([survey, cartography]);
    expect(await found('description_exists=false')).toEqual([survey]);
    expect(await found('description_contains=DRAW')).toEqual([cartography]);
    expect(await found(`id=${survey.id}`)).toEqual([survey]);
  });
});

describe('replaceTeam', () => {
  it('200 empties the description that is left out, and keeps the members', async () => {
    const team = await newTeam();
    const member = await enter(team, ada);
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => admin.call('PUT', at(team), { name: 'Survey' }));
    const replaced = { ...team, name: 'Survey', description: null, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(replaced), '"2"']);
    expect(await read(team)).toEqual(replaced);
    expect((await ada.call('GET', at(team, '/members'))).body.data).toEqual([member]);
    expect(events).toMatchObject([event('TEAM_UPDATED', replaced)]);
  });

  it('400 asks for a name', async () => {
    const answer = await admin.call('PUT', at(await newTeam()), { description: null });
    expectError(answer, 400, 'invalid_parameters', ['name missing_required_field']);
  });
});

describe('updateTeam', () => {
  it.each([
    ['leaves what was not sent', { name: 'Survey' }, { name: 'Survey' }],
    ['changes the description', { description: 'Those who measure.' }, { description: 'Those who measure.' }],
    ['empties the description with null', { description: null }, { description: null }],
  ])('200 %s', async (_what, sent, changed) => {
    const team = await newTeam();
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => admin.call('PATCH', at(team), sent));
    const updated = { ...team, ...changed, updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(updated), '"2"']);
    expect(await read(team)).toEqual(updated);
    expect(events).toMatchObject([event('TEAM_UPDATED', updated)]);
  });

  it.each([
    ['nothing', {}, ['(body) too_few_items']],
    ['null for the name', { name: null }, ['name invalid_type']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await admin.call('PATCH', at(await newTeam()), body), 400, 'invalid_parameters', details);
  });

  it('lets one of many through that hold the same version', async () => {
    const team = await newTeam();
    const act = () => Promise.all([1, 2, 3, 4].map(() => admin.call('PATCH', at(team), { name: 'Mine' }, { 'If-Match': '"1"' })));
    const { answer, events } = await recording(tessera, act);
    expect(statuses(answer)).toEqual({ 200: 1, 412: 3 });
    expect(events).toHaveLength(1);
  });
});

describe('deleteTeam', () => {
  it('204 ends its memberships and records TEAM_DELETED alone; its people stay', async () => {
    const team = await newTeam();
    for (const user of [ada, grace]) await enter(team, user);
    const { answer, events } = await recording(tessera, () => admin.call('DELETE', at(team)));
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(events).toMatchObject([event('TEAM_DELETED', team)]);
    expect(events).toHaveLength(1);
    expectError(await ada.call('GET', at(team)), 404, 'not_found');
    expect((await grace.call('GET', '/v1/users/me')).status).toBe(200);
  });

  it('204 happens once, however many ask at once', async () => {
    const team = await newTeam();
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => admin.call('DELETE', at(team)))));
    expect(statuses(answer)).toEqual({ 204: 1, 404: 2 });
    expect(events).toHaveLength(1);
  });
});

const writes: [operation: OperationId, body?: object][] = [
  ['replaceTeam', { name: 'x' }],
  ['updateTeam', { name: 'x' }],
  ['deleteTeam'],
  ['addTeamMember', { user_id: nobodys('usr') }],
  ['removeTeamMember'],
];
const send = (caller: Caller, operation: OperationId, body?: object, id = nobodys('tem'), headers = {}) => {
  const { method, path } = operations[operation];
  return caller.call(method.toUpperCase(), path.replace('{team_id}', id).replace('{user_id}', grace.userId), body, headers);
};

describe.each(writes)('%s', (operation, body) => {
  it('403 is not for editors, nor for viewers', async () => {
    const team = await newTeam();
    await enter(team, grace);
    for (const caller of [ada, await tessera.someone('viewer')]) {
      const { answer, events } = await recording(tessera, () => send(caller, operation, body, team.id));
      expectError(answer, 403, 'insufficient_permissions');
      expect(events).toEqual([]);
    }
    expect(await read(team)).toEqual(team);
  });
});

describe('the answer to a write', () => {
  it('is what a read finds afterwards, and what the events say', async () => {
    await expectTheSame(tessera.admin, '/v1/teams', { name: 'Rivers' }, { description: 'Those of Europe' });
  });
});
