import type { Compilable } from 'kysely';
import { singleStatementRunner } from '../connection/ambient-transaction.ts';
import type { Queries } from '../connection/database.ts';
import { anyViewer, cachedStatements, placeholder, type Viewer } from './cached-statements.ts';

/** Builds a statement from placeholders, which may only be used as parameters. */
type Build<Row, Value> = (db: Queries, viewer: Viewer, value: Value) => Compilable<Row>;

const lookUp = <Row, Value>(build: Build<Row, Value>) => {
  const cached = cachedStatements<{ viewer: Viewer; value: Value }>();
  const anyValue = placeholder(({ value }: { value: Value }) => value);

  return async (db: Queries, viewer: Viewer, value: Value): Promise<Row[]> => {
    const statement = cached(viewer.role, { viewer, value }, () => build(db, anyViewer(viewer.role), anyValue));
    const runStatement = singleStatementRunner(db);
    return runStatement ? ((await runStatement(statement.sql, statement.parameters)) as Row[]) : (await db.executeQuery(statement)).rows;
  };
};

/**
 * A look-up by id with one cached statement for each role.
 * @returns a function that finds the row, or undefined when there is none that the viewer may see
 */
export const findById = <Row>(build: Build<Row, string>) => {
  const find = lookUp(build);
  return async (db: Queries, viewer: Viewer, id: string): Promise<Row | undefined> => (await find(db, viewer, id))[0];
};

/** The same for several ids at once. */
export const findByIds = <Row>(build: Build<Row, readonly string[]>) => lookUp(build);
