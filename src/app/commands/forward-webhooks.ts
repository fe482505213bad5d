import { request } from 'undici';
import { type EventType, follow } from '../../../clients/typescript/src/channel/index.ts';
import { outboundTimeoutMs } from '../../contract/plans.ts';
import { bodyOf, headersOf, type WebhookEvent } from '../../delivery/webhooks/signed-message.ts';

/** Source, target and options of the forwarding. */
export interface Forwarding {
  /** The URL of the API. */
  url: string;
  /** The credentials, which may read events. */
  authorization: () => Promise<Record<string, string>>;
  /** The URL that receives them. */
  to: string;
  /** The types to forward; all when left out. */
  types?: readonly string[];
  /** Signs the forwarded events (`whsec_...`). */
  secret: string;
  /** Called with one line of text per result. */
  print: (line: string) => void;
  signal: AbortSignal;
}

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
    print(`${label} -> no response: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message} (${took()})`);
  }
};

/** Reports when events start to arrive, and when the API goes down and comes back. */
const announce = (print: Forwarding['print']) => {
  let isAway = false;
  let hasBegun = false;
  return (status: 'live' | 'waiting'): void => {
    if (status === 'live') {
      if (!hasBegun) print('Listening.');
      else if (isAway) print('The API is back.');
      hasBegun = true;
    } else if (!isAway) print('The API is unreachable. Retrying.');
    isAway = status === 'waiting';
  };
};

/**
 * Forwards new events one after the other, in order, until the signal aborts. Events during an outage of the API are forwarded after it; an
 * event that the receiver refuses is not retried.
 * @throws TesseraError when the key or the types are refused
 */
export const forward = async (forwarding: Forwarding): Promise<void> => {
  const { url: baseUrl, authorization, types, print, signal } = forwarding;
  const onGap = () => print("The account's event log has been restarted. Some events may be missing.");
  // The server knows which types exist.
  const events = types as readonly EventType[] | undefined;
  const credentials = { headers: authorization, renew: async () => false };
  const wanted = { baseUrl, credentials, ...(events && { events }), onGap, onStatus: announce(print), signal };
  try {
    for await (const { event } of follow(wanted)) await send(forwarding, event as WebhookEvent);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};
