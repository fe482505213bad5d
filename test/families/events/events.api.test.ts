import { anId, anInstant, bootTessera, type Caller, created, expectError, nobodys, single, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CredentialKind, credentialsOf } from '../../support/credentials.ts';
import { join, newProject } from '../../support/new-records.ts';

const publicUrl = 'https://api.example.com';
let tessera: Tessera;
let admin: Caller;
let ada: Caller;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl } });
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

/** Everything from a cursor on, page by page, as `TYPE id`, and the cursor to come back with. */
const follow = async (caller: Caller, after?: string, limit = 3) => {
  const events: Event[] = [];
  let cursor = after;
  for (;;) {
    const { data, meta } = await list(caller, `?limit=${limit}${cursor ? `&after=${cursor}` : ''}`);
    events.push(...data);
    cursor = meta.next_cursor ?? cursor;
    if (!meta.has_more) return { events, cursor };
  }
};
/** What a caller reads of events that an act records. */
const meanwhile = async (caller: Caller, act: () => Promise<unknown>) => {
  const { cursor } = await follow(caller, undefined, 100);
  await act();
  return told((await follow(caller, cursor)).events);
};
const remove = (caller: Caller, path: string) => caller.call('DELETE', path);

describe('listEvents', () => {
  it('200 answers a null cursor while there is no event at all', async () => {
    const other = await tessera.otherAccount();
    expect(await list(other)).toMatchObject({ data: [], meta: { next_cursor: null, has_more: false }, links: { next: null } });
  });

  it('200 answers events as they were recorded, the oldest first, in cursor form', async () => {
    const other = await tessera.otherAccount();
    const project = await newProject(other);
    const task = await created(other, `/v1/projects/${project.id}/tasks`, { title: 'Draw' });
    const { status, body } = await other.call('GET', '/v1/events');
    const actor = { type: 'api_key', id: anId('key') };
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: [
          {
            id: anId('evt'),
            type: 'PROJECT_CREATED',
            resource_id: project.id,
            actor,
            cause: null,
            changes: null,
            data: project,
            version: 1,
            created_at: anInstant,
          },
          {
            id: anId('evt'),
            type: 'TASK_CREATED',
            resource_id: task.id,
            actor,
            cause: null,
            changes: null,
            data: task,
            version: 1,
            created_at: anInstant,
          },
        ],
        meta: { limit: 20, next_cursor: expect.any(String), has_more: false, request_id: expect.any(String) },
        links: { self: `${publicUrl}/v1/events`, next: null },
      },
    });
  });

  it('200 pages through everything once, with links while more follows', async () => {
    const other = await tessera.otherAccount();
    const projects = [];
    for (let n = 0; n < 7; n += 1) projects.push(await newProject(other));
    const { events } = await follow(other);
    expect(told(events)).toEqual(projects.map(({ id }) => `PROJECT_CREATED ${id}`));
    const { meta, links } = await list(other, '?limit=3');
    expect(meta.has_more).toBe(true);
    expect(links.next).toBe(`${publicUrl}/v1/events?limit=3&after=${meta.next_cursor}`);
  });

  it('200 keeps the place of a reader for what is still to happen', async () => {
    await newProject(ada);
    const { cursor } = await follow(admin);
    expect(await list(admin, `?after=${cursor}`)).toMatchObject({ data: [], meta: { next_cursor: cursor, has_more: false } });
    const project = await newProject(ada);
    expect(told((await follow(admin, cursor)).events)).toEqual([`PROJECT_CREATED ${project.id}`]);
  });

  it('200 gives a cursor where nothing fits, and meets from there what comes to fit', async () => {
    const search = '?type=PROJECT_RESTORED';
    const other = await tessera.otherAccount();
    const project = await newProject(other);
    const { data, meta } = await list(other, search);
    expect([data, meta.next_cursor, meta.filters]).toEqual([[], expect.any(String), { type: 'PROJECT_RESTORED' }]);
    await other.call('POST', `/v1/projects/${project.id}/archive`);
    await other.call('POST', `/v1/projects/${project.id}/restore`);
    expect(told((await list(other, `${search}&after=${meta.next_cursor}`)).data)).toEqual([`PROJECT_RESTORED ${project.id}`]);
  });

  it('200 filters by type, record, id and time', async () => {
    const [one, two] = [await newProject(ada), await newProject(ada)];
    await ada.call('PATCH', `/v1/projects/${one.id}`, { name: 'Other' });
    const { data } = await list(admin, `?resource_id=${one.id}`);
    expect(told(data)).toEqual([`PROJECT_CREATED ${one.id}`, `PROJECT_UPDATED ${one.id}`]);
    const both = await list(admin, `?resource_id_in=${one.id},${two.id}&type=PROJECT_CREATED`);
    expect(told(both.data)).toEqual([`PROJECT_CREATED ${one.id}`, `PROJECT_CREATED ${two.id}`]);
    expect((await list(admin, `?id_in=${data[1].id},${data[0].id}`)).data).toEqual(data);
    const since = await list(admin, `?created_at_gte=${data[1].created_at}&resource_id=${one.id}`);
    expect(since.data.at(-1)).toEqual(data[1]);
    expect((await list(admin, '?created_at_before=2020-01-01T00:00:00Z')).data).toEqual([]);
  });

  it('200 leaves only the fields that were asked for', async () => {
    const { id } = await newProject(ada);
    expect((await list(admin, `?resource_id=${id}&fields=type`)).data).toEqual([{ id: anId('evt'), type: 'PROJECT_CREATED' }]);
  });

  it('200 shows events of every family with their data to who has read:events alone', async () => {
    const other = await tessera.otherAccount();
    const project = await newProject(other);
    const task = await created(other, `/v1/projects/${project.id}/tasks`, { title: 'Draw' });
    const reader = await tessera.scoped(other, ['read:events']);
    expect((await list(reader)).data).toMatchObject([{ data: project }, { data: task }]);
    expectError(await reader.call('GET', `/v1/tasks/${task.id}`), 403, 'invalid_scope');
  });

  it('200 is bound to the account', async () => {
    const other = await tessera.otherAccount();
    const project = await newProject(other, { visibility: 'public' });
    expect(told((await follow(admin)).events)).not.toContain(`PROJECT_CREATED ${project.id}`);
    expect(told((await follow(ada)).events)).not.toContain(`PROJECT_CREATED ${project.id}`);
  });

  it('200 with the newest first is the same order backwards, page by page, and ends with the oldest event', async () => {
    const other = await tessera.otherAccount();
    const project = await newProject(other);
    for (let n = 0; n < 6; n += 1) await created(other, `/v1/projects/${project.id}/tasks`, { title: `Draw ${n}` });
    // Their order is that of their positions, also where the times of several are the same.
    const same = '2026-01-01T00:00:00.000Z';
    await tessera.database.db.updateTable('events').set({ created_at: same }).where('resource_id', '!=', project.id).execute();
    const { data: all } = await list(other, '?limit=100');
    const read: Event[] = [];
    let after = '';
    for (;;) {
      const { data, meta } = await list(other, `?sort=created_at:desc&limit=3${after}`);
      read.push(...data);
      if (!meta.has_more) {
        expect(meta.next_cursor).toBeNull();
        break;
      }
      after = `&after=${meta.next_cursor}`;
    }
    expect(read).toEqual(all.toReversed());
    expect((await list(other, '?sort=created_at&limit=100')).data).toEqual(all);
    const { data: ofProject } = await list(other, '?sort=created_at:desc&limit=2', `/v1/projects/${project.id}/events`);
    expect(told(ofProject)).toEqual([`PROJECT_CREATED ${project.id}`]);
    expectError(await other.call('GET', `/v1/events?limit=3${after}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it.each(['page=1', 'offset=0'])('400 refuses %s: the form is always the same', async (search) => {
    expectError(await admin.call('GET', `/v1/events?${search}`), 400, 'invalid_parameters', [`${search.split('=')[0]} unknown_parameter`]);
  });

  it('400 refuses a cursor of another list', async () => {
    await newProject(ada);
    const { meta } = await list(admin, '?type=PROJECT_CREATED');
    expectError(await admin.call('GET', `/v1/events?after=${meta.next_cursor}`), 400, 'invalid_cursor', ['after invalid_format']);
  });
});

describe('who sees which events', () => {
  let member: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    member = await tessera.someone('viewer');
    stranger = await tessera.someone('viewer');
  });

  const inProject = async (fields: object = {}) => {
    const project = await newProject(ada, fields);
    await join(ada, project.id, member, 'viewer');
    const task = await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Draw' });
    await ada.call('PATCH', `/v1/tasks/${task.id}`, { title: 'Draw again' });
    return [`PROJECT_CREATED ${project.id}`, `PROJECT_MEMBER_ADDED ${project.id}`, `TASK_CREATED ${task.id}`, `TASK_UPDATED ${task.id}`];
  };

  it('those of a private project and what stands in it: its members and administrators', async () => {
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

  it('those of resources: everyone', async () => {
    let expected: string[] = [];
    const events = await meanwhile(stranger, async () => {
      const { id } = await created(ada, '/v1/resources', { name: 'Theodolite' });
      expected = [`RESOURCE_CREATED ${id}`];
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
    const { cursor } = await follow(member, undefined, 100);
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
    for (const caller of [stranger, member]) expect(told((await follow(caller, undefined, 100)).events).join()).not.toContain(quiet.id);
    expect(told((await follow(ada, undefined, 100)).events).filter((one) => one.includes(quiet.id))).toHaveLength(1101);
  });
});

describe('the actor of an event', () => {
  it('is a filter of the list, by its id and by its type', async () => {
    const made = async (kind: CredentialKind) => {
      const { headers } = await credentialsOf(tessera)[kind]({ role: 'editor', scopes: ['read', 'write'] });
      const sent = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{"name": "Theodolite"}' };
      const { data } = (await (await fetch(`${tessera.url}/v1/resources`, sent)).json()) as { data: { id: string } };
      return (await list(admin, `?resource_id=${data.id}`)).data[0];
    };
    const [key, person, application] = [await made('API key'), await made('session'), await made('token of an application')];
    const ids = [key, person, application].map(({ resource_id }) => resource_id);
    const found = async (query: string) => {
      const { data } = await list(admin, `?resource_id_in=${ids}&${query}`);
      return data.map(({ actor }: { actor: { type: string } }) => actor.type);
    };
    expect(await found(`actor_id=${person.actor.id}`)).toEqual(['user']);
    expect(await found(`actor_id_in=${key.actor.id},${application.actor.id}`)).toEqual(['api_key', 'application']);
    expect(await found(`actor_id[neq]=${key.actor.id}`)).toEqual(['user', 'application']);
    expect(await found('actor_id_exists=false')).toEqual([]);
    expect(await found('actor_type=application')).toEqual(['application']);
    expect(await found('actor_type[nin]=api_key,user')).toEqual(['application']);
    expect(await found(`actor_type=user&actor_id=${application.actor.id}`)).toEqual([]);
    expect(await found('actor_id=nobody')).toEqual([]);
    expect(await found(`or=actor_type%3Duser&or=actor_id%3D${key.actor.id}`)).toEqual(['api_key', 'user']);
    expectError(await admin.call('GET', '/v1/events?actor_type=robot'), 400, 'invalid_parameters', ['actor_type invalid_enum_value']);
  });

  it.each([
    ['API key', 'api_key', 'key'],
    ['session', 'user', 'usr'],
    ['JWT of a password', 'user', 'usr'],
    ['token of a consent', 'user', 'usr'],
    ['token of an application', 'application', 'app'],
  ] as const)('of a request with a %s is of the type %s', async (kind: CredentialKind, type, prefix) => {
    const { headers } = await credentialsOf(tessera)[kind]({ role: 'editor', scopes: ['read', 'write'] });
    const sent = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{"name": "Theodolite"}' };
    const { data } = (await (await fetch(`${tessera.url}/v1/resources`, sent)).json()) as { data: { id: string } };
    expect((await list(admin, `?resource_id=${data.id}`)).data).toMatchObject([{ actor: { type, id: anId(prefix) } }]);
  });
});

describe('getEvent', () => {
  it('200 answers one event, which never changes', async () => {
    const project = await newProject(ada);
    const [event] = (await list(ada, `?resource_id=${project.id}`)).data;
    const { status, body, headers } = await ada.call('GET', `/v1/events/${event.id}`);
    expect({ status, body, etag: headers.get('etag') }).toEqual({ status: 200, body: single(event), etag: '"1"' });
    const again = await ada.call('GET', `/v1/events/${event.id}`, undefined, { 'If-None-Match': '"1"' });
    expect(again.status).toBe(304);
  });

  it('404 hides what the caller may not see, and what is not there', async () => {
    const stranger = await tessera.someone('editor');
    const elsewhere = await tessera.otherAccount();
    const project = await newProject(ada);
    const [event] = (await list(ada, `?resource_id=${project.id}`)).data;
    for (const caller of [stranger, elsewhere]) expectError(await caller.call('GET', `/v1/events/${event.id}`), 404, 'not_found');
    for (const id of [nobodys('evt'), 'evt_x', project.id]) expectError(await admin.call('GET', `/v1/events/${id}`), 404, 'not_found');
  });
});

describe.each([
  ['listProjectEvents', '/v1/projects', 'prj', { name: 'Atlas' }],
  ['listResourceEvents', '/v1/resources', 'res', { name: 'Theodolite' }],
])('%s', (_operation, path, prefix, fields) => {
  it('200 answers what happened to that record alone, and where to read on', async () => {
    const record = await created(ada, path, fields);
    await created(ada, path, fields);
    const first = await list(ada, '', `${path}/${record.id}/events`);
    expect(first).toMatchObject({
      data: [{ resource_id: record.id, data: record }],
      meta: { limit: 20, next_cursor: expect.any(String), has_more: false },
    });
    await ada.call('PATCH', `${path}/${record.id}`, { name: 'Other' });
    const { data } = await list(ada, `?after=${first.meta.next_cursor}`, `${path}/${record.id}/events`);
    expect(data).toMatchObject([{ type: expect.stringMatching(/_UPDATED$/), resource_id: record.id }]);
  });

  it('404 for a record that the caller does not see', async () => {
    const elsewhere = await tessera.otherAccount();
    const record = await created(ada, path, fields);
    expectError(await elsewhere.call('GET', `${path}/${record.id}/events`), 404, 'not_found');
    expectError(await ada.call('GET', `${path}/${nobodys(prefix)}/events`), 404, 'not_found');
  });
});
