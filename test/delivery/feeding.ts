import { setTimeout as delay } from 'node:timers/promises';
import { eventAudience } from '../../src/app/compose/event-audience.ts';
import { createEventFollowing } from '../../src/built-in/events/following.ts';
import type { EventType } from '../../src/contract/events.ts';
import { newId } from '../../src/core/ids.ts';
import type { Principal } from '../../src/core/principal.ts';
import { sealedCursors } from '../../src/core/query/cursors.ts';
import type { Role } from '../../src/core/scopes.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { onCommit, transaction } from '../../src/data/connection/transaction.ts';
import type { EventSource } from '../../src/delivery/event-source.ts';
import { createFeed } from '../../src/delivery/feed.ts';
import { createWake, type Wake } from '../../src/delivery/wake.ts';
import { createConcurrency } from '../../src/rules/concurrency.ts';
import { type EventStream, nextEvent } from '../../src/rules/event-feed.ts';
import { recordEvent } from '../../src/rules/record-event.ts';
import { eventAbout } from '../support/events.ts';

/** Somebody in an account, by default a new administrator of a new one. */
export const newCaller = async ({ db }: Database, role: Role = 'admin', accountId?: string): Promise<Principal> => {
  const account_id = accountId ?? newId('account');
  if (!accountId) await db.insertInto('accounts').values({ id: account_id, name: 'Test' }).execute();
  const id = newId('user');
  await db
    .insertInto('users')
    .values({ account_id, id, name: 'Somebody', email: `${id}@example.com`, role })
    .execute();
  const sockets = { connections: 1000, subscriptions: 1000 };
  return { accountId: account_id, userId: id, role, actor: { type: 'user', id }, sockets } as unknown as Principal;
};

interface Told {
  type?: EventType;
  resourceId?: string;
  /** What differs from the data of the catalogue's example. */
  data?: object;
}

/** Records events in one transaction; their ids. */
export const tell = (
  { db }: Database,
  author: Principal,
  count = 1,
  { type = 'RESOURCE_UPDATED', resourceId, data }: Told = {},
): Promise<string[]> =>
  transaction(db, async (tx) => {
    const ids: string[] = [];
    for (; ids.length < count; ) {
      const event = eventAbout(type, resourceId);
      ids.push(await recordEvent(tx, author, { ...event, data: { ...event.data, ...data } }));
    }
    return ids;
  });

class Undone extends Error {}

/** Writes at its own pace, in transactions of which some are undone; the ids of what was committed. */
export const writeOften = async (database: Database, author: Principal, times: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < times; n += 1) {
    const wrote = await transaction(database.db, async (tx) => {
      const written: string[] = [];
      for (let count = 1 + Math.floor(Math.random() * 3); count > 0; count -= 1) {
        written.push(await recordEvent(tx, author, eventAbout('RESOURCE_UPDATED')));
        await delay(Math.random() * 20);
      }
      if (Math.random() < 0.2) throw new Undone();
      return written;
    }).catch((error: unknown) => {
      if (error instanceof Undone) return [];
      throw error;
    });
    ids.push(...wrote);
  }
  return ids;
};

/** The ids of an account's committed events in the order of their positions. Writers do not wait until events have these. */
export const inOrder = async ({ db }: Database, { accountId }: Principal): Promise<string[]> => {
  await numberEvents(db, [accountId]);
  return (await db.selectFrom('events').select('id').where('account_id', '=', accountId).orderBy('position').execute()).map(({ id }) => id);
};

interface Wishes {
  wake?: Wake;
  pollIntervalMs?: number;
  source?: (source: EventSource) => EventSource;
}

/** A node's feed over a database; by default woken by the commits of this process. */
export const openFeed = (database: Database, { wake = createWake(), pollIntervalMs = 60_000, source = (one) => one }: Wishes = {}) => {
  const failures: unknown[] = [];
  const cursors = sealedCursors('a secret of these tests');
  const concurrency = createConcurrency();
  const stop = onCommit(database.db, (accountIds) => accountIds.forEach(wake.publish));
  const feed = createFeed({
    source: source(createEventFollowing(database.db, eventAudience)),
    wake,
    cursors,
    pollIntervalMs,
    failed: (error) => void failures.push(error),
    admit: (caller) => concurrency.take('subscriptions', caller),
  });
  return {
    ...feed,
    wake,
    cursors,
    failures,
    close: () => {
      stop();
      feed.close();
    },
  };
};

/** The ids of the next events, so many. */
export const take = async (stream: EventStream, count: number): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < count) {
    const next = await nextEvent(stream);
    if (!next) break;
    ids.push(next.event.id);
  }
  return ids;
};

/** What the last event of a test is. */
export const lastType = 'RESOURCE_DELETED';

/** Takes events until the last one has come. */
export const takeAll = async (stream: EventStream, between: () => Promise<void> = async () => undefined): Promise<string[]> => {
  const ids: string[] = [];
  for (let next = await nextEvent(stream); next; next = await nextEvent(stream)) {
    ids.push(next.event.id);
    if (next.event.type === lastType) stream.close();
    else await between();
  }
  return ids;
};
