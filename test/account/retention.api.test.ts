import { bootTessera, type Caller, created, expectError, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retentionSweeps } from '../../src/account/retention/sweeps.ts';
import { allSweeps } from '../../src/app/compose/sweeps.ts';
import { newId } from '../../src/core/ids.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { runSweeps } from '../../src/data/sweeping/sweep.ts';
import { connectGraphql } from '../graphql/subscribing.ts';

let tessera: Tessera;
let admin: Caller;
let accountId: string;
let db: Queries;
beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  db = tessera.database.db;
});
afterAll(() => tessera?.close());
beforeEach(async () => {
  admin = await tessera.otherAccount();
  ({ account_id: accountId } = await db.selectFrom('users').select('account_id').where('id', '=', admin.userId).executeTakeFirstOrThrow());
  await db.updateTable('accounts').set({ plan: 'business' }).where('id', '=', accountId).execute();
});

const path = '/v1/account/retention';
const sweep = (sweeps = retentionSweeps({ isArchiving: false })) => runSweeps(db, sweeps, () => new Date(), { rows: 2, pauseMs: 0 });
const sweepAll = () => sweep(allSweeps({ isArchiving: false }));

/** Makes the first so many events of the account so many days old. */
const age = (first: number, days: number) =>
  sql`
    update events set created_at = now() - ${days} * interval '1 day'
    where account_id = ${accountId} and position <= ${first}`.execute(db);

const addResources = async (...names: string[]) => {
  for (const name of names) await created(admin, '/v1/resources', { name });
  await numberEvents(db, [accountId]);
  // Nothing is delivered in this file: what nobody waits for leaves the outbox.
  await db.deleteFrom('outbox').where('account_id', '=', accountId).execute();
};

const events = async (query = '') => admin.call('GET', `/v1/events${query}`);
const names = ({ body }: Awaited<ReturnType<typeof events>>) => body.data.map(({ data }: { data: { name: string } }) => data.name);

const graphql = async (query: string) => (await admin.call('POST', '/graphql', { query })).body;

describe('getRetention', () => {
  it('200 has the times of the plan, as long as nothing else is set', async () => {
    const { status, body } = await admin.call('GET', path);
    expect([status, body.data]).toMatchObject([
      200,
      { events_days: 365, deliveries_days: 90, audit_days: 730, requests_days: 30, logged_reads: 1 },
    ]);
  });

  it('200 has shorter ones after a change to a smaller plan', async () => {
    expect((await admin.call('PATCH', path, { events_days: 300 })).status).toBe(200);
    await db.updateTable('accounts').set({ plan: 'free' }).where('id', '=', accountId).execute();
    expect((await admin.call('GET', path)).body.data.events_days).toBe(30);
  });

  it('403 for who is no administrator', async () => {
    expectError(await (await tessera.someone('editor')).call('GET', path), 403, 'invalid_scope');
  });
});

describe('updateRetention', () => {
  it('200 changes what is sent, keeps deliveries no longer than their events, and null sets the time of the plan', async () => {
    const { body } = await admin.call('PATCH', path, { events_days: 7, logged_reads: 0.1 });
    expect(body.data).toMatchObject({ events_days: 7, deliveries_days: 7, audit_days: 730, logged_reads: 0.1 });
    const again = await admin.call('PATCH', path, { events_days: null, logged_reads: null });
    expect(again.body.data).toMatchObject({ events_days: 365, deliveries_days: 90, logged_reads: 1 });
  });

  it('422 for more days than the plan keeps, and says how many it keeps', async () => {
    const refused = await admin.call('PATCH', path, { events_days: 366, audit_days: 731, deliveries_days: 90 });
    expectError(refused, 422, 'unprocessable', ['events_days too_large', 'audit_days too_large']);
    expect(refused.body.error.details[0].message).toBe('Must be at most 365, or null.');
  });

  it('412 for who has read an earlier state', async () => {
    const { headers } = await admin.call('GET', path);
    await admin.call('PATCH', path, { events_days: 8 });
    expectError(await admin.call('PATCH', path, { events_days: 9 }, { 'If-Match': headers.get('etag')! }), 412, 'version_mismatch');
  });

  it('400 for fewer days than any plan keeps', async () => {
    expectError(await admin.call('PATCH', path, { events_days: 6 }), 400, 'invalid_parameters', ['events_days too_small']);
  });
});

describe('events that are too old', () => {
  it('are deleted from the first position on, and the next one continues the count', async () => {
    await addResources('a', 'b', 'c', 'd', 'e');
    await age(3, 366);
    await sweep();
    expect(names(await events())).toEqual(['d', 'e']);
    await age(5, 366);
    await sweep();
    expect(names(await events())).toEqual([]);
    await addResources('f');
    const { rows } = await sql<{ position: number }>`select position from events where account_id = ${accountId}`.execute(db);
    expect(rows.map(({ position }) => Number(position))).toEqual([6]);
  });

  it('stay as long as the account wants', async () => {
    await addResources('a', 'b');
    await age(1, 8);
    await sweep();
    expect(names(await events())).toEqual(['a', 'b']);
    await admin.call('PATCH', path, { events_days: 7 });
    await sweep();
    expect(names(await events())).toEqual(['b']);
  });

  it('stay with all later ones while one waits for its fan-out, or has a delivery that is pending', async () => {
    const { id: webhook_id } = await created(admin, '/v1/webhooks', { url: 'https://hooks.example.com/a', events: ['RESOURCE_CREATED'] });
    await addResources('a', 'b', 'c');
    await age(9, 366);
    const [, second] = await db
      .selectFrom('events')
      .select(['id', 'type'])
      .where('type', '=', 'RESOURCE_CREATED')
      .where('account_id', '=', accountId)
      .orderBy('position')
      .execute();
    await db.insertInto('outbox').values({ account_id: accountId, event_id: second!.id }).execute();
    await sweep();
    expect(names(await events('?type=RESOURCE_CREATED'))).toEqual(['b', 'c']);
    await db.deleteFrom('outbox').where('account_id', '=', accountId).execute();
    const delivery = { account_id: accountId, id: newId('delivery'), webhook_id, event_id: second!.id, event_type: second!.type };
    await db
      .insertInto('deliveries')
      .values({ ...delivery, next_attempt_at: new Date().toISOString(), created_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    await sweep();
    expect(names(await events('?type=RESOURCE_CREATED'))).toEqual(['b', 'c']);
    await db.updateTable('deliveries').set({ status: 'succeeded', next_attempt_at: null }).where('id', '=', delivery.id).execute();
    await sweep();
    expect(names(await events('?type=RESOURCE_CREATED'))).toEqual([]);
    expect(await db.selectFrom('deliveries').select('id').where('account_id', '=', accountId).execute()).toEqual([]);
  });

  it('do not stay for a delivery that a paused webhook has not got', async () => {
    const hook = { url: 'https://hooks.example.com/a', events: ['RESOURCE_CREATED'], status: 'paused' };
    const { id: webhook_id } = await created(admin, '/v1/webhooks', hook);
    await addResources('a', 'b');
    await age(3, 366);
    const creations = db
      .selectFrom('events')
      .select(['id', 'type'])
      .where('type', '=', 'RESOURCE_CREATED')
      .where('account_id', '=', accountId);
    const [first, second] = await creations.orderBy('position').execute();
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    for (const [{ id: event_id, type: event_type }, created_at] of [
      [first!, days(366)],
      [second!, days(364)],
    ] as const)
      await db
        .insertInto('deliveries')
        .values({ account_id: accountId, id: newId('delivery'), webhook_id, event_id, event_type, created_at, next_attempt_at: created_at })
        .execute();
    await sweepAll();
    expect(names(await events('?type=RESOURCE_CREATED'))).toEqual(['b']);
  });
});

describe('listEvents', () => {
  it('410 for a cursor from before the oldest event that is kept, and 200 from there on', async () => {
    await addResources('a', 'b', 'c', 'd');
    const cursorAfter = async (count: number) => (await events(`?limit=${count}`)).body.meta.next_cursor;
    const [early, at, late] = [await cursorAfter(1), await cursorAfter(2), await cursorAfter(3)];
    await age(2, 366);
    await sweep();
    const gone = await events(`?after=${early}`);
    expectError(gone, 410, 'cursor_expired');
    expect(gone.body.error.message).toMatch(/start without a cursor/);
    expect(names(await events(`?after=${at}`))).toEqual(['c', 'd']);
    expect(names(await events(`?after=${late}`))).toEqual(['d']);
    expect(names(await events())).toEqual(['c', 'd']);
  });

  it('410 in the list of a resource', async () => {
    const { id } = await created(admin, '/v1/resources', { name: 'Sensor' });
    const list = `/v1/resources/${id}/events`;
    const begun = (await admin.call('GET', list)).body.meta.next_cursor;
    await addResources('b');
    await age(2, 366);
    await sweep();
    expectError(await admin.call('GET', `${list}?after=${begun}`), 410, 'cursor_expired');
  });
});

describe('GraphQL', () => {
  it('refuses a cursor from before the oldest event that is kept, forward and not backward', async () => {
    await addResources('a', 'b', 'c');
    const { data } = await graphql('{ events(first: 1) { edges { cursor } } }');
    const [{ cursor }] = data.events.edges;
    await age(2, 366);
    await sweep();
    const { errors } = await graphql(`{ events(first: 5, after: "${cursor}") { edges { cursor } } }`);
    expect(errors[0].extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(errors[0].message).toMatch(/start without a cursor/);
    expect((await graphql(`{ events(last: 5, before: "${cursor}") { edges { cursor } } }`)).data.events.edges).toEqual([]);
  });
});

describe('a subscription', () => {
  it('of the channel says that nothing is recovered after a cursor from before the oldest event that is kept', async () => {
    await addResources('a', 'b', 'c');
    const cursorAfter = async (count: number) => (await events(`?limit=${count}`)).body.meta.next_cursor;
    const [early, at] = [await cursorAfter(1), await cursorAfter(2)];
    await age(2, 366);
    await sweep();
    const client = await signedInChannel(tessera.url, admin.key);
    expect(await client.ask({ type: 'subscribe', after: early })).toMatchObject({ recovered: false });
    expect(await client.ask({ type: 'subscribe', after: at })).toMatchObject({ recovered: true });
    expect((await client.events(1))[0].event.data.name).toBe('c');
    client.socket.terminate();
  });

  it('of GraphQL is refused after an event that is deleted because of its age', async () => {
    await addResources('a', 'b');
    const [{ id }] = (await events()).body.data;
    await age(1, 366);
    await sweep();
    const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: admin.key } });
    const refusalAfter = async (after: string) => {
      const [{ errors }] = (await subscribe('subscription ($after: ID) { eventCreated(after: $after) { id } }', { after }).first(1)) as [
        { errors: { message: string; extensions: { code: string } }[] },
      ];
      return errors[0];
    };
    expect(await refusalAfter(id)).toMatchObject({
      message: expect.stringMatching(/have been deleted/),
      extensions: { code: 'NOT_FOUND' },
    });
    expect(await refusalAfter(newId('event'))).toMatchObject({ message: expect.stringMatching(/There is no event/) });
    await client.dispose();
  });
});

describe('other logs', () => {
  it('lose what is older than the account keeps', async () => {
    const entry = (created_at: string) => ({
      account_id: accountId,
      id: newId('audit'),
      action: 'updateAccount',
      actor_id: null,
      credential_type: null,
      credential_id: null,
      subject_id: null,
      address: null,
      request_id: null,
      created_at,
    });
    const old = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await db
      .insertInto('audit_entries')
      .values([731, 729].map((days) => entry(old(days))))
      .execute();
    await sweep();
    const left = await db
      .selectFrom('audit_entries')
      .select('created_at')
      .where('account_id', '=', accountId)
      .where('action', '=', 'updateAccount')
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('listRequests', () => {
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1) await admin.call('GET', '/v1/resources');
  };
  const logged = async (query: string): Promise<{ logged_as: number }[]> =>
    (await admin.call('GET', `/v1/account/requests?limit=100&${query}`)).body.data;

  it('200 has no successful reads when the account logs none, but all errors and writes, and usage has all of them', async () => {
    await admin.call('PATCH', path, { logged_reads: 0 });
    await read(3);
    await admin.call('GET', '/v1/resources?status=secret');
    await created(admin, '/v1/resources', { name: 'Atlas' });
    expect(await logged('operation_id=listResources&status=200')).toEqual([]);
    expect(await logged('operation_id=listResources&status=400')).toMatchObject([{ logged_as: 1 }]);
    expect(await logged('operation_id=createResource')).toMatchObject([{ logged_as: 1 }]);
    // A day may end between two of them.
    const days: { requests: number }[] = (await admin.call('GET', '/v1/account/usage/days')).body.data;
    expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThanOrEqual(6);
  });

  it('200 says of each read how many it stands for, when the account logs a share', async () => {
    await read(2);
    expect(await logged('operation_id=listResources')).toMatchObject([{ logged_as: 1 }, { logged_as: 1 }]);
    await admin.call('PATCH', path, { logged_reads: 0.5 });
    await read(100);
    const sampled = (await logged('operation_id=listResources')).filter(({ logged_as }) => logged_as === 2);
    expect(sampled.length).toBeGreaterThan(10);
    expect(sampled.length).toBeLessThan(90);
  });

  it('200 logs at most the share of the installation, and less where the account wants less', async () => {
    const thrifty = await bootTessera({ env: { TESSERA_LOGGED_READS: '0.5' } });
    const standing = async (): Promise<number[]> => {
      for (let time = 0; time < 100; time += 1) await thrifty.admin.call('GET', '/v1/resources');
      const { body } = await thrifty.admin.call('GET', '/v1/account/requests?limit=100&operation_id=listResources');
      return body.data.map(({ logged_as }: { logged_as: number }) => logged_as);
    };
    const half = await standing();
    expect(half.every((one) => one === 2)).toBe(true);
    expect(half.length).toBeGreaterThan(10);
    expect(half.length).toBeLessThan(90);
    await thrifty.admin.call('PATCH', path, { logged_reads: 0.25 });
    const quarter = (await standing()).filter((one) => one !== 2);
    expect(quarter.length).toBeGreaterThan(0);
    expect(quarter.every((one) => one === 4)).toBe(true);
    await thrifty.close();
  });
});
