import type { Condition, Position, Sort } from '../../core/query/list-query.ts';
import { anyViewer, placeholder, type Viewer } from './cached-statements.ts';
import { type Filter, filterOf, operandOf } from './where.ts';

/** What somebody asks of a list. */
export interface ListRequest<Of extends readonly unknown[]> {
  viewer: Viewer;
  /** What else the list is of: a parent's id, perhaps. */
  of: Of;
  conditions: readonly Condition[];
  sort: readonly Sort[];
  /** Where the list was left. */
  position: Position | undefined;
}

/** All that the statements of a list depend on: what is asked of it, without any value. */
export interface QueryShape {
  role: Viewer['role'];
  of: number;
  filters: readonly Filter[];
  sort: readonly Sort[];
  /** Of a position: which of its values are null. */
  nulls: readonly boolean[] | undefined;
}

export const queryShapeOf = ({ viewer, of, conditions, sort, position }: ListRequest<readonly unknown[]>): QueryShape => ({
  role: viewer.role,
  of: of.length,
  filters: conditions.map(filterOf),
  sort,
  nulls: position?.map((value) => value === null),
});

/** What stands for everything that may be asked of a list in one shape. */
export interface ListPlaceholders<Of extends readonly unknown[]> {
  viewer: Viewer;
  of: Of;
  filters: readonly { filter: Filter; operand: unknown }[];
  position: Position | undefined;
}

export const placeholdersOf = <Of extends readonly unknown[]>({ role, of, filters, nulls }: QueryShape): ListPlaceholders<Of> => {
  type Request = ListRequest<Of>;
  return {
    viewer: anyViewer(role),
    of: Array.from({ length: of }, (_, at) => placeholder(({ of }: Request) => of[at])) as unknown as Of,
    filters: filters.map((filter, at) => ({ filter, operand: placeholder(({ conditions }: Request) => operandOf(conditions[at]!)) })),
    position: nulls?.map((isNull, at) => (isNull ? null : placeholder(({ position }: Request) => position![at]!))),
  };
};
