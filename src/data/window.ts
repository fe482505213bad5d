import { type SelectQueryBuilder, sql } from 'kysely';
import type { Counts, Window, Windowed, WindowQuery } from '../core/query/connection.ts';
import type { Position } from '../core/query/list-query.ts';
import { type Collection, filtered, positionOf, stepsOf, withoutPosition } from './collection.ts';
import type { Queries } from './database.ts';
import { behind, type OrderStep, orderBy } from './keyset.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tables behind a list are the store's own affair
type Base = SelectQueryBuilder<any, any, any>;
type Found = Record<string, unknown>;

/** The records that a list is about, and the columns of one. */
interface List {
  /** Tables and visibility, nothing selected yet. */
  base: Base;
  select: (query: Base) => Base;
  collection: Collection;
}

/** Stands for the parent in the list of what belongs to it. */
export const parent = sql.ref<string>('parent.id');

const flipped = (steps: readonly OrderStep[]): OrderStep[] =>
  steps.map((step) => ({ ...step, direction: step.direction === 'asc' ? 'desc' : 'asc' }));

/** In which order the records are read: from the end when the window is at the end. */
const reading = (steps: OrderStep[], { kind }: Window): OrderStep[] => (kind === 'backward' ? flipped(steps) : steps);

const cursorOf = (window: Window): Position | undefined => {
  if (window.kind === 'offset') return undefined;
  return window.kind === 'forward' ? window.after : window.before;
};

/** The rows of a window and one more, which tells whether the list goes on. */
const rowsOf = ({ base, select, collection }: List, query: WindowQuery): Base => {
  const { window } = query;
  const steps = reading(stepsOf(collection, query), window);
  const cursor = cursorOf(window);
  const matching = filtered(base, collection, query);
  return select(cursor ? matching.where(behind(steps, cursor)) : matching)
    .select(steps.map(({ column }, at) => sql`${column}`.as(`position_${at}`)))
    .orderBy(orderBy(steps))
    .limit(window.limit + 1)
    .$if(window.kind === 'offset', (rows) => rows.offset((window as { offset: number }).offset));
};

const countsOf = ({ base, collection }: List, query: WindowQuery): Base => {
  const cursor = cursorOf(query.window);
  const inside = cursor && behind(reading(stepsOf(collection, query), query.window), cursor);
  return filtered(base, collection, query).select([
    sql<number>`count(*)`.as('total'),
    (inside ? sql<number>`count(*) filter (where not (${inside}))` : sql<number>`0`).as('beyond'),
  ]);
};

const read = ({ total, beyond }: Found): Counts => ({ total: Number(total), beyond: Number(beyond) });

const windowed = <Row>(found: Found[], { collection }: List, query: WindowQuery, counts: () => Promise<Counts>): Windowed<Row> => {
  const { window } = query;
  const steps = stepsOf(collection, query);
  const within = found.slice(0, window.limit);
  const rows = window.kind === 'backward' ? within.reverse() : within;
  return {
    rows: rows.map(withoutPosition) as Row[],
    positions: rows.map((row) => positionOf(row, steps)),
    window,
    hasMore: found.length > window.limit,
    counts,
  };
};

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
};

/** A window on one list, in one statement; the counts are another one. No step of the order may be nullable. */
export const readWindow = async <Row>(list: List, query: WindowQuery): Promise<Windowed<Row>> => {
  const counts = once(async () => read((await countsOf(list, query).executeTakeFirstOrThrow()) as Found));
  return windowed<Row>((await rowsOf(list, query).execute()) as Found[], list, query, counts);
};

const first: OrderStep = { column: sql.ref('parent.place'), direction: 'asc', nullable: false };

/** Runs a query once for each parent, within one statement; what it found keeps the order that it was read in. */
const forEach = (db: Queries, parents: readonly string[], query: Base, steps: readonly OrderStep[] = []): Promise<Found[]> =>
  db
    .selectFrom(sql<{ id: string; place: number }>`unnest(${parents}::text[]) with ordinality`.as(sql`parent(id, place)`) as never)
    .innerJoinLateral(query.as('own'), (join) => join.onTrue())
    .selectAll('own' as never)
    .select(sql<string>`parent.id`.as('parent_id'))
    .orderBy(orderBy([first, ...steps.map((step, at) => ({ ...step, column: sql.ref(`own.position_${at}`) }))]))
    .execute() as Promise<Found[]>;

const byParent = (found: Found[]): Map<string, Found[]> => {
  const groups = new Map<string, Found[]>();
  for (const { parent_id, ...row } of found) {
    const group = groups.get(parent_id as string);
    if (group) group.push(row);
    else groups.set(parent_id as string, [row]);
  }
  return groups;
};

/**
 * The same window on the list of each parent, all of them in one statement, and all their counts in another one.
 * @param list its base names the parent by `parent`
 * @param parents ids, each of them once
 */
export const readWindows = async <Row>(
  db: Queries,
  list: List,
  query: WindowQuery,
  parents: readonly string[],
): Promise<ReadonlyMap<string, Windowed<Row>>> => {
  const steps = reading(stepsOf(list.collection, query), query.window);
  const found = byParent(await forEach(db, parents, rowsOf(list, query), steps));
  const counts = once(async () => byParent(await forEach(db, parents, countsOf(list, query))));
  const countsOfParent = (id: string) => async () => read((await counts()).get(id)![0]!);
  return new Map(parents.map((id) => [id, windowed<Row>(found.get(id) ?? [], list, query, countsOfParent(id))]));
};
