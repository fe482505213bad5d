import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { limits } from '../contract/frames.ts';
import { type Peer, peerOf } from './peer.ts';
import { createReadRate } from './read-rate.ts';
import type { UnauthenticatedConnections } from './unauthenticated-connections.ts';

/** Milliseconds: between two `time` occurrences; and when the server stops, to finish work and then to close connections. */
const patience = { tick: 500, finish: 5_000, last: 2_000 };

/** Who opened a connection, and from where. */
export interface Visitor {
  connectionId: string;
  address: string;
  /** The page's origin, when a browser sends it. */
  origin: string | undefined;
  userAgent: string | undefined;
  /** The query of the address, as it was sent, without `?`. */
  search: string;
  /** To be called each time somebody has authenticated. */
  recognised: () => void;
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
  open: () => void;
  give: (occurrence: Occurrence) => void;
}

/** A door over WebSocket: the protocol for each visitor, and the options of its sockets. */
export interface Door extends Pick<ServerOptions, 'maxPayload' | 'WebSocket' | 'handleProtocols'> {
  serve: (visitor: Visitor, peer: Peer) => Served;
  unauthenticated: Pick<UnauthenticatedConnections, 'come'>;
}

/** A request to open a connection, and where it came from. */
interface Opening {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  address: string;
  search: string;
}

/** The sockets of one door on this node. */
export const createSockets = ({ serve, unauthenticated, ...options }: Door) => {
  const server = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, ...options });
  const connections = new Map<WebSocket, Served>();
  const each = (occurrence: Occurrence): void => {
    for (const connection of [...connections.values()]) connection.give(occurrence);
  };
  const timer = setInterval(() => each({ is: 'time' }), patience.tick).unref();

  const opened = (socket: WebSocket, { request, address, search }: Opening): void => {
    const { origin, 'user-agent': userAgent } = request.headers;
    const connectionId = `c_${randomBytes(8).toString('hex')}`;
    const leave = unauthenticated.come(address);
    const peer = peerOf(socket);
    const pace = createReadRate({ perSecond: limits.unauthenticated_frames_per_second, atOnce: limits.frames_at_once });
    const recognised = () => {
      leave();
      pace.goOn(limits.frames_per_second);
      peer.resume('pace');
    };
    let rest: NodeJS.Timeout | undefined;
    const slow = (milliseconds: number): void => {
      peer.pause('pace');
      clearTimeout(rest);
      rest = setTimeout(() => peer.resume('pace'), milliseconds).unref();
    };
    const connection = serve({ connectionId, address, origin, userAgent, search, recognised }, peer);
    connections.set(socket, connection);
    socket.on('message', (data, binary) => {
      connection.give(binary ? { is: 'binary' } : { is: 'text', text: data.toString() });
      const wait = pace.read();
      if (wait > 0) slow(wait);
    });
    socket.on('pong', () => connection.give({ is: 'pong' }));
    // `close` follows an error, and has its consequences.
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      connections.delete(socket);
      leave();
      connection.give({ is: 'gone', code, reason: reason.toString() });
    });
    connection.open();
  };

  const until = async (holds: () => boolean, milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds;
    while (!holds() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  /** Whether no connection is open. One that waits for the close frame of the other end counts as finished. */
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
