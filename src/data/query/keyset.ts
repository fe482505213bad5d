import { type RawBuilder, sql } from 'kysely';
import type { Position, Sort } from '../../core/query/list-query.ts';
import type { Column } from './where.ts';

/** One step of an order: what is sorted by, which way, and whether it may be null (nulls come last either way). */
export interface OrderStep {
  column: Column;
  direction: Sort['direction'];
  nullable: boolean;
}

/** The order as SQL. `nulls last` stands only where nulls can be: with it an index on a plain column would not serve. */
export const orderBy = (steps: readonly OrderStep[]): RawBuilder<unknown> =>
  sql.join(
    steps.map(({ column, direction, nullable }) => sql`${column} ${sql.raw(direction)}${nullable ? sql` nulls last` : sql``}`),
    sql`, `,
  );

const further = ({ column, direction, nullable }: OrderStep, value: Position[number]): RawBuilder<boolean> => {
  if (value === null) return sql<boolean>`false`;
  const beyond = sql<boolean>`${column} ${sql.raw(direction === 'asc' ? '>' : '<')} ${value}`;
  return nullable ? sql<boolean>`(${beyond} or ${column} is null)` : beyond;
};

const same = ({ column }: OrderStep, value: Position[number]): RawBuilder<boolean> =>
  value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${value}`;

const uniform = (steps: readonly OrderStep[]) => steps.every(({ direction, nullable }) => direction === steps[0]!.direction && !nullable);

/** What lies behind a position in an order: as one comparison of rows where that is possible, for an index can serve it. */
export const after = (steps: readonly OrderStep[], position: Position): RawBuilder<boolean> => {
  if (uniform(steps)) {
    const left = sql.join(steps.map(({ column }) => column));
    return sql<boolean>`(${left}) ${sql.raw(steps[0]!.direction === 'asc' ? '>' : '<')} (${sql.join([...position])})`;
  }
  const branches = steps.map((step, at) =>
    sql.join([...steps.slice(0, at).map((earlier, index) => same(earlier, position[index]!)), further(step, position[at]!)], sql` and `),
  );
  return sql<boolean>`(${sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` or `,
  )})`;
};

/** A part of an order that one scan of an index reads from its beginning to its end: which records, and their order among themselves. */
export interface KeyRange {
  where?: RawBuilder<boolean>;
  steps: readonly OrderStep[];
}

/** Where the first step may be null, what is null follows as a stretch of its own: no index has it in this place both ways. */
const nullsApart = ([first, ...rest]: readonly OrderStep[], position?: Position): KeyRange[] => {
  const { column } = first!;
  const steps = [{ ...first!, nullable: false }, ...rest];
  const [value, ...further] = position ?? [];
  const nulls = sql<boolean>`${column} is null`;
  if (value === null) return [{ where: sql<boolean>`${nulls} and ${after(rest, further)}`, steps: rest }];
  const begun = position ? after(steps, position) : sql<boolean>`${column} is not null`;
  return [
    { where: begun, steps },
    { where: nulls, steps: rest },
  ];
};

/** An order in the stretches that follow one another, from its beginning or from behind a position on. */
export const keyRanges = (steps: readonly OrderStep[], position?: Position): KeyRange[] => {
  if (steps[0]!.nullable) return nullsApart(steps, position);
  return [{ where: position && after(steps, position), steps }];
};
