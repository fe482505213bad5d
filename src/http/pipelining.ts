import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Maximum number of requests per connection handled at once. Answers leave in order, so more would only wait for each other. */
const atOnce = 8;

/** A request that has not been answered yet. */
interface Owed {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The requests of one connection. */
interface Line {
  running: Set<Owed>;
  waiting: Owed[];
  /** Called when all complete requests of the connection have been answered. */
  end?: () => void;
}

/** Handles the requests of a connection in turn, and ends it after the last answer. */
export type Pipelining = ReturnType<typeof createPipelining>;

/**
 * Limits how many requests of one connection are handled at once. HTTP/1.1 clients may pipeline any number of requests, and Node would
 * start all that arrive in one packet in the same turn of the event loop. While requests wait, the connection is not read.
 */
export const createPipelining = () => {
  const lines = new WeakMap<Duplex, Line>();

  const lineOf = (socket: Duplex): Line => {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { running: new Set(), waiting: [] };
    lines.set(socket, line);
    return line;
  };

  /** An incomplete request ends its connection. */
  const endIfAnswered = ({ running, waiting, end }: Line): void => {
    if (end && waiting.length === 0 && [...running].every(({ request }) => !request.complete)) end();
  };

  const proceed = (socket: Duplex, line: Line, listener: RequestListener): void => {
    if (socket.destroyed) return;
    const next = line.waiting.shift();
    if (next) {
      line.running.add(next);
      // In another turn of the event loop, so answers that are ready at once don't starve other connections.
      setImmediate(() => carryOut(line, next, listener));
    } else if (!line.end && socket.isPaused()) socket.resume();
    endIfAnswered(line);
  };

  const carryOut = (line: Line, owed: Owed, listener: RequestListener): void => {
    const { request, response } = owed;
    const { socket } = request;
    // Also emitted when the connection ends; waiting requests then have nobody to answer.
    response.once('close', () => {
      line.running.delete(owed);
      proceed(socket, line, listener);
    });
    listener(request, response);
  };

  return {
    inTurn:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request;
        const line = lineOf(socket);
        const owed = { request, response };
        if (line.running.size < atOnce && line.waiting.length === 0) {
          line.running.add(owed);
          return carryOut(line, owed, listener);
        }
        line.waiting.push(owed);
        socket.pause();
      },

    /** Calls `end` once, when every complete request on the connection has been answered. Nothing more is read before that. */
    endAfterAnswers: (socket: Duplex, end: () => void): void => {
      const line = lineOf(socket);
      if (line.end) return;
      line.end = () => {
        line.end = () => undefined;
        // Otherwise we would not notice when the client also ends it.
        socket.resume();
        end();
      };
      line.waiting = line.waiting.filter(({ request }) => request.complete);
      socket.pause();
      // Nobody else listens after an upgrade.
      socket.on('error', () => socket.destroy());
      endIfAnswered(line);
    },
  };
};
