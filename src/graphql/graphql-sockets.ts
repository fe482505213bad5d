import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, type Server } from 'graphql-ws';
import { bodyLimits, graphqlLimits as limits } from '../contract/plans.ts';
import { hasMoreValues } from '../core/json-values.ts';
import { bodies, weightOfBytes } from '../request/admission.ts';
import type { Peer } from '../sockets/peer.ts';
import { createSockets, type Door, type Occurrence, type OccurrenceOf, type Served, type Visitor } from '../sockets/websocket-server.ts';
import { createOperationIds } from './operation-ids.ts';
import { type Connected, createProtocol, type ProtocolDependencies } from './protocol.ts';
import { createSession, type SessionDependencies } from './session.ts';
import type { Taken } from './socket-operation.ts';

/** The maximum size of a message in bytes, the same as for a request over HTTP. */
const maxPayload = 1024 * 1024;

/** The dependencies of the sockets. */
export interface GraphqlSocketDependencies extends ProtocolDependencies, SessionDependencies, Pick<Door, 'unauthenticated' | 'admit'> {}

/** Browsers see the reason for a refusal only with an agreed subprotocol. So an unknown one is accepted, and then closed with 4406. */
const handleProtocols = (offered: Set<string>): string | false =>
  offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : ([...offered][0] ?? false);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object in a text; undefined for anything else, which graphql-ws refuses. */
const objectIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Adds an empty query if the client sent an id or a hash instead, because graphql-ws requires one. We then use the payload as it was sent. */
const withQuery = (payload: unknown): unknown => {
  if (!isObject(payload)) return payload;
  const isHash = isObject(payload.extensions) && 'persistedQuery' in payload.extensions;
  return isHash || 'documentId' in payload ? { ...payload, query: payload.query ?? '' } : payload;
};

/** The close reason when the id of a new operation is already in use. A reason has at most 123 bytes. */
const inUse = (id: string): string => `Subscriber for ${id.length > 30 ? 'this id' : id} already exists`;

const isUnforeseen = (failure: unknown): boolean => failure instanceof Error && failure.message.startsWith('Unexpected message of type');

/** The operations of a connection that are not answered yet, and its subscriptions that have not begun. @param end ends the connection */
const createUnderWay = (end: () => void) => {
  const messages = new Set<Taken>();
  let stopping = false;

  const endIfIdle = (): void => {
    if (stopping && messages.size === 0) end();
  };

  return {
    /** Whether no further operation begins. */
    isStopping: (): boolean => stopping,
    add: (message: Taken): void => void messages.add(message),
    settle: (message: Taken): void => {
      messages.delete(message);
      endIfIdle();
    },
    /** Ends the connection after the last of them. */
    stop: (): void => {
      stopping = true;
      endIfIdle();
    },
  };
};

/** The messages that wait for a large one. While there are any, nothing more is read from the client. */
const createQueue = (peer: Peer) => {
  /** Resolves when the last waiting message has begun; undefined when no message waits. */
  let begun: Promise<void> | undefined;

  return {
    isWaiting: (): boolean => begun !== undefined,
    /** Begins a message once those before it have begun. */
    add: (begin: () => Promise<void> | void): void => {
      peer.pause('protocol');
      const mine = (begun ?? Promise.resolve()).then(begin);
      begun = mine;
      void mine.then(() => {
        if (begun !== mine) return;
        begun = undefined;
        peer.resume('protocol');
      });
    },
  };
};

/** Runs the protocol over a connection. */
const serve = (protocol: Server<Connected>, dependencies: SessionDependencies, visitor: Visitor, peer: Peer): Served => {
  const session = createSession(dependencies, visitor, peer);
  let handle = async (_text: string): Promise<void> => undefined;
  let left = async (_code?: number, _reason?: string): Promise<void> => undefined;
  let taken: Taken;
  const ids = createOperationIds();
  const underWay = createUnderWay(() => session.end('shutdown'));
  const queue = createQueue(peer);

  const messageOf = (text: string): Taken => {
    const message: Taken = { text, sent: objectIn(text), refusal: undefined, end: () => undefined, begun: () => underWay.settle(message) };
    return message;
  };

  /** A message for graphql-ws; undefined when graphql-ws must not get it. */
  const incoming = (message: Taken): string | undefined => {
    const { text, sent } = message;
    const { type, id } = sent ?? {};
    if (typeof id !== 'string' || id === '') return text;
    if (type === 'complete') {
      const ended = ids.end(id);
      return ended && JSON.stringify({ ...sent, id: ended });
    }
    if (type !== 'subscribe') return text;
    if (id.length > limits.id) return void session.end('bad_message');
    if (ids.isInUse(id)) return void session.close(CloseCode.SubscriberAlreadyExists, inUse(id));
    underWay.add(message);
    return JSON.stringify({ ...sent, id: ids.begin(id), payload: withQuery(sent!.payload) });
  };

  const take = async (message: Taken): Promise<void> => {
    if (underWay.isStopping() || session.isOver()) return;
    const text = incoming(message);
    if (text === undefined) return;
    taken = message;
    try {
      await session.claimed(() => handle(text));
    } catch (failure) {
      if (isUnforeseen(failure)) return void session.end('bad_message');
      dependencies.report(failure, visitor.connectionId);
      session.end('internal_error');
    }
    underWay.settle(message);
  };

  const takeInShare = async (accountId: string, text: string): Promise<void> => {
    const message = messageOf(text);
    try {
      message.end = await bodies.enter(accountId, weightOfBytes(text.length));
    } catch (refusal) {
      message.refusal = refusal;
    }
    void take(message).finally(message.end);
  };

  /** Handles messages in order. A large message waits until its account has room for it; later messages wait until it has begun. */
  const takeInOrder = (text: string): void => {
    const { accountId } = session;
    const most = accountId === undefined ? limits.connection_init : maxPayload;
    if (text.length > most || hasMoreValues(text, bodyLimits.values)) return void session.end('bad_message');
    const isLarge = accountId !== undefined && weightOfBytes(text.length) > 0;
    if (isLarge) queue.add(() => takeInShare(accountId, text));
    else if (queue.isWaiting()) queue.add(() => void take(messageOf(text)));
    else void take(messageOf(text));
  };

  const on: { [Is in Occurrence['is']]: (occurrence: OccurrenceOf<Is>) => unknown } = {
    text: ({ text }) => takeInOrder(text),
    binary: () => session.end('bad_message'),
    pong: session.pong,
    time: session.tick,
    doubt: ({ accountId }) => session.doubt(accountId),
    shutdown: ({ soon }) => (soon ? underWay.stop() : session.end('shutdown')),
    gone: ({ code, reason }) => {
      session.leave();
      return left(code, reason);
    },
  };

  const receive = <Is extends Occurrence['is']>(occurrence: OccurrenceOf<Is>): void => void on[occurrence.is](occurrence);

  return {
    open: () => {
      const onMessage = (one: typeof handle) => {
        handle = one;
      };
      const close = (code: number = CloseCode.InternalServerError, reason = '') => session.close(code, reason);
      const send = (text: string) => {
        const outgoing = ids.outgoing(text);
        if (outgoing !== undefined) session.send(outgoing);
      };
      left = protocol.opened({ protocol: peer.protocol, send, close, onMessage }, { session, taken: () => taken });
    },
    receive,
  };
};

/** The sockets of `/graphql` on this node. */
export const createGraphqlSockets = (dependencies: GraphqlSocketDependencies) => {
  const protocol = createProtocol(dependencies);
  return createSockets({
    maxPayload,
    handleProtocols,
    unauthenticated: dependencies.unauthenticated,
    admit: dependencies.admit,
    serve: (visitor, peer) => serve(protocol, dependencies, visitor, peer),
  });
};
