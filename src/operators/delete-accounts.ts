import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Queries } from '../data/connection/database.ts';
import { type Tx, transaction } from '../data/connection/transaction.ts';
import { namingTables } from '../data/objects/named-objects.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';
import { accountTables } from './account-tables.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  objects: Pick<ObjectStore, 'remove'>;
  familyTables: FamilyTablesInOrder;
  log: Pick<Logger, 'info'>;
  /** Stops the work after the current batch. */
  signal?: AbortSignal;
  /** Whether a backup may still need objects; the next call then deletes them. */
  areHeld: (tx: Tx) => Promise<boolean>;
}

/** Rows deleted per transaction. */
const batch = 1000;
/** Objects deleted per batch, of each table that names some and of unclaimed ones; each is a request to the store. */
const objectBatch = 20;

/** One node deletes an account at a time; the lock is released with the transaction. */
const takeLock = async (tx: Tx, accountId: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('deletion of ' || ${accountId}::text, 0)) as taken`.execute(tx);
  return rows[0]!.taken;
};

/** Accounts whose grace period is over. From here on they cannot be restored. */
const takeOverdue = async (db: Queries, now: string): Promise<string[]> => {
  const overdue = await db
    .updateTable('accounts')
    .set({ deletion_begun_at: sql<string>`coalesce(deletion_begun_at, ${now}::timestamptz)` })
    .where('delete_after', '<=', now)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .execute();
  return overdue.map(({ id }) => id);
};

/** Keys of some objects of the account: those that its rows name, and unclaimed ones that nobody is writing any more. */
const someObjects = async (tx: Queries, { familyTables }: Dependencies, accountId: string, now: string): Promise<string[]> => {
  const named = namingTables(familyTables).map(
    ({ table, key }) => sql`(
      select ${sql.ref(key)} as key from ${sql.table(table)} where account_id = ${accountId} and ${sql.ref(key)} is not null
      limit ${objectBatch})`,
  );
  const unclaimed = sql`(
    select key from unclaimed_objects where account_id = ${accountId} and reclaim_at <= ${now}::timestamptz limit ${objectBatch})`;
  const { rows } = await sql<{ key: string }>`${sql.join([...named, unclaimed], sql` union all `)}`.execute(tx);
  return rows.map(({ key }) => key);
};

/** Deletes each object before its row, so that a deletion interrupted by a crash is repeated. Returns whether there are more. */
const deleteSomeObjects = async (tx: Tx, dependencies: Dependencies, accountId: string): Promise<boolean> => {
  const { objects, familyTables, clock } = dependencies;
  const keys = await someObjects(tx, dependencies, accountId, clock().toISOString());
  for (const key of keys) await objects.remove(key);
  for (const { table, key } of [...namingTables(familyTables), { table: 'unclaimed_objects', key: 'key' }])
    await sql`delete from ${sql.table(table)} where account_id = ${accountId} and ${sql.ref(key)} = any(${keys}::text[])`.execute(tx);
  return keys.length > 0;
};

/** Whether an object of the account may still be being written: its row stays until the object can be deleted. */
const mayBeWritten = async (db: Queries, accountId: string): Promise<boolean> =>
  Boolean(await db.selectFrom('unclaimed_objects').select('key').where('account_id', '=', accountId).limit(1).executeTakeFirst());

const deleteSomeRows = async (tx: Tx, table: string, accountId: string): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where account_id = ${accountId} limit ${batch}))`.execute(tx);
  return numAffectedRows > 0n;
};

/** Deletes a batch and returns whether there may be more; undefined when the work cannot continue. */
type Step = (tx: Tx) => Promise<boolean | undefined>;

const deleteAccount = async (dependencies: Dependencies, accountId: string): Promise<boolean> => {
  const { db, signal, areHeld } = dependencies;
  /** Repeats a step until nothing is left; false when another node is at work or this one has to stop. */
  const exhaust = async (step: Step): Promise<boolean> => {
    for (let more: boolean | undefined = true; more; ) {
      if (signal?.aborted) return false;
      more = await transaction(db, async (tx) => ((await takeLock(tx, accountId)) ? step(tx) : undefined));
      if (more === undefined) return false;
    }
    return true;
  };

  const deleteObjects: Step = async (tx) => ((await areHeld(tx)) ? undefined : deleteSomeObjects(tx, dependencies, accountId));
  if (!(await exhaust(deleteObjects))) return false;
  // The next call continues.
  if (await mayBeWritten(db, accountId)) return false;
  for (const table of await accountTables(db)) if (!(await exhaust((tx) => deleteSomeRows(tx, table, accountId)))) return false;
  return exhaust(async (tx) => {
    await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
    return false;
  });
};

/** Deletes the accounts whose grace period is over, with all their data, in small transactions. Several nodes may call it at once. */
export const deleteOverdueAccounts = async (dependencies: Dependencies): Promise<void> => {
  for (const accountId of await takeOverdue(dependencies.db, dependencies.clock().toISOString()))
    if (await deleteAccount(dependencies, accountId)) dependencies.log.info({ account: accountId }, 'account deleted');
};
