import { sql } from 'kysely';
import type { Queries } from '../connection/database.ts';

/** Whose the object is. */
export interface InAccount {
  accountId: string;
}

/** The address of an object in the object store. */
interface Place {
  account_id: string;
  key: string;
}

/**
 * In milliseconds. `upload`: longer than any upload takes. `reader`: longer than a reader needs between its query for the key and
 * the opening of the bytes. `retry`: until a failed deletion is tried again.
 */
const waitMs = { upload: 2 * 60 * 60 * 1000, reader: 60 * 1000, retry: 5 * 60 * 1000 };

const after = (now: Date, wait: number): string => new Date(now.getTime() + wait).toISOString();

const insert = async (tx: Queries, account_id: string, key: string, now: Date, wait: number): Promise<void> => {
  await tx
    .insertInto('unclaimed_objects')
    .values({ account_id, key, reclaim_at: after(now, wait) })
    .execute();
};

/** Adds a row for an object before its first byte is stored. */
export const announceObject = (db: Queries, { accountId }: InAccount, key: string, now: Date) =>
  insert(db, accountId, key, now, waitMs.upload);

/** Adds a row for an object that its record no longer uses. */
export const discardObject = (tx: Queries, { accountId }: InAccount, key: string, now: Date) =>
  insert(tx, accountId, key, now, waitMs.reader);

/** Claims an object for a record; false when the object is being deleted. */
export const claimObject = async (tx: Queries, { accountId }: InAccount, key: string): Promise<boolean> => {
  const claimed = await tx
    .deleteFrom('unclaimed_objects')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('reclaiming', '=', false)
    .returning('key')
    .execute();
  return claimed.length > 0;
};

const marked = (db: Queries, chosen: ReturnType<typeof unclaimed>, now: Date) =>
  db
    .updateTable('unclaimed_objects')
    .set({ reclaiming: true, reclaim_at: after(now, waitMs.retry) })
    .where(sql<boolean>`(account_id, key) in (${chosen.forUpdate().skipLocked()})`)
    .returning(['account_id', 'key'])
    .execute();

const unclaimed = (db: Queries) => db.selectFrom('unclaimed_objects').select(['account_id', 'key']);

/**
 * Marks objects that are due for deletion, so that no record can claim them. It skips an object that an open transaction is claiming
 * for a record, even while it is unknown whether that transaction has ended.
 */
export const markOverdue = (db: Queries, now: Date, limit: number): Promise<Place[]> =>
  marked(db, unclaimed(db).where('reclaim_at', '<=', now.toISOString()).orderBy('reclaim_at').limit(limit), now);

/** The same for one object, even if it is not due yet. */
export const markOne = (db: Queries, { accountId }: InAccount, key: string, now: Date): Promise<Place[]> =>
  marked(db, unclaimed(db).where('account_id', '=', accountId).where('key', '=', key), now);

/** Deletes the row of an object that was deleted. */
export const forgetObject = (db: Queries, { account_id, key }: Place) =>
  db.deleteFrom('unclaimed_objects').where('account_id', '=', account_id).where('key', '=', key).execute();
