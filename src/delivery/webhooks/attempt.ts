import { deliveryLimits } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { traceHeaders } from '../../core/tracing.ts';
import type { DeliveryAttempt } from '../../data/tables/deliveries.ts';
import { type Outbound, OutboundError } from '../../outbound/outbound.ts';
import type { MessageCheck } from './message-check.ts';
import { retryAfter, type Verdict, verdictOf } from './schedule.ts';
import { bodyOf, headersOf, type WebhookEvent } from './signed-message.ts';

/** Where a message is sent, and the secrets that sign it. */
export interface Endpoint {
  url: string;
  /** The current secret first (`whsec_...`). */
  secrets: readonly string[];
}

/** The result of an attempt. */
export interface Attempted {
  attempt: DeliveryAttempt;
  verdict: Verdict;
  /** The `Retry-After` of the response, in milliseconds. */
  retryAfterMs: number | undefined;
}

/** The number of bytes of a response that are stored. */
const { response: maxResponseBytes } = deliveryLimits;

/** Replaces a character that was cut off at the end, and the zero character, which the database cannot store. */
const readable = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replaceAll('\0', '\uFFFD').slice(0, maxResponseBytes);

const errorOf = (status: number): string => {
  if (status === 410) return 'The endpoint answered 410 Gone.';
  if (status >= 300 && status < 400) return `The endpoint answered ${status}; redirects are not followed.`;
  return `The endpoint answered ${status}; only 2xx counts as success.`;
};

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

interface Dependencies {
  outbound: Pick<Outbound, 'send'>;
  clock: Clock;
  check: MessageCheck;
  /** Called with the verdict of each attempt, and the seconds that it took. */
  observe?: (verdict: Verdict, seconds: number) => void;
}

const sending =
  ({ outbound, clock, check }: Omit<Dependencies, 'observe'>) =>
  async ({ url, secrets }: Endpoint, event: WebhookEvent, signal: AbortSignal): Promise<Attempted> => {
    const at = clock();
    const message = bodyOf(event);
    const body = JSON.stringify(message);
    const headers = headersOf(event.id, body, at, secrets);
    const began = performance.now();
    const record = (status: number | null, error: string | null, response: Uint8Array | null): DeliveryAttempt => ({
      at: at.toISOString(),
      status,
      duration_ms: Math.min(Math.round(performance.now() - began), 60_000),
      error,
      response_body: response && readable(response),
      request_headers: headers,
    });
    // The headers checked here carry the current span's id; the request carries the id of its own span, which starts when it is sent.
    const violation = check(message, { ...headers, ...traceHeaders() });
    if (violation) return { attempt: record(null, violation, null), verdict: 'failed', retryAfterMs: undefined };
    try {
      const answer = await outbound.send({ method: 'POST', url, headers, body, maxBytes: maxResponseBytes, signal });
      const verdict = verdictOf(answer.status);
      const error = verdict === 'delivered' ? null : errorOf(answer.status);
      const retryAfterMs = retryAfter(one(answer.headers['retry-after']), clock().getTime());
      return { attempt: record(answer.status, error, answer.body), verdict, retryAfterMs };
    } catch (error) {
      if (!(error instanceof OutboundError) || error.reason === 'aborted') throw error;
      return { attempt: record(null, error.message, null), verdict: 'failed', retryAfterMs: undefined };
    }
  };

/** Sends messages, one request each. Rejects only when the signal aborts it. */
export const createSend = ({ observe, ...dependencies }: Dependencies) => {
  const send = sending(dependencies);
  return async (...given: Parameters<typeof send>): Promise<Attempted> => {
    const attempted = await send(...given);
    observe?.(attempted.verdict, attempted.attempt.duration_ms / 1000);
    return attempted;
  };
};

export type Send = ReturnType<typeof createSend>;
