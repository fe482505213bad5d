import type { Condition, Position, Sort } from './list-query.ts';

/** The requested part of a list: by offset, or after or before a position; `limit` is 1 to 100. */
export type Window =
  | { kind: 'offset'; offset: number; limit: number }
  | { kind: 'forward'; after: Position | undefined; limit: number }
  | { kind: 'backward'; before: Position | undefined; limit: number };

/** A request for a part of a list, parsed and validated. */
export interface WindowQuery {
  conditions: readonly Condition[];
  sort: readonly Sort[];
  window: Window;
}

/** How many records a list has, and whether some are on the other side of the request's cursor. */
export interface Counts {
  total: number;
  /** Whether counting stopped: there are at least `total` records. */
  totalIsMinimum: boolean;
  /** Whether there are records at or beyond the cursor; false without a cursor. */
  beyond: boolean;
}

/** A part of a list, in the list's own order. */
export interface Windowed<Row> {
  rows: Row[];
  /** The position of each row. */
  positions: Position[];
  window: Window;
  /** Whether there are rows after the last one; when read backwards, before the first one. */
  hasMore: boolean;
  /** Runs the count on the first call; parts that were read together share one query. */
  counts: () => Promise<Counts>;
}

/** The place of a part in its list; `startCursor` and `endCursor` are null when it is empty. */
export interface PagePlace extends Pick<Windowed<unknown>, 'window' | 'hasMore' | 'counts'> {
  startCursor: string | null;
  endCursor: string | null;
}

/** A part of a list in the form of the schema's connections. */
export interface Connection<Row> {
  edges: { node: Row; cursor: string }[];
  nodes: readonly Row[];
  pageInfo: PagePlace;
  totalCount: () => Promise<number>;
}

const outside = async ({ window, counts }: PagePlace): Promise<boolean> => {
  if (window.kind === 'offset') return window.offset > 0 && (await counts()).total > 0;
  const cursor = window.kind === 'forward' ? window.after : window.before;
  return cursor !== undefined && (await counts()).beyond;
};

/** Whether there are records after a part. */
export const hasNext = (place: PagePlace): boolean | Promise<boolean> =>
  place.window.kind === 'backward' ? outside(place) : place.hasMore;

/** Whether there are records before a part. */
export const hasPrevious = (place: PagePlace): boolean | Promise<boolean> =>
  place.window.kind === 'backward' ? place.hasMore : outside(place);
