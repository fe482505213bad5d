import type { ClientFrames, closeCodes, ServerFrame } from '../contract/frames.ts';
import type { Called } from '../core/channel-call.ts';
import type { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { DeliveredEvent } from '../rules/event-feed.ts';

/** The reason why a connection is closed, as the contract names it. */
export type CloseReason = keyof typeof closeCodes;

/** The inputs of a connection: frames that arrive, results of effects, and the passing of time. */
export type Input =
  | { is: 'text'; text: string }
  | { is: 'binary' }
  | { is: 'pong' }
  | { is: 'authenticated'; caller: Principal }
  | { is: 'refused'; error: ServiceError }
  | { is: 'subscribed'; subscription: string; cursor: string; recovered: boolean }
  | { is: 'unsubscribable'; subscription: string; error: ServiceError }
  | { is: 'event'; subscription: string; delivered: DeliveredEvent }
  /** The feed of a subscription has ended by itself. */
  | { is: 'ended'; subscription: string }
  /** The large frame may be read. */
  | { is: 'ready' }
  | { is: 'crowded'; error: ServiceError }
  | { is: 'called'; id: string; answer: Called }
  | { is: 'uncallable'; id: string; error: ServiceError }
  /** The credentials in force were checked again, and are valid. */
  | { is: 'checked'; caller: Principal }
  | { is: 'lapsed'; error: ServiceError }
  | { is: 'time' }
  | { is: 'slow' }
  | { is: 'failed' }
  /** The server is about to stop; with `soon`, work that has begun may finish first. */
  | { is: 'shutdown'; soon: boolean }
  | { is: 'gone' };

/** What has to be done for a connection. `close` is always the last effect. */
export type Effect =
  | { do: 'send'; frame: ServerFrame }
  | { do: 'close'; code: number; reason: CloseReason }
  /** Answered by `authenticated` or `refused`. Without a token, it is the one with which the connection was opened. */
  | { do: 'authenticate'; token: string | undefined }
  /** The credentials that were checked last are in force from now on. */
  | { do: 'adopt'; caller: Principal }
  /** Answered by `subscribed`, with its events after that, or by `unsubscribable`. */
  | { do: 'follow'; subscription: string; frame: ClientFrames['subscribe']; operations: number }
  | { do: 'unfollow'; subscription: string }
  /** A large frame waits for the share of its account. Answered by `ready` or `crowded`. */
  | { do: 'wait'; text: string }
  /** Answered by `called` or `uncallable`. A large call keeps its share until then. */
  | { do: 'call'; frame: ClientFrames['call']; isLarge: boolean }
  /** Answered by `checked` or `lapsed`, or not at all while the credentials cannot be checked. */
  | { do: 'check' }
  | { do: 'ping' }
  /** Stop reading for now. Frames that have been read already may still arrive as inputs. */
  | { do: 'pause' }
  | { do: 'resume' };

/** One kind of input, or of effect, so that a table of functions by kind can be called with any of them. */
export type InputOf<Is extends Input['is']> = { [One in Is]: { is: One } & Extract<Input, { is: One }> }[Is];
export type EffectOf<Do extends Effect['do']> = { [One in Do]: { do: One } & Extract<Effect, { do: One }> }[Do];
