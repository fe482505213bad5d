import {
  type ClientFrame,
  type ClientFrames,
  closeCodes,
  frameIdOf,
  limits,
  readClientFrame,
  type ServerFrame,
} from '../contract/frames.ts';
import { operations } from '../contract/operations.ts';
import { bodyLimits } from '../contract/plans.ts';
import { formB, ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { duplicateKeyError, tooManyValues } from '../core/json.ts';
import { hasMoreValues } from '../core/json-values.ts';
import type { Principal } from '../core/principal.ts';
import { isRoundedByParsing, parseExactly } from '../core/storable-json.ts';
import { textOfKey } from '../core/text-of-key.ts';
import { weightOfBytes } from '../request/admission.ts';
import { authorize } from '../rules/authorize.ts';
import { originRefusal } from '../rules/origin-refusal.ts';
import { lapseOf } from '../sockets/revalidation.ts';
import { createTimers, endOf } from '../sockets/timers.ts';
import type { CloseReason, Effect, Input, InputOf } from './messages.ts';

/** The maximum number of concurrent requests. When it is reached, no more frames are read. */
const atOnce = 64;

interface Visit {
  connectionId: string;
  /** The page's origin, when a browser sends it. */
  origin: string | undefined;
  /** Whether the request that opened it has credentials. */
  hasToken?: boolean;
}

/** The state machine of one connection: takes an input, and returns the effects to carry out. */
export type Channel = (input: Input, now: number) => Effect[];

type FrameOf<Type extends ClientFrame['type']> = { [One in Type]: { type: One } & ClientFrames[One] }[Type];

const instant = (now: number) => new Date(now).toISOString();

const notYet = () => new ServiceError('invalid_credentials', 'This connection is not authenticated: send authenticate first.');

const inUse = (id: string) => new ServiceError('conflict', `The id ${id} is already in use by a request in progress. Choose another id.`);

const noSubscription = (name: string) => new ServiceError('not_found', `This connection has no subscription ${excerpt(name)}.`);

/** The JSON object in a text; undefined for anything else, because a frame is always an object. */
const objectIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** The numbers of a call are checked where the call is carried out, so they are passed on as they were sent. */
const asSent = (frame: ClientFrame, text: string): ClientFrame =>
  frame.type === 'call' && isRoundedByParsing(text) ? (parseExactly(text) as ClientFrame) : frame;

const mayFollow = (caller: Principal): boolean => {
  try {
    authorize({ facts: operations.listEvents, caller });
    return true;
  } catch {
    return false;
  }
};

type Take = { [Type in ClientFrame['type']]: (it: Conversation, frame: FrameOf<Type>, now: number) => void };
type React = { [Is in Input['is']]: (it: Conversation, input: InputOf<Is>, now: number) => void };

/** A subscription request that waits for its answer. */
interface Requested {
  frame: string;
  /** Whether it resumes after a cursor. */
  resumes: boolean;
}

const none: readonly string[] = [];

/** A class with static tables, because there is one instance for each connection: closures would cost each of them several KiB. */
class Conversation {
  readonly #origin: string | undefined;
  readonly #timers: ReturnType<typeof createTimers>;
  /** The ids of frames that wait for their answer. */
  #pending: readonly string[] = none;
  /** Subscriptions by name: the frame that waits for the answer, or undefined when the subscription is open. */
  readonly #subscriptions = new Map<string, Requested | undefined>();
  /** The texts of frames that are not read yet. */
  readonly #later: string[] = [];
  /** A large frame that may not be read yet. */
  #waiting: string | undefined;
  /** Whether the frame that is being read is large. */
  #isLarge = false;
  #caller: Principal | undefined;
  /** The id of the authenticating frame; null where the request that opened the connection authenticates. */
  #authenticating: string | null | undefined;
  #named = 0;
  #paused = false;
  #stopping = false;
  #closed = false;
  #effects: Effect[] = [];

  constructor({ connectionId, origin, hasToken }: Visit, openedAt: number) {
    this.#origin = origin;
    this.#timers = createTimers(openedAt);
    this.#send({
      type: 'welcome',
      connection_id: connectionId,
      server_time: instant(openedAt),
      heartbeat_seconds: limits.ping_seconds,
      authenticate_within_seconds: limits.authenticate_seconds,
    });
    if (!hasToken) return;
    this.#authenticating = null;
    this.#effects.push({ do: 'authenticate', token: undefined });
  }

  /** The effects since the last call. */
  effects(): Effect[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  handle<Is extends Input['is']>(input: InputOf<Is>, now: number): void {
    if (this.#closed) return;
    const react: React[Is] = Conversation.#on[input.is];
    react(this, input, now);
    this.#catchUp(now);
  }

  #send(frame: ServerFrame): void {
    this.#effects.push({ do: 'send', frame });
  }

  #close(reason: CloseReason): void {
    if (this.#closed) return;
    const { code, reconnect } = closeCodes[reason];
    // A client that reads too slowly would not read this frame either.
    if (reason !== 'slow') this.#send({ type: 'closing', code, reason, reconnect });
    this.#effects.push({ do: 'close', code, reason });
    this.#closed = true;
  }

  #refuse(id: string | null, error: ServiceError): void {
    if (id !== null) this.#answered(id);
    this.#send({ id, type: 'error', error: formB(error) });
  }

  /** Whether a subscription is open. The client learns its name only from the answer. */
  #stands(subscription: string): boolean {
    return this.#subscriptions.has(subscription) && this.#subscriptions.get(subscription) === undefined;
  }

  #await(id: string): void {
    this.#pending = [...this.#pending, id];
  }

  /** Returns whether a frame waited for this answer. */
  #answered(id: string): boolean {
    if (!this.#pending.includes(id)) return false;
    this.#pending = this.#pending.length === 1 ? none : this.#pending.filter((one) => one !== id);
    return true;
  }

  #busy(): boolean {
    return this.#waiting !== undefined || this.#authenticating !== undefined || this.#pending.length >= atOnce;
  }

  static readonly #take: Take = {
    authenticate: (it, { id, token }) => {
      it.#authenticating = id;
      it.#await(id);
      it.#effects.push({ do: 'authenticate', token });
    },
    ping: (it, { id }, now) => it.#send({ id, type: 'result', to: 'ping', server_time: instant(now) }),
    subscribe: (it, frame) => {
      it.#named += 1;
      const subscription = `s${it.#named}`;
      it.#subscriptions.set(subscription, { frame: frame.id, resumes: frame.after !== undefined });
      it.#await(frame.id);
      it.#effects.push({ do: 'follow', subscription, frame, operations: it.#subscriptions.size });
    },
    unsubscribe: (it, { id, subscription }) => {
      if (!it.#stands(subscription)) throw noSubscription(subscription);
      it.#subscriptions.delete(subscription);
      it.#effects.push({ do: 'unfollow', subscription });
      it.#send({ id, type: 'result', to: 'unsubscribe', subscription });
    },
    call: (it, frame) => {
      it.#await(frame.id);
      it.#effects.push({ do: 'call', frame, isLarge: it.#isLarge });
    },
  };

  #taken<Type extends ClientFrame['type']>(frame: FrameOf<Type>, now: number): void {
    const take: Take[Type] = Conversation.#take[frame.type];
    take(this, frame, now);
  }

  #carryOut(frame: ClientFrame, now: number): void {
    if (this.#pending.includes(frame.id)) throw inUse(frame.id);
    if (!this.#caller && frame.type !== 'authenticate' && frame.type !== 'ping') throw notYet();
    this.#taken(frame, now);
  }

  #read(text: string, now: number): void {
    const given = objectIn(text);
    if (!given) return void this.#close('bad_frame');
    try {
      const twice = duplicateKeyError(text, given, 'The frame');
      if (twice) throw twice;
      this.#carryOut(asSent(readClientFrame(given), text), now);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // An earlier frame with the same id keeps waiting for its own answer.
      this.#send({ id: frameIdOf(given), type: 'error', error: formB(error) });
    }
  }

  /** Refuses a frame without parsing it. */
  #refuseUnread(text: string, error: ServiceError): void {
    this.#send({ id: frameIdOf({ id: textOfKey(text, 'id') }), type: 'error', error: formB(error) });
  }

  /** Takes the next frame. A large frame is read only when its account has few others in progress. */
  #next(text: string, now: number): void {
    if (hasMoreValues(text, bodyLimits.values)) return void this.#refuseUnread(text, tooManyValues('The frame', bodyLimits.values));
    if (weightOfBytes(text.length) === 0) return void this.#read(text, now);
    this.#waiting = text;
    this.#effects.push({ do: 'wait', text });
  }

  #readLarge(now: number): void {
    const text = this.#waiting!;
    this.#waiting = undefined;
    this.#isLarge = true;
    this.#read(text, now);
    this.#isLarge = false;
  }

  #takeOver(given: Principal, now: number): void {
    this.#caller = given;
    this.#timers.credentialsChecked(now);
    this.#effects.push({ do: 'adopt', caller: given });
    if ([...this.#subscriptions.values()].includes(undefined) && !mayFollow(given)) this.#close('permissions_changed');
  }

  #refused(error: ServiceError): void {
    const id = this.#authenticating!;
    this.#authenticating = undefined;
    this.#refuse(id, error);
    if (this.#caller) return;
    if (error.code === 'limit_reached') this.#close('connection_limit');
    else if (error.type === 'authentication_error' || error.type === 'authorization_error') this.#close('invalid_credentials');
  }

  #authenticated(given: Principal, now: number): void {
    const id = this.#authenticating!;
    this.#authenticating = undefined;
    const { accountId: account_id, expiresAt: expires_at = null, scopes } = given;
    if (id !== null) {
      this.#answered(id);
      this.#send({ id, type: 'result', to: 'authenticate', account_id, expires_at, scopes: [...new Set(scopes)] });
    }
    this.#takeOver(given, now);
  }

  #tick(now: number): void {
    const authenticating = this.#authenticating !== undefined;
    const due = this.#timers.due(now, { endsAt: endOf(this.#caller), authenticating, paused: this.#paused });
    if ('close' in due) return void this.#close(due.close);
    if (due.ping) this.#effects.push({ do: 'ping' });
    if (due.check) this.#effects.push({ do: 'check' });
  }

  static readonly #on: React = {
    text: (it, { text }) => void it.#later.push(text),
    binary: (it) => it.#close('bad_frame'),
    pong: (it) => it.#timers.pong(),
    authenticated: (it, { caller }, now) => it.#authenticating !== undefined && it.#authenticated(caller, now),
    refused: (it, { error }) => it.#authenticating !== undefined && it.#refused(error),
    subscribed: (it, { subscription, cursor, recovered }) => {
      const requested = it.#subscriptions.get(subscription);
      if (!requested) return;
      // The caller's permissions may have changed while the subscription was being opened.
      if (!mayFollow(it.#caller!)) return it.#close('permissions_changed');
      const { frame: id, resumes } = requested;
      it.#answered(id);
      it.#subscriptions.set(subscription, undefined);
      it.#send({ id, type: 'result', to: 'subscribe', subscription, cursor, recovered: resumes ? recovered : null });
    },
    unsubscribable: (it, { subscription, error }) => {
      const requested = it.#subscriptions.get(subscription);
      if (!requested) return;
      it.#subscriptions.delete(subscription);
      it.#refuse(requested.frame, error);
    },
    event: (it, { subscription, delivered: { event, cursor } }) => {
      if (it.#stands(subscription)) it.#send({ type: 'event', subscription, cursor, event });
    },
    ended: (it, { subscription }) => it.#subscriptions.has(subscription) && it.#close('reset'),
    ready: (it, _input, now) => it.#waiting !== undefined && it.#readLarge(now),
    crowded: (it, { error }) => {
      if (it.#waiting === undefined) return;
      it.#refuseUnread(it.#waiting, error);
      it.#waiting = undefined;
    },
    called: (it, { id, answer }) => it.#answered(id) && it.#send({ id, type: 'result', to: 'call', ...answer }),
    uncallable: (it, { id, error }) => it.#answered(id) && it.#refuse(id, error),
    checked: (it, { caller }, now) => {
      if (originRefusal(it.#origin, caller)) it.#close('permissions_changed');
      else it.#takeOver(caller, now);
    },
    lapsed: (it, { error }) => {
      const reason = lapseOf(error);
      if (reason) it.#close(reason);
    },
    time: (it, _input, now) => it.#tick(now),
    slow: (it) => it.#close('slow'),
    failed: (it) => it.#close('internal_error'),
    shutdown: (it, { soon }) => {
      it.#stopping = true;
      if (!soon) it.#close('shutdown');
    },
    gone: (it) => {
      it.#closed = true;
    },
  };

  /** Reads as many of the frames that have arrived as may be read now. */
  #catchUp(now: number): void {
    while (this.#later.length > 0 && !(this.#busy() || this.#stopping || this.#closed)) this.#next(this.#later.shift()!, now);
    if (this.#closed) return;
    if (this.#stopping && this.#pending.length === 0) return void this.#close('shutdown');
    if (this.#paused === (this.#busy() || this.#stopping)) return;
    this.#paused = !this.#paused;
    this.#effects.push({ do: this.#paused ? 'pause' : 'resume' });
  }
}

/**
 * The protocol of `/v1/websocket` as a state machine without input, output or clock of its own. It takes inputs with their time, and
 * returns the effects to carry out. `opening` has the first effects, which send the opening frame.
 */
export const createChannel = (visit: Visit, openedAt: number): { channel: Channel; opening: Effect[] } => {
  const conversation = new Conversation(visit, openedAt);
  const channel: Channel = (input, now) => {
    conversation.handle(input, now);
    return conversation.effects();
  };
  return { channel, opening: conversation.effects() };
};
