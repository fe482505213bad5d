import * as dns from 'node:dns';
import { type Answer, exchange } from './exchange.ts';
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
export type OutboundAnswer = Answer;

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

const tooLate = (timeoutMs: number, cause?: unknown) =>
  new OutboundError('timeout', `The address did not answer within ${timeoutMs / 1000} seconds.`, cause);

const broken = () => new OutboundError('aborted', 'The request was broken off.', undefined);

const failure = (error: unknown, timeoutMs: number): OutboundError => {
  if (error instanceof OutboundError) return error;
  if (error instanceof ClosedAddressError) return new OutboundError('closed_address', error.message, error);
  const code = codeOf(error);
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return tooLate(timeoutMs, error);
  return new OutboundError('unreachable', `The address cannot be reached: ${words[code] ?? code}.`, error);
};

/** A status that HTTP does not have is no answer (RFC 9110, 15), whatever a parser makes of it. */
const ofHttp = (answer: Answer): Answer => {
  if (answer.status >= 200 && answer.status <= 599) return answer;
  throw new OutboundError('unreachable', `The address answered with the status ${answer.status}, which HTTP does not have.`, undefined);
};

/**
 * Sends requests to public addresses only, each within one time limit, and follows no redirect: a redirect is one more address
 * that somebody else names.
 */
export const createOutbound = ({ allowPrivate, timeoutMs = 15_000, lookup = dns.lookup }: OutboundOptions): Outbound => {
  const dispatcher = guardedAgent({ allowPrivate, timeoutMs, lookup });
  return {
    send: async ({ url, method, headers, body, maxBytes, signal }) => {
      if (signal?.aborted) throw broken();
      const { origin, pathname, search } = new URL(url);
      const said = { 'user-agent': 'Tessera', ...headers };
      const { answer, breakOff } = exchange(dispatcher, { origin, path: pathname + search, method, headers: said, body }, maxBytes);
      const onAbort = () => breakOff(broken());
      signal?.addEventListener('abort', onAbort);
      const late = setTimeout(() => breakOff(tooLate(timeoutMs)), timeoutMs);
      try {
        return ofHttp(await answer);
      } catch (error) {
        throw failure(error, timeoutMs);
      } finally {
        clearTimeout(late);
        signal?.removeEventListener('abort', onAbort);
      }
    },
    refuses: ({ hostname }) => isClosedHost(hostname, allowPrivate),
    close: () => dispatcher.destroy(),
  };
};
