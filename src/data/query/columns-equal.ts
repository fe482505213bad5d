import { type RawBuilder, sql } from 'kysely';

/**
 * Matches rows with all of these values. An undefined or null value matches no row. Kysely's `and` with an object would leave an undefined
 * value out, and the statement would match more rows than it should.
 */
export const columnsEqual = <Row extends object>(values: Partial<Row>): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  )}`;
