import { Readable } from 'node:stream';
import { freshDatabase, newAccount, openAgain, serverUrl } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { areObjectsHeld, holdingObjects, holdingObjectsOf } from '../../src/data/objects/backup-hold.ts';
import { diskObjects } from '../../src/data/objects/disk.ts';
import { reclaimObjects } from '../../src/data/objects/reclaim.ts';
import { filesIn, freshFolder } from '../support/files.ts';

const folder = freshFolder();
let database: Database;
/** What a backup has open: an embedded database is not shared, but its folder is. */
let beside: Database;
beforeAll(async () => {
  database = await freshDatabase();
  beside = serverUrl ? await openAgain(database) : database;
});
afterAll(async () => {
  if (beside !== database) await beside?.close();
  await database?.close();
  folder.remove();
});

const areHeld = (db = database.db) => areObjectsHeld(database, folder.path, db);
const holding = <T>(work: () => Promise<T>): Promise<T> =>
  serverUrl ? beside.withoutTimeouts((db) => holdingObjects(db, work)) : holdingObjectsOf(folder.path, work);

it('objects are held while a backup is made, or several, also when one fails', async () => {
  expect(await areHeld()).toBe(false);
  const others = await holding(async () => {
    await expect(holding(() => Promise.reject(new Error('no space left')))).rejects.toThrow('no space left');
    return areHeld();
  });
  expect([others, await areHeld()]).toEqual([true, false]);
});

it('bytes that no file has any more are deleted when no backup may need them', async () => {
  const objects = diskObjects(folder.path);
  const now = new Date();
  await objects.put('replaced', Readable.from(['bytes']));
  const row = { account_id: await newAccount(database.db), key: 'replaced', reclaim_at: now.toISOString() };
  await database.db.insertInto('unclaimed_objects').values(row).execute();
  const reclaim = () => reclaimObjects({ db: database.db, objects, areHeld, clock: () => now });
  const stored = () => filesIn(folder.path).filter((path) => path.endsWith('replaced')).length;
  await holding(reclaim);
  expect(stored()).toBe(1);
  await reclaim();
  expect(stored()).toBe(0);
});
