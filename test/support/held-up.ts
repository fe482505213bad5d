import { QueryCreator } from 'kysely';
import type { Queries } from '../../src/data/connection/database.ts';
import type { Tables } from '../../src/data/tables/index.ts';

/** The same object with other methods. */
const withOwn = <T extends object>(object: T, own: Partial<T>): T =>
  new Proxy(object, {
    get: (target, name) => {
      const value = own[name as keyof T] ?? target[name as keyof T];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** The database of a process that is held up once it has read such a row outside of a transaction; meanwhile somebody else is at work. */
export const heldUpAfter = <Row>(db: Queries, isRow: (row: Row) => boolean, meanwhile: () => Promise<unknown>): Queries => {
  const executor = db.getExecutor();
  let hasBeen = false;
  const executeQuery: typeof executor.executeQuery = async (query) => {
    const result = await executor.executeQuery<Row>(query);
    if (!hasBeen && result.rows.some(isRow)) {
      hasBeen = true;
      await meanwhile();
    }
    return result as never;
  };
  const held = withOwn(executor, { executeQuery });
  const queries = new QueryCreator<Tables>({ executor: held });
  return withOwn(db, { getExecutor: () => held, selectFrom: queries.selectFrom.bind(queries) });
};
