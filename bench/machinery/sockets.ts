import { once } from 'node:events';
import { WebSocket } from 'ws';
import { throughProxy } from './load.ts';
import type { Server } from './server.ts';

/** A server as somebody who writes and somebody who listens see it. */
export interface Broadcaster extends Server {
  /** Opens a socket that is told of everything that is written from now on. */
  open: () => Promise<WebSocket>;
  /** Writes something of this name. */
  write: (name: string) => Promise<void>;
}

/** Opens a WebSocket, as through the proxy. */
export const connect = async (url: string): Promise<WebSocket> => {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { perMessageDeflate: false, headers: throughProxy() });
  await once(socket, 'open');
  return socket;
};

const post = async (url: string, body: string, headers: Record<string, string> = {}): Promise<void> => {
  const response = await fetch(url, { method: 'POST', headers: throughProxy({ 'Content-Type': 'application/json', ...headers }), body });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
};

const subscribed = (socket: WebSocket, key: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.on('message', function answered(data) {
      const { type, to, error } = JSON.parse(String(data)) as { type: string; to?: string; error?: object };
      if (type === 'error') reject(new Error(JSON.stringify(error)));
      if (to === 'subscribe') resolve(void socket.off('message', answered));
    });
    socket.send(JSON.stringify({ id: 'a', type: 'authenticate', token: key }));
    socket.send(JSON.stringify({ id: 's', type: 'subscribe', events: ['RESOURCE_CREATED'] }));
  });

/** Tessera: a resource is created, and its event comes to those who subscribed to such. */
export const tesseraBroadcaster = (server: Server, key: string): Broadcaster => ({
  ...server,
  open: async () => {
    const socket = await connect(`${server.url}/v1/websocket`);
    await subscribed(socket, key);
    return socket;
  },
  write: (name) => post(`${server.url}/v1/resources`, JSON.stringify({ name }), { 'X-API-Key': key }),
});

/** Bare: the frame that Tessera would have sent is posted, and goes out as it is. */
export const bareBroadcaster = (server: Server, frameOf: (name: string) => string): Broadcaster => ({
  ...server,
  open: () => connect(server.url),
  write: (name) => post(server.url, frameOf(name)),
});

/** Opens many sockets, some at a time. */
export const openMany = async ({ open }: Broadcaster, count: number): Promise<WebSocket[]> => {
  const sockets: WebSocket[] = [];
  while (sockets.length < count)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, count - sockets.length) }, () => open()))));
  return sockets;
};

export const closeAll = async (sockets: readonly WebSocket[]): Promise<void> => {
  await Promise.all(
    sockets.map((socket) => {
      socket.terminate();
      return socket.readyState === WebSocket.CLOSED ? undefined : once(socket, 'close');
    }),
  );
};
