import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Contestant } from './load.ts';

export const throughProxy = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' };

/** A contestant as somebody who writes and somebody who listens see it. */
export interface Told extends Contestant {
  /** Opens a socket that is told of everything that is written from now on. */
  open: () => Promise<WebSocket>;
  /** Writes something of this name. */
  write: (name: string) => Promise<void>;
}

const connect = async (url: string): Promise<WebSocket> => {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { perMessageDeflate: false, headers: throughProxy });
  await once(socket, 'open');
  return socket;
};

const post = async (url: string, headers: Record<string, string>, body: string): Promise<void> => {
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...throughProxy, ...headers }, body });
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
    socket.send(JSON.stringify({ id: 's', type: 'subscribe', events: ['TEAM_CREATED'] }));
  });

/** Tessera: a team is created, and its event comes to those who subscribed to such. */
export const tesseraClients = (contestant: Contestant, key: string): Told => ({
  ...contestant,
  open: async () => {
    const socket = await connect(`${contestant.url}/v1/websocket`);
    await subscribed(socket, key);
    return socket;
  },
  write: (name) => post(`${contestant.url}/v1/teams`, { 'X-API-Key': key }, JSON.stringify({ name })),
});

/** Bare: the frame that Tessera would have sent is posted, and goes out as it is. */
export const bareClients = (contestant: Contestant, frameOf: (name: string) => string): Told => ({
  ...contestant,
  open: () => connect(contestant.url),
  write: (name) => post(contestant.url, {}, frameOf(name)),
});

/** Opens many sockets, some at a time. */
export const openMany = async ({ open }: Told, count: number): Promise<WebSocket[]> => {
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
