import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { InAccount } from '../kit/reads.ts';

/** A place in the object store. */
interface Place {
  account_id: string;
  key: string;
}

/**
 * Milliseconds: longer than any upload takes; longer than a reader needs who has just looked up where the bytes are; until
 * what could not be deleted is tried again.
 */
const waitMs = { upload: 2 * 60 * 60 * 1000, reader: 60 * 1000, retry: 5 * 60 * 1000 };

const after = (now: Date, wait: number): string => new Date(now.getTime() + wait).toISOString();

const insert = async (tx: Queries, account_id: string, key: string, now: Date, wait: number): Promise<void> => {
  await tx
    .insertInto('unclaimed_objects')
    .values({ account_id, key, reclaim_at: after(now, wait) })
    .execute();
};

/** Puts an object on record before the first byte of it is stored. */
export const announceObject = (db: Queries, { accountId }: InAccount, key: string, now: Date) =>
  insert(db, accountId, key, now, waitMs.upload);

/** Puts an object on record that its file has no more. */
export const discardObject = (tx: Queries, { accountId }: InAccount, key: string, now: Date) =>
  insert(tx, accountId, key, now, waitMs.reader);

/** Takes an object for a file; false when it is being deleted. */
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
 * Marks objects whose time has come, so that no file takes them any more. One that a transaction is about to give to a file
 * is passed over, also while nobody knows whether that transaction has ended.
 */
export const markOverdue = (db: Queries, now: Date, limit: number): Promise<Place[]> =>
  marked(db, unclaimed(db).where('reclaim_at', '<=', now.toISOString()).orderBy('reclaim_at').limit(limit), now);

/** The same for one object, whenever its time would come. */
export const markOne = (db: Queries, { accountId }: InAccount, key: string, now: Date): Promise<Place[]> =>
  marked(db, unclaimed(db).where('account_id', '=', accountId).where('key', '=', key), now);

/** Strikes out an object that is gone. */
export const forgetObject = (db: Queries, { account_id, key }: Place) =>
  db.deleteFrom('unclaimed_objects').where('account_id', '=', account_id).where('key', '=', key).execute();
