import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A place between a client and a server where the line can be cut, or go silent. */
export interface TcpProxy {
  port: number;
  /** How many connections it has passed on until now. */
  taken: () => number;
  /** Ends every connection, and every new one at once. */
  cut: () => void;
  /** Passes connections on again. */
  mend: () => void;
  /** Keeps connections, and takes new ones, but nothing arrives any more. */
  freeze: () => void;
  /** Everything that was held back arrives. */
  thaw: () => void;
  /** Does this once, as soon as the next answer is on its way to the client, which has not read it yet. */
  atNextAnswer: (work: () => void) => void;
  /** Ends every connection and takes no new ones. */
  close: () => Promise<void>;
}

/** Passes every connection on to another port of this machine: the one that `target` names at that moment. */
export const tcpProxy = async (target: { host: string; port: number }): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [near: Socket, far: Socket]>();
  let isCut = false;
  let isFrozen = false;
  let taken = 0;
  let atAnswer: (() => void) | undefined;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    // The port is listened at all the while: somebody else could take it otherwise.
    if (isCut) return void near.resetAndDestroy();
    taken += 1;
    const far = connect(target);
    keep(near);
    keep(far);
    const pair = [near, far] as const;
    pairs.add(pair);
    if (!isFrozen) near.pipe(far).pipe(near);
    far.on('data', () => {
      const work = atAnswer;
      atAnswer = undefined;
      work?.();
    });
    near.on('close', () => {
      pairs.delete(pair);
      far.destroy();
    });
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
  const freeze = () => {
    isFrozen = true;
    for (const [near, far] of pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  };
  const thaw = () => {
    isFrozen = false;
    for (const [near, far] of pairs) near.pipe(far).pipe(near);
  };
  const atNextAnswer = (work: () => void) => {
    atAnswer = work;
  };
  const close = () => {
    cut();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: (server.address() as AddressInfo).port, taken: () => taken, cut, mend, freeze, thaw, atNextAnswer, close };
};

/** Where Redis is; undefined where the tests run without it. */
export const redisUrl: string | undefined = process.env.REDIS_URL || undefined;

/** A place in front of Redis where the line can be cut, or go silent. */
export const redisProxy = (): Promise<TcpProxy> => {
  const { hostname: host, port } = new URL(redisUrl!);
  return tcpProxy({ host, port: Number(port || 6379) });
};

/** Where NATS is; undefined where the tests run without it. */
export const natsUrl: string | undefined = process.env.NATS_URL || undefined;

/** A place in front of NATS where the line can be cut. */
export const natsProxy = (): Promise<TcpProxy> => {
  const { hostname: host, port } = new URL(natsUrl!);
  return tcpProxy({ host, port: Number(port || 4222) });
};
