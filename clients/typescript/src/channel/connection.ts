import type { EventOf, EventType } from '../../generated/events.ts';
import type { AuthenticateFrame, FormB, PingFrame, ResultFrame, ServerFrame, SubscribeFrame } from '../../generated/frames.ts';
import { frameIn } from './frames.ts';
import { Inbox } from './inbox.ts';
import { unreadableMessage } from './message.ts';

/** A WebSocket as far as a connection uses it: that of browsers, Deno, Bun and Node since version 22, or that of the package `ws`. */
export interface Socket {
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (closing: { code: number; reason?: string }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  send(text: string): void;
  close(code?: number): void;
}

/** An event, and the position after it. */
export interface Followed<Type extends EventType = EventType> {
  event: EventOf<Type>;
  cursor: string;
}

/** Where a subscription is: before the first event after `after`, or at the newest one. */
export interface Position {
  after: string | undefined;
}

/** How a connection has ended. */
export interface Ended {
  code: number;
  reason?: string | undefined;
  /** The frame that was refused, and why. */
  refused?: { frame: 'authenticate' | 'subscribe'; error: FormB };
  /** Whether there was a subscription. */
  subscribed: boolean;
  /** Whether it ended because its reader did not keep up. */
  behind?: boolean;
}

interface Options {
  open: () => Socket;
  token: string;
  subscription: Pick<SubscribeFrame, 'events' | 'resource_ids'>;
  position: Position;
  /** Called when events after the position are lost. */
  onGap: () => void;
  /** Called when the subscription stands. */
  onSubscribed: () => void;
  /** How many events wait for a reader; with more, the connection ends, and the next one continues where the reader is. */
  most: number;
  signal: AbortSignal | undefined;
}

type Item = { followed: Followed } | { position: string; recovered: boolean | null } | { ended: Ended } | { failed: unknown };

type Sent = AuthenticateFrame | SubscribeFrame | PingFrame;

/** The code of a connection that gave no sign of its end. */
const abnormal = 1006;

/** Milliseconds until a new connection has to be one to the server: until its first frame. */
const patience = 15_000;

/** One connection, as the events that come over it. What it returns says how it ended. */
export async function* connection(options: Options): AsyncGenerator<Followed, Ended, undefined> {
  const { open, token, subscription, position, onGap, onSubscribed, most, signal } = options;
  const inbox = new Inbox<Item>();
  const socket = open();
  const send = (frame: Sent) => socket.send(JSON.stringify(frame));
  let subscribed = false;
  let heard = true;
  let over = false;
  let pulse: ReturnType<typeof setInterval> | undefined;

  const close = () => {
    over = true;
    clearTimeout(opening);
    clearInterval(pulse);
    socket.close(1000);
  };

  const end = (ended: Partial<Ended>) => {
    if (over) return;
    close();
    inbox.push({ ended: { code: abnormal, subscribed, ...ended } });
  };
  const opening = setTimeout(end, patience, {});

  const fail = (reason: unknown) => {
    close();
    inbox.push({ failed: reason });
  };

  /** The server's own pings do not show here: a frame asks whether the connection is alive. */
  const beat = () => {
    if (!heard) return end({});
    heard = false;
    send({ id: 'ping', type: 'ping' });
  };

  const takeResult = (frame: ResultFrame) => {
    if (frame.to === 'authenticate') send({ id: 'subscribe', type: 'subscribe', ...subscription, after: position.after });
    if (frame.to !== 'subscribe') return;
    subscribed = true;
    inbox.push({ position: frame.cursor, recovered: frame.recovered });
  };

  const take = (frame: ServerFrame) => {
    if (frame.type === 'welcome') {
      clearTimeout(opening);
      pulse = setInterval(beat, frame.heartbeat_seconds * 1000);
      send({ id: 'authenticate', type: 'authenticate', token });
    }
    if (frame.type === 'result') takeResult(frame);
    if (frame.type === 'event') inbox.push({ followed: { event: frame.event as unknown as Followed['event'], cursor: frame.cursor } });
    if (frame.type === 'error') end({ refused: { frame: frame.id === 'subscribe' ? 'subscribe' : 'authenticate', error: frame.error } });
  };

  const abort = () => inbox.push({ failed: signal!.reason });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  socket.addEventListener('close', ({ code, reason }) => end({ code, reason }));
  // What went wrong is told by the closing that follows.
  socket.addEventListener('error', () => undefined);
  socket.addEventListener('message', ({ data }) => {
    if (over) return;
    heard = true;
    const frame = frameIn(data);
    if (!frame) return fail(unreadableMessage());
    take(frame);
    if (inbox.size > most) end({ behind: true });
  });

  try {
    for (;;) {
      const item = await inbox.next();
      if ('failed' in item) throw item.failed;
      if ('ended' in item) return item.ended;
      if ('followed' in item) {
        position.after = item.followed.cursor;
        yield item.followed;
        signal?.throwIfAborted();
        continue;
      }
      position.after = item.position;
      if (item.recovered === false) onGap();
      onSubscribed();
    }
  } finally {
    close();
    signal?.removeEventListener('abort', abort);
  }
}
