import { type RawBuilder, sql } from 'kysely';
import type { Position, Sort } from '../core/query/list-query.ts';
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
export const behind = (steps: readonly OrderStep[], position: Position): RawBuilder<boolean> => {
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
