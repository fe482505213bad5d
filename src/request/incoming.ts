import type { Readable } from 'node:stream';
import type { Origin, Principal } from '../core/principal.ts';

/** The doors of the platform: REST, GraphQL over HTTP and over WebSocket, and the calls of the WebSocket channel. */
export type Door = 'rest' | 'graphql' | 'socket' | 'channel';

/** For whom a refusal counts as one request: the address, the sender, who is identified for that, or the caller, who is known already. */
export type RefusalCounts = 'address' | 'sender' | 'caller';

/** A request of any door, over HTTP or not. */
export interface Begun {
  door: Door;
  requestId: string;
  /** The caller's network address; behind trusted proxies, the one that they report. */
  address: string;
  /** Headers that the answer gets in addition to its own, where its door has headers. */
  stamped: Record<string, string>;
  /** The current step; undefined before the first. */
  step: { readonly name: string; readonly refusal: RefusalCounts } | undefined;
}

/** A request as its transport delivers it. */
export interface Transported {
  method: string;
  /** The path without the query, as it was sent. */
  path: string;
  /** The query as it was sent, without `?`. */
  search: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  /** The headers, in lower case, that came more than once. */
  doubled: readonly string[];
  address: string;
  /** Whether the request came over TLS, or from this machine in development. */
  secure: boolean;
  /** Whether the answer makes browsers use TLS only. */
  strict: boolean;
  requestId: string;
  /** Reads the whole body; at most 1 MiB. */
  readBody: () => Promise<Buffer>;
  /** The body as a stream; fails with a ServiceError when it breaks off. */
  streamBody: () => Readable;
}

/** A request before its steps, which add the rest. */
export interface Incoming extends Transported, Begun {}

/** A request over a connection on which the caller has authenticated. */
export interface Message extends Begun {
  caller: Principal;
  /** The message as it was sent. */
  text: string;
  /** The payload of the message, as it was parsed. */
  payload: object;
  /** The number of operations of the connection, this one included. */
  operations: number;
  /** Revalidates the connection's credentials, and resolves to their caller. @throws when they are not known to be valid */
  revalidated: () => Promise<Principal>;
}

/** The headers that decide the form of an answer for every caller: errors may be problem documents, and bodies are compressed. */
export const varyByForm = 'Accept, Accept-Encoding';

/** Makes browsers use only TLS for a year. It is sent only over TLS (RFC 6797, 7.2). */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** The value of a header; of several, the first. */
export const header = ({ headers }: Pick<Transported, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Where a request came from. */
export const originOf = (request: Pick<Transported, 'headers' | 'address' | 'requestId'>): Origin => ({
  address: request.address,
  referrer: header(request, 'referer') ?? header(request, 'origin'),
  userAgent: header(request, 'user-agent'),
  requestId: request.requestId,
});
