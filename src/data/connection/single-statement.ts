import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../tables/index.ts';
import { isInUnitOfWork } from './unit-of-work.ts';

/** Runs one statement outside of any transaction. */
export type RunSingleStatement = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

const singleStatementRunners = new WeakMap<Kysely<Tables>, RunSingleStatement>();

/** Registers a shorter way to run one statement: Kysely awaits a dozen promises to get a connection and give it back. */
export const setSingleStatementRunner = (db: Kysely<Tables>, run: RunSingleStatement): void => void singleStatementRunners.set(db, run);

/** Runs a statement, in the unit of work of the running code where there is one. */
export const runStatement = async <Row>(
  db: Kysely<Tables>,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<readonly Row[]> => {
  const runAlone = isInUnitOfWork() ? undefined : singleStatementRunners.get(db);
  const rows = runAlone ? await runAlone(sql, parameters) : (await db.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows;
  return rows as Row[];
};
