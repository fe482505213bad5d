import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { bodyOf, headersOf, type WebhookEvent } from '../../delivery/webhooks/message.ts';

/** What is forwarded from where to where. */
export interface Forwarding {
  /** The API, as a client reaches it. */
  url: string;
  /** An API key that may read events. */
  key: string;
  /** The address that receives them. */
  to: string;
  /** The types to forward; all when left out. */
  types?: readonly string[];
  /** Signs what is forwarded (`whsec_...`). */
  secret: string;
  /** Hears what happens, a line each. */
  print: (line: string) => void;
  signal: AbortSignal;
  /** Milliseconds between two looks; more where the account's rate limit is low. */
  everyMs?: number;
}

/** The API refuses what was asked for: asking again would not help. */
class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Milliseconds that the receiver may take, as in a delivery. */
const timeoutMs = 15_000;

interface Page {
  data: WebhookEvent[];
  meta: { next_cursor: string | null; has_more: boolean };
}

interface Polled {
  page: Page;
  /** The server's time, to the second. */
  date: string;
  /** Requests a minute that the account may make. */
  limit: number;
}

const refusals = [400, 401, 403, 404];

/** @throws RefusedError when there is no use in trying again; anything else may pass */
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
  const body = bodyOf(event);
  const since = performance.now();
  const label = `${event.type} ${event.id}`;
  const took = () => `${Math.round(performance.now() - since)} ms`;
  try {
    const headers = { 'user-agent': 'Tessera', ...headersOf(event.id, body, new Date(), [secret]) };
    const patience = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await request(to, { method: 'POST', headers, body, signal: patience });
    await answer.body.dump();
    print(`${label} -> ${answer.statusCode} (${took()})`);
  } catch (error) {
    if (signal.aborted) throw error;
    print(`${label} -> no answer: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message} (${took()})`);
  }
};

/** Not more than half of what the account may ask for, and not more often than asked. */
const pause = (everyMs: number, limit: number): number => Math.max(everyMs, 120_000 / limit);

/**
 * Forwards events from now on, one after the other in their order, until the signal ends it. What happens while the API is away
 * is forwarded when it is back; what the receiver refuses is not sent again.
 * @throws RefusedError when the key or the types are refused
 */
export const forward = async (forwarding: Forwarding): Promise<void> => {
  const { types, print, signal, everyMs = 1000 } = forwarding;
  const search = new URLSearchParams({ limit: '100', ...(types ? { type_in: types.join(',') } : {}) });
  let away = false;
  let wait = everyMs;

  const step = async (): Promise<boolean> => {
    if (!search.has('created_at_gte')) {
      // A cursor holds for the filters it was made with, and one of them says where to begin.
      const { date } = await poll(forwarding, search);
      search.set('created_at_gte', date);
      print('Listening.');
    }
    const { page, limit } = await poll(forwarding, search);
    for (const event of page.data) await send(forwarding, event);
    if (page.meta.next_cursor) search.set('after', page.meta.next_cursor);
    wait = pause(everyMs, limit);
    if (away) print('The API is back.');
    away = false;
    return page.meta.has_more;
  };

  while (!signal.aborted) {
    const more = await step().catch((error: unknown) => {
      if (error instanceof RefusedError) throw error;
      if (!(away || signal.aborted)) print(`The API cannot be reached: ${(error as Error).message} Trying again.`);
      away = true;
      return false;
    });
    if (!more) await delay(wait, undefined, { signal }).catch(() => undefined);
  }
};
