import {
  figuresOf,
  hasMoreValues,
  type Outbound,
  type OutboundAnswer,
  OutboundError,
  type OutboundReason,
  parseExactly,
  ServiceError,
} from '@tessera/platform';
import { listAt } from './items.ts';
import type { IntegrationConfig, RequestHeaders } from './record.ts';

/** The limits of a response: bytes, values, and items of its list. */
const limits = figuresOf('imports');
const mebibytes = limits.bytes / 1024 ** 2;

const failed = (message: string, detail: string, code: 'upstream_error' | 'timeout', cause?: unknown) =>
  new ServiceError(code, message, { details: [{ field: 'config.url', message: detail, code: 'not_allowed' }], cause });

const hints: Readonly<Record<Exclude<OutboundReason, 'aborted'>, string>> = {
  closed_address: 'Must be on the public network.',
  unreachable: 'Must be reachable.',
  timeout: 'Must answer in time.',
};

const unanswered = (error: unknown): unknown => {
  if (!(error instanceof OutboundError) || error.reason === 'aborted') return error;
  return failed(error.message, hints[error.reason], error.reason === 'timeout' ? 'timeout' : 'upstream_error', error);
};

const expectGood = ({ status, complete }: OutboundAnswer): void => {
  if (status >= 300 && status < 400)
    throw failed(`The endpoint answered ${status}; redirects are not followed.`, 'Must not redirect.', 'upstream_error');
  if (status < 200 || status >= 300) throw failed(`The endpoint answered ${status}.`, 'Must answer 200 with a list.', 'upstream_error');
  if (!complete)
    throw failed(`The endpoint answered with more than ${mebibytes} MiB.`, `Must answer with at most ${mebibytes} MiB.`, 'upstream_error');
};

const tooManyValues = () =>
  failed(
    `The endpoint answered with more than ${limits.values} values.`,
    `Must answer with at most ${limits.values} values, including those in lists and objects.`,
    'upstream_error',
  );

const parsed = (body: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (hasMoreValues(text, limits.values)) throw tooManyValues();
    return parseExactly(text);
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw failed('The response of the endpoint is not JSON.', 'Must answer with JSON in UTF-8.', 'upstream_error', cause);
  }
};

/** Headers with names in lower case, so that a configured header replaces ours of the same name. */
const lowered = (headers: RequestHeaders): RequestHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Fetches the list that a configuration describes. */
export type ReadList = (config: IntegrationConfig, headers: RequestHeaders, signal?: AbortSignal) => Promise<unknown[]>;

/**
 * Fetches lists from other systems.
 * @throws ServiceError `upstream_error` or `timeout`; OutboundError when the signal aborts it
 */
export const createReadList =
  (outbound: Pick<Outbound, 'send'>): ReadList =>
  async ({ url, items_pointer }, headers, signal) => {
    const request = {
      method: 'GET',
      url,
      headers: { accept: 'application/json', ...lowered(headers) },
      maxBytes: limits.bytes,
      signal,
    } as const;
    const answer = await outbound.send(request).catch((error: unknown) => {
      throw unanswered(error);
    });
    expectGood(answer);
    return listAt(parsed(answer.body), items_pointer);
  };
