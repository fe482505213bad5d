import { bootTessera, type Caller, expectError, nobodys, readFeed, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

interface Event {
  id: string;
  type: string;
  resource_id: string;
}

const list = async (caller: Caller, search = '', path = '/v1/events') => (await caller.call('GET', `${path}${search}`)).body;
const told = (events: Event[]) => events.map(({ type, resource_id }) => `${type} ${resource_id}`);
const follow = (caller: Caller, after = '') => readFeed<Event>(caller, after);
/** What a caller reads of events that an act records. */
const meanwhile = async (caller: Caller, act: () => Promise<unknown>) => {
  const { cursor } = await follow(caller);
  await act();
  return told((await follow(caller, cursor)).events.filter(({ type }) => type !== 'NOTIFICATION_CREATED'));
};
const remove = (caller: Caller, path: string) => caller.call('DELETE', path);

describe('who sees the events of projects', () => {
  let member: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    member = await tessera.someone('viewer');
    stranger = await tessera.someone('viewer');
  });

  const inProject = async (fields: object = {}) => {
    const project = await newProject(ada, fields);
    await join(ada, project.id, member, 'viewer');
    await ada.call('PATCH', `/v1/projects/${project.id}`, { name: 'Globe' });
    return ['CREATED', 'MEMBER_ADDED', 'UPDATED'].map((what) => `PROJECT_${what} ${project.id}`);
  };

  it('those of a private project: its members and administrators', async () => {
    for (const [caller, sees] of [
      [member, true],
      [ada, true],
      [admin, true],
      [stranger, false],
    ] as const) {
      let expected: string[] = [];
      const events = await meanwhile(caller, async () => {
        expected = await inProject();
      });
      expect(events).toEqual(sees ? expected : []);
    }
  });

  it('those of a public project: everyone', async () => {
    let expected: string[] = [];
    const events = await meanwhile(stranger, async () => {
      expected = await inProject({ visibility: 'public' });
    });
    expect(events).toEqual(expected);
  });

  it('the past of a project too, as soon as one sees it', async () => {
    const project = await newProject(ada);
    expect((await list(stranger, `?resource_id=${project.id}`)).data).toEqual([]);
    await join(ada, project.id, stranger, 'viewer');
    expect(told((await list(stranger, `?resource_id=${project.id}`)).data)).toEqual([
      `PROJECT_CREATED ${project.id}`,
      `PROJECT_MEMBER_ADDED ${project.id}`,
    ]);
    await remove(ada, `/v1/projects/${project.id}/members/${stranger.userId}`);
    // Only that they came and went.
    expect(told((await list(stranger, `?resource_id=${project.id}`)).data)).toEqual([
      `PROJECT_MEMBER_ADDED ${project.id}`,
      `PROJECT_MEMBER_REMOVED ${project.id}`,
    ]);
  });

  it('those of a deleted project: who saw it', async () => {
    const project = await newProject(ada);
    await join(ada, project.id, member, 'viewer');
    const { cursor } = await follow(member);
    await remove(ada, `/v1/projects/${project.id}`);
    expect(told((await follow(member, cursor)).events)).toEqual([`PROJECT_DELETED ${project.id}`]);
    expect(told((await list(member, `?resource_id=${project.id}`)).data)).toHaveLength(3);
    expect((await list(stranger, `?resource_id=${project.id}`)).data).toEqual([]);
  });

  it.each([
    ['public', false, true],
    ['team', true, true],
    ['team', false, false],
    ['private', true, false],
    ['private', false, false],
  ])('those of a deleted %s project, with a colleague in it %s: %s', async (visibility, colleague, sees) => {
    const project = await newProject(ada, { visibility });
    const reader = await tessera.someone('viewer');
    if (colleague) {
      const team = { account_id: tessera.accountId, id: `tem_${project.id.slice(4)}` };
      const { db } = tessera.database;
      await db
        .insertInto('teams')
        .values({ ...team, name: 'Cartography' })
        .execute();
      const members = [ada, reader].map(({ userId }) => ({ account_id: team.account_id, team_id: team.id, user_id: userId }));
      await db.insertInto('team_members').values(members).execute();
    }
    await remove(ada, `/v1/projects/${project.id}`);
    expect((await list(reader, `?type=PROJECT_DELETED&resource_id=${project.id}`)).data).toHaveLength(sees ? 1 : 0);
  });

  it('the same whether the reader is near the end or far from it', async () => {
    const quiet = await newProject(ada);
    const ids = Array.from({ length: 1100 }, (_, n) => `evt_${quiet.id.slice(4, -4)}${String(n).padStart(4, '0')}`);
    const recorded = { type: 'PROJECT_UPDATED', resource_id: quiet.id, place_id: quiet.id } as const;
    const content = { actor: JSON.stringify({ type: 'system', id: null }), data: JSON.stringify(quiet) };
    const { db } = tessera.database;
    await db
      .insertInto('events')
      .values(ids.map((id) => ({ account_id: tessera.accountId, id, ...recorded, ...content })))
      .execute();
    await db
      .insertInto('outbox')
      .values(ids.map((event_id) => ({ account_id: tessera.accountId, event_id })))
      .execute();
    for (const caller of [stranger, member]) expect(told((await follow(caller)).events).join()).not.toContain(quiet.id);
    expect(told((await follow(ada)).events).filter((one) => one.includes(quiet.id))).toHaveLength(1101);
  });
});

describe('getEvent', () => {
  it('404 hides that of a project which the caller does not see', async () => {
    const stranger = await tessera.someone('editor');
    const [event] = (await list(ada, `?resource_id=${(await newProject(ada)).id}`)).data;
    expectError(await stranger.call('GET', `/v1/events/${event.id}`), 404, 'not_found');
  });
});

describe('listProjectEvents', () => {
  it('200 answers what happened to that project alone', async () => {
    const project = await newProject(ada);
    await newProject(ada);
    expect((await list(ada, '', `/v1/projects/${project.id}/events`)).data).toMatchObject([{ resource_id: project.id, data: project }]);
  });

  it('404 for a project that the caller does not see', async () => {
    const stranger = await tessera.someone('editor');
    expectError(await stranger.call('GET', `/v1/projects/${(await newProject(ada)).id}/events`), 404, 'not_found');
    expectError(await ada.call('GET', `/v1/projects/${nobodys('prj')}/events`), 404, 'not_found');
  });
});
