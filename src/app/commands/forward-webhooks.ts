import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { outboundTimeoutMs } from '../../contract/plans.ts';
import { bodyOf, headersOf, type WebhookEvent } from '../../delivery/webhooks/signed-message.ts';

/** Source, target and options of the forwarding. */
export interface Forwarding {
  /** The URL of the API. */
  url: string;
  /** An API key that may read events. */
  key: string;
  /** The URL that receives them. */
  to: string;
  /** The types to forward; all when left out. */
  types?: readonly string[];
  /** Signs the forwarded events (`whsec_...`). */
  secret: string;
  /** Called with one line of text for each result. */
  print: (line: string) => void;
  signal: AbortSignal;
  /** Milliseconds between two polls; longer when the account's rate limit is low. */
  intervalMs?: number;
}

/** The API refuses the request, and a retry would not help. */
class RefusedError extends Error {
  override name = 'RefusedError';
}

interface Page {
  data: WebhookEvent[];
  meta: { next_cursor: string | null; has_more: boolean };
}

interface Polled {
  page: Page;
  /** The server's time, to the second. */
  date: string;
  /** The rate limit of the account, in requests per minute. */
  limit: number;
}

const refusals = [400, 401, 403, 404];

/** @throws RefusedError when a retry would not help; other errors may be temporary */
const poll = async ({ url, key, signal }: Forwarding, search: URLSearchParams): Promise<Polled> => {
  const answer = await fetch(`${url}/v1/events?${search}`, { headers: { 'X-API-Key': key, Accept: 'application/json' }, signal });
  const text = await answer.text();
  if (refusals.includes(answer.status)) {
    const { error } = JSON.parse(text) as { error?: { message: string } };
    throw new RefusedError(error?.message ?? `The API answered ${answer.status}.`);
  }
  if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
  const limit = Number(answer.headers.get('x-ratelimit-limit')) || 60;
  return { page: JSON.parse(text) as Page, date: new Date(answer.headers.get('date') ?? Date.now()).toISOString(), limit };
};

const send = async ({ to, secret, print, signal }: Forwarding, event: WebhookEvent): Promise<void> => {
  const body = JSON.stringify(bodyOf(event));
  const since = performance.now();
  const label = `${event.type} ${event.id}`;
  const took = () => `${Math.round(performance.now() - since)} ms`;
  try {
    const headers = { 'user-agent': 'Tessera', ...headersOf(event.id, body, new Date(), [secret]) };
    const stopOrTimeout = AbortSignal.any([signal, AbortSignal.timeout(outboundTimeoutMs)]);
    const answer = await request(to, { method: 'POST', headers, body, signal: stopOrTimeout });
    await answer.body.dump();
    print(`${label} -> ${answer.statusCode} (${took()})`);
  } catch (error) {
    if (signal.aborted) throw error;
    print(`${label} -> no answer: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message} (${took()})`);
  }
};

/** The pause between two polls: at least the interval, and long enough to use at most half of the rate limit. */
const pause = (intervalMs: number, limit: number): number => Math.max(intervalMs, 120_000 / limit);

/**
 * Forwards new events one after the other, in order, until the signal aborts. Events during an outage of the API are forwarded after
 * it; an event that the receiver refuses is not sent again.
 * @throws RefusedError when the key or the types are refused
 */
export const forward = async (forwarding: Forwarding): Promise<void> => {
  const { types, print, signal, intervalMs = 1000 } = forwarding;
  const search = new URLSearchParams({ limit: '100', ...(types ? { type_in: types.join(',') } : {}) });
  let isDown = false;
  let wait = intervalMs;

  const step = async (): Promise<boolean> => {
    if (!search.has('created_at_gte')) {
      // A cursor is only valid for the same filters, and the start time is one of them.
      const { date } = await poll(forwarding, search);
      search.set('created_at_gte', date);
      print('Listening.');
    }
    const { page, limit } = await poll(forwarding, search);
    for (const event of page.data) await send(forwarding, event);
    if (page.meta.next_cursor) search.set('after', page.meta.next_cursor);
    wait = pause(intervalMs, limit);
    if (isDown) print('The API is back.');
    isDown = false;
    return page.meta.has_more;
  };

  while (!signal.aborted) {
    const more = await step().catch((error: unknown) => {
      if (error instanceof RefusedError) throw error;
      if (!(isDown || signal.aborted)) print(`The API cannot be reached: ${(error as Error).message} Trying again.`);
      isDown = true;
      return false;
    });
    if (!more) await delay(wait, undefined, { signal }).catch(() => undefined);
  }
};
