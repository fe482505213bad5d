import { notFound } from '../../core/errors.ts';
import type { Window, Windowed, WindowQuery } from '../../core/query/connection.ts';
import type { Position, Sort } from '../../core/query/list-query.ts';
import { passes } from './conditions.ts';

/** The properties that every record has. */
interface Identified {
  id: string;
  created_at: string;
}

/** The default order: by creation. */
const natural: readonly Sort[] = [{ field: 'created_at', direction: 'asc', nullable: false }];

/** The order of a list; equal records are sorted by id, in the direction of the last field. */
const stepsOf = (sort: readonly Sort[]): readonly Sort[] => {
  const steps = sort.length > 0 ? sort : natural;
  return [...steps, { ...steps.at(-1)!, field: 'id' }];
};

const positionIn = (steps: readonly Sort[], record: object): Position =>
  steps.map(({ field }) => (record as Record<string, Position[number]>)[field]!);

const compare = (steps: readonly Sort[], one: Position, other: Position): number => {
  for (const [at, { direction }] of steps.entries()) {
    if (one[at] === other[at]) continue;
    return one[at]! < other[at]! === (direction === 'asc') ? -1 : 1;
  }
  return 0;
};

/** The start and end index of a window; `before` and `upTo` count the records before a position, without and with it. */
const bounds = (window: Window, length: number, before: (position: Position) => number, upTo: (position: Position) => number) => {
  const { limit } = window;
  if (window.kind === 'offset') return [window.offset, window.offset + limit] as const;
  if (window.kind === 'forward') {
    const start = window.after ? upTo(window.after) : 0;
    return [start, start + limit] as const;
  }
  const end = window.before ? before(window.before) : length;
  return [Math.max(0, end - limit), end] as const;
};

const windowOf = <Row extends Identified>(rows: readonly Row[], { conditions, sort, window }: WindowQuery): Windowed<Row> => {
  const steps = stepsOf(sort);
  const list = rows
    .filter((row) => conditions.every((condition) => passes(row, condition)))
    .map((row) => ({ row, position: positionIn(steps, row) }))
    .sort((one, other) => compare(steps, one.position, other.position));
  const total = list.length;
  const before = (cursor: Position) => list.filter(({ position }) => compare(steps, position, cursor) < 0).length;
  const upTo = (cursor: Position) => list.filter(({ position }) => compare(steps, position, cursor) <= 0).length;
  const [start, end] = bounds(window, total, before, upTo);
  const part = list.slice(start, end);
  const beyond = window.kind === 'backward' ? end < total : start > 0;
  return {
    rows: part.map(({ row }) => row),
    positions: part.map(({ position }) => position),
    window,
    hasMore: window.kind === 'backward' ? start > 0 : end < total,
    counts: async () => ({ total, totalIsMinimum: false, beyond }),
  };
};

/** The records of one kind, in memory. */
export const createMemory = <Row extends Identified>(kind: string, given: readonly Row[]) => {
  const rows = new Map(given.map((row) => [row.id, row]));
  const all = (): Row[] => [...rows.values()];
  return {
    all,
    find: (id: string): Row | undefined => rows.get(id),

    /** @throws ServiceError `not_found` */
    get: (id: string): Row => {
      const row = rows.get(id);
      if (!row) throw notFound(kind, id);
      return row;
    },

    put: <One extends Row>(row: One): One => {
      rows.set(row.id, row);
      return row;
    },

    remove: (id: string): void => void rows.delete(id),

    part: async (query: WindowQuery): Promise<Windowed<Row>> => windowOf(all(), query),

    /** The same part of the lists of several records, which `field` refers to. */
    parts: async (field: keyof Row, ids: readonly string[], query: WindowQuery): Promise<ReadonlyMap<string, Windowed<Row>>> =>
      new Map(
        ids.map((id) => [
          id,
          windowOf(
            all().filter((row) => row[field] === id),
            query,
          ),
        ]),
      ),
  };
};

export type Memory<Row extends Identified> = ReturnType<typeof createMemory<Row>>;
