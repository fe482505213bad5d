import { CloseCode } from 'graphql-ws';
import { limits } from '../contract/frames.ts';
import { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Origin, Presented, Principal } from '../core/principal.ts';
import { onBehalfOfAccount, onBehalfOfAddress } from '../rules/attribution.ts';
import { authorize } from '../rules/authorize.ts';
import { type EventStream, type Feed, isSameViewer } from '../rules/event-feed.ts';
import { originRefusal } from '../rules/origin-refusal.ts';
import { type RateLimiter, refuseExhausted } from '../rules/rate-limit.ts';
import type { Peer } from '../sockets/peer.ts';
import { createRevalidation, lapseOf, type Recognised } from '../sockets/revalidation.ts';
import { readsTooSlowly } from '../sockets/slow-readers.ts';
import type { Visitor } from '../sockets/sockets.ts';
import { createTimers, endOf } from '../sockets/timers.ts';
import { connectionToken } from './connection-token.ts';
import { type ErrorContext, meaning } from './errors.ts';

/** What a session needs of the other rooms. */
export interface SessionDependencies extends Pick<ErrorContext, 'explain' | 'report'> {
  /** Recognises a token, of whatever kind it is. */
  recognise(token: string, origin: Origin): Promise<Recognised>;
  /** Looks again at credentials that were good. */
  revalidate(presented: Presented, origin: Origin): Promise<Principal> | Principal;
  feed: Feed;
  limiter: RateLimiter;
  now(): number;
}

/** The codes that a connection is closed with: 1001, 1013 and 4403 ask a client to connect again, with 4403 by fresh credentials. */
const codes = {
  shutdown: 1001,
  slow: 1013,
  no_pong: 1013,
  unavailable: 1013,
  bad_message: CloseCode.BadRequest,
  revoked: CloseCode.Unauthorized,
  expired: CloseCode.Forbidden,
  permissions_changed: CloseCode.Forbidden,
  refused: CloseCode.Forbidden,
  authentication_timeout: CloseCode.ConnectionInitialisationTimeout,
  internal_error: CloseCode.InternalServerError,
} as const;

type Ending = keyof typeof codes;

/** Whether the same credentials may be taken a little later. */
const isPassing = ({ status }: ServiceError): boolean => status === 429 || status >= 500;

/** A subscription that stands: what its caller has to be permitted, and how it ends when they are not. */
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

/** One connection's credentials, its times and its end, under whatever protocol runs over it. */
export const createSession = (dependencies: SessionDependencies, visitor: Visitor, peer: Peer) => {
  const { address, origin, connectionId } = visitor;
  const timers = createTimers(dependencies.now());
  const followings = new Map<EventStream, OpenStream>();
  let authenticating = false;
  let over = false;

  const originOf = (requestId: string): Origin => ({ address, referrer: origin, userAgent: visitor.userAgent, requestId });

  const leave = (): void => {
    over = true;
    watch.end();
    for (const following of followings.keys()) following.close();
  };

  const close = (code: number, reason: string): void => {
    if (over) return;
    leave();
    peer.close(code, reason);
  };

  const end = (ending: Ending, reason: string = ending): void => close(codes[ending], reason);

  const meant = (failure: unknown): ServiceError => {
    const error = meaning(failure, dependencies);
    if (error.status >= 500) dependencies.report(failure, connectionId);
    return error;
  };

  const take = (recognised: Recognised): void => {
    const before = watch.inForce?.caller;
    const { caller } = recognised;
    watch.adopt(recognised);
    timers.checked(dependencies.now());
    visitor.recognised();
    for (const { scopes, lose } of followings.values()) if (!isPermitted(caller, scopes)) lose();
    if (before && isSameViewer(before, caller)) return;
    for (const following of followings.keys()) following.switchCaller(caller);
  };

  /** Follows events for whoever the caller is by then. */
  const subscribe: Feed['subscribe'] = async (caller, subscription) => {
    const following = await dependencies.feed.subscribe(caller, subscription);
    if (over) following.close();
    if (!isSameViewer(caller, watch.inForce!.caller)) following.switchCaller(watch.inForce!.caller);
    let lost = false;
    const close = () => {
      followings.delete(following);
      following.close();
    };
    const lose = () => {
      lost = true;
      close();
    };
    followings.set(following, { scopes: subscription.scopes ?? [], lose });
    // Whoever follows is told that it ended by itself, and asks why.
    return { ...following, close, isClosed: () => !lost && following.isClosed() };
  };

  const watch = createRevalidation({
    authenticate: (presented) => dependencies.revalidate(presented, { ...originOf(newId('request')), revalidation: true }),
    now: dependencies.now,
    found: (caller) => {
      if (originRefusal(origin, caller)) end('permissions_changed');
      else take({ presented: watch.inForce!.presented, caller });
    },
    failed: (failure) => {
      const ending = lapseOf(meant(failure));
      if (ending) end(ending);
    },
  });

  const recognised = async (payload: Record<string, unknown> | undefined): Promise<Recognised> => {
    const found = await dependencies.recognise(connectionToken(visitor.search, payload), originOf(newId('request')));
    const refusal = originRefusal(origin, found.caller);
    if (refusal) throw refusal;
    return found;
  };

  const overdue = (): void => {
    const due = timers.due(dependencies.now(), { endsAt: endOf(watch.inForce?.caller), authenticating, paused: false });
    if ('close' in due) return void end(due.close);
    if (due.ping) peer.ping();
    if (due.check) void watch.check();
  };

  return {
    address,
    originOf,
    feed: { subscribe },
    get caller(): Principal {
      return watch.inForce!.caller;
    },
    get isOver() {
      return over;
    },
    /** Whether the credentials are good; when they are not, the connection is closed. */
    authenticate: async (payload: Record<string, unknown> | undefined): Promise<boolean> => {
      authenticating = true;
      try {
        take(await recognised(payload));
        return true;
      } catch (failure) {
        const error = meant(failure);
        end(isPassing(error) ? 'unavailable' : 'refused', error.code);
        return false;
      } finally {
        authenticating = false;
      }
    },
    /** Runs what the connection has asked for, on behalf of whoever has authenticated on it. */
    claimed: <T>(work: () => T): T => (watch.inForce ? onBehalfOfAccount(watch.inForce.caller, work) : onBehalfOfAddress(address, work)),
    /** @throws ServiceError when the credentials are not known to be good */
    expectGood: watch.expectGood,
    /** Credentials of an account may have ended. */
    doubt: watch.doubt,
    /** Waits until it is known that the credentials are still good. @throws ServiceError when the connection ends over that */
    assured: async (): Promise<void> => {
      await watch.assured();
      if (over) throw new ServiceError('invalid_token', 'The connection is over.');
    },
    /** Counts so many requests. @throws ServiceError `rate_limit_exceeded` */
    charge: async (requests: number): Promise<void> => {
      const { accountId, quota } = watch.inForce!.caller;
      refuseExhausted(await dependencies.limiter(accountId, quota, requests));
    },
    /** Sends a message; who lets more than the queue wait is sent away. */
    send: (text: string): void => {
      if (over) return;
      if (readsTooSlowly(peer)) end('slow');
      else peer.send(text);
    },
    /** Waits until there is room in the queue. */
    room: (): Promise<void> => peer.drained(limits.send_queue_bytes),
    tick: overdue,
    pong: timers.pong,
    close,
    end,
    leave,
  };
};

export type Session = ReturnType<typeof createSession>;
