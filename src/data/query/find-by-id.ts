import type { Compilable } from 'kysely';
import { singleStatementRunner } from '../connection/ambient-transaction.ts';
import type { Queries } from '../connection/database.ts';
import { anyViewer, cachedStatements, placeholder, type Viewer } from './cached-statements.ts';

/** Builds a statement; the viewer's values and the value that is looked up go into it as parameters, as they are. */
type Build<Row, Value> = (db: Queries, viewer: Viewer, value: Value) => Compilable<Row>;

const found = <Row, Value>(build: Build<Row, Value>) => {
  const cached = cachedStatements<{ viewer: Viewer; value: Value }>();
  const any = placeholder(({ value }: { value: Value }) => value);

  return async (db: Queries, viewer: Viewer, value: Value): Promise<Row[]> => {
    const statement = cached(viewer.role, { viewer, value }, () => build(db, anyViewer(viewer.role), any));
    const ask = singleStatementRunner(db);
    return ask ? ((await ask(statement.sql, statement.parameters)) as Row[]) : (await db.executeQuery(statement)).rows;
  };
};

/**
 * A look-up by id whose statement is kept, one a role.
 * @returns finds the row, or undefined when there is none that the viewer may see
 */
export const findById = <Row>(build: Build<Row, string>) => {
  const find = found(build);
  return async (db: Queries, viewer: Viewer, id: string): Promise<Row | undefined> => (await find(db, viewer, id))[0];
};

/** The same for all the rows behind some ids. */
export const findByIds = <Row>(build: Build<Row, readonly string[]>) => found(build);
