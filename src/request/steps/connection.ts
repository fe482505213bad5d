import { limits } from '../../contract/frames.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { EventStream, Feed } from '../../rules/event-feed.ts';
import type { Begun, Message, SubscriptionFrame } from '../incoming.ts';

/** Checks the credentials of a connection again before its message is carried out. */
export const revalidate = async ({ revalidated }: Message): Promise<{ caller: Principal }> => ({ caller: await revalidated() });

const tooMany = (what: string) =>
  new ServiceError('limit_reached', `A connection may have at most ${limits.subscriptions} ${what}. End one, or open another connection.`);

/** Refuses an operation or a subscription beyond the number that a connection may have at once. */
export const requireFreePlace = ({ door, operations }: Begun & { operations: number }): void => {
  if (operations > limits.subscriptions) throw tooMany(door === 'subscribe' ? 'subscriptions' : 'operations at once');
};

export interface FollowDependencies {
  feed: Pick<Feed, 'subscribe'>;
}

/** Subscribes to events. */
export const follow = async (
  { caller, wanted }: SubscriptionFrame & { permitted: true },
  { feed }: FollowDependencies,
): Promise<{ stream: EventStream }> => ({ stream: await feed.subscribe(caller, wanted) });
