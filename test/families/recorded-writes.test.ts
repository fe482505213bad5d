import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { tableOf } from '../../src/families/kit/table.ts';
import type { Author } from '../../src/rules/record-event.ts';
import { nobodys } from '../support/answers.ts';
import { newAccount, newUser } from '../support/data.ts';
import { freshDatabase } from '../support/database.ts';
import { post } from '../support/records.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';

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

const eventsOf = ({ accountId }: Author) =>
  database.db
    .selectFrom('events')
    .select(['position', 'type', 'resource_id', 'actor', 'data', 'project_id', 'uploader_id'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute();

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
