import type { Readable } from 'node:stream';
import type { Upload } from '../contract/binary-bodies.ts';
import type { OperationFacts } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import type { Version } from '../contract/versions.ts';
import type { ServiceError } from '../core/errors.ts';
import type { Origin, Presented, Principal } from '../core/principal.ts';
import type { ListQuery } from '../core/query/list-query.ts';

/** A request as any door brings it in, before anything is known about it. */
export interface Incoming {
  method: string;
  /** The path without the query, as it was sent. */
  path: string;
  /** The query as it was sent, without `?`. */
  search: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  /** The headers, in small letters, that came more than once. */
  doubled: readonly string[];
  /** The caller's address, behind trusted proxies the one they tell. */
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

/** One request on its way through the pipeline: what came, and what the steps found out. */
export interface Exchange extends Incoming {
  /** The path that the contract's paths are held against: the version taken off, the root's prefix put on. */
  route: string;
  /** Undefined until the path, the header or the account has said it. */
  version: Version | undefined;
  params: Record<string, string>;
  /** Why no operation fits, when none does. */
  misrouted: ServiceError | undefined;
  operationId: OperationId;
  facts: OperationFacts;
  /** The credential as it was sent; undefined where the operation takes none. */
  presented: Presented | undefined;
  caller: Principal;
  /** Whether it could not be found out who is calling. */
  unchecked: boolean;
  /** Takes off again what the request was counted for. */
  uncount: (() => Promise<void>) | undefined;
  read: Record<string, unknown>;
  body: unknown;
  /** The body as it was sent, where reading it may have changed a number. */
  numbers: string | undefined;
  /** The body where the operation takes bytes. */
  upload: Upload | undefined;
  list: ListQuery | undefined;
  /** What the list costs of the rate limit beyond its operation. */
  surcharge: number;
  ifMatch: readonly number[] | undefined;
  /** Headers that the answer gets besides those of its own. */
  stamped: Record<string, string>;
}

/** Bytes that go out; without a stream only what they would be is told. */
export interface OutgoingBytes {
  type: string;
  length: number;
  stream: Readable | undefined;
}

/** What goes out: JSON when `body` is set, else bytes, else nothing but headers. */
export interface Answer {
  status: number;
  /** Which operation answered, when one was found. */
  operationId?: string;
  /** What the error is called, when it is one. */
  errorCode?: string;
  headers: Record<string, string>;
  body?: unknown;
  type?: string;
  bytes?: OutgoingBytes;
}

export type Step = (exchange: Exchange) => void | Promise<void>;

/** What decides the form of an answer, whoever asks: errors may be problem documents, and bodies are packed. */
export const varyByForm = 'Accept, Accept-Encoding';

/** What a browser is told over TLS, and nowhere else (RFC 6797, 7.2): to come by no other way for a year. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** An exchange at its beginning. What the steps find out is undefined until the step that finds it has run. */
export const begin = (incoming: Incoming): Exchange =>
  ({
    method: incoming.method,
    path: incoming.path,
    search: incoming.search,
    query: incoming.query,
    headers: incoming.headers,
    doubled: incoming.doubled,
    address: incoming.address,
    secure: incoming.secure,
    strict: incoming.strict,
    requestId: incoming.requestId,
    readBody: incoming.readBody,
    streamBody: incoming.streamBody,
    route: incoming.path,
    version: undefined,
    params: {},
    misrouted: undefined,
    operationId: undefined,
    facts: undefined,
    presented: undefined,
    caller: undefined,
    unchecked: false,
    uncount: undefined,
    read: {},
    body: undefined,
    numbers: undefined,
    upload: undefined,
    list: undefined,
    surcharge: 0,
    ifMatch: undefined,
    stamped: incoming.strict ? { Vary: varyByForm, ...strictTransport } : { Vary: varyByForm },
  }) as unknown as Exchange;

/** A header's value when it was sent once. */
export const header = (exchange: Incoming, name: string): string | undefined => {
  const value = exchange.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Where a request came from. */
export const originOf = (exchange: Incoming): Origin => ({
  address: exchange.address,
  referrer: header(exchange, 'referer') ?? header(exchange, 'origin'),
  userAgent: header(exchange, 'user-agent'),
  requestId: exchange.requestId,
});
