import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { until } from '@tessera/platform/testing';

/** How often the proxy looks whether nodes are ready, in milliseconds. */
const lookEveryMs = 400;

/**
 * A proxy as a simple one is: it gives each request to the next node that said at the last look that it is ready, by a connection of its own,
 * and tries nothing twice. What fails is a 502. Where no node is ready, as when a busy one has taken too long to say so, a request waits.
 */
export const readyProxy = async () => {
  const nodes = new Set<string>();
  const ready = new Set<string>();
  const sockets = new Set<Duplex>();
  let turn = 0;
  let isClosed = false;

  const look = async (url: string): Promise<void> => {
    const isReady = await fetch(`${url}/health/ready`).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status === 200;
      },
      () => false,
    );
    if (isReady && nodes.has(url)) ready.add(url);
    else ready.delete(url);
  };
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = Promise.all([...nodes].map(look));
  }, lookEveryMs);

  const next = async (): Promise<URL | undefined> => {
    await until(() => isClosed || ready.size > 0);
    const all = [...ready];
    turn += 1;
    return isClosed ? undefined : new URL(all[turn % all.length]!);
  };

  const failed = (response: ServerResponse): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };

  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const node = await next();
    if (!node) return void failed(response);
    const { method, url: path, headers } = incoming;
    const outgoing = request({ host: node.hostname, port: node.port, method, path, headers, agent: false });
    outgoing.on('error', () => failed(response));
    outgoing.on('response', (answer) => {
      const { connection: _own, ...others } = answer.headers;
      response.writeHead(answer.statusCode!, others);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    incoming.pipe(outgoing);
  };

  const join = (near: Duplex, far: Socket): void => {
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  };

  const server = createServer(pass);
  server.on('upgrade', async ({ method, url, rawHeaders }, near, head) => {
    near.on('error', () => near.destroy());
    const node = await next();
    // Whoever waited may have gone meanwhile.
    if (!node || near.destroyed) return void near.destroy();
    const far = connect(Number(node.port), node.hostname);
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    far.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    far.write(head);
    join(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The nodes that are ready, as far as the proxy knows. */
    ready: (): string[] => [...ready],
    add: (url: string): void => void nodes.add(url),
    remove: (url: string): void => {
      nodes.delete(url);
      ready.delete(url);
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      isClosed = true;
      await looking;
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
};
