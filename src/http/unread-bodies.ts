import type { IncomingMessage, RequestListener } from 'node:http';

/** Milliseconds for the rest of a body that is not used. */
const patience = 10_000;

/** Bytes that are accepted of the rest of a body that is not used: somewhat more than the largest file has. */
const most = 128 * 1024 * 1024;

/** Reads and discards the rest of a body, and disconnects a client whose body does not end. */
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
 * Has a connection that ends with an answer close only our side until the request has arrived. If it were closed while the client sends,
 * the system of the client could discard the answer before the client has read it (RFC 9112, 9.6).
 */
const closeAfter = (request: IncomingMessage): void => {
  const { socket } = request;
  // Node calls it when the last answer of a connection is out.
  socket.destroySoon = () => void socket.end();
  request.once('close', () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (socket.writableEnded) socket.destroySoon();
  });
};

/** Has clients that still send read the answer to a request that was answered early. */
export const readingRests =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    response.once('prefinish', () => {
      if (request.complete || request.destroyed) return;
      closeAfter(request);
      discard(request);
    });
    listener(request, response);
  };
