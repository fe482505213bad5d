import { type CompiledQuery, type SelectQueryBuilder, sql } from 'kysely';
import type { Queries } from '../connection/database.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tables behind a list are the store's own affair
type Base = SelectQueryBuilder<any, any, any>;

interface Settings {
  /** Totals up to this one are counted each time; greater ones are remembered. */
  exactUpTo?: number;
  /** Milliseconds for which a remembered total is told. */
  cachedForMs?: number;
  /** How many totals are remembered at most. */
  atMost?: number;
  /** Milliseconds from any beginning on; it never goes back. */
  now?: () => number;
}

type Counting = CompiledQuery<{ total: number }>;

/** Counts the records of a list. */
export const counting = (base: Base) => base.select(sql<number>`count(*)`.as('total'));

/** How many records a list has now. */
export const countRecords = async (db: Queries, statement: Counting): Promise<number> => {
  const { rows } = await db.executeQuery(statement);
  return Number(rows[0]!.total);
};

/**
 * Counts lists. To count a long one means to read all of it, so that its total is remembered for a while and the pages
 * that are turned meanwhile cost what they show, however long the list is. The statement with its parameters says which
 * list it is: account, visibility, filters.
 */
export const createTotals = ({ exactUpTo = 10_000, cachedForMs = 60_000, atMost = 1000, now = () => performance.now() }: Settings = {}) => {
  const remembered = new Map<string, { until: number; total: Promise<number> }>();

  const remember = (list: string, total: Promise<number>): void => {
    if (remembered.size >= atMost) remembered.clear();
    remembered.set(list, { until: now() + cachedForMs, total });
  };

  const countAnew = async (db: Queries, list: string, statement: Counting): Promise<number> => {
    const records = await countRecords(db, statement);
    if (records > exactUpTo) remember(list, Promise.resolve(records));
    else remembered.delete(list);
    return records;
  };

  /** A list that was long is counted once for all who ask meanwhile. */
  const countTogether = (db: Queries, list: string, statement: Counting): Promise<number> => {
    const total = countAnew(db, list, statement);
    remember(list, total);
    total.catch(() => remembered.delete(list));
    return total;
  };

  /** How many records a list has: exactly, or above `exactUpTo` as it was at most `keptForMs` ago. */
  return async (db: Queries, statement: Counting): Promise<number> => {
    const list = `${statement.sql}\0${JSON.stringify(statement.parameters)}`;
    const known = remembered.get(list);
    if (!known) return countAnew(db, list, statement);
    return known.until > now() ? known.total : countTogether(db, list, statement);
  };
};
