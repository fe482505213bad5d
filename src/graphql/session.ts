import { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Authenticated, Credential, Origin, Principal } from '../core/principal.ts';
import type { AuthenticateFrame } from '../request/frames.ts';
import { onBehalfOfAccount, onBehalfOfAddress } from '../rules/attribution.ts';
import { type Feed, isSameViewer } from '../rules/event-feed.ts';
import { originRefusal } from '../rules/origin-refusal.ts';
import { type RateLimiter, refuseExhausted } from '../rules/rate-limit.ts';
import type { Peer } from '../sockets/peer.ts';
import { createRevalidation, lapseOf } from '../sockets/revalidation.ts';
import { createTimers, endOf } from '../sockets/timers.ts';
import type { Visitor } from '../sockets/websocket-server.ts';
import { createConnection } from './connection.ts';
import { connectionToken } from './connection-token.ts';
import { type ErrorContext, meaning } from './errors.ts';
import { createSessionStreams } from './session-streams.ts';

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

/** What a client sends with `connection_init`. */
type Payload = Record<string, unknown> | undefined;

/** Whether the same credentials may be accepted a little later. */
const isPassing = ({ status, code }: ServiceError): boolean => status === 429 || status >= 500 || code === 'limit_reached';

const authenticate = (dependencies: SessionDependencies, visitor: Visitor, origin: Origin, payload: Payload): Promise<Authenticated> =>
  dependencies.authenticate({
    origin,
    page: visitor.origin,
    accountId: undefined,
    readToken: () => connectionToken(visitor.tokens, payload),
    admit: (caller) => visitor.admit(caller),
  });

/** The credentials, the timers and the end of one connection, independent of the protocol that runs over it. */
export const createSession = (dependencies: SessionDependencies, visitor: Visitor, peer: Peer) => {
  const { address, origin, connectionId } = visitor;
  const timers = createTimers(dependencies.now());
  const streams = createSessionStreams();
  let authenticating = false;

  const originOf = (requestId: string): Origin => ({ address, referrer: origin, userAgent: visitor.userAgent, requestId });

  const connection = createConnection(peer, () => {
    watch.end();
    streams.close();
  });

  const meant = (failure: unknown): ServiceError => {
    const error = meaning(failure, dependencies);
    if (error.status >= 500) dependencies.report(failure, connectionId);
    return error;
  };

  const take = ({ credential, caller }: Authenticated): void => {
    const before = watch.inForce?.caller;
    watch.adopt({ credential, caller });
    timers.credentialsChecked(dependencies.now());
    visitor.authenticated();
    streams.become(before, caller);
  };

  /** Subscribes to events. If the caller has changed by the time the subscription is open, it continues with the current one. */
  const subscribe: Feed['subscribe'] = async (caller, subscription) => {
    const following = await dependencies.feed.subscribe(caller, subscription);
    if (connection.isOver()) following.close();
    if (!isSameViewer(caller, watch.inForce!.caller)) following.switchCaller(watch.inForce!.caller);
    return streams.add(following, subscription.scopes ?? []);
  };

  const watch = createRevalidation({
    authenticate: (credential) => dependencies.revalidate(credential, { ...originOf(newId('request')), revalidation: true }),
    now: dependencies.now,
    found: (caller) => {
      if (originRefusal(origin, caller)) connection.end('permissions_changed');
      else take({ credential: watch.inForce!.credential, caller });
    },
    failed: (failure) => {
      const ending = lapseOf(meant(failure));
      if (ending) connection.end(ending);
    },
  });

  return {
    ...connection,
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
    /** Authenticates the connection. When the credentials are not accepted, it closes the connection and resolves to false. */
    authenticate: async (payload: Payload): Promise<boolean> => {
      authenticating = true;
      try {
        take(await authenticate(dependencies, visitor, originOf(newId('request')), payload));
        return true;
      } catch (failure) {
        const error = meant(failure);
        connection.end(isPassing(error) ? 'unavailable' : 'refused', error.code);
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
      if (connection.isOver()) throw new ServiceError('invalid_token', 'The connection has ended.');
    },
    /** Counts a number of requests. @throws ServiceError `rate_limit_exceeded` */
    charge: async (requests: number): Promise<void> => {
      const { accountId, quota } = watch.inForce!.caller;
      refuseExhausted(await dependencies.limiter(accountId, quota, requests));
    },
    tick: (): void => {
      const due = timers.due(dependencies.now(), { endsAt: endOf(watch.inForce?.caller), authenticating, paused: false });
      if ('close' in due) return void connection.end(due.close);
      if (due.ping) peer.ping();
      if (due.check) void watch.check();
    },
    pong: () => timers.pong(),
  };
};

export type Session = ReturnType<typeof createSession>;
