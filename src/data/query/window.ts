import { type Compilable, sql } from 'kysely';
import type { Counts, Window, Windowed, WindowQuery } from '../../core/query/connection.ts';
import type { Position } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import { cachedStatements, memoize, placeholder, type Viewer } from './cached-statements.ts';
import {
  type Found,
  firstAlongIndex,
  isAlongIndex,
  type List,
  matching,
  orderSteps,
  positionColumns,
  positionsOf,
  withoutPositions,
  withPositions,
} from './collection.ts';
import { after, flipped, type KeyRange, keyRanges, type OrderStep, orderBy } from './keyset.ts';
import { type ListRequest, placeholdersOf, type QueryShape, queryShapeOf } from './query-shape.ts';
import { type PageRequest, readRanges } from './read-ranges.ts';
import { readRows } from './read-rows.ts';
import { createSearch, matchingAmongFirst, searchesOf } from './search.ts';
import { counting, countingUpTo, countRecords, totalOfCount } from './totals.ts';
import { type Base, untyped } from './untyped.ts';

/** The id of the parent, in the statement for its children. */
export const parent = sql.ref<string>('parent.id');

/** A request for a window of a list, or of the list of each parent. */
interface Request extends ListRequest<[]>, PageRequest {
  window: Window;
  parents: readonly string[];
}

interface WindowShape extends QueryShape {
  kind: Window['kind'];
}

const limit = placeholder(({ limit }: Request) => limit);
const offset = placeholder(({ skip }: Request) => skip);
const parents = placeholder(({ parents }: Request) => parents);

const cursorOf = (window: Window): Position | undefined => {
  if (window.kind === 'offset') return undefined;
  return window.kind === 'forward' ? window.after : window.before;
};

const first: OrderStep = { column: sql.ref('parent.place'), direction: 'asc', nullable: false };

/** Runs a query once for each parent, within one statement, and preserves the order of the rows. */
const forEachParent = (db: Queries, query: Base, steps: readonly OrderStep[] = [], names: readonly string[] = []): Compilable<Found> =>
  untyped(db)
    .selectFrom(sql<{ id: string; place: number }>`unnest(${parents}::text[]) with ordinality`.as(sql`parent(id, place)`))
    .innerJoinLateral(query.as('own'), (join) => join.onTrue())
    .selectAll('own')
    .select(sql<string>`parent.id`.as('parent_id'))
    .orderBy(orderBy([first, ...steps.map((step, at) => ({ ...step, column: sql.ref(`own.${names[at]}`) }))]));

/** The statements for windows of one shape: for the rows, with an extra one that shows whether there are more; and for the counts. */
const planOf = (list: List, shape: WindowShape) => {
  const cached = cachedStatements<Request>();
  const placeholders = placeholdersOf<[]>(shape);
  const steps = orderSteps(list.collection, shape.sort);
  const positions = positionColumns(list, steps);
  // A backward window is read from the end.
  const readOrder = shape.kind === 'backward' ? flipped(steps) : steps;
  const beyond = placeholders.position && after(readOrder, placeholders.position);
  const ranges = keyRanges(readOrder, placeholders.position);

  const all = (db: Queries): Base => matching(db, list, placeholders, steps);
  const within = (db: Queries, where: KeyRange['where']): Base => (where ? all(db).where(where) : all(db));

  const inOrder = (records: Base, order: readonly OrderStep[] = readOrder): Base =>
    withPositions(list.select(records), positions).orderBy(orderBy(order));

  const rows = (records: Base, order: readonly OrderStep[] = readOrder): Base => {
    const window = inOrder(records, order).limit(limit);
    return shape.kind === 'offset' ? window.offset(offset) : window;
  };

  const whole = (db: Queries): Base[] => keyRanges(readOrder).map(({ where, steps: order }) => within(db, where).orderBy(orderBy(order)));

  /** Whether there are records on the other side of the cursor: the first record in reading order decides. */
  const isAside = (db: Queries) => {
    if (!beyond) return sql<boolean>`false`;
    const firstOfEach = whole(db).map((range) => range.select(sql<boolean>`(${beyond}) is not true`.as('aside')).limit(sql.lit(1)));
    return sql<boolean>`coalesce(${sql.join([...firstOfEach, sql`false`])})`;
  };

  const counts = (db: Queries, records: readonly Base[]): Base => countingUpTo(db, records).select(isAside(db).as('beyond'));

  return {
    positions,
    parts: ranges.length,
    read: (db: Queries, request: Request, part: number): Promise<readonly Found[]> => {
      const { where, steps: order } = ranges[part]!;
      const isFirst = shape.kind !== 'offset' && isAlongIndex(shape, request.limit);
      const build = () => (isFirst ? firstAlongIndex(db, inOrder(within(db, where), order), limit) : rows(within(db, where), order));
      return readRows<Found>(
        db,
        cached(`rows ${part} ${isFirst}`, request, () => build() as Compilable<Found>),
      );
    },
    count: (db: Queries, request: Request, part: number): Promise<number> =>
      countRecords(
        db,
        cached(`count ${part}`, request, () => counting(within(db, ranges[part]!.where))),
      ),
    /** The window, if the first records of the list have enough matches to fill it. */
    readAmongFirst: (db: Queries, request: Request, searches: readonly boolean[]): Promise<readonly Found[]> => {
      const [range] = ranges as [KeyRange];
      const among = () => rows(matchingAmongFirst(db, list, placeholders, searches, range), range.steps);
      return readRows<Found>(
        db,
        cached(`rows among first ${searches}`, request, () => among() as Compilable<Found>),
      );
    },
    counts: (db: Queries, request: Request) => cached('counts', request, () => counts(db, whole(db)) as Compilable<Found>),
    rowsOfEach: (db: Queries, request: Request) =>
      cached('rows of each', request, () => forEachParent(db, rows(within(db, beyond)), readOrder, positions.names)),
    countsOfEach: (db: Queries, request: Request) => cached('counts of each', request, () => forEachParent(db, counts(db, whole(db)))),
  };
};

type Plan = ReturnType<typeof planOf>;

const prepared = (list: List) => {
  const plans = memoize<Plan>();
  return (viewer: Viewer, { conditions, sort, window }: WindowQuery, parents: readonly string[] = [], ids?: readonly string[]) => {
    const page = { skip: window.kind === 'offset' ? window.offset : 0, limit: window.limit + 1 };
    const request: Request = { viewer, of: [], conditions, sort, position: cursorOf(window), window, parents, ids, ...page };
    const shape: WindowShape = { ...queryShapeOf(request), kind: window.kind };
    return { request, plan: plans(JSON.stringify(shape), () => planOf(list, shape)) };
  };
};

/** A request, and how requests of its shape are read. */
interface Prepared {
  request: Request;
  plan: Plan;
}

const counted = ({ total, beyond }: Found): Counts => ({ ...totalOfCount(Number(total)), beyond: Boolean(beyond) });

const windowed = <Row>(found: readonly Found[], { window }: Request, { positions }: Plan, counts: () => Promise<Counts>): Windowed<Row> => {
  const within = found.slice(0, window.limit);
  const rows = window.kind === 'backward' ? within.reverse() : within;
  return {
    rows: withoutPositions(rows, positions) as Row[],
    positions: positionsOf(rows, positions),
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

/** Reads windows of one list: normally one statement for the rows, and one for the counts. */
export const windowOf = <Row>(list: List) => {
  const prepare = prepared(list);
  const search = createSearch(list.collection);

  /** The rows; with pattern searches, they are read in the ways that `search.ts` describes. */
  const read = async (db: Queries, query: WindowQuery, { request, plan }: Prepared): Promise<readonly Found[]> => {
    const { viewer } = request;
    const searches = searchesOf(list.collection, query.conditions);
    if (!searches.includes(true)) return readRanges(db, plan, request);
    const early = await plan.readAmongFirst(db, request, searches);
    if (early.length === request.limit) return early;
    const ids = await search(db, viewer, query.conditions, searches);
    const within = ids ? prepare(viewer, query, [], ids) : { request, plan };
    return readRanges(db, within.plan, within.request);
  };

  return async (db: Queries, viewer: Viewer, query: WindowQuery): Promise<Windowed<Row>> => {
    const prepared = prepare(viewer, query);
    const { request, plan } = prepared;
    const rows = await read(db, query, prepared);
    const counts = once(async () => counted((await readRows<Found>(db, plan.counts(db, request)))[0]!));
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
 * The same window of the list of each parent: one statement for all rows, and another one for all counts.
 * @param list its base refers to the parent as `parent`
 * @returns a function that reads the windows by the parents' ids; each window can be read once
 */
export const windowsOf = <Row>(list: List) => {
  const prepare = prepared(list);
  return async (
    db: Queries,
    viewer: Viewer,
    query: WindowQuery,
    parents: readonly string[],
  ): Promise<ReadonlyMap<string, Windowed<Row>>> => {
    const { request, plan } = prepare(viewer, query, parents);
    const found = byParent(await readRows<Found>(db, plan.rowsOfEach(db, request)));
    const counts = once(async () => byParent(await readRows<Found>(db, plan.countsOfEach(db, request))));
    const countsOfParent = (id: string) => async () => counted((await counts()).get(id)![0]!);
    return new Map(parents.map((id) => [id, windowed<Row>(found.get(id) ?? [], request, plan, countsOfParent(id))]));
  };
};
