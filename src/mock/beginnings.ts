import { cpSync, existsSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';
import { allTablesBut } from './tables.ts';

/** What all mocks that use a database one after another have in common. */
const kept = ['tessera_migrations', 'secrets', 'signing_keys'];

/** A copy of what a mock begins with. */
export interface Beginning {
  /** Makes the database, and the files that belong to it, as they were when the copy was made. */
  bringBack(): Promise<void>;
  /** Deletes the copy. */
  drop(): Promise<void>;
}

const primaryKeys = async (db: Queries): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select indrelid::regclass::text as name, array_agg(attname::text) as columns
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    group by indrelid`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
};

const haveRows = async (db: Queries, tables: readonly string[]): Promise<string[]> => {
  const questions = tables.map((name) => sql`select ${name} as name where exists (select from ${sql.table(name)})`);
  const { rows } = await sql<{ name: string }>`${sql.join(questions, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
};

interface Copy {
  schema: string;
  /** All tables. */
  tables: readonly string[];
  /** Those that have rows. */
  filled: readonly string[];
  keys: ReadonlyMap<string, readonly string[]>;
}

/**
 * The function that brings the rows back: it deletes those that it has not inserted itself, at this call or an earlier one, and inserts
 * those that are not there. Most rows stay, and so do the plans of statements, which emptying tables would void. What triggers have made
 * is among the rows, so that none runs; nor does one ask for foreign keys.
 */
const functionOf = ({ schema, tables, filled, keys }: Copy): string => {
  const row = (alias: string, name: string) => `(${keys.get(name)!.map((column) => `${alias}.${column}`)})`;
  const missing = (name: string) =>
    `select * from ${schema}.${name} copy where not exists (select from ${name} own where ${row('own', name)} = ${row('copy', name)})`;
  return [
    `create function ${schema}.bring_back() returns void language plpgsql set session_replication_role = replica as $$`,
    `declare own xid[] := array(select id from ${schema}.calls);`,
    'begin',
    ...tables.map((name) => `delete from ${name} where xmin <> all(own);`),
    ...filled.map((name) => `insert into ${name} ${missing(name)};`),
    `insert into ${schema}.calls values (pg_current_xact_id()::xid);`,
    'end $$',
  ].join('\n');
};

/** Makes copies of a database in memory and of its files. From a copy it is filled many times faster than it was at first. */
export const createBeginnings = (db: Queries, files: string) => {
  let made = 0;
  const run = (text: string) => sql.raw(text).execute(db);

  /** Deletes all records. */
  const empty = async (): Promise<void> => {
    await run(`truncate ${(await allTablesBut(db, kept)).join(', ')}`);
    rmSync(files, { recursive: true, force: true });
  };

  /** Copies what there is now. */
  const keep = async (): Promise<Beginning> => {
    made += 1;
    const [schema, copiedFiles] = [`beginning_${made}`, `${files}-${made}`];
    const tables = await allTablesBut(db, kept);
    const filled = await haveRows(db, tables);
    await run(`create schema ${schema}`);
    await run(`create table ${schema}.calls (id xid)`);
    for (const name of filled) await run(`create table ${schema}.${name} as table public.${name}`);
    await run(functionOf({ schema, tables, filled, keys: await primaryKeys(db) }));
    if (existsSync(files)) cpSync(files, copiedFiles, { recursive: true });

    const bringBack = async (): Promise<void> => {
      await run(`select ${schema}.bring_back()`);
      rmSync(files, { recursive: true, force: true });
      if (existsSync(copiedFiles)) cpSync(copiedFiles, files, { recursive: true });
    };
    // The function has inserted all rows itself from now on.
    await bringBack();
    const drop = async (): Promise<void> => {
      await run(`drop schema ${schema} cascade`);
      rmSync(copiedFiles, { recursive: true, force: true });
    };
    return { bringBack, drop };
  };

  return { empty, keep };
};
