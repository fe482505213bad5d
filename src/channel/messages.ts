import type { ClientFrames, closeCodes, ServerFrame } from '../contract/frames.ts';
import type { Called } from '../core/channel-call.ts';
import type { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { DeliveredEvent } from '../rules/event-feed.ts';

/** Why a connection is closed, as the contract words it. */
export type CloseReason = keyof typeof closeCodes;

/** What happens to a connection: frames that come, what became of the effects, and time that passes. */
export type Input =
  | { is: 'text'; text: string }
  | { is: 'binary' }
  | { is: 'pong' }
  | { is: 'authenticated'; caller: Principal }
  | { is: 'refused'; error: ServiceError }
  | { is: 'subscribed'; subscription: string; cursor: string; recovered: boolean }
  | { is: 'unsubscribable'; subscription: string; error: ServiceError }
  | { is: 'event'; subscription: string; delivered: DeliveredEvent }
  /** The feed has no more for a subscription, though nobody asked it to stop. */
  | { is: 'ended'; subscription: string }
  | { is: 'called'; id: string; answer: Called }
  | { is: 'uncallable'; id: string; error: ServiceError }
  /** The credentials in force were looked at again. */
  | { is: 'checked'; caller: Principal }
  | { is: 'lapsed'; error: ServiceError }
  | { is: 'time' }
  | { is: 'slow' }
  | { is: 'failed' }
  /** The server is about to stop; `soon` lets what is under way finish. */
  | { is: 'shutdown'; soon: boolean }
  | { is: 'gone' };

/** What a connection has to be done for. Nothing follows `close`. */
export type Effect =
  | { do: 'send'; frame: ServerFrame }
  | { do: 'close'; code: number; reason: CloseReason }
  /** Answered by `authenticated` or `refused`. */
  | { do: 'authenticate'; token: string }
  /** The credentials last asked about are in force from now on. */
  | { do: 'adopt'; caller: Principal }
  /** Answered by `subscribed`, with its events after that, or by `unsubscribable`. */
  | { do: 'follow'; subscription: string; frame: ClientFrames['subscribe'] }
  | { do: 'unfollow'; subscription: string }
  /** Answered by `called` or `uncallable`. */
  | { do: 'call'; frame: ClientFrames['call'] }
  /** Answered by `checked` or `lapsed`, or by nothing while it cannot be found out. */
  | { do: 'check' }
  | { do: 'ping' }
  /** Nothing more is to be read for now; what has been read already may still be given. */
  | { do: 'pause' }
  | { do: 'resume' };

/** One kind of input, or of effect, so that a table of functions by kind can be called with any of them. */
export type InputOf<Is extends Input['is']> = { [One in Is]: { is: One } & Extract<Input, { is: One }> }[Is];
export type EffectOf<Do extends Effect['do']> = { [One in Do]: { do: One } & Extract<Effect, { do: One }> }[Do];
