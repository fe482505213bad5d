import type { RenewableCredentials } from './credentials.ts';
import { curlOf } from './curl.ts';
import { TesseraError } from './errors.ts';
import { failureOf, lost } from './failure.ts';
import { parsedBytes } from './readable.ts';
import { type Carrier, NoAnswer, type Prepared } from './request.ts';
import { delayBefore, type sleep } from './retries.ts';
import { jsonOf } from './sendable.ts';
import type { Bytes, Options } from './types.ts';

/** What is the same for all calls of a client. */
export interface Settings {
  baseUrl: string;
  credentials: RenewableCredentials;
  timeout: number;
  retries: number;
  /** The longest time between two tries, in milliseconds. An error that asks for more is the caller's. */
  longestWait: number;
  fetch: typeof fetch;
  /** What carries calls; undefined for HTTP alone. */
  channel?: Carrier | undefined;
  sleep: typeof sleep;
}

/** An answer of success: with its body, or with a stream that nobody has read. */
export interface Answered {
  response: Response;
  body: unknown;
}

const bodyOf = ({ json, bytes }: Prepared): Bytes | undefined => (json === undefined ? bytes : jsonOf(json));

/** Sends a request by the channel, where there is one that carries it, and else over HTTP. */
const carry = (
  { fetch, channel }: Settings,
  request: Prepared,
  credentials: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> => {
  if (channel?.carries(request)) return channel.send(request, credentials, signal);
  const { method, url, headers } = request;
  // A redirect would carry the credentials to another address.
  return fetch(url, { method, headers: { ...credentials, ...headers }, body: bodyOf(request), redirect: 'manual', signal });
};

/** One try: the answer, or what went wrong. Only the signal of the caller makes it throw. */
const attempt = async (
  settings: Settings,
  request: Prepared,
  credentials: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Answered | TesseraError> => {
  const { baseUrl, timeout } = settings;
  // Not `AbortSignal.timeout`, which would break off a download whose answer came in time.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(new NoAnswer('There was no answer in time.')), timeout);
  try {
    const both = signal ? AbortSignal.any([signal, tooLate.signal]) : tooLate.signal;
    const response = await carry(settings, request, credentials, both);
    if (request.stream && response.ok) return { response, body: undefined };
    const body = parsedBytes(await response.arrayBuffer());
    const failure = request.failed?.(response, body, () => curlOf(request, credentials));
    if (failure) return failure;
    const isReadable = response.ok && (body !== undefined || response.status === 204);
    return isReadable ? { response, body } : failureOf(response, body, baseUrl, curlOf(request, credentials));
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof TesseraError) return cause;
    return lost(tooLate.signal.aborted ? 'no_answer' : 'no_connection', cause, curlOf(request, credentials));
  } finally {
    clearTimeout(timer);
  }
};

/** One try; and another one with new credentials, when these were refused and can be renewed. */
const authenticated = async (settings: Settings, request: Prepared, signal: AbortSignal | undefined): Promise<Answered | TesseraError> => {
  const { credentials } = settings;
  const headers = await credentials.headers(signal);
  const result = await attempt(settings, request, headers, signal);
  // New tokens of the same sign-in do not help where a new sign-in is needed.
  const isRefused = result instanceof TesseraError && result.status === 401 && result.code !== 'insufficient_user_authentication';
  if (!isRefused || !(await credentials.renew(headers, signal))) return result;
  return attempt(settings, request, await credentials.headers(signal), signal);
};

/**
 * Sends a request until there is an answer or no use in trying again.
 * @throws TesseraError, or the reason of the signal, or TypeError for a body that cannot be sent
 */
export const send = async (settings: Settings, request: Prepared, options: Options): Promise<Answered> => {
  const { signal, retries = settings.retries, timeout = settings.timeout } = options;
  signal?.throwIfAborted();
  if (request.json !== undefined) jsonOf(request.json);
  for (let tries = 0; ; tries += 1) {
    const result = await authenticated({ ...settings, timeout }, request, signal);
    if (!(result instanceof TesseraError)) return result;
    const delay = tries < retries ? delayBefore(result, tries, request.repeatable, settings.longestWait) : undefined;
    if (delay === undefined) throw result;
    await settings.sleep(delay, signal);
  }
};
