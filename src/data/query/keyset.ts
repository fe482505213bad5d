import { type RawBuilder, sql } from 'kysely';
import type { Position, Sort } from '../../core/query/list-query.ts';
import type { Column } from './where.ts';

/** One column of an order, its direction, and whether it may be null. */
export interface OrderStep {
  column: Column;
  direction: Sort['direction'];
  nullable: boolean;
  /** Nulls come last in both directions, except in an order that is read from its end. */
  nullsFirst?: boolean;
}

/** The same order from its end. */
export const flipped = (steps: readonly OrderStep[]): OrderStep[] =>
  steps.map((step) => ({ ...step, direction: step.direction === 'asc' ? 'desc' : 'asc', nullsFirst: !step.nullsFirst }));

const placeOfNulls = ({ nullable, nullsFirst }: OrderStep): RawBuilder<unknown> =>
  nullable ? sql.raw(` nulls ${nullsFirst ? 'first' : 'last'}`) : sql``;

/** The order as SQL. The place of nulls is written only for nullable columns: PostgreSQL could not use a plain index with it. */
export const orderBy = (steps: readonly OrderStep[]): RawBuilder<unknown> =>
  sql.join(
    steps.map((step) => sql`${step.column} ${sql.raw(step.direction)}${placeOfNulls(step)}`),
    sql`, `,
  );

const isBeyond = ({ column, direction, nullable, nullsFirst }: OrderStep, value: Position[number]): RawBuilder<boolean> => {
  if (value === null) return nullsFirst ? sql<boolean>`${column} is not null` : sql<boolean>`false`;
  const beyond = sql<boolean>`${column} ${sql.raw(direction === 'asc' ? '>' : '<')} ${value}`;
  return nullable && !nullsFirst ? sql<boolean>`(${beyond} or ${column} is null)` : beyond;
};

const isSame = ({ column }: OrderStep, value: Position[number]): RawBuilder<boolean> =>
  value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${value}`;

const isUniform = (steps: readonly OrderStep[]) => steps.every(({ direction, nullable }) => direction === steps[0]!.direction && !nullable);

/** The condition for records after a position: one row comparison where possible, because an index can serve that. */
export const after = (steps: readonly OrderStep[], position: Position): RawBuilder<boolean> => {
  if (isUniform(steps)) {
    const left = sql.join(steps.map(({ column }) => column));
    return sql<boolean>`(${left}) ${sql.raw(steps[0]!.direction === 'asc' ? '>' : '<')} (${sql.join([...position])})`;
  }
  const branches = steps.map((step, at) =>
    sql.join([...steps.slice(0, at).map((earlier, index) => isSame(earlier, position[index]!)), isBeyond(step, position[at]!)], sql` and `),
  );
  return sql<boolean>`(${sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` or `,
  )})`;
};

/** A part of an order that one index scan reads: its condition, and the order within it. */
export interface KeyRange {
  where?: RawBuilder<boolean>;
  steps: readonly OrderStep[];
}

/** With a nullable first step the nulls are a range of their own: no index has them last in both directions. */
const splitNulls = ([first, ...rest]: readonly OrderStep[], position?: Position): KeyRange[] => {
  const { column, nullsFirst } = first!;
  const steps = [{ ...first!, nullable: false }, ...rest];
  const [value, ...remaining] = position ?? [];
  const isNull = sql<boolean>`${column} is null`;
  const nulls = { where: value === null ? sql<boolean>`${isNull} and ${after(rest, remaining)}` : isNull, steps: rest };
  const values = { where: position && value !== null ? after(steps, position) : sql<boolean>`${column} is not null`, steps };
  const ranges = nullsFirst ? [nulls, values] : [values, nulls];
  return position ? ranges.slice(ranges.indexOf(value === null ? nulls : values)) : ranges;
};

/** Where a list is read in groups: their conditions, and the group that the position is in. */
interface Groups {
  conditions: readonly RawBuilder<boolean>[];
  current: number | undefined;
}

/** When the first step sorts by groups, each group is a range: an index has the records of a group in order, but not the groups. */
const splitGroups = (rest: readonly OrderStep[], { conditions, current = 0 }: Groups, position?: Position): KeyRange[] => {
  const begun = position && after(rest, position.slice(1));
  return conditions
    .slice(current)
    .map((within, at) => ({ where: at === 0 && begun ? sql<boolean>`${within} and ${begun}` : within, steps: rest }));
};

/** The ranges of an order one after the other, from its beginning or after a position. */
export const keyRanges = (steps: readonly OrderStep[], position?: Position, groups?: Groups): KeyRange[] => {
  if (groups) return splitGroups(steps.slice(1), groups, position);
  if (steps[0]!.nullable) return splitNulls(steps, position);
  return [{ where: position && after(steps, position), steps }];
};
