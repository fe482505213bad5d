import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import type { CountParts } from '../core/used-part.ts';
import { asAccount } from '../data/connection/requester.ts';
import type { DeliveredEvent, EventStream, EventSubscription, Feed } from '../rules/event-feed.ts';
import { type AccountEvents, createAccountEvents } from './account-events.ts';
import { attributedSource } from './attributed-source.ts';
import { eventCursors } from './event-cursors.ts';
import type { EventSource } from './event-source.ts';
import { Follower } from './follower.ts';
import { sharedReads } from './shared-reads.ts';
import type { Wake } from './wake.ts';

interface Dependencies {
  source: EventSource;
  wake: Pick<Wake, 'onWake'>;
  /** The cursors of REST. */
  cursors: AccountCursors;
  /** Called when the database could not be read; the read is retried. */
  failed: (error: unknown) => void;
  /** Takes one of the subscriptions that the caller's account may have. @throws ServiceError `limit_reached` */
  admit: (caller: Principal) => Promise<() => void>;
  /** Counts the kinds of events that a caller gets. */
  used?: CountParts;
  /** Milliseconds between two polls for events without a wake-up. */
  pollIntervalMs?: number;
}

const closing = () =>
  new ServiceError('service_unavailable', 'The server is shutting down. Reconnect.', { headers: { 'Retry-After': '1' } });

/** What the streams of a feed share. */
interface Streams {
  /** Called when an account has lost a follower. */
  left: (account: AccountEvents) => void;
  open: Set<{ close: () => void }>;
  used: CountParts;
}

/** The events of one subscriber. A class, because there is one instance for each subscription. */
class Stream implements EventStream {
  readonly cursor: string;
  readonly recovered: boolean;
  readonly #follower: Follower;
  readonly #account: AccountEvents;
  readonly #streams: Streams;
  readonly #release: () => void;
  #caller: Principal;
  #isClosed = false;

  constructor(
    streams: Streams,
    caller: Principal,
    release: () => void,
    account: AccountEvents,
    follower: Follower,
    { cursor, recovered }: Pick<EventStream, 'cursor' | 'recovered'>,
  ) {
    this.#streams = streams;
    this.#caller = caller;
    this.#release = release;
    this.#account = account;
    this.#follower = follower;
    this.cursor = cursor;
    this.recovered = recovered;
    streams.open.add(this);
  }

  get hasEnded(): boolean {
    return this.#follower.hasEnded;
  }

  next(): DeliveredEvent | undefined {
    const delivered = this.#follower.next();
    if (delivered) this.#streams.used(this.#caller, [`event ${delivered.event.type}`]);
    return delivered;
  }

  more(): Promise<void> {
    return this.#follower.more();
  }

  switchCaller(caller: Principal, undelivered = false): void {
    this.#caller = caller;
    this.#follower.become(caller, undelivered);
  }

  close(): void {
    this.#isClosed = true;
    this.#follower.close();
    this.#account.remove(this.#follower);
    this.#streams.open.delete(this);
    this.#streams.left(this.#account);
    this.#release();
  }

  isClosed(): boolean {
    return this.#isClosed;
  }
}

const compare = (account: AccountEvents, before: number, latest = 0): void => {
  // The positions went back, for example because an older backup of the database was restored.
  if (latest < before) account.end();
  else if (latest > account.head) account.wake();
};

/** Polls for new events of all accounts that have subscribers, one poll at a time. */
const createPoll = (
  accounts: ReadonlyMap<string, AccountEvents>,
  source: Pick<EventSource, 'extents'>,
  failed: (error: unknown) => void,
) => {
  let polling = false;

  return async (): Promise<void> => {
    if (polling || accounts.size === 0) return;
    polling = true;
    try {
      const heads = [...accounts.values()].map((account) => [account, account.head] as const);
      const extents = await source.extents([...accounts.keys()]);
      for (const [account, head] of heads) compare(account, head, extents.get(account.accountId)?.latest);
    } catch (error) {
      failed(error);
    } finally {
      polling = false;
    }
  };
};

/**
 * Delivers events from the database to the subscribers on this node. A wake-up only says when to read; the events always come from the
 * database. So a lost wake-up costs time, but no event.
 */
export const createFeed = ({
  source: unattributedSource,
  wake,
  cursors,
  failed,
  admit,
  used = () => undefined,
  pollIntervalMs = 5000,
}: Dependencies): Feed & { readonly size: number; close: () => void } => {
  const source = attributedSource(unattributedSource);
  const accounts = new Map<string, AccountEvents>();
  const cursorsOf = eventCursors(cursors);
  let closed = false;
  const pollAll = createPoll(accounts, source, failed);

  const stopListening = wake.onWake((accountId) => {
    if (accountId === undefined) void pollAll();
    else accounts.get(accountId)?.wake();
  });
  const timer = setInterval(() => void pollAll(), pollIntervalMs).unref();

  const streams: Streams = {
    open: new Set(),
    used,
    left: (account) => {
      if (account.size === 0 && accounts.get(account.accountId) === account) accounts.delete(account.accountId);
    },
  };

  const accountOf = (accountId: string): AccountEvents => {
    const account = accounts.get(accountId) ?? createAccountEvents({ accountId, source, failed });
    accounts.set(accountId, account);
    return account;
  };

  /** Shared, because thousands may subscribe at once, for example after the restart of a node. */
  const extentOf = sharedReads(async (accountId) => {
    const extents = await asAccount(accountId, () => source.extents([accountId]));
    return extents.get(accountId) ?? { begin: 0, latest: 0 };
  });

  const startOf = async ({ accountId }: Principal, after: number | undefined) => {
    const { begin, latest } = await extentOf(accountId);
    // Events after a position before the beginning are deleted; a position beyond the latest is from a database that was replaced.
    const recovered = after === undefined || (after >= begin && after <= latest);
    return { recovered, position: recovered && after !== undefined ? after : latest, latest };
  };

  const open = async (caller: Principal, { types, resourceIds, after }: EventSubscription, release: () => void): Promise<EventStream> => {
    const filter = { types, resourceIds };
    const accountCursors = cursorsOf(caller.accountId, filter);
    const from = typeof after === 'string' ? accountCursors.open(after) : after;
    const heard = accountOf(caller.accountId);
    const wakes = heard.shared.wakes();
    try {
      const { recovered, position, latest } = await startOf(caller, from);
      if (closed) throw closing();
      const account = accountOf(caller.accountId);
      const follower = new Follower(account.shared, { caller, filter, position, cursors: accountCursors });
      account.add(follower);
      // It has nothing to read, unless every other subscriber left while its start was being read: then newer events were missed.
      if (position === latest && account === heard) follower.joinAt(wakes);
      const cursor = recovered && typeof after === 'string' ? after : accountCursors.sealAnew(position);
      return new Stream(streams, caller, release, account, follower, { cursor, recovered });
    } finally {
      streams.left(heard);
    }
  };

  const subscribe = async (caller: Principal, subscription: EventSubscription): Promise<EventStream> => {
    const release = await admit(caller);
    try {
      return await open(caller, subscription, release);
    } catch (error) {
      release();
      throw error;
    }
  };

  return {
    subscribe,
    get size() {
      return streams.open.size;
    },
    close: () => {
      closed = true;
      clearInterval(timer);
      stopListening();
      for (const stream of [...streams.open]) stream.close();
    },
  };
};
