import type { Compilable, DatabaseConnection } from 'kysely';
import { oncePer } from '../../../core/once-per.ts';
import type { Queries } from '../database.ts';

/**
 * Called when the statement that numbers the events of these accounts has been sent over the connection. It may send reads behind that
 * statement, without waiting for its result: they are executed once it is committed, and find its events. Returns the reads by account;
 * the commit listeners get those of the accounts with numbered events.
 */
export type ReadEarly = (accountIds: readonly string[], connection: DatabaseConnection) => ReadonlyMap<string, Promise<unknown>>;

const readersOf = oncePer((_db: Queries) => new Set<ReadEarly>());

/** Adds reads behind the numbering of this process; returns a function that removes them. */
export const onNumbering = (db: Queries, read: ReadEarly): (() => void) => {
  readersOf(db).add(read);
  return () => void readersOf(db).delete(read);
};

/** Sends the reads of all readers. */
export const sendEarlyReads = (db: Queries, ...sent: Parameters<ReadEarly>): ReturnType<ReadEarly> =>
  new Map([...readersOf(db)].flatMap((read) => [...read(...sent)]));

/** Executes a query over a connection, behind what was sent over it before. */
export const readOver = async <Row>(connection: DatabaseConnection, query: Compilable<Row>): Promise<Row[]> =>
  (await connection.executeQuery<Row>(query.compile())).rows;
