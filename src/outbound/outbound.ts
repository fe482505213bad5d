import * as dns from 'node:dns';
import { giveUpAfter } from '../core/time-limit.ts';
import { describeSpan, inSpan, traceHeaders } from '../core/tracing.ts';
import { serverOf } from '../core/tracing-attributes.ts';
import type { AllowedPrivate } from './addresses.ts';
import { type Answer, exchange } from './exchange.ts';
import { type Begin, guardedAgent } from './guarded-agent.ts';
import { ClosedAddressError, isClosedHost, type Lookup } from './private-networks.ts';

/** Why there is no response: the address is not allowed or unreachable, the request timed out, or the caller aborted it. */
export type OutboundReason = 'closed_address' | 'unreachable' | 'timeout' | 'aborted';

/** A request got no response; the message is for people. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, message: string, cause: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** A request to a URL that a user chose. */
export interface OutboundRequest {
  method: 'GET' | 'POST';
  url: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  body?: string;
  /** Maximum number of response body bytes to read. */
  maxBytes: number;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** A response with any status, including redirects. */
export type OutboundAnswer = Answer;

/** Sends requests to URLs that users chose. */
export interface Outbound {
  /** @throws OutboundError */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Whether a URL is refused without a DNS lookup: its host is an IP address that is not allowed, or `localhost`. */
  refuses(address: URL): boolean;
  close(): Promise<void>;
}

interface OutboundOptions {
  /** Whether loopback and private networks may be reached, as in development. */
  allowPrivate: AllowedPrivate;
  /** Milliseconds from the start of the connection to the last byte of the response. */
  timeoutMs: number;
  /** Name resolution; by default the system's. */
  lookup?: Lookup;
}

const codeOf = (error: unknown): string => {
  const { code, errors } = error as { code?: unknown; errors?: { code?: unknown }[] };
  return String(code ?? errors?.[0]?.code ?? (error as Error).name);
};

const descriptions: Readonly<Record<string, string>> = {
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'the DNS lookup failed',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
};

const timedOut = (timeoutMs: number, cause?: unknown) =>
  new OutboundError('timeout', `No response within ${timeoutMs / 1000} seconds.`, cause);

const abortedError = () => new OutboundError('aborted', 'The request was aborted.', undefined);

const failure = (error: unknown, timeoutMs: number): OutboundError => {
  if (error instanceof OutboundError) return error;
  if (error instanceof ClosedAddressError) return new OutboundError('closed_address', error.message, error);
  const code = codeOf(error);
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return timedOut(timeoutMs, error);
  return new OutboundError('unreachable', `Cannot reach the address: ${descriptions[code] ?? code}.`, error);
};

/** Path and query are left out, because a user's URL may contain a secret. */
const spanOf = ({ method, url }: OutboundRequest) => {
  const { protocol } = new URL(url);
  const attributes = { 'http.request.method': method, 'url.scheme': protocol.slice(0, -1), ...serverOf(url) };
  return { name: method, kind: 'client', attributes } as const;
};

/** Refuses invalid status codes that the parser accepts (RFC 9110, 15). */
const expectHttpStatus = (answer: Answer): Answer => {
  if (answer.status >= 200 && answer.status <= 599) return answer;
  throw new OutboundError('unreachable', `The response has the invalid status code ${answer.status}.`, undefined);
};

/** Sends requests to public addresses only, each with one timeout. Redirects are not followed: the target would be a URL that somebody else chose. */
export const createOutbound = ({ allowPrivate, timeoutMs, lookup = dns.lookup }: OutboundOptions): Outbound => {
  const { begin, destroy } = guardedAgent({ allowPrivate, lookup });
  /** A request that cannot be started counts as failed. */
  const begun = (url: URL, options: Parameters<Begin>[1], body: string | undefined, maxBytes: number) => {
    try {
      return exchange(begin(url, options), body, maxBytes);
    } catch (error) {
      throw failure(error, timeoutMs);
    }
  };
  const send: Outbound['send'] = async ({ url, method, headers, body, maxBytes, signal }) => {
    if (signal?.aborted) throw abortedError();
    const allHeaders = { 'user-agent': 'Tessera', ...headers, ...traceHeaders() };
    const { answer, abort } = begun(new URL(url), { method, headers: allHeaders }, body, maxBytes);
    const onAbort = () => abort(abortedError());
    signal?.addEventListener('abort', onAbort);
    const inTime = giveUpAfter(timeoutMs, () => abort(timedOut(timeoutMs)));
    try {
      const answered = expectHttpStatus(await answer);
      const { status } = answered;
      describeSpan({ 'http.response.status_code': status, ...(status < 400 ? {} : { 'error.type': String(status) }) });
      return answered;
    } catch (error) {
      throw failure(error, timeoutMs);
    } finally {
      inTime();
      signal?.removeEventListener('abort', onAbort);
    }
  };
  return {
    send: (request) => inSpan(spanOf(request), () => send(request)),
    refuses: ({ hostname }) => isClosedHost(hostname, allowPrivate),
    close: async () => destroy(),
  };
};
