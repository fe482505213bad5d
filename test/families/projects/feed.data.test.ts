import { freshDatabase } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../../../src/core/principal.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { type EventStream, nextEvent } from '../../../src/rules/event-feed.ts';
import { newCaller, openFeed, take, tell } from '../../delivery/feeding.ts';
import { newProject } from './stored-records.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ poolSize: 24 });
});
afterAll(() => database?.close());

const feeds: { close: () => void }[] = [];
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close();
});

const open = (...[wishes]: [Parameters<typeof openFeed>[1]?]) => {
  const feed = openFeed(database, wishes);
  feeds.push(feed);
  return feed;
};

describe('who may follow what happens in a project', () => {
  const setting = async () => {
    const admin = await newCaller(database);
    const [member, stranger] = [await newCaller(database, 'editor', admin.accountId), await newCaller(database, 'editor', admin.accountId)];
    const project = await newProject(database.db, admin.accountId, admin.userId, { visibility: 'private' });
    const join = ({ userId }: Principal) =>
      database.db
        .insertInto('project_members')
        .values({ account_id: admin.accountId, project_id: project, user_id: userId, role: 'editor' })
        .execute();
    const leave = ({ userId }: Principal) => database.db.deleteFrom('project_members').where('user_id', '=', userId).execute();
    await join(member);
    const happen = async () => (await tell(database, admin, 1, { type: 'PROJECT_UPDATED', resourceId: project }))[0]!;
    return { admin, member, stranger, join, leave, happen };
  };

  it('is asked at the time of telling, live as well as behind', async () => {
    const { admin, member, stranger, join, leave, happen } = await setting();
    const feed = open();
    const all = await feed.subscribe(admin, {});
    const [live, other] = [await feed.subscribe(member, {}), await feed.subscribe(stranger, {})];
    const told: string[] = [];
    /** Something happens that only members see; once they have the next event, which is for everybody, the others have passed it over. */
    const expectOnly = async (seeing: EventStream, passing: EventStream) => {
      const [seen, passed] = [take(seeing, 2), take(passing, 1)];
      const both = [await happen(), ...(await tell(database, admin))];
      expect([await seen, await passed]).toEqual([both, both.slice(1)]);
      told.push(...both);
    };
    await expectOnly(live, other);
    await leave(member);
    await join(stranger);
    await expectOnly(other, live);
    await join(member);
    await leave(stranger);
    await expectOnly(live, other);
    expect(await take(all, 6)).toEqual(told);
    const resumed = await feed.subscribe(member, { after: all.cursor });
    expect(await take(resumed, 6)).toEqual(told);
  });

  it('follows the role, and the credentials that take over', async () => {
    const { admin, member, stranger, happen } = await setting();
    const feed = open();
    const setRole = ({ userId }: Principal, role: 'admin' | 'editor') =>
      database.db.updateTable('users').set({ role }).where('id', '=', userId).execute();
    const [promoted, renewed] = [await feed.subscribe(stranger, {}), await feed.subscribe(stranger, {})];
    let [one, other] = [take(promoted, 1), take(renewed, 1)];
    renewed.switchCaller(member);
    await setRole(stranger, 'admin');
    const first = await happen();
    expect([await one, await other]).toEqual([[first], [first]]);
    [one, other] = [take(promoted, 1), take(renewed, 1)];
    renewed.switchCaller(stranger);
    await setRole(stranger, 'editor');
    await happen();
    const told = await tell(database, admin);
    expect([await one, await other]).toEqual([told, told]);
  });

  it('looks again at what was taken last where it is not told yet, and at nothing before it', async () => {
    const { admin, member, stranger, happen } = await setting();
    const following = await open().subscribe(member, {});
    const [first, second] = [await happen(), await happen()];
    expect(await take(following, 2)).toEqual([first, second]);
    following.switchCaller(member, true);
    expect(await take(following, 1)).toEqual([second]);
    following.switchCaller(stranger, true);
    const told = await tell(database, admin);
    expect(await take(following, 1)).toEqual(told);
  });

  it('follows the role also for who is behind and reads for itself', async () => {
    const { admin, stranger, happen } = await setting();
    const feed = open();
    const { cursor } = await feed.subscribe(stranger, {});
    const before = await happen();
    const behind = await feed.subscribe(stranger, { after: cursor });
    await database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', stranger.userId).execute();
    const first = await happen();
    const [second] = await tell(database, admin);
    expect(await take(behind, 3)).toEqual([before, first, second]);
  });

  it('is found out for all followers together', async () => {
    const { admin, happen } = await setting();
    const asked = { newEvents: 0, seenBy: 0, viewers: 0 };
    const feed = open({
      source: (source) => ({
        ...source,
        newEvents: (...given) => {
          asked.newEvents += 1;
          return source.newEvents(...given);
        },
        seenBy: (accountId, eventIds, viewers) => {
          asked.seenBy += 1;
          asked.viewers += viewers.length;
          return source.seenBy(accountId, eventIds, viewers);
        },
      }),
    });
    const editors = await Promise.all(Array.from({ length: 8 }, () => newCaller(database, 'editor', admin.accountId)));
    const live = await Promise.all(Array.from({ length: 80 }, (_, n) => feed.subscribe(editors[n % editors.length]!, {})));
    const waiting = live.map(nextEvent);
    await tell(database, admin);
    await Promise.all(waiting);
    const again = live.map(nextEvent);
    asked.newEvents = 0;
    await happen();
    const [seen] = await tell(database, admin);
    for (const one of again) expect((await one)?.event.id).toBe(seen);
    expect(asked.newEvents).toBeLessThan(6);
    expect(asked).toMatchObject({ seenBy: 1, viewers: editors.length });
  });
});
