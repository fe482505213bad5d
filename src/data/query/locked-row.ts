import type { Queries } from '../connection/database.ts';
import { runStatement } from '../connection/statements/joint-reads.ts';
import { anyViewer, cachedStatements, type Viewer } from './cached-statements.ts';
import { anyId, type Build, type Question } from './find-by-id.ts';

/** A caller, or only their account where a query needs no more. */
type Locking = Pick<Viewer, 'accountId'> & Partial<Viewer>;

/**
 * Reads one row with a lock, in a transaction. The statement is built and compiled once for each role.
 * @param build takes placeholders, which may only be used as values in the query, and of a caller without a role only the account
 * @returns a function that finds the row, or undefined when there is none that the caller may lock
 */
export const lockedRow = <Row, Caller extends Locking = Viewer>(build: Build<Row>) => {
  const statements = cachedStatements<Question>();
  return async (tx: Queries, caller: Caller, id: string): Promise<Row | undefined> => {
    const viewer = caller as Caller & Viewer;
    const statement = statements(String(viewer.role), { viewer, id }, () => build(tx, anyViewer(viewer.role), anyId));
    return (await runStatement<Row>(tx, statement))[0];
  };
};
