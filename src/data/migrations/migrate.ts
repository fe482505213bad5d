import { type Kysely, sql } from 'kysely';
import type { SecretKeys } from '../../core/secret-keys.ts';
import type { Database } from '../connection/database.ts';
import { doneMigrations, forgetMigration, pendingAfter, recordMigration } from './ledger.ts';
import { withLockRetries, withMigrationLock } from './locks.ts';
import type { Indexes, Migration } from './migration.ts';
import { migrations as released } from './steps/index.ts';

type Db = Kysely<unknown>;
type Migrations = Readonly<Record<string, Migration>>;
type Place = Pick<Database, 'kind'> & { db: Db };

/** An index that broke off is there and of no use: it is made again. */
const buildIndex = async ({ db, kind }: Place, name: string, { unique, on }: Indexes['indexes'][string]): Promise<void> => {
  const concurrently = kind === 'postgres' ? sql`concurrently` : sql``;
  const found = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (found.rows[0]?.valid) return;
  await sql`drop index ${concurrently} if exists ${sql.ref(name)}`.execute(db);
  await sql`create ${unique ? sql`unique` : sql``} index ${concurrently} ${sql.ref(name)} ${sql.raw(on)}`.execute(db);
};

const dropIndex = ({ db, kind }: Place, name: string) =>
  sql`drop index ${kind === 'postgres' ? sql`concurrently` : sql``} if exists ${sql.ref(name)}`.execute(db);

const backfill = async (db: Db, name: string, statement: string): Promise<void> => {
  for (let changed = 1n; changed > 0n; )
    changed = (await withLockRetries(db, name, (tx) => sql.raw(statement).execute(tx))).numAffectedRows ?? 0n;
};

const doStep = async (place: Place, name: string, migration: Migration): Promise<void> => {
  const { db } = place;
  if ('up' in migration)
    return withLockRetries(db, name, async (tx) => {
      await migration.up(tx);
      await recordMigration(tx, name);
    });
  if ('backfill' in migration) await backfill(db, name, migration.backfill);
  else for (const [index, definition] of Object.entries(migration.indexes)) await buildIndex(place, index, definition);
  await recordMigration(db, name);
};

const undoStep = async (place: Place, name: string, migration: Migration, keys: SecretKeys | undefined): Promise<void> => {
  const { db } = place;
  if ('up' in migration)
    return withLockRetries(db, name, async (tx) => {
      await migration.down!(tx, keys);
      await forgetMigration(tx, name);
    });
  if ('indexes' in migration) for (const index of Object.keys(migration.indexes)) await dropIndex(place, index);
  await forgetMigration(db, name);
};

/** One connection from the beginning to the end: the lock belongs to it. */
const withMigrationLockHeld = <T>(database: Database, work: (place: Place) => Promise<T>): Promise<T> =>
  database.withoutTimeouts((pool) =>
    pool.connection().execute((one) => {
      const db = one as unknown as Db;
      return withMigrationLock(db, () => work({ db, kind: database.kind }));
    }),
  );

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Processes that start together may all
 * call it: a lock in the database lets one work and the others wait for it. Each step is on record once it is done, so that
 * what broke off goes on there.
 * @throws UnknownSchema when the database is not one of this version's or of an earlier one
 */
export const migrate = (database: Database, migrations: Migrations = released): Promise<string[]> =>
  withMigrationLockHeld(database, async (place) => {
    const pending = pendingAfter(await doneMigrations(place.db), Object.keys(migrations));
    for (const name of pending) await doStep(place, name, migrations[name]!);
    return pending;
  });

interface Rollback {
  /** The last migration that stays. */
  to: string;
  keys: SecretKeys | undefined;
  migrations?: Migrations;
}

/**
 * Takes the schema back to what it was after a migration, for a version before, and returns the names of those that were undone.
 * @throws Error before anything is changed, when there is no way back
 */
export const rollback = (database: Database, { to, keys, migrations = released }: Rollback): Promise<string[]> =>
  withMigrationLockHeld(database, async (place) => {
    const done = await doneMigrations(place.db);
    pendingAfter(done, Object.keys(migrations));
    if (!done.includes(to)) throw new Error(`The database has no migration ${to}; its last one is ${done.at(-1) ?? 'none'}.`);
    const undone = done.slice(done.indexOf(to) + 1).toReversed();
    const final = undone.find((name) => 'up' in migrations[name]! && !(migrations[name] as { down?: unknown }).down);
    if (final) throw new Error(`There is no way back behind ${final}: restore a copy of the database from before it.`);
    for (const name of undone) await undoStep(place, name, migrations[name]!, keys);
    return undone;
  });
