import { bootTessera, type Caller, connectChannel, created, openReceiver, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as resourceStore from '../../../src/built-in/resources/store.ts';
import { newId } from '../../../src/core/ids.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { changeEventOf, changeEventsOf, recordEffects, recordEvent, systemAuthor } from '../../../src/rules/record-event.ts';
import { newResource } from '../../support/new-records.ts';
import { type Effects, effectsSeenBy, expectEffects, followed } from '../effects.ts';

let tessera: Tessera;
let admin: Caller;
let told: Effects['told'];
let expectAsNow: Effects['expectAsNow'];

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, work: ['operations', 'deliveries'] });
  admin = tessera.admin;
  ({ told, expectAsNow } = effectsSeenBy(admin));
});
afterAll(() => tessera?.close());

const author = () => systemAuthor(tessera.accountId);

/** Gives many resources to a user. Some have the same time, so that a step may end between them. */
const insertResources = async ({ userId }: Caller, count: number): Promise<string[]> => {
  const { id: _id, metadata, ...resource } = await newResource(admin);
  const rows = Array.from({ length: count }, (_, number) => ({
    ...resource,
    metadata: JSON.stringify(metadata),
    account_id: tessera.accountId,
    id: newId('resource'),
    owner_id: userId,
    created_at: new Date(Date.parse(resource.created_at) + Math.floor(number / 7)).toISOString(),
  }));
  await tessera.database.db.insertInto('resources').values(rows).execute();
  return rows.map(({ id }) => id);
};

const ownedBy = ({ userId }: Caller) => tessera.database.db.selectFrom('resources').select('id').where('owner_id', '=', userId).execute();

describe('deleteUser', () => {
  it('has an event of each record that passes to somebody else, as it is then', async () => {
    const grace = await tessera.someone('editor');
    const passing = [await newResource(grace), await newResource(grace)];
    await newResource(admin);
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(
      events,
      'USER_DELETED',
      passing.map(({ id }) => ['RESOURCE_UPDATED', id]),
    );
    for (const event of events.slice(1)) await expectAsNow(event, `/v1/resources/${event.resource_id}`);
  });

  it('is told in the same order over the channel, by webhooks and by GraphQL', async () => {
    const receiver = await openReceiver();
    const grace = await tessera.someone('editor');
    const passing = [];
    for (let number = 0; number < 3; number += 1) passing.push(await newResource(grace));
    const kinds = ['USER_DELETED', 'RESOURCE_UPDATED'];
    const webhook = await created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: kinds });
    const channel = await connectChannel(tessera.url, { headers: { 'X-API-Key': admin.key } });
    await channel.ask({ type: 'subscribe', id: 's1', events: kinds });
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expectEffects(
      events,
      'USER_DELETED',
      passing.map(({ id }) => ['RESOURCE_UPDATED', id]),
    );
    expect((await channel.events(4)).map(({ event }) => event)).toEqual(events);
    await until(() => receiver.asked.length === 4);
    const messages = receiver.messages(webhook.secret).map(({ timestamp: _timestamp, ...event }) => event);
    expect(messages).toHaveLength(4);
    expect(messages).toEqual(expect.arrayContaining(events));
    const query = '{ events(last: 4) { edges { node { id cause } } } }';
    const { data } = (await admin.call('POST', '/graphql', { query })).body;
    expect(data.events.edges.map(({ node }: { node: object }) => node)).toEqual(events.map(({ id, cause }) => ({ id, cause })));
    channel.socket.close();
    await admin.call('DELETE', `/v1/webhooks/${webhook.id}`);
    await receiver.close();
  });

  it('loses none of more records than one step has', async () => {
    const grace = await tessera.someone('editor');
    const passed = await insertResources(grace, 350);
    const events = await told(() => admin.call('DELETE', `/v1/users/${grace.userId}`));
    expect(events).toHaveLength(1 + passed.length);
    expect(events.slice(1).map(({ resource_id }) => resource_id)).toEqual(expect.arrayContaining(passed));
    const inOrder = events.slice(1).map(({ data }) => (data as object as { created_at: string }).created_at);
    expect(inOrder).toEqual(inOrder.toSorted());
    expect(await ownedBy(grace)).toEqual([]);
  });
});

describe('a deletion that is broken off between two steps', () => {
  it('has changed nothing and recorded nothing', async () => {
    const grace = await tessera.someone('editor');
    const other = await newResource(admin);
    const { db } = tessera.database;
    await insertResources(grace, 250);
    const { cursor } = await followed(admin, '');
    const before = { data: other, version: 1 };
    let steps = 0;
    const work = transaction(db, async (tx) => {
      const cause = recordEvent(tx, author(), changeEventOf('RESOURCE_UPDATED', { before, after: before }));
      await resourceStore.changeAll(
        tx,
        author(),
        { owner_id: grace.userId },
        { owner_id: admin.userId },
        new Date().toISOString(),
        (changes) => {
          steps += 1;
          recordEffects(tx, author(), cause, changeEventsOf('RESOURCE_UPDATED', changes));
          if (steps === 3) throw new Error('The process ends.');
        },
      );
    });
    await expect(work).rejects.toThrow('The process ends.');
    expect((await followed(admin, cursor)).events).toEqual([]);
    expect(await ownedBy(grace)).toHaveLength(250);
  });
});
