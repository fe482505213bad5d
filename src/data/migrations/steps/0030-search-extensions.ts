import { type Kysely, sql } from 'kysely';

// Both come with PostgreSQL and are trusted: whoever may create a schema in the database may create them, too.
const extensions = ['pg_trgm', 'btree_gin'];

// What is compared when a text is searched for a pattern. It is `lower`, with which `ilike` compares, under a name of its own and at a
// price: a statement that searches with it gets its plan from the price, whatever the statistics say, and looks patterns up in the index.
// A statement with `ilike` never does.
const searchable = `
create function searchable(text) returns text language plpgsql immutable strict parallel unsafe cost 10000 as $$
begin
  return pg_catalog.lower($1);
end $$`;

const isThere = async (db: Kysely<unknown>, name: string): Promise<boolean> =>
  (await sql`select from pg_extension where extname = ${name}`.execute(db)).rows?.length > 0;

const createExtension = async (db: Kysely<unknown>, name: string): Promise<void> => {
  if (await isThere(db, name)) return;
  try {
    await sql`create extension if not exists ${sql.id(name)}`.execute(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The extension ${name} of PostgreSQL is needed and could not be created: ${reason}. Have it created in this database by somebody who may: create extension ${name}. Then migrate again.`,
      { cause },
    );
  }
};

/** What an index of patterns needs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of extensions) await createExtension(db, name);
  await sql.raw(searchable).execute(db);
};

/** The extensions stay: others may use them. */
export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop function searchable(text)`.execute(db);
};
