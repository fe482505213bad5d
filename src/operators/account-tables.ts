import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';

/** A foreign key between two tables with an `account_id`. */
interface Reference {
  child: string;
  parent: string;
}

/** The columns of a table's primary key, in order. */
export const keyOf = async (db: Queries, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select attribute.attname as name from pg_index
    join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary
    order by array_position(indkey::int2[], attribute.attnum)`.execute(db);
  return rows.map(({ name }) => name);
};

const tablesWithAccount = async (db: Queries): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tab.relname as name from pg_class tab join pg_attribute attribute on attribute.attrelid = tab.oid
    where tab.relnamespace = current_schema()::regnamespace and tab.relkind in ('r', 'p') and not tab.relispartition
      and attribute.attname = 'account_id' and not attribute.attisdropped
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

const references = async (db: Queries): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
};

/**
 * Every table with records of accounts, as the database lists them, referencing tables before referenced ones so that rows can be deleted
 * in this order.
 */
export const accountTables = async (db: Queries): Promise<string[]> => {
  const known = await references(db);
  const order: string[] = [];
  let left = await tablesWithAccount(db);
  while (left.length > 0) {
    const free = left.filter((table) => !known.some(({ child, parent }) => parent === table && left.includes(child)));
    // Tables that reference each other have no order; their foreign keys cascade.
    order.push(...(free.length > 0 ? free : left));
    left = left.filter((table) => !order.includes(table));
  }
  return order;
};
