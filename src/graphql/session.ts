import { CloseCode } from 'graphql-ws';
import { limits } from '../contract/frames.ts';
import { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Authenticated, Credential, Origin, Principal } from '../core/principal.ts';
import type { AuthenticateFrame } from '../request/frames.ts';
import { onBehalfOfAccount, onBehalfOfAddress } from '../rules/attribution.ts';
import { authorize } from '../rules/authorize.ts';
import { type EventStream, type Feed, isSameViewer } from '../rules/event-feed.ts';
import { originRefusal } from '../rules/origin-refusal.ts';
import { type RateLimiter, refuseExhausted } from '../rules/rate-limit.ts';
import type { Peer } from '../sockets/peer.ts';
import { createRevalidation, lapseOf } from '../sockets/revalidation.ts';
import { readsTooSlowly } from '../sockets/slow-readers.ts';
import { createTimers, endOf } from '../sockets/timers.ts';
import type { Visitor } from '../sockets/websocket-server.ts';
import { connectionToken } from './connection-token.ts';
import { type ErrorContext, meaning } from './errors.ts';

/** The dependencies of a session. */
export interface SessionDependencies extends Pick<ErrorContext, 'explain' | 'report'> {
  /** Authenticates a token of any kind. */
  authenticate: AuthenticateFrame;
  /** Checks again whether credentials are still valid. */
  revalidate(credential: Credential, origin: Origin): Promise<Principal> | Principal;
  feed: Feed;
  limiter: RateLimiter;
  now(): number;
}

/** The close codes of a connection. After 1001, 1013 and 4403 a client should connect again; after 4403 with new credentials. */
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

/** Whether the same credentials may be accepted a little later. */
const isPassing = ({ status, code }: ServiceError): boolean => status === 429 || status >= 500 || code === 'limit_reached';

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

/** The credentials, the timers and the end of one connection, independent of the protocol that runs over it. */
export const createSession = (dependencies: SessionDependencies, visitor: Visitor, peer: Peer) => {
  const { address, origin, connectionId } = visitor;
  const timers = createTimers(dependencies.now());
  const streams = new Map<EventStream, OpenStream>();
  let authenticating = false;
  let over = false;

  const originOf = (requestId: string): Origin => ({ address, referrer: origin, userAgent: visitor.userAgent, requestId });

  const leave = (): void => {
    over = true;
    watch.end();
    for (const following of streams.keys()) following.close();
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

  const take = (authenticated: Authenticated): void => {
    const before = watch.inForce?.caller;
    const { caller } = authenticated;
    watch.adopt(authenticated);
    timers.credentialsChecked(dependencies.now());
    visitor.authenticated();
    for (const { scopes, lose } of streams.values()) if (!isPermitted(caller, scopes)) lose();
    if (before && isSameViewer(before, caller)) return;
    for (const following of streams.keys()) following.switchCaller(caller);
  };

  /** Subscribes to events. If the caller has changed by the time the subscription is open, it continues with the current one. */
  const subscribe: Feed['subscribe'] = async (caller, subscription) => {
    const following = await dependencies.feed.subscribe(caller, subscription);
    if (over) following.close();
    if (!isSameViewer(caller, watch.inForce!.caller)) following.switchCaller(watch.inForce!.caller);
    let lost = false;
    const close = () => {
      streams.delete(following);
      following.close();
    };
    const lose = () => {
      lost = true;
      close();
    };
    streams.set(following, { scopes: subscription.scopes ?? [], lose });
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
  };

  const watch = createRevalidation({
    authenticate: (credential) => dependencies.revalidate(credential, { ...originOf(newId('request')), revalidation: true }),
    now: dependencies.now,
    found: (caller) => {
      if (originRefusal(origin, caller)) end('permissions_changed');
      else take({ credential: watch.inForce!.credential, caller });
    },
    failed: (failure) => {
      const ending = lapseOf(meant(failure));
      if (ending) end(ending);
    },
  });

  const authenticate = (payload: Record<string, unknown> | undefined): Promise<Authenticated> =>
    dependencies.authenticate({
      origin: originOf(newId('request')),
      page: origin,
      accountId: undefined,
      readToken: () => connectionToken(visitor.tokens, payload),
      admit: (caller) => visitor.admit(caller),
    });

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
    /** The account of the connection; undefined until somebody has authenticated. */
    get accountId(): string | undefined {
      return watch.inForce?.caller.accountId;
    },
    get isOver() {
      return over;
    },
    /** Authenticates the connection. When the credentials are not accepted, it closes the connection and resolves to false. */
    authenticate: async (payload: Record<string, unknown> | undefined): Promise<boolean> => {
      authenticating = true;
      try {
        take(await authenticate(payload));
        return true;
      } catch (failure) {
        const error = meant(failure);
        end(isPassing(error) ? 'unavailable' : 'refused', error.code);
        return false;
      } finally {
        authenticating = false;
      }
    },
    /** Runs work of the connection on behalf of its account, or of its address until somebody has authenticated. */
    claimed: <T>(work: () => T): T => (watch.inForce ? onBehalfOfAccount(watch.inForce.caller, work) : onBehalfOfAddress(address, work)),
    /** @throws ServiceError when the credentials are not known to be valid */
    expectGood: () => watch.expectGood(),
    /** Reports that credentials of an account may have ended. */
    doubt: (accountId: string) => watch.doubt(accountId),
    /** Waits until the credentials are known to be still valid. @throws ServiceError when the connection ends before that */
    assured: async (): Promise<void> => {
      await watch.assured();
      if (over) throw new ServiceError('invalid_token', 'The connection has ended.');
    },
    /** Counts a number of requests. @throws ServiceError `rate_limit_exceeded` */
    charge: async (requests: number): Promise<void> => {
      const { accountId, quota } = watch.inForce!.caller;
      refuseExhausted(await dependencies.limiter(accountId, quota, requests));
    },
    /** Sends a message. Closes the connection when the client reads so slowly that the send queue is full. */
    send: (text: string): void => {
      if (over) return;
      if (readsTooSlowly(peer)) end('slow');
      else peer.send(text);
    },
    /** Waits until the send queue has room. */
    room: (): Promise<void> => peer.drained(limits.send_queue_bytes),
    tick: overdue,
    pong: () => timers.pong(),
    close,
    end,
    leave,
  };
};

export type Session = ReturnType<typeof createSession>;
