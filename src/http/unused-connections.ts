import type { Socket } from 'node:net';

/** How long a request that is on its way may take to arrive, in milliseconds. */
const onItsWay = 1000;

/**
 * The connections on which no request has begun, such as those that browsers open in advance. To Node these are not idle, so a server that
 * stops would wait for them.
 */
export const createUnusedConnections = () => {
  const sockets = new Set<Socket>();
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    opened: (socket: Socket): void => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    used: (socket: Socket): void => void sockets.delete(socket),
    /** Ends them soon. No further connections may be accepted. */
    endSoon: (): void => void setTimeout(end, onItsWay).unref(),
  };
};
