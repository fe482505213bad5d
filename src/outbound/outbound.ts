import * as dns from 'node:dns';
import { type Dispatcher, request } from 'undici';
import { ClosedAddressError, guardedAgent, isClosedHost, type Lookup } from './guard.ts';

/** Why there is no answer: the address is not public, nobody answers there, time was up, or the asker broke off. */
export type OutboundReason = 'closed_address' | 'unreachable' | 'timeout' | 'aborted';

/** A request that got no answer; the message is a sentence for people. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, message: string, cause: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** A request to an address that somebody else named. */
export interface OutboundRequest {
  method: 'GET' | 'POST';
  url: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body?: string;
  /** How much of the answer's body is read. */
  maxBytes: number;
  /** Breaks the request off. */
  signal?: AbortSignal;
}

/** An answer of whatever status; a redirect is an answer like any other. */
export interface OutboundAnswer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Uint8Array;
  /** Whether `body` is all there was. */
  complete: boolean;
}

/** The way out to addresses that others name. */
export interface Outbound {
  /** @throws OutboundError */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Whether an address is refused whatever happens, because its host is closed by itself, in digits or as `localhost`. */
  refuses(address: URL): boolean;
  close(): Promise<void>;
}

interface OutboundOptions {
  /** Whether loopback and private networks may be reached, as in development. */
  allowPrivate: boolean;
  /** Milliseconds from the connection to the last byte of the answer. */
  timeoutMs?: number;
  /** How names are resolved; by the system when it is left out. */
  lookup?: Lookup;
}

const readUpTo = async (body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Pick<OutboundAnswer, 'body' | 'complete'>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop destroys the stream, and the connection with it.
    if (size > maxBytes) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), complete: size <= maxBytes };
};

const codeOf = (error: unknown): string => {
  const { code, errors } = error as { code?: unknown; errors?: { code?: unknown }[] };
  return String(code ?? errors?.[0]?.code ?? (error as Error).name);
};

const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
};

const failure = (error: unknown, timedOut: boolean, timeoutMs: number): OutboundError => {
  if (error instanceof ClosedAddressError) return new OutboundError('closed_address', error.message, error);
  const code = codeOf(error);
  if (timedOut || /TIMEOUT|ETIMEDOUT/.test(code))
    return new OutboundError('timeout', `The address did not answer within ${timeoutMs / 1000} seconds.`, error);
  return new OutboundError('unreachable', `The address cannot be reached: ${words[code] ?? code}.`, error);
};

/**
 * Sends requests to public addresses only, each within one time limit, and follows no redirect: a redirect is one more address
 * that somebody else names.
 */
export const createOutbound = ({ allowPrivate, timeoutMs = 15_000, lookup = dns.lookup }: OutboundOptions): Outbound => {
  const dispatcher = guardedAgent({ allowPrivate, timeoutMs, lookup });
  return {
    send: async ({ url, method, headers, body, maxBytes, signal: askers }) => {
      const time = AbortSignal.timeout(timeoutMs);
      const signal = askers ? AbortSignal.any([time, askers]) : time;
      try {
        const answer = await request(url, { dispatcher, method, headers: { 'user-agent': 'Tessera', ...headers }, body, signal });
        return { status: answer.statusCode, headers: answer.headers, ...(await readUpTo(answer.body, maxBytes)) };
      } catch (error) {
        if (askers?.aborted) throw new OutboundError('aborted', 'The request was broken off.', error);
        throw failure(error, time.aborted, timeoutMs);
      }
    },
    refuses: ({ hostname }) => isClosedHost(hostname, allowPrivate),
    close: () => dispatcher.destroy(),
  };
};
