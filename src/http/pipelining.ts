import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The most requests of one connection that are carried out at once. Their answers leave in order, so more would only wait for each other. */
const atOnce = 8;

/** What one connection has sent. */
interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Carries out few requests of a connection at once. HTTP/1.1 lets a client send any number of them before it reads an answer, and Node would begin
 * all that one packet holds in the same turn of the loop. While some wait, the connection is not read.
 */
export const inTurn = (listener: RequestListener): RequestListener => {
  const lines = new WeakMap<Socket, Line>();

  const carryOut = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    line.running += 1;
    // Also emitted when the connection ends, after which the requests that wait have nobody to be answered to.
    response.once('close', () => {
      line.running -= 1;
      const next = socket.destroyed ? undefined : line.waiting.shift();
      // In another turn of the loop, so that answers which need no wait leave time for other connections.
      if (next) setImmediate(next);
      else if (!socket.destroyed && socket.isPaused()) socket.resume();
    });
    listener(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { running: 0, waiting: [] };
    lines.set(socket, line);
    if (line.running < atOnce && line.waiting.length === 0) return carryOut(line, request, response);
    line.waiting.push(() => carryOut(line, request, response));
    socket.pause();
  };
};
