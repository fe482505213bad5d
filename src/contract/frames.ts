import type { components } from '#generated/messages/frames';
import type { ErrorDetail } from '../core/errors.ts';
import { note } from './coverage.ts';
import { shortened } from './shorten.ts';
import { refusal } from './validate.ts';
import { validators } from './validators/index.ts';
import { detailsOf } from './violations.ts';

export { closeCodes, limits } from '#generated/messages/channel';

const { frames } = validators.messages;

type Schemas = components['schemas'];

/** The frames that a client sends, by type. */
export interface ClientFrames {
  authenticate: Schemas['AuthenticateFrame'];
  subscribe: Schemas['SubscribeFrame'];
  unsubscribe: Schemas['UnsubscribeFrame'];
  call: Schemas['CallFrame'];
  ping: Schemas['PingFrame'];
}

/** Any frame that a client sends. */
export type ClientFrame = ClientFrames[keyof ClientFrames];
/** Any frame that the server sends. */
export type ServerFrame = Schemas['ServerFrame'];
/** The frame that sends an event to a subscription. */
export type EventFrame = Schemas['EventFrame'];

const clientTypes: readonly string[] = ['authenticate', 'subscribe', 'unsubscribe', 'call', 'ping'] satisfies (keyof ClientFrames)[];

/** The id of a client's frame if it is valid, so that an answer may repeat it; else null. */
export const frameIdOf = ({ id }: Record<string, unknown>): string | null =>
  typeof id === 'string' && /^[\x21-\x7e]{1,64}$/.test(id) ? id : null;

const unknownType = (given: unknown): ErrorDetail =>
  given === undefined
    ? { field: 'type', message: 'Is required.', code: 'missing_required_field' }
    : { field: 'type', message: `Must be one of: ${clientTypes.join(', ')}.`, code: 'invalid_enum_value' };

/**
 * Checks a client's frame against the contract.
 * @throws ServiceError `invalid_parameters` naming each invalid field
 */
export const readClientFrame = (given: Record<string, unknown>): ClientFrame => {
  if (!clientTypes.includes(given.type as string)) throw refusal([unknownType(given.type)]);
  const check = frames[given.type as string]!;
  if (!check(shortened(given))) throw refusal(detailsOf(check.errors ?? [], 'unknown_field'));
  note('frame', () => [String(given.type)]);
  return given as ClientFrame;
};

const results = {
  authenticate: 'authenticated',
  subscribe: 'subscribed',
  unsubscribe: 'unsubscribed',
  call: 'called',
  ping: 'pong',
} as const;

const messageOf = (frame: ServerFrame): string => (frame.type === 'result' ? results[frame.to] : frame.type);

/** How our own frame breaks the contract; undefined when it is as documented. */
export const frameViolations = (frame: ServerFrame): ErrorDetail[] | undefined => {
  const check = frames[messageOf(frame)]!;
  note('frame', () => [messageOf(frame)]);
  return check(frame) ? undefined : detailsOf(check.errors ?? [], 'unknown_field');
};
