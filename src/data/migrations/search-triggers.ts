import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { searched } from '#generated/searched';
import { withLockRetries } from './locks.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schema changes between migrations, so no types of tables are used
type Db = Kysely<any>;

/** What search finds, as `generated/searched.ts` has it. */
export interface SearchedFacts {
  table: string;
  title?: string;
  texts: readonly string[];
  lists?: readonly string[];
}

type Searched = Readonly<Record<string, SearchedFacts>>;

const prefix = 'keep_search_documents_of_';
const functionOf = (table: string): string => `${prefix}${table}`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const textOf = ({ lists = [] }: SearchedFacts, column: string): string =>
  lists.includes(column) ? `nullif(array_to_string(record.${quoted(column)}, ' '), '')` : `record.${quoted(column)}`;

/** Stores the documents of records. @param records what the records are selected from */
const writing = (kind: string, facts: SearchedFacts, records: string): string => {
  const { title, texts } = facts;
  const body = texts.length > 0 ? `concat_ws(E'\\n', ${texts.map((text) => textOf(facts, text)).join(', ')})` : `''`;
  return `
insert into search_documents (account_id, id, kind, title, body, language, words, created_at)
select account_id, id, '${kind}', title, body, search_language, search_words(search_language, title, body), created_at
from (
  select record.account_id, record.id, record.created_at, accounts.search_language,
    ${title ? `coalesce(${textOf(facts, title)}, '')` : `''`} as title, ${body} as body
  from ${records} record join accounts on accounts.id = record.account_id
) document
on conflict (account_id, id) do update
set title = excluded.title, body = excluded.body, language = excluded.language, words = excluded.words`;
};

/** The function that the triggers of a table call, and the triggers. It names no columns to PostgreSQL, so that later migrations may drop these. */
const definitionOf = (kind: string, facts: SearchedFacts): string[] => {
  const { table, title, texts } = facts;
  const name = functionOf(table);
  const columns = [...(title ? [title] : []), ...texts].map(quoted);
  const changed = columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
  const triggers = [
    ['inserted', 'after insert', 'referencing new table as inserted for each statement'],
    ['updated', 'after update', 'for each row'],
    ['deleted', 'after delete', 'referencing old table as deleted for each statement'],
  ];
  return [
    `
create or replace function ${name}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then ${writing(kind, facts, 'inserted')};
  elsif tg_op = 'DELETE' then
    delete from search_documents using deleted where search_documents.account_id = deleted.account_id and search_documents.id = deleted.id;
  elsif ${changed} then ${writing(kind, facts, '(select new.*)')};
  end if;
  return null;
end $$`,
    ...triggers.map(
      ([what, event, how]) =>
        `create or replace trigger search_document_${what} ${event} on ${quoted(table)} ${how} execute function ${name}()`,
    ),
  ];
};

const fingerprint = (statements: readonly string[]): string => createHash('sha256').update(statements.join()).digest('hex');

/** The functions that there are, with the fingerprints of those whose documents are complete. */
const present = async (db: Db): Promise<Map<string, string | null>> => {
  const { rows } = await sql<{ name: string; fingerprint: string | null }>`
    select proname as name, obj_description(oid, 'pg_proc') as fingerprint from pg_proc
    where proname ~ ${`^${prefix}`} and pronamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
};

const comment = (name: string, text: string | null) => sql.raw(`comment on function ${name}() is ${text === null ? 'null' : `'${text}'`}`);

/** Rows in one transaction. */
const step = 1000;

/** Stores the documents of all records. It locks the records, so that no change is overwritten by what was before it. */
const fill = async (db: Db, kind: string, facts: SearchedFacts): Promise<void> => {
  const written = writing(kind, facts, 'batch');
  for (let after: { account_id: string; id: string } | undefined = { account_id: '', id: '' }; after; ) {
    const from: { account_id: string; id: string } = after;
    after = await withLockRetries(db, `The search of ${facts.table}`, async (tx) => {
      const { rows } = await sql<{ account_id: string; id: string }>`
        with batch as (
          select * from ${sql.table(facts.table)} where (account_id, id) > (${from.account_id}, ${from.id})
          order by account_id, id limit ${step} for share
        ), written as (${sql.raw(written)} returning account_id, id)
        select account_id, id from written order by account_id desc, id desc limit 1`.execute(tx);
      return rows[0];
    });
  }
};

/** Removes the documents of records that were deleted while there were no triggers. */
const removeOrphans = (db: Db, kind: string, { table }: SearchedFacts) =>
  sql`
    delete from search_documents document where kind = ${kind} and not exists (
      select from ${sql.table(table)} record where record.account_id = document.account_id and record.id = document.id)`.execute(db);

const dropped = (db: Db, name: string) =>
  withLockRetries(db, name, (tx) => sql.raw(`drop function if exists ${quoted(name)}() cascade`).execute(tx));

const wantedOf = (kinds: Searched) =>
  new Map(
    Object.entries(kinds).map(([kind, facts]) => {
      const statements = definitionOf(kind, facts);
      return [functionOf(facts.table), { kind, facts, statements, fingerprint: fingerprint(statements) }];
    }),
  );

const hasDocuments = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('search_documents') is not null as there`.execute(db);
  return rows[0]!.there;
};

/** Drops the triggers that are not those of this contract: migrations may change the columns that they read. */
export const dropOutdatedSearchTriggers = async (db: Db, kinds: Searched = searched): Promise<void> => {
  const wanted = wantedOf(kinds);
  for (const [name, former] of await present(db)) if (wanted.get(name)?.fingerprint !== former) await dropped(db, name);
};

/**
 * Gives each table that search reads its triggers, and stores the documents of the records that are there. What is up to date is left
 * alone; what was interrupted is done again.
 */
export const keepSearchDocuments = async (db: Db, kinds: Searched = searched): Promise<void> => {
  if (!(await hasDocuments(db))) return;
  await dropOutdatedSearchTriggers(db, kinds);
  const there = await present(db);
  const missing = [...wantedOf(kinds)].filter(([name]) => !there.has(name));
  if (missing.length === 0) return;
  await sql`delete from search_documents where kind <> all(${Object.keys(kinds)})`.execute(db);
  for (const [name, { kind, facts, statements, fingerprint }] of missing) {
    await withLockRetries(db, `The search of ${facts.table}`, async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
    await fill(db, kind, facts);
    await removeOrphans(db, kind, facts);
    await comment(name, fingerprint).execute(db);
  }
};
