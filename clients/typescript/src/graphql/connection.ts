import { Inbox } from '../channel/inbox.ts';
import { type Forms, messageIn, unreadableMessage } from '../channel/message.ts';
import { jsonOf } from '../sendable.ts';
import type { NamedDocument } from './document.ts';
import { isResult, type Result } from './failure.ts';

/** A WebSocket as far as a subscription uses it: that of browsers, Deno, Bun and Node since version 22, or that of the package `ws`. */
export interface Socket {
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (closing: { code: number; reason?: string }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  send(text: string): void;
  close(code?: number): void;
}

/** A message of the server, as far as it is read (graphql-transport-ws). */
type Message =
  | { type: 'connection_ack' | 'ping' | 'pong' | 'complete' }
  | { type: 'next'; payload: Result }
  | { type: 'error'; payload: Result['errors'] };

const forms: Forms = new Map([
  ['next', ({ payload }) => isResult(payload)],
  ['error', ({ payload }) => isResult({ errors: payload })],
]);

/** A connection was closed, by whomever. */
export interface Closed {
  code: number;
  reason?: string | undefined;
}

/** How a connection has ended: the subscription is complete, its reader did not keep up, or it was closed. */
export type Ended = 'complete' | 'behind' | Closed;

type Item = { subscribed: true } | { result: Result } | { ended: Ended } | { failed: unknown };

interface Options {
  open: () => Socket;
  /** The credentials. */
  headers: Readonly<Record<string, string>>;
  payload: NamedDocument & { variables?: unknown };
  onSubscribed: () => void;
  /** How many results wait for a reader; with more, the connection ends. */
  most: number;
  signal: AbortSignal | undefined;
}

/** The code of a connection that gave no sign of its end. */
const abnormal = 1006;

/** Milliseconds until a new connection has to be acknowledged, and between two signs that it is alive. */
const patience = 15_000;

/** One connection with one subscription, as the results that come over it. What it returns says how it ended. */
export async function* connection({
  open,
  headers,
  payload,
  onSubscribed,
  most,
  signal,
}: Options): AsyncGenerator<Result, Ended, undefined> {
  const inbox = new Inbox<Item>();
  // Made before there is a connection: what cannot be sent is an error of the caller.
  const subscription = jsonOf({ id: '1', type: 'subscribe', payload });
  const socket = open();
  const send = (message: object) => socket.send(JSON.stringify(message));
  let acknowledged = false;
  let heard = false;
  let over = false;

  const close = () => {
    over = true;
    clearInterval(pulse);
    socket.close(1000);
  };

  const end = (ended: Ended) => {
    if (over) return;
    close();
    inbox.push({ ended });
  };

  const fail = (reason: unknown) => {
    close();
    inbox.push({ failed: reason });
  };

  /** The server's own pings do not show here: a message asks whether the connection is alive. */
  const pulse = setInterval(() => {
    if (!(acknowledged && heard)) return end({ code: abnormal });
    heard = false;
    send({ type: 'ping' });
  }, patience);

  const take = (message: Message) => {
    if (message.type === 'connection_ack') {
      acknowledged = true;
      socket.send(subscription);
      inbox.push({ subscribed: true });
    }
    if (message.type === 'ping') send({ type: 'pong' });
    if (message.type === 'next') inbox.push({ result: message.payload });
    if (message.type === 'error') inbox.push({ result: { errors: message.payload! } });
    if (message.type === 'complete') end('complete');
  };

  const abort = () => inbox.push({ failed: signal!.reason });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  socket.addEventListener('open' as 'message', () => send({ type: 'connection_init', payload: headers }));
  socket.addEventListener('close', ({ code, reason }) => end({ code, reason }));
  // What went wrong is told by the closing that follows.
  socket.addEventListener('error', () => undefined);
  socket.addEventListener('message', ({ data }) => {
    if (over) return;
    heard = true;
    const message = messageIn(data, forms);
    if (!message) return fail(unreadableMessage());
    take(message as Message);
    if (inbox.size > most) end('behind');
  });

  try {
    for (;;) {
      const item = await inbox.next();
      if ('failed' in item) throw item.failed;
      if ('ended' in item) return item.ended;
      if ('subscribed' in item) {
        onSubscribed();
        continue;
      }
      yield item.result;
      signal?.throwIfAborted();
    }
  } finally {
    close();
    signal?.removeEventListener('abort', abort);
  }
}
