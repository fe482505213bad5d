import type { Condition, Position, Sort } from '../../core/query/list-query.ts';
import { anyViewer, placeholder, type Viewer } from './cached-statements.ts';
import { groupAt } from './shown-groups.ts';
import { type Filter, filterOf, operandOf } from './where.ts';

/** A request for records of a list. */
export interface ListRequest<Of extends readonly unknown[]> {
  viewer: Viewer;
  /** Further values that the list depends on, such as a parent's id. */
  of: Of;
  conditions: readonly Condition[];
  sort: readonly Sort[];
  /** The position of the cursor. */
  position: Position | undefined;
  /** The only records that are looked at, by their ids; undefined for all. */
  ids?: readonly string[];
}

/** All that the statements of a list depend on: the request without its values. */
export interface QueryShape {
  role: Viewer['role'];
  of: number;
  filters: readonly Filter[];
  sort: readonly Sort[];
  /** Which values of the position are null. */
  nullPositions: readonly boolean[] | undefined;
  /** The group that the position is in, where the list is read in groups. */
  group: number | undefined;
  /** Whether only the records with given ids are looked at. */
  amongIds: boolean;
}

export const queryShapeOf = ({ viewer, of, conditions, sort, position, ids }: ListRequest<readonly unknown[]>): QueryShape => ({
  role: viewer.role,
  of: of.length,
  filters: conditions.map(filterOf),
  sort,
  nullPositions: position?.map((value) => value === null),
  group: groupAt(sort, position),
  amongIds: ids !== undefined,
});

/** The placeholders for all values of a request of one shape. */
export interface ListPlaceholders<Of extends readonly unknown[]> {
  viewer: Viewer;
  of: Of;
  filters: readonly { filter: Filter; operand: unknown }[];
  position: Position | undefined;
  ids: readonly string[] | undefined;
}

export const placeholdersOf = <Of extends readonly unknown[]>({
  role,
  of,
  filters,
  nullPositions,
  amongIds,
}: QueryShape): ListPlaceholders<Of> => {
  type Request = ListRequest<Of>;
  return {
    viewer: anyViewer(role),
    // TypeScript does not know the length of a tuple that is made from a number.
    of: Array.from({ length: of }, (_, at) => placeholder(({ of }: Request) => of[at])) as unknown as Of,
    filters: filters.map((filter, at) => ({ filter, operand: placeholder(({ conditions }: Request) => operandOf(conditions[at]!)) })),
    position: nullPositions?.map((isNull, at) => (isNull ? null : placeholder(({ position }: Request) => position![at]!))),
    ids: amongIds ? placeholder(({ ids }: Request) => ids!) : undefined,
  };
};
