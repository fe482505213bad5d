import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A place between a client and a server where the line can be cut. */
export interface TcpProxy {
  port: number;
  /** Ends every connection, and every new one at once. */
  cut: () => void;
  /** Passes connections on again. */
  mend: () => void;
  /** Ends every connection and takes no new ones. */
  close: () => Promise<void>;
}

/** Passes every connection on to another port of this machine: the one that `target` names at that moment. */
export const tcpProxy = async (target: { host: string; port: number }): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    // The port is listened at all the while: somebody else could take it otherwise.
    if (isCut) return void near.resetAndDestroy();
    const far = connect(target);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const mend = () => {
    isCut = false;
  };
  const close = () => {
    cut();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: (server.address() as AddressInfo).port, cut, mend, close };
};

/** Where NATS is; undefined where the tests run without it. */
export const natsUrl: string | undefined = process.env.NATS_URL || undefined;

/** A place in front of NATS where the line can be cut. */
export const natsProxy = (): Promise<TcpProxy> => {
  const { hostname: host, port } = new URL(natsUrl!);
  return tcpProxy({ host, port: Number(port || 4222) });
};
