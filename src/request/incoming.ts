import type { Readable } from 'node:stream';
import type { Origin, Principal } from '../core/principal.ts';

/** The doors of the platform: REST, GraphQL over HTTP and over WebSocket, and the calls of the WebSocket channel. */
export type Door = 'rest' | 'graphql' | 'socket' | 'channel';

/** For whom a refusal counts one request: the address, whoever turns out to send it, or the caller, who is known by then. */
export type RefusalCounts = 'address' | 'sender' | 'caller';

/** A request of any door, over HTTP or not. */
export interface Begun {
  door: Door;
  requestId: string;
  /** The caller's network address, behind trusted proxies the one they tell. */
  address: string;
  /** Headers that the answer gets besides its own, where its door has headers. */
  stamped: Record<string, string>;
  /** The step that it is at; undefined before the first. */
  step: { readonly name: string; readonly refusal: RefusalCounts } | undefined;
}

/** A request as its transport brings it in. */
export interface Transported {
  method: string;
  /** The path without the query, as it was sent. */
  path: string;
  /** The query as it was sent, without `?`. */
  search: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  /** The headers, in small letters, that came more than once. */
  doubled: readonly string[];
  address: string;
  /** Whether the request came over TLS, or from this machine in development. */
  secure: boolean;
  /** Whether browsers are told to come over TLS only. */
  strict: boolean;
  requestId: string;
  /** Reads the body whole; at most 1 MiB. */
  readBody: () => Promise<Buffer>;
  /** The body as it comes; fails with a ServiceError when it breaks off. */
  streamBody: () => Readable;
}

/** A request at its beginning: the steps find out the rest. */
export interface Incoming extends Transported, Begun {}

/** A request that comes over a connection on which somebody has authenticated. */
export interface Message extends Begun {
  caller: Principal;
  /** The message as it was sent. */
  text: string;
  /** What it asks for, as it was read. */
  payload: object;
  /** How many operations the connection has with this one. */
  operations: number;
  /** Whose the connection's credentials are by now. @throws when they are not known to be good */
  revalidated: () => Promise<Principal>;
}

/** What decides the form of an answer, whoever asks: errors may be problem documents, and bodies are packed. */
export const varyByForm = 'Accept, Accept-Encoding';

/** What a browser is told over TLS, and nowhere else (RFC 6797, 7.2): to come by no other way for a year. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** A header's value when it was sent once. */
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
