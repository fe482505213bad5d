import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { withinAMinute } from './until.ts';

/** A frame as it came; tests look into every kind. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into frames of every shape
export type Frame = any;

/** A client of the channel, as plain as a client can be. */
export interface ChannelClient {
  socket: WebSocket;
  frames: Frame[];
  send: (frame: object) => void;
  /** Sends a frame and answers what answers it. */
  ask: (frame: object) => Promise<Frame>;
  /** The first frame, of those not taken yet, that fits; it is taken with that. */
  next: (fits: (frame: Frame) => boolean) => Promise<Frame>;
  events: (count: number) => Promise<Frame[]>;
  closed: Promise<{ code: number; reason: string }>;
}

/** Opens a connection to a server. */
export const connectChannel = async (
  url: string,
  { search = '', ...options }: ClientOptions & { search?: string } = {},
): Promise<ChannelClient> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/v1/websocket${search}`, options);
  const frames: Frame[] = [];
  const untaken: Frame[] = [];
  let bell = Promise.withResolvers<void>();
  let over = false;
  const ring = () => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString());
    frames.push(frame);
    untaken.push(frame);
    ring();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => {
      over = true;
      resolve({ code, reason: reason.toString() });
      ring();
    }),
  );
  await once(socket, 'open');
  socket.on('error', () => undefined);
  const brought = () => `it brought ${JSON.stringify(frames).slice(0, 2000)}`;
  const taken = async (fits: (frame: Frame) => boolean): Promise<Frame> => {
    for (;;) {
      const place = untaken.findIndex(fits);
      if (place >= 0) return untaken.splice(place, 1)[0];
      if (over) throw new Error(`The connection is closed; ${brought()}`);
      await bell.promise;
    }
  };
  const next: ChannelClient['next'] = (fits) => withinAMinute(taken(fits), () => `no frame came that ${fits}; ${brought()}`);
  let asked = 0;
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  return {
    socket,
    frames,
    send,
    next,
    closed,
    ask: (frame) => {
      asked += 1;
      const own = { id: `ask-${asked}`, ...frame };
      send(own);
      return next(({ id }) => id === own.id);
    },
    events: async (count) => {
      const found: Frame[] = [];
      while (found.length < count) found.push(await next(({ type }) => type === 'event'));
      return found;
    },
  };
};

/** Opens a connection and authenticates. */
export const signedInChannel = async (url: string, key: string, options: ClientOptions = {}): Promise<ChannelClient> => {
  const client = await connectChannel(url, options);
  const answer = await client.ask({ type: 'authenticate', token: key });
  if (answer.type !== 'result') throw new Error(JSON.stringify(answer));
  return client;
};
