import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import { asAccount } from '../data/connection/requester.ts';
import type { DeliveredEvent, EventStream, EventSubscription, Feed } from '../rules/event-feed.ts';
import { type AccountEvents, createAccountEvents } from './account-events.ts';
import { claimedSource } from './attributed-source.ts';
import { eventCursors } from './event-cursors.ts';
import type { EventSource } from './event-source.ts';
import { createFollower, type Follower } from './follower.ts';
import type { Wake } from './wake.ts';

interface Dependencies {
  source: EventSource;
  wake: Pick<Wake, 'onWake'>;
  /** The cursors of REST. */
  cursors: AccountCursors;
  /** Told why the database could not be read; it is tried again. */
  failed: (error: unknown) => void;
  /** Milliseconds between two looks for events that nobody told of. */
  pollIntervalMs?: number;
}

const closing = () =>
  new ServiceError('service_unavailable', 'The server is about to stop. Connect again.', { headers: { 'Retry-After': '1' } });

/** What a follower takes, as an iterator: closing it ends a `next` that waits. */
const iterate = (follower: Follower, close: () => void): AsyncIterableIterator<DeliveredEvent, undefined> => {
  let last: Promise<unknown> = Promise.resolve();
  const next = async (): Promise<IteratorResult<DeliveredEvent, undefined>> => {
    const value = await follower.take();
    return value ? { value, done: false } : { value: undefined, done: true };
  };
  return {
    next: () => {
      const result = last.then(next);
      last = result.catch(() => undefined);
      return result;
    },
    return: async () => {
      close();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

/**
 * The way of events from the database to whoever follows them on this node. Wake-ups say when to look and the database says
 * what there is, so that nothing depends on a wake-up's arrival but the time it takes.
 */
export const createFeed = ({
  source: unclaimed,
  wake,
  cursors,
  failed,
  pollIntervalMs = 5000,
}: Dependencies): Feed & { readonly size: number; close: () => void } => {
  const source = claimedSource(unclaimed);
  const accounts = new Map<string, AccountEvents>();
  const followings = new Set<() => void>();
  const cursorsOf = eventCursors(cursors);
  let closed = false;
  let looking = false;

  const compare = (account: AccountEvents, before: number, latest = 0): void => {
    // Another order has taken the place of the one that was followed, as after an older copy of the database was put back.
    if (latest < before) account.end();
    else if (latest > account.head) account.wake();
  };

  /** Looks for events of every followed account at once. */
  const pollAll = async (): Promise<void> => {
    if (looking || accounts.size === 0) return;
    looking = true;
    try {
      const heads = [...accounts.values()].map((account) => [account, account.head] as const);
      const extents = await source.extents([...accounts.keys()]);
      for (const [account, head] of heads) compare(account, head, extents.get(account.accountId)?.latest);
    } catch (error) {
      failed(error);
    } finally {
      looking = false;
    }
  };

  const stopListening = wake.onWake((accountId) => {
    if (accountId === undefined) void pollAll();
    else accounts.get(accountId)?.wake();
  });
  const timer = setInterval(() => void pollAll(), pollIntervalMs).unref();

  const accountOf = (accountId: string): AccountEvents => {
    const account = accounts.get(accountId) ?? createAccountEvents({ accountId, source, failed });
    accounts.set(accountId, account);
    return account;
  };

  const placeOf = async ({ accountId }: Principal, after: number | undefined) => {
    const { begin, latest } = (await asAccount(accountId, () => source.extents([accountId]))).get(accountId) ?? { begin: 0, latest: 0 };
    // A place before the beginning has lost what followed it, and one beyond the latest is of an order that is no longer there.
    const recovered = after === undefined || (after >= begin && after <= latest);
    return { recovered, position: recovered && after !== undefined ? after : latest };
  };

  const subscribe = async (caller: Principal, { types, resourceIds, after }: EventSubscription): Promise<EventStream> => {
    const filter = { types, resourceIds };
    const { seal, open } = cursorsOf(caller.accountId, filter);
    const { recovered, position } = await placeOf(caller, after === undefined ? undefined : open(after));
    if (closed) throw closing();
    const account = accountOf(caller.accountId);
    const follower = createFollower({
      caller,
      filter,
      position,
      source,
      seal,
      join: account.join,
      wakes: account.wakes,
      failed,
    });
    account.add(follower);
    let left = false;
    const close = (): void => {
      left = true;
      follower.close();
      account.remove(follower);
      followings.delete(close);
      if (account.size === 0 && accounts.get(account.accountId) === account) accounts.delete(account.accountId);
    };
    followings.add(close);
    return {
      cursor: seal(position),
      recovered,
      events: iterate(follower, close),
      switchCaller: (other, untold = false) => follower.become(other, untold),
      close,
      isClosed: () => left,
    };
  };

  return {
    subscribe,
    get size() {
      return followings.size;
    },
    close: () => {
      closed = true;
      clearInterval(timer);
      stopListening();
      for (const close of [...followings]) close();
    },
  };
};
