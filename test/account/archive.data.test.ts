import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { families } from '#families/index';
import { archiveEvents } from '../../src/account/retention/archive.ts';
import { listArchives, readArchives } from '../../src/account/retention/read-archive.ts';
import { retentionSweeps } from '../../src/account/retention/sweeps.ts';
import { emptyAccount } from '../../src/account/settings/empty-account.ts';
import { createArchive } from '../../src/app/backup/archive.ts';
import { names } from '../../src/app/backup/manifest.ts';
import { newId } from '../../src/core/ids.ts';
import type { Database, Queries } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { diskObjects } from '../../src/data/objects/disk.ts';
import type { ObjectStore } from '../../src/data/objects/object-store.ts';
import { reclaimObjects } from '../../src/data/objects/reclaim.ts';
import { runSweeps } from '../../src/data/sweeping/sweep.ts';
import { heldUpAfter } from '../support/held-up.ts';

let database: Database;
let db: Queries;
let folder: string;
let objects: ObjectStore;
let accountId: string;
let now: Date;
const clock = () => now;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'));
  objects = diskObjects(folder);
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await db.deleteFrom('accounts').execute();
  accountId = await newAccount(db);
  now = new Date('2026-06-01T12:00:00.000Z');
});

/** Events of positions from one to another, so many days before now; the account is on the plan that keeps 30. */
const addEvents = (from: number, to: number, daysAgo: number) =>
  sql`
    insert into events (account_id, id, type, actor, data, version, created_at, position)
    select ${accountId}, ${newId('event')} || i, 'RESOURCE_CREATED', '{"type": "system", "id": null}', jsonb_build_object('name', 'Resource ' || i), 7,
      ${now.toISOString()}::timestamptz - ${daysAgo}::int * interval '1 day', i
    from generate_series(${from}::int, ${to}::int) i`.execute(db);

const archive = (store: ObjectStore = objects, most = 2) => archiveEvents({ db, objects: store, clock, most });
const reclaim = () => reclaimObjects({ db, objects, clock, areHeld: async () => false });
const sweep = () => runSweeps(db, retentionSweeps({ isArchiving: true }), clock, { pauseMs: 0 });

const archived = async (after = 0): Promise<number[]> => {
  const positions: number[] = [];
  for await (const line of readArchives(db, objects, accountId, after)) positions.push(JSON.parse(line).position);
  return positions;
};
const stored = async (): Promise<number[]> => {
  const rows = await db.selectFrom('events').select('position').where('account_id', '=', accountId).orderBy('position').execute();
  return rows.map(({ position }) => Number(position));
};
const unclaimed = async () => (await db.selectFrom('unclaimed_objects').select('key').where('account_id', '=', accountId).execute()).length;

describe('the archive of events', () => {
  it('has what is old enough, in objects of limited size, and nothing twice', async () => {
    await addEvents(1, 5, 31);
    await addEvents(6, 7, 29);
    await archive();
    expect((await listArchives(db, accountId)).map(({ first_position, last_position }) => [first_position, last_position])).toEqual([
      [1, 2],
      [3, 4],
      [5, 5],
    ]);
    await archive();
    expect(await archived()).toEqual([1, 2, 3, 4, 5]);
    expect(await archived(3)).toEqual([4, 5]);
    expect(await unclaimed()).toBe(0);
  });

  it('has an event as REST shows it, with its position', async () => {
    await addEvents(1, 1, 31);
    await archive();
    const { value } = await readArchives(db, objects, accountId).next();
    expect(JSON.parse(value)).toEqual({
      position: 1,
      id: expect.stringMatching(/^evt_/),
      type: 'RESOURCE_CREATED',
      resource_id: null,
      actor: { type: 'system', id: null },
      cause: null,
      changes: null,
      data: { name: 'Resource 1' },
      version: 7,
      created_at: '2026-05-01T12:00:00.000Z',
    });
  });

  it('goes before the deletion: what is not in it stays in the database', async () => {
    await addEvents(1, 4, 31);
    await sweep();
    expect(await stored()).toEqual([1, 2, 3, 4]);
    await archive();
    await addEvents(5, 5, 31);
    await sweep();
    expect(await stored()).toEqual([5]);
    await archive();
    await sweep();
    expect([await stored(), await archived()]).toEqual([[], [1, 2, 3, 4, 5]]);
  });

  it('claims an object and lists it, or neither', async () => {
    await addEvents(1, 1, 31);
    await sql`alter table event_archives add constraint refused check (false) not valid`.execute(db);
    onTestFinished(async () => {
      await sql`alter table event_archives drop constraint refused`.execute(db);
    });
    await expect(archive()).rejects.toThrow(/refused/);
    expect([await unclaimed(), await archived()]).toEqual([1, []]);
  });

  it('loses nothing and has nothing twice after a crash between the object and its entry', async () => {
    await addEvents(1, 3, 31);
    const crashing: ObjectStore = {
      ...objects,
      put: async (key, bytes) => {
        await objects.put(key, bytes);
        throw new Error('the process was killed');
      },
    };
    await expect(archive(crashing)).rejects.toThrow('killed');
    await sweep();
    expect([await stored(), await archived(), await unclaimed()]).toEqual([[1, 2, 3], [], 1]);
    // Until the object is deleted, another process may still be writing it.
    await archive();
    expect(await archived()).toEqual([]);
    now = new Date(now.getTime() + 3 * 60 * 60 * 1000);
    await reclaim();
    await archive();
    await sweep();
    expect([await stored(), await archived(), await unclaimed()]).toEqual([[], [1, 2, 3], 0]);
  });

  it('is written by one process: another one leaves alone what is being written, also where a store would take it twice', async () => {
    await addEvents(1, 1, 31);
    const puts: string[] = [];
    const beside: ObjectStore = { ...objects, put: async (key) => void puts.push(key) };
    const slow: ObjectStore = {
      ...objects,
      put: async (key, bytes) => {
        await archive(beside);
        await objects.put(key, bytes);
      },
    };
    await archive(slow);
    expect([puts, await archived(), await unclaimed()]).toEqual([[], [1], 0]);
  });

  it('is not written by a process that read the events before another one listed them', async () => {
    await addEvents(1, 3, 31);
    const late = heldUpAfter<{ line?: string }>(db, ({ line }) => line !== undefined, archive);
    const puts: string[] = [];
    const store: ObjectStore = { ...objects, put: async (key) => void puts.push(key) };
    await archiveEvents({ db: late, objects: store, clock, most: 3 });
    expect([puts, await archived(), await unclaimed()]).toEqual([[], [1, 2, 3], 0]);
  });

  it('is not written for an account that is being deleted, and what was being written is deleted', async () => {
    await addEvents(1, 1, 31);
    const deletion = { suspended_at: now.toISOString(), delete_after: now.toISOString(), deletion_begun_at: now.toISOString() };
    const begin = () => db.updateTable('accounts').set(deletion).where('id', '=', accountId).execute();
    const slow: ObjectStore = {
      ...objects,
      put: async (key, bytes) => {
        await objects.put(key, bytes);
        await begin();
      },
    };
    await archive(slow);
    expect([await archived(), await unclaimed()]).toEqual([[], 1]);
    await reclaim();
    expect(await unclaimed()).toBe(0);
    const puts: string[] = [];
    await archive({ ...objects, put: async (key) => void puts.push(key) });
    expect([puts, await unclaimed()]).toEqual([[], 0]);
  });

  it('is not written when the object is being deleted, as after an upload that took for hours', async () => {
    await addEvents(1, 1, 31);
    const slow: ObjectStore = {
      ...objects,
      put: async (key, bytes) => {
        await objects.put(key, bytes);
        await db.updateTable('unclaimed_objects').set({ reclaiming: true }).where('key', '=', key).execute();
      },
    };
    await archive(slow);
    expect(await archived()).toEqual([]);
  });

  it('has objects whose names fit into a backup', async () => {
    await addEvents(1, 1, 31);
    await archive();
    const { object_key, size } = (await listArchives(db, accountId))[0]!;
    await using file = await open(join(folder, 'backup'), 'w');
    const backup = createArchive(file);
    await backup.add(`${names.files}${object_key}`, size, await objects.open(object_key, size));
    expect(backup.entries).toHaveLength(1);
  });

  it('says which object has other bytes than were written', async () => {
    await addEvents(1, 1, 31);
    await archive();
    const { object_key, size } = (await listArchives(db, accountId))[0]!;
    writeFileSync(join(folder, object_key), Buffer.alloc(size));
    await expect(archived()).rejects.toThrow(`Object ${object_key} is damaged`);
  });

  it('is emptied with its account, and the objects are deleted', async () => {
    await addEvents(1, 3, 31);
    await archive();
    await transaction(db, (tx) => emptyAccount(tx, accountId, { familyTables: families.tables, reclaimAt: now.toISOString() }));
    expect([await archived(), await unclaimed()]).toEqual([[], 2]);
    await reclaim();
    expect(await unclaimed()).toBe(0);
  });
});
