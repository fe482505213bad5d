import type { IncomingMessage, RequestListener } from 'node:http';

/** Milliseconds to wait for the rest of an unused body. */
const patience = 10_000;

/** Maximum bytes to read of an unused body: slightly more than the largest file. */
const most = 128 * 1024 * 1024;

/** Reads and discards the rest of a body, and disconnects clients whose body does not end. */
const discard = (request: IncomingMessage): void => {
  const timer = setTimeout(() => request.destroy(), patience).unref();
  let rest = 0;
  request.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > most) request.destroy();
  });
  request.once('close', () => clearTimeout(timer)).resume();
};

/**
 * Closes only our side of a connection until the request has arrived. If we closed it while the client is still sending, the client's
 * system could discard the answer before the client reads it (RFC 9112, 9.6).
 */
const closeAfter = (request: IncomingMessage): void => {
  const { socket } = request;
  // Node calls this when the last answer of a connection has been sent.
  socket.destroySoon = () => void socket.end();
  request.once('close', () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (socket.writableEnded) socket.destroySoon();
  });
};

/** Lets clients that are still sending read an early answer. */
export const discardUnreadBodies =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    response.once('prefinish', () => {
      if (request.complete || request.destroyed) return;
      closeAfter(request);
      discard(request);
    });
    listener(request, response);
  };
