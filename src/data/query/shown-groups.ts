import { type RawBuilder, sql } from 'kysely';
import type { Position, Sort } from '../../core/query/list-query.ts';
import type { Column } from './where.ts';

/** Values of a field that a version shows as one. */
interface Group {
  shown: string;
  values: readonly string[];
}

/** The groups of the first field of a sort, in the order of the list; undefined where it has none. */
const groupsOf = ([first]: readonly Sort[]): readonly Group[] | undefined => {
  // A null is in no group.
  if (!first?.as || first.nullable) return undefined;
  const groups = Map.groupBy(Object.entries(first.as), ([, shown]) => shown);
  const sign = first.direction === 'asc' ? 1 : -1;
  return [...groups]
    .map(([shown, entries]) => ({ shown, values: entries.map(([value]) => value) }))
    .sort((one, other) => (one.shown < other.shown ? -sign : sign));
};

/** The group that a position is in. */
export const groupAt = (sort: readonly Sort[], position: Position | undefined): number | undefined => {
  const at = position && groupsOf(sort)?.findIndex(({ shown }) => shown === position[0]);
  return at === undefined || at < 0 ? undefined : at;
};

/** A condition for each group of a list, in order. An index on the values finds each group, but does not have the groups in this order. */
export const groupConditions = (column: Column, sort: readonly Sort[]): readonly RawBuilder<boolean>[] | undefined =>
  groupsOf(sort)?.map(({ values }) => sql<boolean>`${column} in (${sql.join(values.map((value) => sql.lit(value)))})`);
