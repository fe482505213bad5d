import {
  type AuthenticateFrame,
  type CalledFrame,
  type CallFrame,
  type ErrorFrame,
  frameBytes,
  type ServerFrame,
} from '../../generated/frames.ts';
import { TesseraError } from '../errors.ts';
import { type Carrier, NoAnswer, type Prepared } from '../request.ts';
import { addressOf, tokenOf } from './address.ts';
import { connectionClosed, isFinalCode } from './closing.ts';
import type { Socket } from './connection.ts';
import { frameIn } from './frames.ts';
import { unreadableMessage } from './message.ts';

/** A promise, and what settles it. */
interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

/** Statuses of refusals before anything was called; they decide whether another try may help. */
const statuses: Readonly<Record<string, number>> = { rate_limit_exceeded: 429, limit_reached: 429, service_unavailable: 503, timeout: 504 };

const refusal = ({ error }: ErrorFrame, status = statuses[error.code]): TesseraError => {
  const details = Object.entries(error.details).map(([field, message]) => ({ field, message: String(message), code: error.code as never }));
  return new TesseraError({ code: error.code, message: error.message, status, details });
};

const waiting = <T>(): Deferred<T> => {
  let settle: Pick<Deferred<T>, 'resolve' | 'reject'>;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Who waits for it may have gone.
  promise.catch(() => undefined);
  return { promise, ...settle! };
};

/** A frame of a call before it has its id. */
type Called = Omit<CallFrame, 'id' | 'type'>;

const textOf = (frame: Called, id: string): string => JSON.stringify({ ...frame, id, type: 'call' } satisfies CallFrame);

const retired = () => new Error('Other credentials took the place of those of this connection.');

/** One connection on which somebody has authenticated, for calls. */
const openConnection = (socket: Socket, token: string) => {
  const calls = new Map<string, Deferred<CalledFrame>>();
  const ready = waiting<void>();
  let counted = 0;
  let isOpen = true;
  let isRetired = false;

  const end = (reason: unknown): void => {
    isOpen = false;
    ready.reject(reason);
    for (const call of calls.values()) call.reject(reason);
    calls.clear();
    socket.close(1000);
  };

  const take = (frame: ServerFrame): void => {
    if (frame.type === 'welcome')
      socket.send(JSON.stringify({ id: 'authenticate', type: 'authenticate', token } satisfies AuthenticateFrame));
    if (frame.type === 'result' && frame.to === 'authenticate') ready.resolve();
    if (frame.type === 'result' && frame.to === 'call') calls.get(frame.id)?.resolve(frame);
    if (frame.type !== 'error') return;
    if (frame.id === 'authenticate') end(refusal(frame, statuses[frame.error.code] ?? 401));
    else calls.get(String(frame.id))?.reject(refusal(frame));
  };

  socket.addEventListener('message', ({ data }) => {
    if (!isOpen) return;
    const frame = frameIn(data);
    if (frame) take(frame);
    else end(unreadableMessage());
  });
  socket.addEventListener('close', ({ code, reason }) => {
    if (isFinalCode(code)) end(connectionClosed(code, reason));
    else end(new Error(`The channel was closed with ${code}.`));
  });
  // What went wrong is told by the closing that follows.
  socket.addEventListener('error', () => undefined);

  return {
    token,
    isOpen: () => isOpen,
    end,
    /** Ends it when its calls have been answered; there will be no others. */
    retire: () => {
      isRetired = true;
      if (calls.size === 0) end(retired());
    },
    /** Carries out a call. A signal that ends it leaves the connection; a server that does not answer in time may be gone. */
    call: async (frame: Called, signal: AbortSignal): Promise<CalledFrame> => {
      signal.throwIfAborted();
      const aborted = () => {
        if (signal.reason instanceof NoAnswer) end(signal.reason);
        else own.reject(signal.reason);
      };
      const own = waiting<CalledFrame>();
      counted += 1;
      const id = `c${counted}`;
      calls.set(id, own);
      signal.addEventListener('abort', aborted, { once: true });
      try {
        await Promise.race([ready.promise, own.promise]);
        socket.send(textOf(frame, id));
        return await own.promise;
      } finally {
        calls.delete(id);
        if (isRetired && calls.size === 0) end(retired());
        signal.removeEventListener('abort', aborted);
      }
    },
  };
};

/** The headers that a call can have, by their names in lower case. */
const supported: Readonly<Record<string, string>> = {
  'if-match': 'If-Match',
  'if-none-match': 'If-None-Match',
  'idempotency-key': 'Idempotency-Key',
};

/** Headers that say of a request over HTTP what is so of every call. */
const implied: ReadonlySet<string> = new Set(['accept', 'content-type']);

const frameOf = ({ call, headers, json }: Prepared): Called => {
  const { operation, path, query } = call!;
  const given = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const known = supported[name.toLowerCase()];
      return known === undefined ? [] : [[known, value]];
    }),
  );
  return { operation, path, query, headers: given, ...(json === undefined ? {} : { body: json as Record<string, unknown> }) };
};

/** An id as long as that of any call. */
const longestId = `c${Number.MAX_SAFE_INTEGER}`;

/** Whether a call is small enough for a frame: the server closes the channel on a larger one. */
const fits = (request: Prepared): boolean => new TextEncoder().encode(textOf(frameOf(request), longestId)).length <= frameBytes;

const isSupported = (header: string): boolean => header.toLowerCase() in supported || implied.has(header.toLowerCase());

const carries = (request: Prepared): boolean =>
  request.call !== undefined && Object.keys(request.headers).every(isSupported) && fits(request);

const bodiless = new Set([204, 205, 304]);

const responseOf = ({ status, headers, body }: CalledFrame): Response =>
  new Response(bodiless.has(status) || body === undefined || body === null ? null : JSON.stringify(body), {
    status,
    headers: { ...headers } as Record<string, string>,
  });

export interface ChannelOptions {
  /** The address of the server, such as `https://api.tessera.example`. */
  baseUrl: string;
  /** Opens a socket; the global `WebSocket` when left out. */
  openSocket?: (url: string) => Socket;
}

/** What `createClient` takes as `channel`: its calls go over one WebSocket, in place of one HTTP request each. */
export interface Channel extends Carrier {
  /** Ends the connection. A later call opens another one. */
  close(): void;
}

/**
 * Opens a channel for calls. It connects at the first call, with the credentials of the client, and again when the connection has ended or
 * the credentials are others. What a channel cannot carry goes over HTTP: the bytes of files, the operations of the account, calls with
 * headers that a call cannot have, and those that are larger than a frame may be.
 */
export const openChannel = ({ baseUrl, openSocket = (url) => new WebSocket(url) }: ChannelOptions): Channel => {
  let current: ReturnType<typeof openConnection> | undefined;

  const connectionFor = (token: string) => {
    if (current?.isOpen() && current.token === token) return current;
    current?.retire();
    current = openConnection(openSocket(addressOf(baseUrl)), token);
    return current;
  };
  return {
    carries,
    send: async (request, credentials, signal) => responseOf(await connectionFor(tokenOf(credentials)).call(frameOf(request), signal)),
    close: () => current?.end(new Error('The channel was closed by the program.')),
  };
};
