import type { EventType } from '../contract/events.ts';
import type { Schemas } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import { type EventSubscription, isSameViewer } from './event-feed.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';

type Event = Schemas['Event'];

/** What a subscription delivers, by its name. */
type Delivered<Name extends string, Record> = { [Key in Name]: Record };

interface Subscription<Name extends string, Record> {
  name: Name;
  wish: EventSubscription;
  /** Runs when the way of events is open, so that nothing happens unheard after it. @throws ServiceError to refuse */
  expect?: () => Promise<unknown>;
  /** What an event means to the subscriber; undefined when it is the end. */
  show: (event: Event) => Record | undefined;
}

const interrupted = () =>
  new ServiceError('service_unavailable', 'The way of events was interrupted. Subscribe again.', { headers: { 'Retry-After': '1' } });

/**
 * Events as a subscription delivers them. Before each of them the credential is looked at again; when it is no longer good,
 * that is the last that is told. Who begins to see more or less meanwhile reads on as what they are by then.
 */
export const follow = async <Name extends string, Record>(
  context: GraphqlContext,
  { name, wish, expect, show }: Subscription<Name, Record>,
): Promise<AsyncIterableIterator<Delivered<Name, Record>>> => {
  let { caller } = context;
  const following = await context.feed.subscribe(caller, wish);

  const next = async (): Promise<Event | undefined> => {
    for (;;) {
      const { done, value } = await following.events.next();
      // Whoever follows closes it, and so does the connection that ends.
      if (following.isClosed()) return undefined;
      // What ends by itself may end because the caller is not permitted any more.
      await context.renew();
      if (done) throw interrupted();
      if (isSameViewer(caller, context.caller)) return value.event;
      caller = context.caller;
      following.switchCaller(caller, true);
    }
  };

  const deliveries = async function* (): AsyncGenerator<Delivered<Name, Record>> {
    try {
      for (let event = await next(); event && !following.isClosed(); event = await next()) {
        const record = show(event);
        if (record === undefined) return;
        yield { [name]: record } as Delivered<Name, Record>;
      }
    } catch (error) {
      // An error in the place of a value fails the field, with a code that a client can read.
      yield { [name]: error } as Delivered<Name, Record>;
    } finally {
      following.close();
    }
  };

  try {
    await expect?.();
  } catch (error) {
    following.close();
    throw error;
  }
  const source = deliveries();
  const iterator: AsyncIterableIterator<Delivered<Name, Record>> = {
    next: () => source.next(),
    // A generator that waits for an event would not hear of it: the waiting is ended first.
    return: () => {
      following.close();
      return source.return(undefined);
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};

/** The record after each of its changes, until it is deleted. */
export const followRecord = <Name extends string, Record>(
  context: GraphqlContext,
  {
    name,
    id,
    updated,
    deleted,
    expect,
  }: { name: Name; id: string; updated: EventType; deleted: EventType; expect: () => Promise<unknown> },
) =>
  follow<Name, Record>(context, {
    name,
    wish: { types: [updated, deleted], resourceIds: [id] },
    expect,
    show: ({ type, data }) => (type === deleted ? undefined : (data as Record)),
  });
