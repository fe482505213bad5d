import { type SelectQueryBuilder, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: the tables behind a list are the store's own affair
type Base = SelectQueryBuilder<any, any, any>;

interface Settings {
  /** Totals up to this one are counted each time; greater ones are remembered. */
  exactUpTo?: number;
  /** Milliseconds for which a remembered total is told. */
  keptForMs?: number;
  /** How many totals are remembered at most. */
  atMost?: number;
  /** Milliseconds from any beginning on; it never goes back. */
  now?: () => number;
}

/** How many records a list has now. */
export const countRecords = async (base: Base): Promise<number> => {
  const row = await base.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return Number((row as { total: number }).total);
};

/**
 * Counts lists. To count a long one means to read all of it, so that its total is remembered for a while and the pages
 * that are turned meanwhile cost what they show, however long the list is. The statement with its parameters says which
 * list it is: account, visibility, filters.
 */
export const createTotals = ({ exactUpTo = 10_000, keptForMs = 60_000, atMost = 1000, now = () => performance.now() }: Settings = {}) => {
  const remembered = new Map<string, { until: number; total: Promise<number> }>();

  const remember = (list: string, total: Promise<number>): void => {
    if (remembered.size >= atMost) remembered.clear();
    remembered.set(list, { until: now() + keptForMs, total });
  };

  const countAnew = async (list: string, base: Base): Promise<number> => {
    const records = await countRecords(base);
    if (records > exactUpTo) remember(list, Promise.resolve(records));
    else remembered.delete(list);
    return records;
  };

  /** A list that was long is counted once for all who ask meanwhile. */
  const countTogether = (list: string, base: Base): Promise<number> => {
    const total = countAnew(list, base);
    remember(list, total);
    total.catch(() => remembered.delete(list));
    return total;
  };

  /** How many records a list has: exactly, or above `exactUpTo` as it was at most `keptForMs` ago. */
  return async (base: Base): Promise<number> => {
    const { sql: text, parameters } = base.select(sql`1`.as('one')).compile();
    const list = JSON.stringify([text, parameters]);
    const known = remembered.get(list);
    if (!known) return countAnew(list, base);
    return known.until > now() ? known.total : countTogether(list, base);
  };
};
