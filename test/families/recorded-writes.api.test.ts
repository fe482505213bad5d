import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { databaseFailure } from '../../src/data/connection/errors.ts';
import { numberEvents } from '../../src/data/connection/event-numbers.ts';
import { asAccount } from '../../src/data/connection/requester.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { tableOf } from '../../src/families/kit/table.ts';
import type { Author } from '../../src/rules/record-event.ts';
import { nobodys } from '../support/answers.ts';
import { newAccount, newUser } from '../support/data.ts';
import { freshDatabase, serverUrl } from '../support/database.ts';
import { post } from '../support/records.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';

const resources = tableOf('resources', {
  kind: 'resource',
  columns: ['id', 'name', 'description', 'type', 'status', 'metadata', 'owner_id', 'created_at', 'updated_at'],
});
const now = '2026-03-14T09:41:12.120Z';

let database: Database;
let tessera: Tessera;
const statements: string[] = [];
beforeAll(async () => {
  database = await freshDatabase({ onStatement: ({ sql: text }) => void statements.push(text) });
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

const eventsOf = async ({ accountId }: Author) => {
  await numberEvents(database.db, [accountId]);
  return database.db
    .selectFrom('events')
    .select(['position', 'type', 'resource_id', 'actor', 'data', 'project_id', 'uploader_id'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute();
};

describe('a record and its event in one statement', () => {
  it('are there together: the event has the record as it is answered, and its position', async () => {
    const author = await newAuthor();
    const { data, version } = await resources.insertRecorded(database.db, author, 'RESOURCE_CREATED', fields(author, 'Rivers'), now);
    expect({ version, created_at: data.created_at }).toEqual({ version: 1, created_at: now });
    expect(await eventsOf(author)).toEqual([
      {
        position: 1,
        type: 'RESOURCE_CREATED',
        resource_id: data.id,
        actor: author.actor,
        data,
        project_id: null,
        uploader_id: null,
      },
    ]);
  });

  it('are undone together, and with the transaction that they are part of', async () => {
    const author = await newAuthor();
    const undone = transaction(database.db, async (tx) => {
      await resources.insertRecorded(tx, author, 'RESOURCE_CREATED', fields(author, 'Rivers'), now);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const stranger = { ...fields(author, 'Rivers'), owner_id: nobodys('usr') };
    await expect(resources.insertRecorded(database.db, author, 'RESOURCE_CREATED', stranger, now)).rejects.toThrow('owner');
    expect(await eventsOf(author)).toEqual([]);
  });

  it.each([
    ['type', { type: 'no type' }],
    ['metadata', { metadata: 'none' }],
    ['description', { description: undefined }],
  ])('are not written when the contract does not allow the %s of the event', async (field, planted) => {
    const author = await newAuthor();
    const given = { ...fields(author, 'Rivers'), ...planted } as ReturnType<typeof fields>;
    await expect(resources.insertRecorded(database.db, author, 'RESOURCE_CREATED', given, now)).rejects.toMatchObject({
      code: 'contract_violation',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    const { db } = database;
    expect(await db.selectFrom('resources').select('id').where('account_id', '=', author.accountId).execute()).toEqual([]);
    expect(await eventsOf(author)).toEqual([]);
  });

  it('keep the values of each write apart, though the statement is the same', async () => {
    const author = await newAuthor();
    const names = ['Rivers', 'Roads', 'Rails'];
    for (const name of names) await resources.insertRecorded(database.db, author, 'RESOURCE_CREATED', fields(author, name), now);
    expect((await eventsOf(author)).map(({ data }) => data.name)).toEqual(names);
  });

  it('show the same in every family', async () => {
    const project = await post(tessera.admin, '/v1/projects', { name: 'Atlas' });
    const made = [
      await post(tessera.admin, '/v1/teams', { name: 'Rivers' }),
      await post(tessera.admin, '/v1/tasks', { title: 'Map', project_id: project.id, due_at: '2026-12-01T00:00:00Z', tags: ['a', 'b'] }),
      await post(tessera.admin, '/v1/resources', { name: 'Rivers', metadata: { a: 1 } }),
    ];
    for (const record of made) {
      const { body } = await tessera.admin.call('GET', `/v1/events?resource_id=${record.id}`);
      expect(body.data).toHaveLength(1);
      expect(body.data[0].data).toEqual(record);
    }
    const { rows } = await sql<{ resource_id: string; project_id: string | null }>`
      select resource_id, project_id from events where resource_id = ${made[1]!.id}`.execute(tessera.database.db);
    expect(rows).toEqual([{ resource_id: made[1]!.id, project_id: project.id }]);
  });

  it('tell instants by their names: a column that ends with _at, and no other that a record shows', async () => {
    const internal = ['leased_until', 'paused_until', 'failing_since'];
    const { rows } = await sql<{ column_name: string; data_type: string }>`
      select column_name, data_type from information_schema.columns
      where table_schema = 'public' and table_name in ('resources', 'teams', 'tasks', 'files', 'integrations', 'projects', 'users')
        and (column_name like '%\\_at' or data_type like 'timestamp%')`.execute(database.db);
    expect(rows.length).toBeGreaterThan(10);
    for (const { column_name, data_type } of rows.filter((one) => !internal.includes(one.column_name)))
      expect({ column_name, data_type, ends: column_name.endsWith('_at') }).toEqual({
        column_name,
        data_type: 'timestamp with time zone',
        ends: true,
      });
  });
});

/** Holds the row of a user, as a transaction that deletes them does. */
const lockOf = async ({ actor }: Author) => {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const ended = transaction(database.db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', actor.id!).forUpdate().execute();
    locked.resolve();
    await released.promise;
  });
  return { locked: locked.promise, release: () => released.resolve(), ended };
};

/** Creates of requests that come at the same time. */
const createEach = (authors: readonly Author[], planted: (name: string) => object = () => ({})) =>
  Promise.allSettled(
    authors.map((author, at) =>
      asAccount(author.accountId, () => {
        const given = { ...fields(author, `Map ${at}`), ...planted(`Map ${at}`) };
        return resources.insertRecorded(database.db, author, 'RESOURCE_CREATED', given, now);
      }),
    ),
  );

const namesOf = async (author: Author) => {
  const all = await eventsOf(author);
  expect(all.map(({ position }) => position)).toEqual(all.map((_, at) => at + 1));
  return all.map(({ data }) => data.name as string).sort();
};

describe('creates at the same time', () => {
  it('share a statement, and each has its own record, event and position', async () => {
    const [one, two] = [await newAuthor(), await newAuthor()];
    statements.length = 0;
    const done = await createEach([one, two, one, two, one, two]);
    expect(statements.filter((text) => text.includes('into "resources"')).length).toBeLessThan(4);
    const names = done.map((each) => (each.status === 'fulfilled' ? each.value.data.name : 'failed'));
    expect(names).toEqual([0, 1, 2, 3, 4, 5].map((at) => `Map ${at}`));
    expect([await namesOf(one), await namesOf(two)]).toEqual([
      ['Map 0', 'Map 2', 'Map 4'],
      ['Map 1', 'Map 3', 'Map 5'],
    ]);
    for (const { actor, resource_id, data } of await eventsOf(two)) expect([actor, resource_id]).toEqual([two.actor, data.id]);
  });

  it('fail alone', async () => {
    const [one, two] = [await newAuthor(), await newAuthor()];
    const done = await createEach([one, two, one, two, one], (name) => (name === 'Map 3' ? { owner_id: nobodys('usr') } : {}));
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect([await namesOf(one), await namesOf(two)]).toEqual([['Map 0', 'Map 2', 'Map 4'], ['Map 1']]);
  });

  it('store what JSON cannot carry as they would alone: not at all', async () => {
    const author = await newAuthor();
    const done = await createEach([author, author, author], (name) => (name === 'Map 1' ? { name: 'a\0b' } : {}));
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(databaseFailure((done[1] as PromiseRejectedResult).reason)).toBe('unstorable');
  });

  it.skipIf(!serverUrl)('do not wait for a lock that only another one needs', async () => {
    const held = await newAuthor();
    const [first, ...others] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const { locked, release, ended } = await lockOf(held);
    await locked;
    // The first one has a statement of its own, and the others share one.
    const free = createEach([first!]);
    const blocked = createEach([held]);
    const shared = createEach(others);
    const done = [...(await free), ...(await shared)];
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    release();
    await ended;
    expect((await blocked)[0]!.status).toBe('fulfilled');
    expect((await namesOf(held)).length).toBe(1);
  });
});
