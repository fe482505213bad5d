import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The most requests of one connection that are carried out at once. Their answers leave in order, so more would only wait for each other. */
const atOnce = 8;

/** A request that is not answered yet. */
interface Owed {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What one connection has sent. */
interface Line {
  running: Set<Owed>;
  waiting: Owed[];
  /** Called when all answers have left that come before the end of the connection. */
  end?: () => void;
}

/** What carries out the requests of a connection in turn, and ends it after their answers. */
export type Pipelining = ReturnType<typeof createPipelining>;

/**
 * Carries out few requests of a connection at once. HTTP/1.1 lets a client send any number of them before it reads an answer, and Node would begin
 * all that one packet holds in the same turn of the loop. While some wait, the connection is not read.
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

  /** A request that did not arrive completely is the one that the connection ends with. */
  const endIfAnswered = ({ running, waiting, end }: Line): void => {
    if (end && waiting.length === 0 && [...running].every(({ request }) => !request.complete)) end();
  };

  const proceed = (socket: Duplex, line: Line, listener: RequestListener): void => {
    if (socket.destroyed) return;
    const next = line.waiting.shift();
    if (next) {
      line.running.add(next);
      // In another turn of the loop, so that answers which need no wait leave time for other connections.
      setImmediate(() => carryOut(line, next, listener));
    } else if (!line.end && socket.isPaused()) socket.resume();
    endIfAnswered(line);
  };

  const carryOut = (line: Line, owed: Owed, listener: RequestListener): void => {
    const { request, response } = owed;
    const { socket } = request;
    // Also emitted when the connection ends, after which the requests that wait have nobody to be answered to.
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

    /** Calls `end`, once, when all requests of a connection are answered that arrived completely. Nothing more is read before that. */
    endAfterAnswers: (socket: Duplex, end: () => void): void => {
      const line = lineOf(socket);
      if (line.end) return;
      line.end = () => {
        line.end = () => undefined;
        // Else it would not be seen that the client ends it, too.
        socket.resume();
        end();
      };
      line.waiting = line.waiting.filter(({ request }) => request.complete);
      socket.pause();
      // After an upgrade nobody else listens.
      socket.on('error', () => socket.destroy());
      endIfAnswered(line);
    },
  };
};
