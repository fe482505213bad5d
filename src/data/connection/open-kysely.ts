import { type CompiledQuery, type ConnectionProvider, type DatabaseConnection, DefaultQueryExecutor, type Dialect, Kysely } from 'kysely';
import type { Tables } from '../tables/index.ts';
import { unitOf } from './units-of-work/unit-of-work.ts';

type OnStatement = (statement: CompiledQuery) => void;

/** A driver's object with one method replaced. Its other methods use private fields, so they must run on the object itself. */
const withMethod = <T extends object, Name extends keyof T>(target: T, name: Name, method: T[Name]): T =>
  new Proxy(target, {
    get: (_target, asked) => {
      const own: unknown = Reflect.get(target, asked);
      if (asked === name) return method;
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });

const reporting = (connection: DatabaseConnection, onStatement: OnStatement): DatabaseConnection =>
  withMethod(connection, 'executeQuery', async (query) => {
    try {
      return await connection.executeQuery(query);
    } finally {
      onStatement(query);
    }
  });

/** A Kysely whose queries join the unit of work of the running code, if there is one. `onStatement` is called after each statement. */
export const openKysely = (dialect: Dialect, onStatement?: OnStatement): Kysely<Tables> => {
  const driver = dialect.createDriver();
  const ready = driver.init();
  let isDestroyed = false;
  const provideConnection: ConnectionProvider['provideConnection'] = async (consumer) => {
    const unit = unitOf(db);
    if (unit) return consumer(unit.pipeline);
    if (isDestroyed) throw new Error('driver has already been destroyed');
    await ready;
    const connection = await driver.acquireConnection();
    try {
      return await consumer(onStatement ? reporting(connection, onStatement) : connection);
    } finally {
      await driver.releaseConnection(connection);
    }
  };
  const ending = withMethod(driver, 'destroy', () => {
    isDestroyed = true;
    return driver.destroy();
  });
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), { provideConnection });
  const db = new Kysely<Tables>({ config: { dialect }, dialect, driver: ending, executor });
  return db;
};
