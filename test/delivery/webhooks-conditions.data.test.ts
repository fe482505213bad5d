import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventType } from '../../src/contract/events.ts';
import type { Database } from '../../src/data/connection/database.ts';
import type { EventChanges } from '../../src/rules/event-changes.ts';
import { lentDatabase } from '../../src/testing/database.ts';
import { conditioned, isSent } from './conditioned.ts';

let database: Database;
beforeAll(async () => {
  database = await lentDatabase();
});
afterAll(() => database?.close());

const owner = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const resource = {
  name: 'Draw the Map, 50% done, eine Übung',
  description: null,
  status: 'archived',
  type: 'high',
  owner_id: owner,
  created_at: '2026-04-01T17:00:00.000Z',
} as const;
const changes: EventChanges = {
  status: { from: 'active', to: 'archived' },
  description: { from: null, to: 'North' },
  // The former name is hidden from the new readers.
  name: { to: 'Draw the Map, 50% done' },
};

describe('a condition on the record', () => {
  it.each([
    ['status=archived', true],
    ['status=active', false],
    ['status[neq]=active&type_in=high,urgent', true],
    ['status=archived&type=low', false],
    [`owner_id=${owner}`, true],
    ['name=Draw the Map%2C 50%25 done%2C eine Übung', true],
    ['name=draw the Map%2C 50%25 done%2C eine Übung', false],
    ['name_contains=MAP', true],
    ['name[like]=draw%25done%25', true],
    ['name_contains=EINE übung', true],
    ['name_starts_with=map', false],
    ['description_exists=false', true],
    ['description_exists=true', false],
    ['created_at_before=2026-04-01T19:00:01%2B02:00', true],
    ['created_at[lt]=2026-04-01T17:00:00Z', false],
    ['created_at_before=2026-04-03T00:00:00%2B16', true],
    ['status_in=active%2Carchived', true],
    ['type_in=', false],
  ])('%s is matched: %s', async (condition, expected) => {
    expect(await isSent(database, condition, 'RESOURCE_UPDATED', resource, changes)).toBe(expected);
  });

  it.each([
    ['USER_CREATED', { email: 'Ada@Tessera.example' }, 'email=ADA@tessera.example', true],
    ['USER_CREATED', { email: 'Ada@Tessera.example' }, 'email_contains=bob', false],
    ['RESOURCE_UPDATED', { metadata: { color: ['red'], size: 5 } }, 'metadata.color=red&metadata.size=5', true],
    ['RESOURCE_UPDATED', { metadata: { color: ['red'], size: 5 } }, 'metadata.color[nin]=red,blue', false],
    ['RESOURCE_UPDATED', { metadata: { color: ['red'], size: 5 } }, 'metadata.shelf_exists=false', true],
  ] as [EventType, object, string, boolean][])('%s with %j and %s: %s', async (type, data, condition, expected) => {
    expect(await isSent(database, condition, type, data)).toBe(expected);
  });
});

describe('a condition on the changes', () => {
  it.each([
    ['changes.status_exists=true', true],
    ['changes.status_exists=false', false],
    ['changes.type_exists=false', true],
    ['changes.owner_id_exists=true', false],
    ['changes.status.from=active&changes.status.to=archived', true],
    ['changes.status.from=pending', false],
    ['changes.status.to_in=active,archived', true],
    ['changes.status.from[neq]=pending', true],
    ['changes.type.from[neq]=low', false],
    ['changes.status.to_in=archived%2Cactive', true],
    ['changes.description.from_exists=false', true],
    ['changes.description.to_starts_with=nor', true],
    ['changes.name.to_contains=map', true],
    ['changes.name.from[neq]=Other', false],
    ['changes.name.from_in=Draw the Map', false],
  ])('%s is matched: %s', async (condition, expected) => {
    expect(await isSent(database, condition, 'RESOURCE_UPDATED', resource, changes)).toBe(expected);
  });
});

describe('the conditions of a webhook', () => {
  it('are evaluated a hundred at a time, so that a step is short and the next one continues', async () => {
    const made = await conditioned(database);
    const { record } = made;
    const events = ['RESOURCE_UPDATED'];
    for (let count = 0; count < 40; count += 1) await made.webhook({ events, conditions: { RESOURCE_UPDATED: 'status=archived' } });
    await made.webhook({ events });
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await record('RESOURCE_UPDATED', { status: 'archived' }));
    const steps = [];
    for (let next: number | undefined = 1; next !== undefined; ) {
      const done: Awaited<ReturnType<typeof made.step>> = await made.step(made.accountId, next);
      steps.push(done!.events);
      ({ next } = done!);
    }
    expect(steps).toEqual([2, 2, 1]);
    const rows = await database.db.selectFrom('deliveries').select('event_id').where('account_id', '=', made.accountId).execute();
    expect(rows.map(({ event_id }) => event_id).toSorted()).toEqual(ids.flatMap((id) => Array.from({ length: 41 }, () => id)).toSorted());
  });

  it('let everything through when the contract does not have them any more, for this type only', async () => {
    const made = await conditioned(database);
    const { record, sent } = made;
    const conditions = { RESOURCE_UPDATED: 'state=archived', RESOURCE_CREATED: 'status=archived' };
    const webhook = await made.webhook({ events: ['RESOURCE_UPDATED', 'RESOURCE_CREATED'], conditions });
    const updated = await record('RESOURCE_UPDATED', { status: 'active' });
    await record('RESOURCE_CREATED', { status: 'active' });
    expect(await sent()).toEqual([`${webhook} ${updated}`]);
  });

  it('are by type: other types and other webhooks are not affected, and the order stays', async () => {
    const made = await conditioned(database);
    const { record, sent } = made;
    const events = ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED'];
    const [all, some] = [
      await made.webhook({ events }),
      await made.webhook({ events, conditions: { RESOURCE_UPDATED: 'status=archived', RESOURCE_CREATED: 'type=urgent' } }),
    ];
    const first = await record('RESOURCE_CREATED', { type: 'low' });
    const second = await record('RESOURCE_UPDATED', { status: 'archived' });
    const third = await record('RESOURCE_UPDATED', { status: 'active' });
    const fourth = await record('RESOURCE_CREATED', { type: 'urgent' });
    const fifth = await record('RESOURCE_DELETED', { status: 'active' });
    const got = await sent();
    expect(got.filter((one) => one.startsWith(all))).toEqual([first, second, third, fourth, fifth].map((id) => `${all} ${id}`));
    expect(got.filter((one) => one.startsWith(some))).toEqual([second, fourth, fifth].map((id) => `${some} ${id}`));
  });
});
