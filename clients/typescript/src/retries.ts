import type { TesseraError } from './errors.ts';

const passing: ReadonlySet<string> = new Set(['no_connection', 'no_answer', 'idempotency_key_in_use', 'internal_error']);

const passingStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether the same request may succeed a little later: programs that keep their writes while there is no network ask it. */
export const isTemporary = ({ code, status = 0 }: TesseraError): boolean => passing.has(code) || passingStatuses.has(status);

/** Whether the server refused the request before it did anything. */
const wasRefused = ({ status }: TesseraError): boolean => status === 429 || status === 503;

const first = 500;
const most = 8000;

/** Twice as long after each try, and somewhere between half of that and all of it, so that clients that failed together come back apart. */
export const backoff = (tries: number): number => Math.min(most, first * 2 ** tries) * (0.5 + Math.random() / 2);

/** How long to wait before the next try, in milliseconds; undefined when there is none. */
export const delayBefore = (error: TesseraError, tries: number, repeatable: boolean, longestWait: number): number | undefined => {
  if (!isTemporary(error) || !(repeatable || wasRefused(error))) return undefined;
  const delay = error.retryAfter === undefined ? backoff(tries) : error.retryAfter * 1000;
  return delay <= longestWait ? delay : undefined;
};

/** Waits, unless the signal ends it. */
export const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const aborted = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }, milliseconds);
    if (signal?.aborted) aborted();
    else signal?.addEventListener('abort', aborted, { once: true });
  });
