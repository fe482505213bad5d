import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A place between a client and a server where the line can be cut. */
export interface TcpProxy {
  port: number;
  /** Ends every connection and takes no new ones. */
  cut: () => Promise<void>;
  /** Takes connections again, on the same port. */
  mend: () => Promise<void>;
}

/** Passes every connection on to another port of this machine. */
export const tcpProxy = async (target: { host: string; port: number }): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = connect(target);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port, cut, mend: () => listen(port) };
};

/** Where NATS is; undefined where the tests run without it. */
export const natsUrl: string | undefined = process.env.NATS_URL || undefined;

/** A place in front of NATS where the line can be cut. */
export const natsProxy = (): Promise<TcpProxy> => {
  const { hostname: host, port } = new URL(natsUrl!);
  return tcpProxy({ host, port: Number(port || 4222) });
};
