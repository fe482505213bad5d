import type { TesseraError } from './errors.ts';
import type { Parameters } from './query.ts';
import type { Bytes } from './types.ts';

/** A request before it is sent, the same at each try. */
export interface Prepared {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** What is sent as JSON. */
  json?: unknown;
  /** What is sent as it is. */
  bytes?: Bytes | undefined;
  /** Whether the answer is left to be read as bytes. */
  stream: boolean;
  /** Whether it can be sent again after its answer was lost. */
  repeatable: boolean;
  /** What an answer says went wrong; undefined when it is a success, or an error like those of REST. */
  failed?: (response: Response, body: unknown, curl: () => string) => TesseraError | undefined;
  /** The same as a call of the channel; undefined for what the channel does not carry. */
  call?: Call | undefined;
}

/** A call by the name of its operation. */
export interface Call {
  operation: string;
  path: Record<string, string>;
  query: Parameters;
}

/** Why a try ended: the server did not answer in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** What carries requests that are calls in place of HTTP. */
export interface Carrier {
  /** Whether it can carry the request, with all that it says. */
  carries(request: Prepared): boolean;
  send(request: Prepared, credentials: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response>;
}

const random = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name for one write. Unlike `crypto.randomUUID`, it is there on pages without TLS, too. */
export const newIdempotencyKey = (): string => random();

/** The headers, with those of the caller in the place of ours, whatever the case of their names: twice the same would be sent as one with both values. */
export const withGiven = (ours: Record<string, string>, given: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  return { ...Object.fromEntries(Object.entries(ours).filter(([name]) => !names.has(name.toLowerCase()))), ...given };
};
