import { type QueryExecutorProvider, sql } from 'kysely';

/** Whether this database has been migrated at all. */
export const hasLedger = async (db: QueryExecutorProvider): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('tessera_migrations') is not null as there`.execute(db);
  return rows[0]!.there;
};

const createLedger = (db: QueryExecutorProvider) =>
  sql`
create table if not exists tessera_migrations (name text collate "C" primary key, done_at timestamptz(3) not null default now())`.execute(
    db,
  );

/** The names of the migrations that were done, in order. */
export const doneMigrations = async (db: QueryExecutorProvider): Promise<string[]> => {
  if (!(await hasLedger(db))) await createLedger(db);
  const { rows } = await sql<{ name: string }>`select name from tessera_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Records a migration. */
export const recordMigration = async (db: QueryExecutorProvider, name: string): Promise<void> => {
  await sql`insert into tessera_migrations (name) values (${name})`.execute(db);
};

/** Removes the record of a migration. */
export const forgetMigration = async (db: QueryExecutorProvider, name: string): Promise<void> => {
  await sql`delete from tessera_migrations where name = ${name}`.execute(db);
};

/** This version does not know the schema of the database. */
class UnknownSchema extends Error {
  override name = 'UnknownSchema';
}

/**
 * Whether a migration is of a project: those count from 5000. The package counts below it, and goes on after a project has begun. So each
 * has an order of its own.
 */
export const isOfProject = (name: string): boolean => name >= '5000';

const pendingInOrder = (done: readonly string[], known: readonly string[]): string[] => {
  const unknown = done.filter((name) => !known.includes(name));
  const last = known.at(-1);
  const isGone = (name: string) => last !== undefined && name < last;
  const [gone, newer] = [unknown.filter(isGone), unknown.filter((name) => !isGone(name))];
  if (gone.length > 0)
    throw new UnknownSchema(
      `The database has ${gone.join(', ')}, which this version has no more, for example because a family was removed: put the step back, and drop its tables in a later one; or, where nothing is to be kept, start with an empty database.`,
    );
  if (newer.length > 0) {
    const here = last === undefined ? 'this version has none of its own' : `this version knows it up to ${last}`;
    const wayBack = last === undefined ? '' : `, or use it to roll back: npx tessera migrate --to ${last}`;
    throw new UnknownSchema(
      `The database has the schema of a newer version: ${newer.join(', ')}; ${here}. Start the newer version${wayBack}.`,
    );
  }
  const left = known.slice(0, done.length).filter((name) => !done.includes(name));
  if (left.length > 0)
    throw new UnknownSchema(
      `The database has ${done.at(-1)} without ${left.join(', ')}, which no released version leaves out: restore a copy.`,
    );
  return known.slice(done.length);
};

/**
 * The migrations that are still to be done: those of the package, then those of the project.
 * @throws UnknownSchema when the database has others than this version, or in another order
 */
export const pendingAfter = (done: readonly string[], known: readonly string[]): string[] =>
  [false, true].flatMap((own) => {
    const ofThese = (names: readonly string[]) => names.filter((name) => isOfProject(name) === own);
    return pendingInOrder(ofThese(done), ofThese(known));
  });
