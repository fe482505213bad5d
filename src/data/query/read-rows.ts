import type { Queries } from '../connection/database.ts';
import { listAsker } from '../connection/standby/standby.ts';
import { type ReadKind, readJointly, type Statement } from '../connection/statements/joint-reads.ts';

/** Gives each caller its own copy of the rows, so that none changes another's. */
const rowsFor = <Row extends object>(rows: readonly Row[], at: number): readonly Row[] =>
  at === 0 ? rows : rows.map((row) => ({ ...row }));

/** All reads of this statement with these values: they get the same rows. */
const sameRead = <Row extends object>(statement: Statement): ReadKind<undefined, readonly Row[]> => ({
  key: `${statement.sql}\0${JSON.stringify(statement.parameters)}`,
  sizeOf: () => 0,
  statementFor: (inputs) => ({ ...statement, answersIn: (rows) => inputs.map((_, at) => rowsFor(rows as Row[], at)) }),
});

/** Reads rows, where allowed from a standby. Requests that run the same statement with the same values at the same time share it. */
export const readRows = async <Row extends object>(db: Queries, statement: Statement): Promise<readonly Row[]> =>
  readJointly(db, sameRead<Row>(statement), undefined, listAsker(db));
