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
import { formB, ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { duplicateKeyError } from '../core/json.ts';
import type { Principal } from '../core/principal.ts';
import { mayRound, parseExactly } from '../core/storable-json.ts';
import { authorize } from '../rules/authorize.ts';
import { originRefusal } from '../rules/origin-refusal.ts';
import { lapseOf } from '../sockets/revalidation.ts';
import { createTimers, endOf } from '../sockets/timers.ts';
import type { CloseReason, Effect, Input, InputOf } from './messages.ts';

/** The maximum number of requests that are carried out at once. When it is reached, no more frames are read. */
const atOnce = 64;

interface Visit {
  connectionId: string;
  /** The page's origin, when a browser sends it. */
  origin: string | undefined;
}

/** The state machine of one connection: takes an input, and returns the effects to carry out. */
export type Channel = (input: Input, now: number) => Effect[];

type FrameOf<Type extends ClientFrame['type']> = { [One in Type]: { type: One } & ClientFrames[One] }[Type];

const instant = (now: number) => new Date(now).toISOString();

const notYet = () => new ServiceError('invalid_credentials', 'Nobody has authenticated on this connection: send authenticate first.');

const inUse = (id: string) => new ServiceError('conflict', `A frame with the id ${id} is not answered yet. Choose another id.`);

const tooMany = () =>
  new ServiceError('limit_reached', `A connection may have ${limits.subscriptions} subscriptions. End one, or open another connection.`);

const noSubscription = (name: string) => new ServiceError('not_found', `This connection has no subscription ${excerpt(name)}.`);

const otherAccount = () =>
  new ServiceError('invalid_credentials', 'These are credentials of another account. Open another connection for it.');

/** The JSON object in a text; undefined for anything else, because a frame is always an object. */
const objectIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** The numbers of a call are checked where it is carried out, so they are passed on as they were sent. */
const asSent = (frame: ClientFrame, text: string): ClientFrame =>
  frame.type === 'call' && mayRound(text) ? (parseExactly(text) as ClientFrame) : frame;

const mayFollow = (caller: Principal): boolean => {
  try {
    authorize({ facts: operations.listEvents, caller });
    return true;
  } catch {
    return false;
  }
};

/**
 * The protocol of `/v1/websocket` as a state machine without input, output or clock of its own. It takes inputs with their time, and
 * returns the effects to carry out. `opening` has the first effects: they send the frame that opens the conversation.
 */
export const createChannel = ({ connectionId, origin }: Visit, openedAt: number): { channel: Channel; opening: Effect[] } => {
  const timers = createTimers(openedAt);
  /** The ids of frames that wait for their answer. */
  const pending = new Set<string>();
  /** Subscriptions by name. The value is the id of the frame that waits for the answer, or undefined when the subscription is open. */
  const subscriptions = new Map<string, string | undefined>();
  /** Subscriptions that resume after a cursor. */
  const resumed = new Set<string>();
  /** The texts of frames that are not read yet. */
  const later: string[] = [];
  let caller: Principal | undefined;
  let authenticating: string | undefined;
  let named = 0;
  let paused = false;
  let stopping = false;
  let closed = false;
  let effects: Effect[] = [];

  const send = (frame: ServerFrame): void => void effects.push({ do: 'send', frame });

  const close = (reason: CloseReason): void => {
    if (closed) return;
    const { code, reconnect } = closeCodes[reason];
    // A client that reads too slowly would not read this frame either.
    if (reason !== 'slow') send({ type: 'closing', code, reason, reconnect });
    effects.push({ do: 'close', code, reason });
    closed = true;
  };

  const refuse = (id: string | null, error: ServiceError): void => {
    if (id !== null) pending.delete(id);
    send({ id, type: 'error', error: formB(error) });
  };

  /** Whether a subscription is open. Before its answer, the client does not know its name. */
  const stands = (subscription: string): boolean => subscriptions.has(subscription) && subscriptions.get(subscription) === undefined;

  const busy = (): boolean => authenticating !== undefined || pending.size >= atOnce;

  const take: { [Type in ClientFrame['type']]: (frame: FrameOf<Type>, now: number) => void } = {
    authenticate: ({ id, token }) => {
      authenticating = id;
      pending.add(id);
      effects.push({ do: 'authenticate', token });
    },
    ping: ({ id }, now) => send({ id, type: 'result', to: 'ping', server_time: instant(now) }),
    subscribe: (frame) => {
      authorize({ facts: operations.listEvents, caller: caller! });
      if (subscriptions.size >= limits.subscriptions) throw tooMany();
      named += 1;
      const subscription = `s${named}`;
      subscriptions.set(subscription, frame.id);
      if (frame.after !== undefined) resumed.add(subscription);
      pending.add(frame.id);
      effects.push({ do: 'follow', subscription, frame });
    },
    unsubscribe: ({ id, subscription }) => {
      if (!stands(subscription)) throw noSubscription(subscription);
      subscriptions.delete(subscription);
      effects.push({ do: 'unfollow', subscription });
      send({ id, type: 'result', to: 'unsubscribe', subscription });
    },
    call: (frame) => {
      pending.add(frame.id);
      effects.push({ do: 'call', frame });
    },
  };

  const taken = <Type extends ClientFrame['type']>(frame: FrameOf<Type>, now: number): void => take[frame.type](frame, now);

  const carryOut = (frame: ClientFrame, now: number): void => {
    if (pending.has(frame.id)) throw inUse(frame.id);
    if (!caller && frame.type !== 'authenticate' && frame.type !== 'ping') throw notYet();
    taken(frame, now);
  };

  const read = (text: string, now: number): void => {
    const given = objectIn(text);
    if (!given) return void close('bad_frame');
    try {
      const twice = duplicateKeyError(text, given, 'The frame');
      if (twice) throw twice;
      carryOut(asSent(readClientFrame(given), text), now);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // A frame that waits for its answer under the same id stays pending.
      send({ id: frameIdOf(given), type: 'error', error: formB(error) });
    }
  };

  /** Why valid credentials are not accepted on this connection. */
  const objection = (given: Principal): ServiceError | undefined => {
    if (caller && caller.accountId !== given.accountId) return otherAccount();
    return originRefusal(origin, given);
  };

  const takeOver = (given: Principal, now: number): void => {
    caller = given;
    timers.checked(now);
    effects.push({ do: 'adopt', caller: given });
    if (subscriptions.size > 0 && !mayFollow(given)) close('permissions_changed');
  };

  const refused = (error: ServiceError): void => {
    const id = authenticating!;
    authenticating = undefined;
    refuse(id, error);
    const final = error.type === 'authentication_error' || error.type === 'authorization_error';
    if (!caller && final) close('invalid_credentials');
  };

  const authenticated = ({ caller: given }: InputOf<'authenticated'>, now: number): void => {
    const error = objection(given);
    if (error) return void refused(error);
    const id = authenticating!;
    authenticating = undefined;
    pending.delete(id);
    const { accountId: account_id, expiresAt: expires_at = null, scopes } = given;
    send({ id, type: 'result', to: 'authenticate', account_id, expires_at, scopes: [...new Set(scopes)] });
    takeOver(given, now);
  };

  const checked = ({ caller: given }: InputOf<'checked'>, now: number): void => {
    if (originRefusal(origin, given)) return void close('permissions_changed');
    takeOver(given, now);
  };

  const subscribed = ({ subscription, cursor, recovered }: InputOf<'subscribed'>, frame: string): void => {
    pending.delete(frame);
    subscriptions.set(subscription, undefined);
    send({ id: frame, type: 'result', to: 'subscribe', subscription, cursor, recovered: resumed.delete(subscription) ? recovered : null });
  };

  const tick = (now: number): void => {
    const due = timers.due(now, { endsAt: endOf(caller), authenticating: authenticating !== undefined, paused });
    if ('close' in due) return void close(due.close);
    if (due.ping) effects.push({ do: 'ping' });
    if (due.check) effects.push({ do: 'check' });
  };

  const answerTo = (id: string, frame: () => void): void => {
    if (pending.delete(id)) frame();
  };

  const on: { [Is in Input['is']]: (input: InputOf<Is>, now: number) => void } = {
    text: ({ text }) => void later.push(text),
    binary: () => close('bad_frame'),
    pong: () => timers.pong(),
    authenticated: (input, now) => authenticating !== undefined && authenticated(input, now),
    refused: ({ error }) => authenticating !== undefined && refused(error),
    subscribed: (input) => {
      const frame = subscriptions.get(input.subscription);
      if (frame !== undefined) subscribed(input, frame);
    },
    unsubscribable: ({ subscription, error }) => {
      const frame = subscriptions.get(subscription);
      if (frame === undefined) return;
      subscriptions.delete(subscription);
      refuse(frame, error);
    },
    event: ({ subscription, delivered: { event, cursor } }) => {
      if (stands(subscription)) send({ type: 'event', subscription, cursor, event });
    },
    ended: ({ subscription }) => subscriptions.has(subscription) && close('internal_error'),
    called: ({ id, answer }) => answerTo(id, () => send({ id, type: 'result', to: 'call', ...answer })),
    uncallable: ({ id, error }) => answerTo(id, () => refuse(id, error)),
    checked,
    lapsed: ({ error }) => {
      const reason = lapseOf(error);
      if (reason) close(reason);
    },
    time: (_input, now) => tick(now),
    slow: () => close('slow'),
    failed: () => close('internal_error'),
    shutdown: ({ soon }) => {
      stopping = true;
      if (!soon) close('shutdown');
    },
    gone: () => {
      closed = true;
    },
  };

  const handle = <Is extends Input['is']>(input: InputOf<Is>, now: number): void => on[input.is](input, now);

  /** Reads the frames that have arrived, as far as they may be read now. */
  const catchUp = (now: number): void => {
    while (later.length > 0 && !(busy() || stopping || closed)) read(later.shift()!, now);
    if (closed) return;
    if (stopping && pending.size === 0) return void close('shutdown');
    if (paused === (busy() || stopping)) return;
    paused = !paused;
    effects.push({ do: paused ? 'pause' : 'resume' });
  };

  const channel: Channel = (input, now) => {
    if (closed) return [];
    effects = [];
    handle(input, now);
    catchUp(now);
    return effects;
  };

  send({
    type: 'welcome',
    connection_id: connectionId,
    server_time: instant(openedAt),
    heartbeat_seconds: limits.ping_seconds,
    authenticate_within_seconds: limits.authenticate_seconds,
  });
  return { channel, opening: effects };
};
