import { bootTessera, freshDatabase, newAccount, newUser, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { numberEvents } from '../../../src/data/connection/events/event-numbers.ts';
import { type Tx, transaction } from '../../../src/data/connection/transaction.ts';
import { tableOf } from '../../../src/kit/table.ts';
import { type Author, eventOf, recordEvent } from '../../../src/rules/record-event.ts';
import { post } from '../../../src/testing/requests/records.ts';
import { familyParts } from '../../support/family-parts.ts';
import { bodyOf } from '../../support/requests.ts';
import { expectTheSame } from '../../support/the-same.ts';

const resources = tableOf('resources', {
  kind: 'resource',
  columns: ['id', 'name', 'description', 'type', 'status', 'metadata', 'owner_id', 'created_at', 'updated_at'],
});
const now = '2026-03-14T09:41:12.120Z';

let database: Database;
let tessera: Tessera;
beforeAll(async () => {
  database = await freshDatabase();
  tessera = await bootTessera();
});
afterAll(() => Promise.all([database?.close(), tessera?.close()]));

const newAuthor = async () => {
  const accountId = await newAccount(database.db);
  return { accountId, actor: { type: 'user' as const, id: await newUser(database.db, accountId) } };
};

const fields = ({ actor }: Author, name: string) => ({
  name,
  description: null,
  type: 'standard' as const,
  status: 'active' as const,
  metadata: { nested: [1, 1.5, 'ö "quoted"', null, { deep: true }] },
  owner_id: actor.id!,
});

const insert = (tx: Tx, author: Author, given: ReturnType<typeof fields>) => {
  const record = resources.insert(tx, author, given, now);
  recordEvent(tx, author, eventOf('RESOURCE_CREATED', record));
  return record;
};
const create = (author: Author, given: ReturnType<typeof fields>) => transaction(database.db, (tx) => insert(tx, author, given));

const eventsOf = async ({ accountId }: Author) => {
  await numberEvents(database.db, [accountId]);
  return database.db
    .selectFrom('events')
    .select(['position', 'type', 'resource_id', 'actor', 'data', 'place_id', 'person_id'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute();
};

describe('a record and its event', () => {
  it('are there together: the event has the record as it is answered, and its position', async () => {
    const author = await newAuthor();
    const { data, version } = await create(author, fields(author, 'Rivers'));
    expect({ version, created_at: data.created_at }).toEqual({ version: 1, created_at: now });
    expect(await eventsOf(author)).toEqual([
      {
        position: 1,
        type: 'RESOURCE_CREATED',
        resource_id: data.id,
        actor: author.actor,
        data,
        place_id: null,
        person_id: null,
      },
    ]);
  });

  it('are undone together, and with the transaction that they are part of', async () => {
    const author = await newAuthor();
    const undone = transaction(database.db, (tx) => {
      insert(tx, author, fields(author, 'Rivers'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const stranger = { ...fields(author, 'Rivers'), owner_id: nobodys('usr') };
    await expect(create(author, stranger)).rejects.toThrow('owner');
    expect(await eventsOf(author)).toEqual([]);
  });

  it.each([
    ['type', { type: 'no type' }],
    ['metadata', { metadata: 'none' }],
    ['description', { description: undefined }],
  ])('are not written when the contract does not allow the %s of the event', async (field, planted) => {
    const author = await newAuthor();
    const given = { ...fields(author, 'Rivers'), ...planted } as ReturnType<typeof fields>;
    await expect(create(author, given)).rejects.toMatchObject({
      code: 'contract_violation',
      details: expect.arrayContaining([expect.objectContaining({ field: `data.${field}` })]),
    });
    const { db } = database;
    expect(await db.selectFrom('resources').select('id').where('account_id', '=', author.accountId).execute()).toEqual([]);
    expect(await eventsOf(author)).toEqual([]);
  });

  it('keep the values of each write apart, though the statements are the same', async () => {
    const author = await newAuthor();
    const names = ['Rivers', 'Roads', 'Rails'];
    for (const name of names) await create(author, fields(author, name));
    expect((await eventsOf(author)).map(({ data }) => data.name)).toEqual(names);
  });

  it('show the same in every family', async () => {
    const made = [await post(tessera.admin, '/v1/resources', { name: 'Rivers', metadata: { a: 1 } })];
    for (const { sample } of familyParts) made.push(await post(tessera.admin, sample.path, await bodyOf(tessera.admin, sample)));
    for (const record of made) {
      const { body } = await tessera.admin.call('GET', `/v1/events?resource_id=${record.id}`);
      expect(body.data.map(({ data }: { data: object }) => data)).toEqual([record]);
    }
  });
});

/** What jsonb puts in another order, or writes otherwise than it was sent. */
const odd = { bbb: 1, ö: 'umlaut', aa: [{ zz: 1, y: -0 }], b: { 10: 1e21, 9: 1.5, '01': 0.1 }, '': null, é: '\u{1F600}', a: 5e-324 };

describe('the answer to a write', () => {
  it('is what a read finds afterwards, and what the events say, in every family', async () => {
    const made: [string, object, object][] = [
      ['/v1/users', { name: 'Bo', email: 'bo@tessera.example', metadata: odd }, { metadata: { bbb: null, c: [] } }],
      ['/v1/resources', { name: 'Rivers', metadata: odd }, { metadata: { bbb: 2 } }],
      ['/v1/webhooks', { url: 'https://example.com/hook', events: ['RESOURCE_CREATED'] }, { description: 'Resources' }],
      ...(await Promise.all(
        familyParts.map(
          async ({ sample }): Promise<[string, object, object]> => [sample.path, await bodyOf(tessera.admin, sample), sample.change],
        ),
      )),
    ];
    for (const [path, body, changes] of made) await expectTheSame(tessera.admin, path, body, changes);
  });
});
