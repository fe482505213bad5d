import { type ListQuery, nextPageOf, type Position } from '../../core/query/list-query.ts';
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
import { type KeyRange, keyRanges, orderBy } from './keyset.ts';
import { type ListRequest, placeholdersOf, type QueryShape, queryShapeOf } from './query-shape.ts';
import { type PageRequest, readRanges } from './read-ranges.ts';
import { readRows } from './read-rows.ts';
import { createSearch, matchingAmongFirst, matchingByIndex, searchesOf } from './search.ts';
import { groupConditions } from './shown-groups.ts';
import { countedUpTo, counting, countingUpTo, countRecords, createTotals, type Total, totalOfCount } from './totals.ts';
import type { Base } from './untyped.ts';

/** A page of a list, and its place in the whole. */
export interface Listed<Row> {
  rows: Row[];
  extent: { total?: number; totalIsMinimum?: boolean; hasMore: boolean; next?: Position | null };
}

/** A request for a page of a list. */
interface Request<Of extends readonly unknown[]> extends ListRequest<Of>, PageRequest {}

const countOf = createTotals();
const skip = placeholder(({ skip }: Request<[]>) => skip);
const limit = placeholder(({ limit }: Request<[]>) => limit);

interface ListShape extends QueryShape {
  /** Whether each row is read with its position. */
  withPosition: boolean;
  /** Which filters the index of patterns looks up. */
  searches: readonly boolean[];
}

/** How a page is read: past the records that it skips, always along an index, or as PostgreSQL finds best. */
type Way = 'skipping' | 'along index' | 'plain';

/** How requests of one shape are read: one cached statement for each key range. */
const planOf = <Of extends readonly unknown[]>(list: List<Of>, shape: ListShape) => {
  const cached = cachedStatements<Request<Of>>();
  const placeholders = placeholdersOf<Of>(shape);
  const steps = orderSteps(list.collection, shape.sort);
  const positions = positionColumns(list, steps);
  const [first] = shape.sort;
  const conditions = first && groupConditions(list.collection.columns[first.field]!, shape.sort);
  const parts = keyRanges(steps, placeholders.position, conditions && { conditions, current: shape.group });

  const within = (db: Queries, { where }: KeyRange): Base =>
    where ? matching(db, list, placeholders, steps).where(where) : matching(db, list, placeholders, steps);

  const searches = shape.searches.includes(true);

  const page = (db: Queries, records: Base, range: KeyRange, way: Way): Base => {
    const ordered = list.select(records.orderBy(orderBy(range.steps)));
    const rows = shape.withPosition ? withPositions(ordered, positions) : ordered;
    if (way === 'along index') return firstAlongIndex(db, rows, limit);
    return way === 'skipping' ? rows.limit(limit).offset(skip) : rows.limit(limit);
  };

  const wayOf = ({ skip, limit }: Request<Of>): Way => {
    if (skip > 0) return 'skipping';
    return isAlongIndex(shape, limit) ? 'along index' : 'plain';
  };

  return {
    positions,
    parts: parts.length,
    searches,
    withPosition: shape.withPosition,
    /** The page, if the first records of the list have enough matches to fill it. */
    readAmongFirst: (db: Queries, request: Request<Of>): Promise<readonly Found[]> => {
      const [range] = parts as [KeyRange];
      const way = wayOf(request);
      const among = () => matchingAmongFirst(db, list, placeholders, shape.searches, range);
      const statement = cached(`read among first ${way}`, request, () => page(db, among(), range, way));
      return readRows<Found>(db, statement);
    },
    read: (db: Queries, request: Request<Of>, part: number): Promise<readonly Found[]> => {
      const way = wayOf(request);
      const statement = cached(`read ${part} ${way}`, request, () => page(db, within(db, parts[part]!), parts[part]!, way));
      return readRows<Found>(db, statement);
    },
    count: (db: Queries, request: Request<Of>, part: number): Promise<number> =>
      countRecords(
        db,
        cached(`count ${part}`, request, () => counting(within(db, parts[part]!))),
      ),
    total: async (db: Queries, request: Request<Of>): Promise<Total> => {
      const whole = () =>
        searches
          ? [matchingByIndex(db, list, placeholders, shape.searches)]
          : parts.map((part) => within(db, part).orderBy(orderBy(part.steps)));
      return totalOfCount(
        await countOf(
          db,
          cached('total', request, () => countingUpTo(db, whole())),
        ),
      );
    },
  };
};

type Plan<Of extends readonly unknown[]> = ReturnType<typeof planOf<Of>>;

type Reader<Of extends readonly unknown[]> = (db: Queries, plan: Plan<Of>, request: Request<Of>) => Promise<readonly Found[]>;

/** Reads a list with pattern searches, in the ways that `search.ts` describes. */
const searching = <Of extends readonly unknown[]>(
  { collection }: List<Of>,
  planFor: (request: Request<Of>, searches: readonly boolean[], withPosition: boolean) => Plan<Of>,
): Reader<Of> => {
  const search = createSearch(collection);
  return async (db, plan, request) => {
    if (!plan.searches) return readRanges(db, plan, request);
    const early = await plan.readAmongFirst(db, request);
    if (early.length === request.limit) return early;
    const { viewer, conditions } = request;
    const ids = await search(db, viewer, conditions, searchesOf(collection, conditions));
    if (!ids) return readRanges(db, plan, request);
    const within = { ...request, ids };
    return readRanges(db, planFor(within, [], plan.withPosition), within);
  };
};

const nextOf = <Of extends readonly unknown[]>(rows: readonly Found[], plan: Plan<Of>): Position | null =>
  positionsOf(rows.slice(-1), plan.positions)[0]!;

const readSkipping = async <Row, Of extends readonly unknown[]>(
  reader: Reader<Of>,
  db: Queries,
  plan: Plan<Of>,
  request: Request<Of>,
): Promise<Listed<Row>> => {
  const { skip, limit } = request;
  const { withPosition } = plan;
  const found = await reader(db, plan, { ...request, limit: limit + 1 });
  const within = found.slice(0, limit);
  const rows = (withPosition ? withoutPositions(within, plan.positions) : within) as Row[];
  const seen = skip + rows.length;
  if (found.length > limit) {
    const counted = seen < countedUpTo ? await plan.total(db, request) : { total: seen, totalIsMinimum: true };
    const total = Math.max(counted.total, seen + 1);
    return { rows, extent: { ...counted, total, hasMore: true, ...(withPosition ? { next: nextOf(within, plan) } : {}) } };
  }
  // The page ends with the last record, so the total is known without a count.
  if (rows.length > 0 || skip === 0) return { rows, extent: { total: seen, hasMore: false } };
  const { total, totalIsMinimum } = await plan.total(db, request);
  // The page is past the end: there were more records when they were counted, or counting stopped before the end.
  return { rows, extent: { total: Math.min(total, skip), totalIsMinimum: totalIsMinimum && skip > total, hasMore: false } };
};

const readAfter = async <Row, Of extends readonly unknown[]>(
  reader: Reader<Of>,
  db: Queries,
  plan: Plan<Of>,
  request: Request<Of>,
): Promise<Listed<Row>> => {
  const found = await reader(db, plan, { ...request, limit: request.limit + 1 });
  const hasMore = found.length > request.limit;
  const rows = found.slice(0, request.limit);
  const next = hasMore ? nextOf(rows, plan) : null;
  return { rows: withoutPositions(rows, plan.positions) as Row[], extent: { hasMore, next } };
};

const skipOf = ({ form }: ListQuery): number => {
  if (form.kind === 'cursor') return 0;
  return form.kind === 'page' ? (form.page - 1) * form.limit : form.offset;
};

/**
 * A list with cached statements for each shape of request.
 * @returns a function that reads one page, by page number, offset or cursor
 */
export const listOf = <Row, Of extends readonly unknown[] = []>(list: List<Of>) => {
  const plans = memoize<Plan<Of>>();
  const planFor = (request: Request<Of>, searches: readonly boolean[], withPosition: boolean): Plan<Of> => {
    const shape: ListShape = { ...queryShapeOf(request), withPosition, searches };
    return plans(JSON.stringify(shape), () => planOf(list, shape));
  };
  const reader = searching(list, planFor);

  return (db: Queries, viewer: Viewer, ...[query, ...of]: [query: ListQuery, ...of: Of]): Promise<Listed<Row>> => {
    const { conditions, sort, form } = query;
    // The last page that a page number or an offset can reach has a cursor, with which the caller can read on.
    const withPosition = nextPageOf(form) === undefined;
    const request: Request<Of> = {
      viewer,
      of,
      conditions,
      sort,
      position: form.kind === 'cursor' ? form.after : undefined,
      skip: skipOf(query),
      limit: form.limit,
    };
    const plan = planFor(request, searchesOf(list.collection, conditions), withPosition);
    return form.kind === 'cursor' ? readAfter(reader, db, plan, request) : readSkipping(reader, db, plan, request);
  };
};
