import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';
import { markCredentialsEnded, transaction } from '../data/connection/transaction.ts';
import { allTablesBut } from './tables.ts';

/** Tables that belong to the installation, not to its account. */
const kept = ['tessera_migrations', 'secrets', 'signing_keys', 'traffic_writers'];

const truncateAll = async (tx: Queries): Promise<void> => {
  const tables = await allTablesBut(tx, kept);
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(tx);
};

/**
 * After a refill the account's events get positions after all earlier ones, with a gap: subscriptions end, as after any loss of events, and nobody
 * mistakes the old position of another event for a new one.
 */
const continueAfter = async (tx: Queries, accountId: string, position: number): Promise<void> => {
  await tx.updateTable('accounts').set({ events_begin_after: position }).where('id', '=', accountId).execute();
  await tx.insertInto('event_heads').values({ account_id: accountId, position, seen: null }).execute();
};

/** Refills the database in one transaction: deletes everything of the account and inserts it again. Open connections re-check their credentials. */
export const replaceRecords = (
  db: Queries,
  accountId: string,
  work: { insertAccount: (tx: Queries) => Promise<void>; fill: (tx: Queries) => Promise<void> },
): Promise<void> =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ head: number | null }>`select event_head(${accountId}) as head`.execute(tx);
    const head = rows[0]!.head;
    if (head !== null) await truncateAll(tx);
    await work.insertAccount(tx);
    if (head !== null) await continueAfter(tx, accountId, head + 1);
    await work.fill(tx);
    tx.withEvents.add(accountId);
    markCredentialsEnded(tx, accountId);
    tx.notified.add(accountId);
  });
