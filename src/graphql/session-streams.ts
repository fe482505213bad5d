import type { Principal } from '../core/principal.ts';
import { authorize } from '../rules/authorize.ts';
import { type EventStream, isSameViewer } from '../rules/event-feed.ts';

/** An open subscription: the scopes that its caller needs, and a function that ends it when the caller has lost them. */
interface OpenStream {
  scopes: readonly string[];
  lose: () => void;
}

const isPermitted = (caller: Principal, scopes: readonly string[]): boolean => {
  try {
    authorize({ facts: { scopes }, caller });
    return true;
  } catch {
    return false;
  }
};

/** The open subscriptions to events of one connection. */
export const createSessionStreams = () => {
  const streams = new Map<EventStream, OpenStream>();

  return {
    /** Adds a subscription of the feed until it is closed. Returns it as its subscriber sees it. */
    add: (following: EventStream, scopes: readonly string[]): EventStream => {
      let lost = false;
      const close = () => {
        streams.delete(following);
        following.close();
      };
      const lose = () => {
        lost = true;
        close();
      };
      streams.set(following, { scopes, lose });
      // `isClosed` is false for a stream that lost its scopes, because then the subscriber asks for the reason.
      return {
        cursor: following.cursor,
        recovered: following.recovered,
        get hasEnded() {
          return following.hasEnded;
        },
        next: () => following.next(),
        more: () => following.more(),
        switchCaller: (other, undelivered) => following.switchCaller(other, undelivered),
        close,
        isClosed: () => !lost && following.isClosed(),
      };
    },

    /** Ends the subscriptions for which the caller now lacks a scope. The others continue with what the caller sees now. */
    become: (before: Principal | undefined, caller: Principal): void => {
      for (const { scopes, lose } of streams.values()) if (!isPermitted(caller, scopes)) lose();
      if (before && isSameViewer(before, caller)) return;
      for (const following of streams.keys()) following.switchCaller(caller);
    },

    /** Closes all subscriptions of a connection that is over. */
    close: (): void => {
      for (const following of streams.keys()) following.close();
    },
  };
};
