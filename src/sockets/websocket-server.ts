import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { limits } from '../contract/frames.ts';
import type { Principal } from '../core/principal.ts';
import { openingTokens } from './opening-tokens.ts';
import { type Peer, peerOf } from './peer.ts';
import { createReadRate } from './read-rate.ts';
import type { UnauthenticatedConnections } from './unauthenticated-connections.ts';

/** Milliseconds: between two `time` occurrences; when the server stops, to finish work; and then to close connections. */
const patience = { tick: 500, finish: 5_000, last: 2_000 };

/** The rate at which a connection is read before authentication. */
const beforeAuthentication = { perSecond: limits.unauthenticated_frames_per_second, atOnce: limits.frames_at_once };

/** For errors of a connection that is not a WebSocket yet. It is shared, because a closure for each would keep the request in memory. */
export function destroyed(this: Duplex): void {
  this.destroy();
}

/** Who opened a connection, and from where. */
export interface Visitor {
  connectionId: string;
  address: string;
  /** The page's origin, when a browser sends it. */
  origin: string | undefined;
  userAgent: string | undefined;
  /** The tokens in the request that opened it. */
  tokens: readonly string[];
  /** The token that the server itself holds for the visitor; the other tokens do not count then. */
  token: string | undefined;
  /** Takes one of the connections that the caller's account may have; once for each connection. @throws ServiceError `limit_reached` */
  admit(caller: Principal): Promise<void>;
  /** To be called after each authentication. */
  authenticated(): void;
}

/** What a protocol has to react to: messages, the passing of time, and changes of the connection or the server. */
export type Occurrence =
  | { is: 'text'; text: string }
  | { is: 'binary' }
  | { is: 'pong' }
  | { is: 'time' }
  /** Credentials of an account may have ended. */
  | { is: 'doubt'; accountId: string }
  /** The server is about to stop; with `soon`, work that has begun may finish first. */
  | { is: 'shutdown'; soon: boolean }
  | { is: 'gone'; code: number; reason: string };

/** One kind of occurrence, so that a table of functions by kind can be called with any of them. */
export type OccurrenceOf<Is extends Occurrence['is']> = { [One in Is]: { is: One } & Extract<Occurrence, { is: One }> }[Is];

/** A protocol that runs on one connection. */
export interface Served {
  open(): void;
  receive(occurrence: Occurrence): void;
}

/** A door over WebSocket: the protocol for each visitor, and the options of its sockets. */
export interface Door extends Pick<ServerOptions, 'maxPayload' | 'WebSocket' | 'handleProtocols'> {
  serve: (visitor: Visitor, peer: Peer) => Served;
  unauthenticated: Pick<UnauthenticatedConnections, 'count'>;
  /** Takes one of the connections that the caller's account may have; returns its release. @throws ServiceError `limit_reached` */
  admit: (caller: Principal) => Promise<() => void>;
}

/** A request to open a connection, and where it came from. */
export interface Opening {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  address: string;
  search: string;
  token?: string;
}

/** One open connection: who opened it, the protocol that runs on it, and how fast it is read. */
class Connection implements Visitor {
  readonly connectionId = `c_${randomBytes(8).toString('hex')}`;
  readonly address: string;
  readonly origin: string | undefined;
  readonly userAgent: string | undefined;
  readonly tokens: readonly string[];
  readonly token: string | undefined;
  readonly #peer: ReturnType<typeof peerOf>;
  readonly #pace = createReadRate(beforeAuthentication);
  readonly #served: Served;
  /** Stops counting it among the unauthenticated connections; undefined when it no longer counts. */
  #leave: (() => void) | undefined;
  readonly #admit: Door['admit'];
  /** Stops counting it among the connections of its account; undefined before it counts. */
  #release: (() => void) | undefined;
  #isClosed = false;
  #rest: NodeJS.Timeout | undefined;

  constructor(
    { serve, unauthenticated, admit }: Pick<Door, 'serve' | 'unauthenticated' | 'admit'>,
    socket: WebSocket,
    { request, address, search, token }: Opening,
  ) {
    this.address = address;
    this.origin = request.headers.origin;
    this.userAgent = request.headers['user-agent'];
    this.tokens = openingTokens(request.headers, search);
    this.token = token;
    this.#leave = unauthenticated.count(address);
    this.#admit = admit;
    this.#peer = peerOf(socket);
    this.#served = serve(this, this.#peer);
  }

  async admit(caller: Principal): Promise<void> {
    if (this.#release) return;
    const release = await this.#admit(caller);
    if (this.#isClosed) release();
    this.#release = release;
  }

  authenticated(): void {
    this.#left();
    this.#pace.goOn(limits.frames_per_second);
    this.#peer.resume('pace');
  }

  open(): void {
    this.#served.open();
  }

  receive(occurrence: Occurrence): void {
    this.#served.receive(occurrence);
  }

  message(data: RawData, binary: boolean): void {
    this.#served.receive(binary ? { is: 'binary' } : { is: 'text', text: data.toString() });
    const wait = this.#pace.read();
    if (wait > 0) this.#pause(wait);
  }

  closed(code: number, reason: Buffer): void {
    this.#isClosed = true;
    this.#peer.closed();
    this.#left();
    this.#release?.();
    this.#served.receive({ is: 'gone', code, reason: reason.toString() });
  }

  #left(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  #pause(milliseconds: number): void {
    this.#peer.pause('pace');
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#peer.resume('pace'), milliseconds).unref();
  }
}

/** The sockets of one door on this node. */
export const createSockets = ({ serve, unauthenticated, admit, ...options }: Door) => {
  const server = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, ...options });
  const connections = new Map<WebSocket, Connection>();
  const each = (occurrence: Occurrence): void => {
    for (const connection of [...connections.values()]) connection.receive(occurrence);
  };
  const timer = setInterval(() => each({ is: 'time' }), patience.tick).unref();

  // All sockets share these functions, which are called with the socket as `this`.
  const listeners = {
    message(this: WebSocket, data: RawData, binary: boolean): void {
      connections.get(this)?.message(data, binary);
    },
    pong(this: WebSocket): void {
      connections.get(this)?.receive({ is: 'pong' });
    },
    // `close` follows an error, and handles its consequences.
    error: () => undefined,
    close(this: WebSocket, code: number, reason: Buffer): void {
      const connection = connections.get(this);
      connections.delete(this);
      connection?.closed(code, reason);
    },
  };

  const opened = (socket: WebSocket, opening: Opening): void => {
    opening.socket.off('error', destroyed);
    const connection = new Connection({ serve, unauthenticated, admit }, socket, opening);
    connections.set(socket, connection);
    socket.on('message', listeners.message).on('pong', listeners.pong).on('error', listeners.error).on('close', listeners.close);
    connection.open();
  };

  const until = async (holds: () => boolean, milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds;
    while (!holds() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  /** Whether no connection is open. A connection that waits for the other end's close frame counts as finished. */
  const finished = (): boolean => [...connections.keys()].every(({ readyState }) => readyState !== WebSocket.OPEN);

  return {
    open: (opening: Opening): void =>
      server.handleUpgrade(opening.request, opening.socket, opening.head, (socket) => opened(socket, opening)),
    get size() {
      return connections.size;
    },
    /** Bytes that wait to be sent, over all connections. */
    waiting: (): number => [...connections.keys()].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
    /** Makes the connections of an account check their credentials at once. */
    doubt: (accountId: string): void => each({ is: 'doubt', accountId }),
    /** Closes all connections, so that clients connect to another node. Work that has begun may finish first. */
    close: async (): Promise<void> => {
      each({ is: 'shutdown', soon: true });
      await until(finished, patience.finish);
      each({ is: 'shutdown', soon: false });
      await until(() => connections.size === 0, patience.last);
      for (const socket of connections.keys()) socket.terminate();
      clearInterval(timer);
    },
  };
};
