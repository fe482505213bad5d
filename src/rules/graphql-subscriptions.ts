import type { EventType } from '../contract/events.ts';
import type { Schemas } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import { type EventStream, type EventSubscription, isSameViewer, nextEvent } from './event-feed.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';

type Event = Schemas['Event'];

/** The value that a subscription delivers, by its name. */
type Delivered<Name extends string, Record> = { [Key in Name]: Record };

/** What an event is for a subscription: a value to deliver, nothing, or its end. */
export type Shown<Record> = { record: Record } | 'nothing' | 'end';

interface Subscription<Name extends string, Record> {
  name: Name;
  subscription: EventSubscription;
  /** Runs when the event stream is open, so that no event after it is missed. @throws ServiceError to refuse */
  expect?: () => Promise<unknown>;
  /** What is delivered first, as soon as no event is missed, with the place from which the events continue. */
  opening?: (place: string) => Record;
  /** What an event is for a caller. When the caller has changed before the event is delivered, it is called again. */
  show: (event: Event, caller: Principal) => Shown<Record> | Promise<Shown<Record>>;
}

const lost = () =>
  new ServiceError(
    'cursor_expired',
    'Events after the one named by `after` have been deleted. Read the records again, and subscribe without `after`.',
  );

/**
 * The stream of events ended before its subscriber wanted it to, for example because all records were replaced. This is part of normal
 * operation, so it is not reported as a fault.
 */
export class Interrupted extends ServiceError {
  override name = 'Interrupted';

  constructor() {
    super('service_unavailable', 'The event stream was interrupted. Subscribe again.', { headers: { 'Retry-After': '1' } });
  }
}

/** The next event that the subscription delivers or ends with; undefined when the stream has ended. */
const nextShown = async <Record>(
  stream: EventStream,
  context: GraphqlContext,
  show: (event: Event, caller: Principal) => Shown<Record> | Promise<Shown<Record>>,
): Promise<Exclude<Shown<Record>, 'nothing'> | undefined> => {
  for (let delivered = await nextEvent(stream); delivered; delivered = await nextEvent(stream)) {
    const shown = await show(delivered.event, context.caller);
    if (shown !== 'nothing') return shown;
  }
  return undefined;
};

/**
 * The events of a GraphQL subscription. Before an event is delivered, the credential is authenticated again; an error is delivered as the last
 * value. If the caller's permissions change, the stream continues with what they may see then.
 */
export const follow = async <Name extends string, Record>(
  context: GraphqlContext,
  { name, subscription, expect, opening, show }: Subscription<Name, Record>,
): Promise<AsyncIterableIterator<Delivered<Name, Record>>> => {
  let { caller } = context;
  const stream = await context.feed.subscribe(caller, subscription);

  const next = async (): Promise<Record | undefined> => {
    for (;;) {
      const shown = await nextShown(stream, context, show);
      // The subscriber has closed the stream, or its connection has ended.
      if (stream.isClosed()) return undefined;
      // A stream may end because the caller has lost the permission.
      await context.renew();
      if (!shown) throw new Interrupted();
      if (isSameViewer(caller, context.caller)) return shown === 'end' ? undefined : shown.record;
      caller = context.caller;
      stream.switchCaller(caller, true);
    }
  };

  const deliveries = async function* (): AsyncGenerator<Delivered<Name, Record>> {
    try {
      if (opening) yield { [name]: opening(stream.cursor) } as Delivered<Name, Record>;
      for (let record = await next(); record !== undefined && !stream.isClosed(); record = await next())
        yield { [name]: record } as Delivered<Name, Record>;
    } catch (error) {
      // An error instead of a value fails the field, with a code that a client can read.
      yield { [name]: error } as Delivered<Name, Record>;
    } finally {
      stream.close();
    }
  };

  try {
    if (!stream.recovered) throw lost();
    await expect?.();
  } catch (error) {
    stream.close();
    throw error;
  }
  const source = deliveries();
  const iterator: AsyncIterableIterator<Delivered<Name, Record>> = {
    next: () => source.next(),
    // A generator that waits for an event does not react to `return`: the stream must be closed first.
    return: () => {
      stream.close();
      return source.return(undefined);
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};

/** The record of an event, with its version. */
export const recordIn = ({ data, version }: Event) => ({ ...data, version });

/** The record after each of its updates, until it is deleted. */
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
    subscription: { types: [updated, deleted], resourceIds: [id] },
    expect,
    show: (event) => (event.type === deleted ? 'end' : { record: recordIn(event) as Record }),
  });
