import { TesseraError } from '../errors.ts';
import { isObject, parsed } from '../readable.ts';

/** For each known type of message, whether one has what is read of it. */
export type Forms = ReadonlyMap<string, (message: Record<string, unknown>) => boolean>;

/**
 * A message that came over a WebSocket; undefined for what cannot be read: bytes, what is no object of JSON, and known types without what
 * they have to have. Types that are not known are for the reader to ignore: more are added over time.
 */
export const messageIn = (data: unknown, forms: Forms): Record<string, unknown> | undefined => {
  const message = typeof data === 'string' ? parsed(data) : undefined;
  if (!isObject(message) || typeof message.type !== 'string') return undefined;
  return (forms.get(message.type)?.(message) ?? true) ? message : undefined;
};

/** The error of a connection over which something came that cannot be read. */
export const unreadableMessage = (): TesseraError =>
  new TesseraError({
    code: 'unreadable_answer',
    message: 'A message on this connection is not from Tessera. Something between the client and the server may have sent it.',
  });
