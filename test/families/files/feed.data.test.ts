import { freshDatabase } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import type { EventStream } from '../../../src/rules/event-feed.ts';
import { newCaller, openFeed, take, tell } from '../../delivery/feeding.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ poolSize: 24 });
});
afterAll(() => database?.close());

describe('who may follow what happens', () => {
  it('of a file of no project is its uploader and administrators, live as well as behind', async () => {
    const admin = await newCaller(database);
    const [member, stranger] = [await newCaller(database, 'editor', admin.accountId), await newCaller(database, 'editor', admin.accountId)];
    const feed = openFeed(database);
    const live = [await feed.subscribe(admin, {}), await feed.subscribe(member, {}), await feed.subscribe(stranger, {})];
    const [, { cursor }] = live as [EventStream, EventStream];
    const [own] = await tell(database, admin, 1, {
      type: 'FILE_CREATED',
      resourceId: newId('file'),
      data: { project_id: null, task_id: null, uploaded_by: member.userId },
    });
    const [next] = await tell(database, admin);
    expect(await Promise.all(live.map((stream) => take(stream, 1)))).toEqual([[own], [own], [next]]);
    const behind = [await feed.subscribe(member, { after: cursor }), await feed.subscribe(stranger, { after: cursor })];
    expect(await Promise.all(behind.map((stream) => take(stream, 1)))).toEqual([[own], [next]]);
    feed.close();
  });
});
