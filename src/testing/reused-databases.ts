import { type Dialect, Kysely, sql } from 'kysely';
import { type Database, type DatabaseOptions, openDatabase } from '../data/connection/database.ts';
import type { EmbeddedDatabase } from '../data/connection/embedded/pglite.ts';

/** An open embedded database that no test has at this moment, or one alone. */
interface Reused {
  embedded: EmbeddedDatabase;
  /** What its schema was when it was new. */
  schema: string;
  uses: number;
}

/** Deleted rows stay in their files, and their log grows: after so many uses, or so many bytes of rows, a new database is cheaper. */
const most = { uses: 12, bytes: 16 * 1024 ** 2 };

const idle: Reused[] = [];

/** A dialect for one Kysely among several, whose end does not end the database. */
const lasting = (dialect: Dialect): Dialect => ({
  ...dialect,
  createDriver: () => Object.assign(dialect.createDriver(), { destroy: async () => undefined }),
});

const askedOf = <T>({ dialect }: EmbeddedDatabase, text: string): Promise<T[]> =>
  sql
    .raw<T>(text)
    .execute(new Kysely({ dialect: lasting(dialect) }))
    .then(({ rows }) => rows);

/** The catalogs of what makes up a schema. A change of it writes rows into one of them, or deletes some. */
const catalogs = 'attribute attrdef class constraint db_role_setting extension index namespace proc statistic trigger type'.split(' ');

/** Changes with the schema, its settings and its statistics, and with nothing else. */
const schemaOf = async (embedded: EmbeddedDatabase): Promise<string> => {
  const counted = catalogs.map((name) => `(select concat(count(*), ' ', max(xmin::text::int8)) from pg_${name})`);
  const [row] = await askedOf<{ schema: string }>(embedded, `select concat_ws(',', ${counted}) as schema`);
  return row!.schema;
};

const tables = "pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";

const bytesIn = async (embedded: EmbeddedDatabase): Promise<number> => {
  const [row] = await askedOf<{ bytes: string }>(embedded, `select sum(pg_relation_size(oid)) as bytes from ${tables}`);
  return Number(row!.bytes);
};

const emptied = `do $$ declare found text; begin
  set local session_replication_role = replica;
  for found in select oid::regclass from ${tables} and pg_relation_size(oid) > 0 and relname <> 'tessera_migrations'
  loop execute 'delete from ' || found; end loop;
  for found in select oid::regclass from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
  loop perform setval(found, 1, false); end loop;
end $$`;

/** Makes it as it was when it was new; false where that cannot be, or is not worth it. */
const isAsNew = async ({ embedded, schema, uses }: Reused): Promise<boolean> => {
  if (uses >= most.uses || (await schemaOf(embedded)) !== schema || (await bytesIn(embedded)) > most.bytes) return false;
  for (const text of ['rollback', 'reset all', "set time zone 'UTC'", 'select pg_advisory_unlock_all()', emptied])
    await askedOf(embedded, text);
  return true;
};

/**
 * An empty database in this process, which was used before, or which `open` opens. Closing it empties it for the next one: that takes a
 * tenth of the time of a new one, whose statements would all be planned anew.
 */
export const reusedDatabase = async (
  open: () => Promise<EmbeddedDatabase>,
  options: Pick<DatabaseOptions, 'onError' | 'onStatement'>,
): Promise<Database> => {
  const one: Reused = idle.pop() ?? (await open().then(async (embedded) => ({ embedded, schema: await schemaOf(embedded), uses: 0 })));
  const close = async () => {
    one.uses += 1;
    if (await isAsNew(one).catch(() => false)) idle.push(one);
    else await one.embedded.close();
  };
  const { dialect, ...connection } = one.embedded.connectAgain();
  return openDatabase({ ...options, embedded: { ...one.embedded, ...connection, dialect: lasting(dialect), close } });
};
