import { type Compilable, sql } from 'kysely';
import type { Counts, Window, Windowed, WindowQuery } from '../../core/query/connection.ts';
import type { Position } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import { cachedStatements, memoize, placeholder, type Viewer } from './cached-statements.ts';
import { type Base, type Found, type List, matching, placeOf, positionsOf, stepsOf, withoutPositions } from './collection.ts';
import { after, type OrderStep, orderBy } from './keyset.ts';
import { type ListRequest, placeholdersOf, type QueryShape, queryShapeOf } from './query-shape.ts';

/** Stands for the parent in the list of what belongs to it. */
export const parent = sql.ref<string>('parent.id');

/** What somebody asks of a list, or of the list of each of some parents. */
interface Request extends ListRequest<[]> {
  window: Window;
  parents: readonly string[];
}

interface WindowShape extends QueryShape {
  kind: Window['kind'];
}

const limit = placeholder(({ window }: Request) => window.limit + 1);
const offset = placeholder(({ window }: Request) => (window as { offset: number }).offset);
const parents = placeholder(({ parents }: Request) => parents);

const flipped = (steps: readonly OrderStep[]): OrderStep[] =>
  steps.map((step) => ({ ...step, direction: step.direction === 'asc' ? 'desc' : 'asc' }));

const cursorOf = (window: Window): Position | undefined => {
  if (window.kind === 'offset') return undefined;
  return window.kind === 'forward' ? window.after : window.before;
};

const first: OrderStep = { column: sql.ref('parent.place'), direction: 'asc', nullable: false };

/** Runs a query once for each parent, within one statement; what it found keeps the order that it was read in. */
const forEach = (db: Queries, query: Base, steps: readonly OrderStep[] = []): Compilable<Found> =>
  db
    .selectFrom(sql<{ id: string; place: number }>`unnest(${parents}::text[]) with ordinality`.as(sql`parent(id, place)`) as never)
    .innerJoinLateral(query.as('own'), (join) => join.onTrue())
    .selectAll('own' as never)
    .select(sql<string>`parent.id`.as('parent_id'))
    .orderBy(orderBy([first, ...steps.map((step, at) => ({ ...step, column: sql.ref(`own.position_${at}`) }))]));

/** How windows of one shape are read: the rows and one more, which tells whether the list goes on; and the counts. */
const planned = (list: List, shape: WindowShape) => {
  const cached = cachedStatements<Request>();
  const blank = placeholdersOf<[]>(shape);
  const steps = stepsOf(list.collection, shape.sort);
  // From the end when the window is at the end.
  const reading = shape.kind === 'backward' ? flipped(steps) : steps;
  const beyond = blank.position && after(reading, blank.position);

  const rows = (db: Queries): Base => {
    const all = matching(db, list, blank);
    const placed = list.select(beyond ? all.where(beyond) : all).select(placeOf(steps));
    const window = placed.orderBy(orderBy(reading)).limit(limit);
    return shape.kind === 'offset' ? window.offset(offset) : window;
  };

  const counts = (db: Queries): Base =>
    matching(db, list, blank).select([
      sql<number>`count(*)`.as('total'),
      (beyond ? sql<number>`count(*) filter (where not (${beyond}))` : sql<number>`0`).as('beyond'),
    ]);

  return {
    steps,
    rows: (db: Queries, request: Request) => cached('rows', request, () => rows(db) as Compilable<Found>),
    counts: (db: Queries, request: Request) => cached('counts', request, () => counts(db) as Compilable<Found>),
    rowsOfEach: (db: Queries, request: Request) => cached('rows of each', request, () => forEach(db, rows(db), reading)),
    countsOfEach: (db: Queries, request: Request) => cached('counts of each', request, () => forEach(db, counts(db))),
  };
};

type Plan = ReturnType<typeof planned>;

const prepared = (list: List) => {
  const plans = memoize<Plan>();
  return (viewer: Viewer, { conditions, sort, window }: WindowQuery, parents: readonly string[] = []) => {
    const request: Request = { viewer, of: [], conditions, sort, position: cursorOf(window), window, parents };
    const shape: WindowShape = { ...queryShapeOf(request), kind: window.kind };
    return { asked: request, plan: plans(JSON.stringify(shape), () => planned(list, shape)) };
  };
};

const counted = ({ total, beyond }: Found): Counts => ({ total: Number(total), beyond: Number(beyond) });

const windowed = <Row>(found: readonly Found[], { window }: Request, { steps }: Plan, counts: () => Promise<Counts>): Windowed<Row> => {
  const within = found.slice(0, window.limit);
  const rows = window.kind === 'backward' ? within.reverse() : within;
  return {
    rows: withoutPositions(rows) as Row[],
    positions: positionsOf(rows, steps),
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

/** Windows on one list, each in one statement; the counts are another one. No step of the order may be nullable. */
export const windowOf = <Row>(list: List) => {
  const prepare = prepared(list);
  return async (db: Queries, viewer: Viewer, query: WindowQuery): Promise<Windowed<Row>> => {
    const { asked: request, plan } = prepare(viewer, query);
    const { rows } = await db.executeQuery(plan.rows(db, request));
    const counts = once(async () => counted((await db.executeQuery(plan.counts(db, request))).rows[0]!));
    return windowed<Row>(rows, request, plan, counts);
  };
};

const byParent = (found: readonly Found[]): Map<string, Found[]> => {
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
 * @returns reads them by the parents' ids, each of them once
 */
export const windowsOf = <Row>(list: List) => {
  const prepare = prepared(list);
  return async (
    db: Queries,
    viewer: Viewer,
    query: WindowQuery,
    parents: readonly string[],
  ): Promise<ReadonlyMap<string, Windowed<Row>>> => {
    const { asked: request, plan } = prepare(viewer, query, parents);
    const found = byParent((await db.executeQuery(plan.rowsOfEach(db, request))).rows);
    const counts = once(async () => byParent((await db.executeQuery(plan.countsOfEach(db, request))).rows));
    const countsOfParent = (id: string) => async () => counted((await counts()).get(id)![0]!);
    return new Map(parents.map((id) => [id, windowed<Row>(found.get(id) ?? [], request, plan, countsOfParent(id))]));
  };
};
