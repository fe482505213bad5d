import type { Server, Socket } from 'node:net';
import { giveUpAfter } from '../core/time-limit.ts';

/** Milliseconds until a connection must have sent something, and for which a client may still read the answer. */
const limits = { silence: 120_000, reading: 5_000 };

/** Whether a connection begins with a request in clear text: with a method. TLS begins with the byte of a handshake, 22. */
const isClearText = (first: Buffer): boolean => /^[A-Za-z]/.test(first.toString('latin1', 0, 1));

/** Reads and discards the rest of the request: closing the connection with unread data could cut off the answer. */
const discardRest = (socket: Socket): void => {
  socket.resume();
  socket.once(
    'close',
    giveUpAfter(limits.reading, () => socket.destroy()),
  );
};

/**
 * Looks at the first bytes of each connection to a port with TLS. A request in clear text gets an answer in clear text, because its client
 * could read no other. All other connections go on to TLS.
 */
export const refuseClearText = (server: Server, refuse: (socket: Socket, first: Buffer) => void): void => {
  const encrypted = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const destroy = () => socket.destroy();
    socket.on('error', destroy);
    socket.setTimeout(limits.silence, destroy);
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.setTimeout(0);
      socket.off('timeout', destroy);
      socket.off('error', destroy);
      if (!isClearText(first)) {
        // TLS reads the buffer of the socket first.
        socket.unshift(first);
        for (const listener of encrypted) listener.call(server, socket);
        return;
      }
      refuse(socket, first);
      discardRest(socket);
    });
  });
};
