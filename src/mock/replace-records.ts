import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';
import { markCredentialsEnded, transaction } from '../data/connection/transaction.ts';
import { allTablesBut } from './tables.ts';

/** What belongs to the installation, and not to its account. */
const kept = ['tessera_migrations', 'secrets', 'signing_keys', 'traffic_writers'];

const truncateAll = async (tx: Queries): Promise<void> => {
  const tables = await allTablesBut(tx, kept);
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(tx);
};

/**
 * The events of an account that is filled again get positions after all earlier ones, with a gap before them: subscriptions end, as
 * after every loss of events, and nobody takes the old position of another event for the new one.
 */
const continueAfter = async (tx: Queries, accountId: string, position: number): Promise<void> => {
  await tx.updateTable('accounts').set({ events_begin_after: position }).where('id', '=', accountId).execute();
  await tx.insertInto('event_heads').values({ account_id: accountId, position, seen: null }).execute();
};

/**
 * Fills the database anew, in one transaction: everything is deleted that belongs to the account, then it is inserted again, and filled.
 * Open connections check their credentials again.
 */
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
