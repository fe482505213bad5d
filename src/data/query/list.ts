import { following, type ListQuery, type Position } from '../../core/query/list-query.ts';
import type { Queries } from '../connection/database.ts';
import { cachedStatements, memoize, placeholder, type Viewer } from './cached-statements.ts';
import { type Base, type Found, type List, matching, placeOf, positionsOf, stepsOf, withoutPositions } from './collection.ts';
import { type KeyRange, keyRanges, orderBy } from './keyset.ts';
import { type ListRequest, placeholdersOf, type QueryShape, queryShapeOf } from './query-shape.ts';
import { counting, countRecords, createTotals } from './totals.ts';

/** A part of a list, and how it lies in the whole. */
export interface Listed<Row> {
  rows: Row[];
  extent: { total?: number; hasMore: boolean; next?: Position | null };
}

/** What somebody asks of a list, and how much of it. */
interface Request<Of extends readonly unknown[]> extends ListRequest<Of> {
  skip: number;
  limit: number;
}

const totalOf = createTotals();
const skip = placeholder(({ skip }: Request<[]>) => skip);
const limit = placeholder(({ limit }: Request<[]>) => limit);

interface ListShape extends QueryShape {
  /** Whether each row's place is read with it. */
  placed: boolean;
}

/** How a list is read that is asked for in one shape: in its stretches, by statements of their own. */
const planned = <Of extends readonly unknown[]>(list: List<Of>, shape: ListShape) => {
  const cached = cachedStatements<Request<Of>>();
  const blank = placeholdersOf<Of>(shape);
  const steps = stepsOf(list.collection, shape.sort);
  const parts = keyRanges(steps, blank.position);

  const within = (db: Queries, { where }: KeyRange): Base => (where ? matching(db, list, blank).where(where) : matching(db, list, blank));

  const reading = (db: Queries, range: KeyRange, skips: boolean): Base => {
    const ordered = list.select(within(db, range).orderBy(orderBy(range.steps)).limit(limit));
    const placed = shape.placed ? ordered.select(placeOf(steps)) : ordered;
    return skips ? placed.offset(skip) : placed;
  };

  return {
    steps,
    parts: parts.length,
    read: async (db: Queries, request: Request<Of>, part: number): Promise<Found[]> => {
      const skips = request.skip > 0;
      const statement = cached(`read ${part} ${skips}`, request, () => reading(db, parts[part]!, skips));
      return (await db.executeQuery(statement)).rows;
    },
    count: (db: Queries, request: Request<Of>, part: number): Promise<number> =>
      countRecords(
        db,
        cached(`count ${part}`, request, () => counting(within(db, parts[part]!))),
      ),
    total: (db: Queries, request: Request<Of>): Promise<number> =>
      totalOf(
        db,
        cached('total', request, () => counting(matching(db, list, blank))),
      ),
  };
};

type Plan<Of extends readonly unknown[]> = ReturnType<typeof planned<Of>>;

/** Reads on from one stretch into the next until there are enough. */
const read = async <Of extends readonly unknown[]>(db: Queries, plan: Plan<Of>, request: Request<Of>, part = 0): Promise<Found[]> => {
  const found = await plan.read(db, request, part);
  if (found.length === request.limit || part + 1 === plan.parts) return found;
  // A stretch of which nothing was left is not longer than what was to be skipped, and soon counted.
  const rest = request.skip > 0 && found.length === 0 ? request.skip - (await plan.count(db, request, part)) : 0;
  return [...found, ...(await read(db, plan, { ...request, skip: rest, limit: request.limit - found.length }, part + 1))];
};

const nextOf = <Of extends readonly unknown[]>(rows: readonly Found[], plan: Plan<Of>): Position | null =>
  positionsOf(rows.slice(-1), plan.steps)[0]!;

const skipped = async <Row, Of extends readonly unknown[]>(
  db: Queries,
  plan: Plan<Of>,
  request: Request<Of>,
  placed: boolean,
): Promise<Listed<Row>> => {
  const { skip, limit } = request;
  const found = await read(db, plan, { ...request, limit: limit + 1 });
  const within = found.slice(0, limit);
  const rows = (placed ? withoutPositions(within) : within) as Row[];
  const passed = skip + rows.length;
  if (found.length > limit) {
    const total = Math.max(await plan.total(db, request), passed + 1);
    return { rows, extent: { total, hasMore: true, ...(placed ? { next: nextOf(within, plan) } : {}) } };
  }
  // Whoever sees the last record knows how many there are.
  const total = rows.length > 0 || skip === 0 ? passed : Math.min(await plan.total(db, request), skip);
  return { rows, extent: { total, hasMore: false } };
};

const after = async <Row, Of extends readonly unknown[]>(db: Queries, plan: Plan<Of>, request: Request<Of>): Promise<Listed<Row>> => {
  const found = await read(db, plan, { ...request, limit: request.limit + 1 });
  const hasMore = found.length > request.limit;
  const rows = found.slice(0, request.limit);
  const next = hasMore ? nextOf(rows, plan) : null;
  return { rows: withoutPositions(rows) as Row[], extent: { hasMore, next } };
};

const skipOf = ({ form }: ListQuery): number => {
  if (form.kind === 'cursor') return 0;
  return form.kind === 'page' ? (form.page - 1) * form.limit : form.offset;
};

/**
 * A list whose statements are kept, some for each shape in which it is asked for.
 * @returns reads one part of it, in the form that was asked for
 */
export const listOf = <Row, Of extends readonly unknown[] = []>(list: List<Of>) => {
  const plans = memoize<Plan<Of>>();

  return (db: Queries, viewer: Viewer, ...[query, ...of]: [query: ListQuery, ...of: Of]): Promise<Listed<Row>> => {
    const { conditions, sort, form } = query;
    // The last part that a form reaches says where the cursor form reads on.
    const placed = following(form) === undefined;
    const request: Request<Of> = {
      viewer,
      of,
      conditions,
      sort,
      position: form.kind === 'cursor' ? form.after : undefined,
      skip: skipOf(query),
      limit: form.limit,
    };
    const shape: ListShape = { ...queryShapeOf(request), placed };
    const plan = plans(JSON.stringify(shape), () => planned(list, shape));
    return form.kind === 'cursor' ? after(db, plan, request) : skipped(db, plan, request, placed);
  };
};
