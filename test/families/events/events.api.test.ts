import { anId, anInstant, bootTessera, type Caller, created, expectError, nobodys, single, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../../src/testing/requests/fill.ts';
import { type CredentialKind, credentialsOf } from '../../support/credentials.ts';
import { newResource } from '../../support/new-records.ts';

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
    const resource = await newResource(other);
    const user = await created(other, '/v1/users', { name: 'Grace', email: newEmail() });
    const { status, body } = await other.call('GET', '/v1/events');
    const actor = { type: 'api_key', id: anId('key') };
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: [
          {
            id: anId('evt'),
            type: 'RESOURCE_CREATED',
            resource_id: resource.id,
            actor,
            cause: null,
            changes: null,
            data: resource,
            version: 1,
            created_at: anInstant,
          },
          {
            id: anId('evt'),
            type: 'USER_CREATED',
            resource_id: user.id,
            actor,
            cause: null,
            changes: null,
            data: user,
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
    const resources = [];
    for (let n = 0; n < 7; n += 1) resources.push(await newResource(other));
    const { events } = await follow(other);
    expect(told(events)).toEqual(resources.map(({ id }) => `RESOURCE_CREATED ${id}`));
    const { meta, links } = await list(other, '?limit=3');
    expect(meta.has_more).toBe(true);
    expect(links.next).toBe(`${publicUrl}/v1/events?limit=3&after=${meta.next_cursor}`);
  });

  it('200 keeps the place of a reader for what is still to happen', async () => {
    await newResource(ada);
    const { cursor } = await follow(admin);
    expect(await list(admin, `?after=${cursor}`)).toMatchObject({ data: [], meta: { next_cursor: cursor, has_more: false } });
    const resource = await newResource(ada);
    expect(told((await follow(admin, cursor)).events)).toEqual([`RESOURCE_CREATED ${resource.id}`]);
  });

  it('200 gives a cursor where nothing fits, and meets from there what comes to fit', async () => {
    const search = '?type=RESOURCE_DELETED';
    const other = await tessera.otherAccount();
    const resource = await newResource(other);
    const { data, meta } = await list(other, search);
    expect([data, meta.next_cursor, meta.filters]).toEqual([[], expect.any(String), { type: 'RESOURCE_DELETED' }]);
    await remove(other, `/v1/resources/${resource.id}`);
    expect(told((await list(other, `${search}&after=${meta.next_cursor}`)).data)).toEqual([`RESOURCE_DELETED ${resource.id}`]);
  });

  it('200 filters by type, record, id and time', async () => {
    const [one, two] = [await newResource(ada), await newResource(ada)];
    await ada.call('PATCH', `/v1/resources/${one.id}`, { name: 'Other' });
    const { data } = await list(admin, `?resource_id=${one.id}`);
    expect(told(data)).toEqual([`RESOURCE_CREATED ${one.id}`, `RESOURCE_UPDATED ${one.id}`]);
    const both = await list(admin, `?resource_id_in=${one.id},${two.id}&type=RESOURCE_CREATED`);
    expect(told(both.data)).toEqual([`RESOURCE_CREATED ${one.id}`, `RESOURCE_CREATED ${two.id}`]);
    expect((await list(admin, `?id_in=${data[1].id},${data[0].id}`)).data).toEqual(data);
    const since = await list(admin, `?created_at_gte=${data[1].created_at}&resource_id=${one.id}`);
    expect(since.data.at(-1)).toEqual(data[1]);
    expect((await list(admin, '?created_at_before=2020-01-01T00:00:00Z')).data).toEqual([]);
  });

  it('200 leaves only the fields that were asked for', async () => {
    const { id } = await newResource(ada);
    expect((await list(admin, `?resource_id=${id}&fields=type`)).data).toEqual([{ id: anId('evt'), type: 'RESOURCE_CREATED' }]);
  });

  it('200 shows events of every family with their data to who has read:events alone', async () => {
    const other = await tessera.otherAccount();
    const resource = await newResource(other);
    const user = await created(other, '/v1/users', { name: 'Grace', email: newEmail() });
    const reader = await tessera.scoped(other, ['read:events']);
    expect((await list(reader)).data).toMatchObject([{ data: resource }, { data: user }]);
    expectError(await reader.call('GET', `/v1/resources/${resource.id}`), 403, 'invalid_scope');
  });

  it('200 is bound to the account', async () => {
    const other = await tessera.otherAccount();
    const resource = await newResource(other);
    expect(told((await follow(admin)).events)).not.toContain(`RESOURCE_CREATED ${resource.id}`);
    expect(told((await follow(ada)).events)).not.toContain(`RESOURCE_CREATED ${resource.id}`);
  });

  it('200 with the newest first is the same order backwards, page by page, and ends with the oldest event', async () => {
    const other = await tessera.otherAccount();
    const resource = await newResource(other);
    for (let n = 0; n < 6; n += 1) await newResource(other, { name: `Level ${n}` });
    // Their order is that of their positions, also where the times of several are the same.
    const same = '2026-01-01T00:00:00.000Z';
    await tessera.database.db.updateTable('events').set({ created_at: same }).where('resource_id', '!=', resource.id).execute();
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
    const { data: ofOne } = await list(other, '?sort=created_at:desc&limit=2', `/v1/resources/${resource.id}/events`);
    expect(told(ofOne)).toEqual([`RESOURCE_CREATED ${resource.id}`]);
    expectError(await other.call('GET', `/v1/events?limit=3${after}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it.each(['page=1', 'offset=0'])('400 refuses %s: the form is always the same', async (search) => {
    expectError(await admin.call('GET', `/v1/events?${search}`), 400, 'invalid_parameters', [`${search.split('=')[0]} unknown_parameter`]);
  });

  it('400 refuses a cursor of another list', async () => {
    await newResource(ada);
    const { meta } = await list(admin, '?type=RESOURCE_CREATED');
    expectError(await admin.call('GET', `/v1/events?after=${meta.next_cursor}`), 400, 'invalid_cursor', ['after invalid_format']);
  });
});

describe('who sees which events', () => {
  it('those of resources: everyone', async () => {
    const stranger = await tessera.someone('viewer');
    let expected: string[] = [];
    const events = await meanwhile(stranger, async () => {
      const { id } = await newResource(ada);
      expected = [`RESOURCE_CREATED ${id}`];
    });
    expect(events).toEqual(expected);
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
    const resource = await newResource(ada);
    const [event] = (await list(ada, `?resource_id=${resource.id}`)).data;
    const { status, body, headers } = await ada.call('GET', `/v1/events/${event.id}`);
    expect({ status, body, etag: headers.get('etag') }).toEqual({ status: 200, body: single(event), etag: '"1"' });
    const again = await ada.call('GET', `/v1/events/${event.id}`, undefined, { 'If-None-Match': '"1"' });
    expect(again.status).toBe(304);
  });

  it('404 hides what is in another account, and what is not there', async () => {
    const elsewhere = await tessera.otherAccount();
    const resource = await newResource(ada);
    const [event] = (await list(ada, `?resource_id=${resource.id}`)).data;
    expectError(await elsewhere.call('GET', `/v1/events/${event.id}`), 404, 'not_found');
    for (const id of [nobodys('evt'), 'evt_x', resource.id]) expectError(await admin.call('GET', `/v1/events/${id}`), 404, 'not_found');
  });
});

describe('listResourceEvents', () => {
  it('200 answers what happened to that record alone, and where to read on', async () => {
    const record = await newResource(ada);
    await newResource(ada);
    const first = await list(ada, '', `/v1/resources/${record.id}/events`);
    expect(first).toMatchObject({
      data: [{ resource_id: record.id, data: record }],
      meta: { limit: 20, next_cursor: expect.any(String), has_more: false },
    });
    await ada.call('PATCH', `/v1/resources/${record.id}`, { name: 'Other' });
    const { data } = await list(ada, `?after=${first.meta.next_cursor}`, `/v1/resources/${record.id}/events`);
    expect(data).toMatchObject([{ type: expect.stringMatching(/_UPDATED$/), resource_id: record.id }]);
  });

  it('404 for a record that the caller does not see', async () => {
    const elsewhere = await tessera.otherAccount();
    const record = await newResource(ada);
    expectError(await elsewhere.call('GET', `/v1/resources/${record.id}/events`), 404, 'not_found');
    expectError(await ada.call('GET', `/v1/resources/${nobodys('res')}/events`), 404, 'not_found');
  });
});
