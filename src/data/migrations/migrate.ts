import { type Kysely, sql } from 'kysely';
import type { Database } from '../connection/database.ts';
import { doneMigrations, forgetMigration, isOfProject, pendingAfter, recordMigration } from './ledger.ts';
import { withLockRetries, withMigrationLock } from './locks.ts';
import type { IndexesByName, Migration } from './migration.ts';
import { dropOutdatedSearchTriggers, keepSearchDocuments } from './search-triggers.ts';
import { executeStatements } from './statements.ts';
import { migrations as released } from './steps/index.ts';

type Db = Kysely<unknown>;
type Migrations = Readonly<Record<string, Migration>>;
type Target = Pick<Database, 'kind'> & { db: Db };

/** An interrupted build leaves an invalid index, which is dropped and built again. */
const buildIndex = async ({ db, kind }: Target, name: string, { unique, on }: IndexesByName[string]): Promise<void> => {
  const concurrently = kind === 'postgres' ? sql`concurrently` : sql``;
  const found = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (found.rows[0]?.valid) return;
  await sql`drop index ${concurrently} if exists ${sql.ref(name)}`.execute(db);
  await sql`create ${unique ? sql`unique` : sql``} index ${concurrently} ${sql.ref(name)} ${sql.raw(on)}`.execute(db);
};

const dropIndex = ({ db, kind }: Target, name: string) =>
  sql`drop index ${kind === 'postgres' ? sql`concurrently` : sql``} if exists ${sql.ref(name)}`.execute(db);

const buildIndexes = async (target: Target, indexes: IndexesByName): Promise<void> => {
  for (const [name, definition] of Object.entries(indexes)) await buildIndex(target, name, definition);
};

const dropIndexes = async (target: Target, indexes: IndexesByName): Promise<void> => {
  for (const name of Object.keys(indexes)) await dropIndex(target, name);
};

const backfill = async (db: Db, name: string, statement: string): Promise<void> => {
  for (let changed = 1n; changed > 0n; )
    changed = (await withLockRetries(db, name, (tx) => sql.raw(statement).execute(tx))).numAffectedRows ?? 0n;
};

const doStep = async (target: Target, name: string, migration: Migration): Promise<void> => {
  const { db } = target;
  if ('up' in migration)
    return withLockRetries(db, name, async (tx) => {
      await executeStatements(tx, migration.up);
      await recordMigration(tx, name);
    });
  if ('backfill' in migration) for (const statement of [migration.backfill].flat()) await backfill(db, name, statement);
  else if ('indexes' in migration) await buildIndexes(target, migration.indexes);
  else await dropIndexes(target, migration.formerIndexes);
  await recordMigration(db, name);
};

const undoStep = async (target: Target, name: string, migration: Migration): Promise<void> => {
  const { db } = target;
  if ('up' in migration)
    return withLockRetries(db, name, async (tx) => {
      await executeStatements(tx, migration.down!);
      await forgetMigration(tx, name);
    });
  if ('indexes' in migration) await dropIndexes(target, migration.indexes);
  if ('formerIndexes' in migration) await buildIndexes(target, migration.formerIndexes);
  await forgetMigration(db, name);
};

/**
 * Runs work while nobody else can migrate, so no server starts meanwhile. All work runs on one connection, because the lock belongs to a
 * connection. `onWait` is called when another process has the lock.
 */
export const withMigrationLockHeld = <T>(
  database: Database,
  { onWait = () => undefined }: { onWait?: () => void },
  work: (target: Target) => Promise<T>,
): Promise<T> =>
  database.withoutTimeouts((pool) =>
    pool.connection().execute((one) => {
      // The schema changes between migrations, so they do not use the types of the tables.
      const db = one as unknown as Db;
      return withMigrationLock(db, () => work({ db, kind: database.kind }), onWait);
    }),
  );

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Several processes may call it at once: a lock in
 * the database lets one of them migrate while the others wait. Each step is recorded when it is done, so that an interrupted
 * migration continues there. The triggers that keep what is searched follow the contract.
 * @throws UnknownSchema when the schema is neither of this version nor of an earlier one
 */
export const migrate = (database: Database, migrations: Migrations = released): Promise<string[]> =>
  withMigrationLockHeld(database, {}, async (target) => {
    const pending = pendingAfter(await doneMigrations(target.db), Object.keys(migrations));
    if (pending.length > 0) await dropOutdatedSearchTriggers(target.db);
    for (const name of pending) await doStep(target, name, migrations[name]!);
    await keepSearchDocuments(target.db);
    return pending;
  });

interface Rollback {
  /** The last migration that is not undone. */
  to: string;
  migrations?: Migrations;
}

/**
 * Undoes all migrations after a given one, of the package or of the project as it is, so that the version before can start again. Returns
 * their names.
 * @throws Error before any change, when one of them cannot be undone
 */
export const rollback = (database: Database, { to, migrations = released }: Rollback): Promise<string[]> =>
  withMigrationLockHeld(database, {}, async (target) => {
    const done = await doneMigrations(target.db);
    pendingAfter(done, Object.keys(migrations));
    if (!done.includes(to)) throw new Error(`The database has no migration ${to}; its last one is ${done.at(-1) ?? 'none'}.`);
    const undone = done.filter((name) => name > to && isOfProject(name) === isOfProject(to)).toReversed();
    const irreversible = undone.find((name) => {
      const migration = migrations[name]!;
      return 'up' in migration && !migration.down;
    });
    if (irreversible) throw new Error(`${irreversible} cannot be undone: restore a copy of the database from before it.`);
    // The next start makes them again.
    if (undone.length > 0) await dropOutdatedSearchTriggers(target.db, {});
    for (const name of undone) await undoStep(target, name, migrations[name]!);
    return undone;
  });
