import { bootTessera, type Caller, created, openOutside, openReceiver, readFeed, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../../src/testing/requests/fill.ts';
import { changingTypes } from '../../support/events.ts';
import { familyParts } from '../../support/family-parts.ts';
import { newNotification, newResource } from '../../support/new-records.ts';

type Changes = Record<string, { from?: unknown; to: unknown }>;
type Data = Record<string, unknown>;
interface Event {
  type: string;
  resource_id: string;
  changes: Changes | null;
  data: Data;
}

let tessera: Tessera;
let admin: Caller;
let ada: Caller;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, work: ['operations', 'deliveries'] });
  admin = tessera.admin;
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const act = async (method: string, path: string, body?: unknown, caller = admin) => {
  const answer = await caller.call(method, path, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
};

/** The newest events of a caller, the newest first. */
const newest = async (count: number, caller = admin): Promise<Event[]> =>
  (await caller.call('GET', `/v1/events?sort=created_at:desc&limit=${count}`)).body.data;

const changesOf = async (method: string, path: string, body?: unknown, caller = admin): Promise<Changes | null> => {
  await act(method, path, body, caller);
  return (await newest(1))[0]!.changes;
};

/** What an event is about: a record, or a membership. */
const keyOf = ({ type, resource_id, data }: Event) => (type.includes('_MEMBER_') ? `${resource_id} ${data.user_id}` : resource_id);

/** A caller whose every request has to succeed. */
const succeeding = (who: Caller): Caller => ({
  ...who,
  call: async (method, path, ...more) => {
    const answer = await who.call(method, path, ...more);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer;
  },
});

/** One act of each kind that changes a record, and what such acts need. */
const changeEverything = async () => {
  const [outside, receiver] = [await openOutside(), await openReceiver()];
  const grace = await tessera.someone('editor');
  for (const name of ['Grace H.', 'Grace Hopper']) await act('PATCH', `/v1/users/${grace.userId}`, { name, metadata: { called: name } });
  const resource = await created(grace, '/v1/resources', { name: 'Theodolite', metadata: { serial: 1 } });
  await act('PATCH', `/v1/resources/${resource.id}`, { metadata: { serial: 2, place: 'north' }, status: 'archived' });
  const { id } = await newNotification(admin, grace);
  await act('PATCH', `/v1/notifications/${id}`, { status: 'read' });
  for (const part of familyParts) await part.changeEverything(succeeding(admin), outside, grace);
  const webhook = await created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_DELETED'] });
  await act('PATCH', `/v1/webhooks/${webhook.id}`, { description: 'Tells.' });
  await act('POST', `/v1/webhooks/${webhook.id}/rotate-secret`);
  receiver.status(410);
  await act('DELETE', `/v1/resources/${resource.id}`);
  await until(async () => (await admin.call('GET', `/v1/webhooks/${webhook.id}`)).body.data.status === 'disabled');
  await act('POST', `/v1/webhooks/${webhook.id}/enable`);
  await act('DELETE', `/v1/users/${grace.userId}`);
  await Promise.all([outside.close(), receiver.close()]);
};

describe('changes', () => {
  it('lead from each state of a record to the next, in every kind of event that changes one', async () => {
    await changeEverything();
    const states = new Map<string, Data>();
    const seen = new Set<string>();
    for (const event of (await readFeed<Event>(admin)).events) {
      const { type, changes, data } = event;
      const before = states.get(keyOf(event));
      states.set(keyOf(event), data);
      expect(changes !== null, type).toBe(changingTypes.includes(type as never));
      if (!before || !changes) continue;
      seen.add(type);
      const differing = Object.keys(data).filter(
        (name) => name !== 'updated_at' && JSON.stringify(before[name]) !== JSON.stringify(data[name]),
      );
      expect(Object.keys(changes).sort(), type).toEqual(differing.sort());
      for (const [name, change] of Object.entries(changes))
        expect(change, `${type} ${name}`).toEqual({ from: before[name], to: data[name] });
    }
    expect([...seen].sort()).toEqual([...changingTypes].sort());
  });

  it('name only what differs, as values of the record, and never updated_at', async () => {
    const { id } = await newResource(ada, { metadata: { serial: 1, place: 'north' } });
    const change = { name: 'Theodolite', metadata: { serial: 2 }, status: 'archived' };
    expect(await changesOf('PATCH', `/v1/resources/${id}`, change, ada)).toEqual({
      metadata: { from: { serial: 1, place: 'north' }, to: { serial: 2, place: 'north' } },
      status: { from: 'active', to: 'archived' },
    });
  });

  it('are empty where only something changed that the record does not show', async () => {
    const { id } = await created(admin, '/v1/webhooks', { url: 'http://127.0.0.1:9/hook', events: ['RESOURCE_DELETED'] });
    expect(await changesOf('POST', `/v1/webhooks/${id}/rotate-secret`)).toEqual({});
    expect(JSON.stringify(await newest(1))).not.toContain('whsec_');
  });

  it('of an e-mail address name both addresses', async () => {
    const [from, to] = [newEmail(), newEmail()];
    const { id } = await created(admin, '/v1/users', { name: 'Grace', email: from });
    expect(await changesOf('PATCH', `/v1/users/${id}`, { email: to })).toEqual({ email: { from, to } });
  });

  it('are the same over GraphQL', async () => {
    const { id } = await created(admin, '/v1/resources', { name: 'Theodolite' });
    const changes = await changesOf('PATCH', `/v1/resources/${id}`, { name: 'Sextant' });
    const { data } = (await admin.call('POST', '/graphql', { query: '{ events(last: 1) { edges { node { changes } } } }' })).body;
    expect(changes).toEqual({ name: { from: 'Theodolite', to: 'Sextant' } });
    expect(data.events.edges[0].node.changes).toEqual(changes);
  });
});
