import { limits, type ServerFrame } from '../contract/frames.ts';
import { operations } from '../contract/operations.ts';
import type { Call, Called } from '../core/channel-call.ts';
import { formB, ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Origin, Presented, Principal } from '../core/principal.ts';
import { type EventStream, type Feed, isSameViewer } from '../rules/event-feed.ts';
import { type RateLimiter, refuseExhausted } from '../rules/rate-limit.ts';
import type { Peer } from '../sockets/peer.ts';
import { createRevalidation, type Recognised } from '../sockets/revalidation.ts';
import { readsTooSlowly } from '../sockets/slow-readers.ts';
import type { Served, Visitor } from '../sockets/sockets.ts';
import { createChannel } from './channel.ts';
import type { Effect, EffectOf, Input } from './messages.ts';

/** What a connection depends on. */
export interface ConnectionDependencies {
  /** Authenticates a token, for the first time or again. */
  recognise(token: string, origin: Origin): Promise<Recognised>;
  /** Checks credentials again that were valid before. */
  revalidate(presented: Presented, origin: Origin): Promise<Principal> | Principal;
  feed: Pick<Feed, 'subscribe'>;
  call(request: Call): Promise<Called>;
  limiter: RateLimiter;
  now(): number;
  encode(frame: ServerFrame): string | Buffer;
  /** The error that the caller gets for a failure. It reports failures that are our own fault. */
  asError(failure: unknown, connectionId: string): ServiceError;
}

/** Bytes that may wait to be sent to a client before more past events are read for it. */
const enough = limits.send_queue_bytes / 4;

const tooLarge = () =>
  new ServiceError('payload_too_large', 'The call was carried out, and its answer has more than 1 MiB. Ask for fewer records at once.');

/** Runs the protocol over a connection: carries out the effects of the state machine, and gives it their results as inputs. */
export const createConnection = (dependencies: ConnectionDependencies, visitor: Visitor, peer: Peer): Served => {
  const { connectionId, address, origin } = visitor;
  const followings = new Map<string, EventStream>();
  let candidate: Recognised | undefined;
  let over = false;

  const { channel, opening } = createChannel({ connectionId, origin }, dependencies.now());

  const give = (input: Input): void => {
    for (const effect of channel(input, dependencies.now())) carryOut(effect);
  };

  const from = (): Origin => ({ address, referrer: origin, userAgent: visitor.userAgent, requestId: newId('request') });
  const failed = (failure: unknown) => dependencies.asError(failure, connectionId);

  const watch = createRevalidation({
    authenticate: (presented) => dependencies.revalidate(presented, { ...from(), revalidation: true }),
    now: dependencies.now,
    found: (caller) => give({ is: 'checked', caller }),
    failed: (failure) => give({ is: 'lapsed', error: failed(failure) }),
  });

  const end = (): void => {
    over = true;
    watch.end();
    for (const following of followings.values()) following.close();
    followings.clear();
  };

  const send = (frame: ServerFrame): void => {
    if (readsTooSlowly(peer) && frame.type !== 'closing') return void queueMicrotask(() => give({ is: 'slow' }));
    try {
      const encoded = dependencies.encode(frame);
      const isTooLarge = frame.type === 'result' && frame.to === 'call' && Buffer.byteLength(encoded) > limits.send_queue_bytes;
      peer.send(isTooLarge ? dependencies.encode({ id: frame.id, type: 'error', error: formB(tooLarge()) }) : encoded);
    } catch {
      queueMicrotask(() => give({ is: 'failed' }));
    }
  };

  const authenticate = async (token: string): Promise<void> => {
    try {
      const recognised = await dependencies.recognise(token, from());
      candidate = recognised;
      give({ is: 'authenticated', caller: recognised.caller });
      candidate = undefined;
    } catch (error) {
      give({ is: 'refused', error: failed(error) });
    }
  };

  const adopt = (caller: Principal): void => {
    const before = watch.inForce?.caller;
    // The candidate has the credentials that were just accepted; without one, the old ones were checked again.
    watch.adopt({ presented: (candidate ?? watch.inForce)!.presented, caller });
    candidate = undefined;
    visitor.recognised();
    if (before && isSameViewer(before, caller)) return;
    for (const following of followings.values()) following.switchCaller(caller);
  };

  /** Whether an event may be sent. If the caller's permissions have changed, the stream filters it again for the current caller. */
  const maySend = async (following: EventStream): Promise<boolean> => {
    const { caller } = watch.inForce!;
    if (watch.isStale) await watch.assured();
    if (over || isSameViewer(caller, watch.inForce!.caller)) return true;
    following.switchCaller(watch.inForce!.caller, true);
    return false;
  };

  const sendEvents = async (subscription: string, following: EventStream): Promise<void> => {
    for await (const delivered of following.events) {
      if (!(await maySend(following))) continue;
      // Past events wait for a slow client; new ones do not.
      if (delivered.replayed && peer.waiting() > enough) await peer.drained(enough);
      if (over) return;
      give({ is: 'event', subscription, delivered });
    }
    if (!over) give({ is: 'ended', subscription });
  };

  const follow = async ({ subscription, frame }: EffectOf<'follow'>): Promise<void> => {
    try {
      const { caller } = watch.inForce!;
      refuseExhausted(await dependencies.limiter(caller.accountId, caller.quota, operations.listEvents.cost));
      const { events: types, resource_ids: resourceIds, after } = frame;
      const following = await dependencies.feed.subscribe(caller, { types, resourceIds, after });
      if (over) return following.close();
      if (watch.inForce!.caller !== caller) following.switchCaller(watch.inForce!.caller);
      followings.set(subscription, following);
      give({ is: 'subscribed', subscription, cursor: following.cursor, recovered: following.recovered });
      await sendEvents(subscription, following);
    } catch (error) {
      if (followings.has(subscription)) return void (failed(error) && give({ is: 'failed' }));
      give({ is: 'unsubscribable', subscription, error: failed(error) });
    }
  };

  const unfollow = (subscription: string): void => {
    const following = followings.get(subscription);
    followings.delete(subscription);
    following?.close();
  };

  const call = async ({ id, operation, path, query, headers = {}, body }: EffectOf<'call'>['frame']): Promise<void> => {
    try {
      const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const opened = { origin, referer: undefined, 'user-agent': visitor.userAgent };
      const { presented } = watch.inForce!;
      const requestId = newId('request');
      const request = { operation, path, query, body, presented, address, requestId, secure: true, headers: { ...opened, ...own } };
      const answer = await dependencies.call(request);
      give({ is: 'called', id, answer });
    } catch (error) {
      give({ is: 'uncallable', id, error: failed(error) });
    }
  };

  const effects: { [Do in Effect['do']]: (effect: EffectOf<Do>) => void } = {
    send: ({ frame }) => send(frame),
    close: ({ code, reason }) => {
      end();
      peer.close(code, reason);
    },
    authenticate: ({ token }) => void authenticate(token),
    adopt: ({ caller }) => adopt(caller),
    follow: (effect) => void follow(effect),
    unfollow: ({ subscription }) => unfollow(subscription),
    call: ({ frame }) => void call(frame),
    check: () => void watch.check(),
    ping: () => peer.ping(),
    pause: () => peer.pause('protocol'),
    resume: () => peer.resume('protocol'),
  };
  const carryOut = <Do extends Effect['do']>(effect: EffectOf<Do>): void => effects[effect.do](effect);

  return {
    open: () => {
      for (const effect of opening) carryOut(effect);
    },
    give: (occurrence) => {
      if (occurrence.is === 'doubt') return watch.doubt(occurrence.accountId);
      give(occurrence);
      if (occurrence.is === 'gone') end();
    },
  };
};
