import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchSweep } from '../../src/built-in/search/sweep.ts';
import { searchedText } from '../../src/built-in/search/words.ts';
import type { Database, Queries } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { migrate, rollback } from '../../src/data/migrations/migrate.ts';
import { keepSearchDocuments, type SearchedFacts } from '../../src/data/migrations/search-triggers.ts';
import { migrations } from '../../src/data/migrations/steps/index.ts';
import { runSweep } from '../../src/data/sweeping/sweep.ts';

const names = Object.keys(migrations);

let database: Database;
let db: Queries;
let account: string;
beforeEach(async () => {
  database = await freshDatabase();
  db = database.db;
  await sql`create table shelves (account_id text, id text, name text, notes text, labels text[], created_at timestamptz default now(), primary key (account_id, id))`.execute(
    db,
  );
  account = await newAccount(db);
});
afterEach(() => database?.close());

const shelves: SearchedFacts = { table: 'shelves', title: 'name', texts: ['notes', 'labels'], lists: ['labels'] };
const keep = (facts: Partial<SearchedFacts> = {}) => keepSearchDocuments(db, { shelf: { ...shelves, ...facts } });
const add = (...ids: string[]) =>
  sql`insert into shelves (account_id, id, name, notes, labels) select ${account}, id, 'Name of ' || id, 'Notes', '{oak}' from unnest(${ids}::text[]) id`.execute(
    db,
  );
const documents = async () =>
  (
    await sql<{ id: string; title: string; body: string; words: string }>`
      select id, title, body, words::text from search_documents where kind = 'shelf' order by id`.execute(db)
  ).rows;
const ids = async () => (await documents()).map(({ id }) => id);

describe('the documents of a table', () => {
  it('follow each statement: what is inserted, changed and deleted', async () => {
    await keep();
    await add('a', 'b');
    expect(await documents()).toEqual([
      { id: 'a', title: 'Name of a', body: 'Notes\noak', words: `'name':1A 'note':2 'oak':3` },
      { id: 'b', title: 'Name of b', body: 'Notes\noak', words: `'b':3A 'name':1A 'note':4 'oak':5` },
    ]);
    await sql`update shelves set labels = '{}' where id = 'b'`.execute(db);
    expect((await documents())[1]!.body).toBe('Notes');
    await sql`update shelves set notes = null where id = 'b'`.execute(db);
    await sql`delete from shelves where id = 'a'`.execute(db);
    expect(await documents()).toEqual([{ id: 'b', title: 'Name of b', body: '', words: `'b':3A 'name':1A` }]);
  });

  it('are written again only where a searched column changes', async () => {
    await keep();
    await add('a');
    const written = async () => (await sql<{ xmin: string }>`select xmin::text from search_documents where id = 'a'`.execute(db)).rows;
    const before = await written();
    await sql`update shelves set created_at = now(), name = name where id = 'a'`.execute(db);
    expect(await written()).toEqual(before);
  });

  it('are made of the records that were there before, of more than a step', async () => {
    await sql`insert into shelves (account_id, id, name) select ${account}, n::text, 'Name' from generate_series(1, 2100) n`.execute(db);
    await keep();
    expect(await ids()).toHaveLength(2100);
  });

  it('are made again when the contract names other columns, and go with the records that were deleted meanwhile', async () => {
    await keep();
    await add('a', 'b');
    await sql`drop function keep_search_documents_of_shelves cascade`.execute(db);
    await sql`delete from shelves where id = 'b'`.execute(db);
    await keep({ title: 'notes', texts: ['name'] });
    expect(await documents()).toMatchObject([{ id: 'a', title: 'Notes', body: 'Name of a' }]);
  });

  it('are made again after an interruption', async () => {
    await keep();
    await add('a');
    await sql`delete from search_documents where id = 'a'`.execute(db);
    await keep();
    expect(await ids()).toEqual([]);
    await sql`comment on function keep_search_documents_of_shelves() is null`.execute(db);
    await keep();
    expect(await ids()).toEqual(['a']);
  });

  it('go when the contract does not search the table any more', async () => {
    await keep();
    await add('a');
    await keepSearchDocuments(db, { person: { table: 'users', title: 'name', texts: [] } });
    expect(await ids()).toEqual([]);
    await add('b');
    expect(await ids()).toEqual([]);
  });

  it('let a migration drop and rename the columns that they are made of', async () => {
    await add('a');
    await keep();
    const change = {
      up: ['alter table shelves rename column name to label', 'alter table shelves drop column notes', `update shelves set label = 'New'`],
    };
    await migrate(database, { ...migrations, '0901-change': change });
    await keep({ title: 'label', texts: [] });
    expect(await documents()).toMatchObject([{ id: 'a', title: 'New', body: '' }]);
  });

  it('let a step be undone that brought a column which they are made of', async () => {
    const change = { up: ['alter table shelves add column place text'], down: ['alter table shelves drop column place'] };
    await migrate(database, { ...migrations, '0901-change': change });
    await keep({ texts: ['place'] });
    await rollback(database, { to: names.at(-1)!, migrations: { ...migrations, '0901-change': change } });
    await add('a');
    await keep();
    expect(await ids()).toEqual(['a']);
  });

  it('go with the step that makes them, and writes go on', async () => {
    await keep();
    await rollback(database, { to: '0020-operation-types' });
    await add('a');
    await migrate(database);
    await keep();
    expect(await ids()).toEqual(['a']);
  });
});

it('takes words from the same text as the highlights', async () => {
  const written = String.fromCharCode(...Array.from({ length: 0x24f }, (_, at) => at + 1), 0xe000, 0xe001);
  const { rows } = await sql<{ text: string }>`select searched_text(${written}) as text`.execute(db);
  expect(rows[0]!.text).toBe(searchedText(written));
});

describe('a change of the language', () => {
  const words = async () => (await documents()).map((one) => one.words);
  const sweep = (at: Date) => runSweep(db, searchSweep, () => at, { rows: 2, pauseMs: 0 });
  const speak = (language: string, since: Date) =>
    db
      .updateTable('accounts')
      .set({ search_language: language, search_language_since: since.toISOString() })
      .where('id', '=', account)
      .execute();

  it('takes the words of all documents again, once transactions with the old one have ended', async () => {
    await keep();
    await sql`insert into shelves (account_id, id, name) select ${account}, n::text, 'Häuser' from generate_series(1, 5) n`.execute(db);
    const changed = new Date('2026-06-01T12:00:00.000Z');
    await speak('german', changed);
    await sweep(new Date(changed.getTime() + 30_000));
    expect(new Set(await words())).toEqual(new Set([`'häuser':1A`]));
    const after = new Date(changed.getTime() + 61_000);
    const since = async () => {
      const row = await db.selectFrom('accounts').select('search_language_since').where('id', '=', account).executeTakeFirstOrThrow();
      return row.search_language_since;
    };
    for await (const part of searchSweep.parts(db, after)) expect(await transaction(db, (tx) => part.batch(tx, 2))).toBe(2);
    expect(await since()).not.toBeNull();
    await sweep(after);
    expect(new Set(await words())).toEqual(new Set([`'haus':1A`]));
    expect(await since()).toBeNull();
  });
});
