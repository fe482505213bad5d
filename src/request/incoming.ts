import type { Readable } from 'node:stream';
import type { OperationFacts } from '../contract/operations.ts';
import type { Origin, Principal } from '../core/principal.ts';
import type { Parameters } from '../core/query/query-string.ts';
import type { EventSubscription } from '../rules/event-feed.ts';

/**
 * The doors of the platform: REST, GraphQL over HTTP, agents over MCP, operations of GraphQL over WebSocket, calls of the channel, its
 * subscriptions, the operations of a batch, and the frames that authenticate a connection of GraphQL or of the channel. An operation that an
 * agent calls is carried out like a call of the channel.
 */
export type Door = 'rest' | 'graphql' | 'agents' | 'socket' | 'channel' | 'subscribe' | 'batch' | 'authenticate';

/**
 * Against whose quota a refusal counts as one request: the address; the sender, who is identified for this purpose; or the caller, who is
 * already known. `attempt`: it counts as a failed authentication attempt of the network instead. `nobody`: it does not count.
 */
export type RefusalCounts = 'address' | 'sender' | 'caller' | 'attempt' | 'nobody';

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
  /** Functions that release the request's shares of its account, the weight of its body, and whether the request is answered. */
  held: { body?: () => void; work?: () => void; ofBody?: number; isOver?: boolean };
}

/** A request as its transport delivers it. */
export interface Transported {
  method: string;
  /** The path without the query, as it was sent. */
  path: string;
  /** The query as it was sent, without `?`. */
  search: string;
  query: Parameters;
  headers: Record<string, string | string[] | undefined>;
  /** The headers, in lower case, that came more than once. */
  doubled: readonly string[];
  address: string;
  /** Whether the request came over TLS, or from this machine in development. */
  secure: boolean;
  /** Whether the answer makes browsers use only TLS. */
  strict: boolean;
  requestId: string;
  /** Reads the whole body. @throws ServiceError `payload_too_large` above `most` bytes, by default the limit of JSON bodies */
  readBody: (most?: number) => Promise<Buffer>;
  /** The body as a stream; fails with a ServiceError when the body is cut off. */
  streamBody: () => Readable;
}

/** A request before its steps, which add the rest. */
export interface Incoming extends Transported, Begun {}

/** A request over a connection on which the caller has authenticated. */
export interface Message extends Begun {
  caller: Principal;
  /** The message as it was sent. */
  text: string;
  /** The message, as it was parsed. */
  sent: { readonly payload: object };
  /** The number of operations of the connection, this one included. */
  operations: number;
  /** Revalidates the connection's credentials, and resolves to their caller. @throws when they are not known to be valid */
  revalidated: () => Promise<Principal>;
}

/** A frame that authenticates a connection: `authenticate` of the channel, `connection_init` of GraphQL. */
export interface AuthenticationFrame extends Begun {
  origin: Origin;
  /** The origin of the page that opened the connection; undefined outside browsers. */
  page: string | undefined;
  /** The account of the connection; undefined before the first authentication. */
  accountId: string | undefined;
  /** Reads the token. @throws ServiceError when there is none, or more than one */
  readToken: () => string;
  /** Takes one of the connections that the caller's account may have. @throws ServiceError `limit_reached` */
  admit: (caller: Principal) => Promise<void>;
}

/** A `subscribe` frame of the channel. */
export interface SubscriptionFrame extends Begun {
  caller: Principal;
  /** The operation whose scopes and cost a subscription has. */
  facts: OperationFacts;
  wanted: EventSubscription;
  /** The number of subscriptions of the connection, this one included. */
  operations: number;
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
