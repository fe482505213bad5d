import type { EventOf } from '../../generated/events.ts';
import { isObject, parsedBytes } from '../readable.ts';

export type { ChangesOf, EventData, EventOf, EventType } from '../../generated/events.ts';

/** An event as a webhook receives it. */
export type WebhookEvent = EventOf & { timestamp: string };

type HeaderValues = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A message as it came. */
export interface WebhookMessage {
  /** The bytes of the body, exactly as they were received. */
  body: string | Uint8Array<ArrayBuffer> | ArrayBuffer;
  headers: HeaderValues;
  /** The secret of the webhook, `whsec_…`; several while one replaces another. */
  secret: string | readonly string[];
  /** How far its time may be from the clock here, in seconds: 300 when left out. */
  tolerance?: number;
}

/** A message that is not from Tessera, or not for this webhook, or too old, or no event. */
export class UnverifiedWebhook extends Error {
  override readonly name = 'UnverifiedWebhook';
}

const headerOf = (headers: HeaderValues, name: string): string => {
  const own = () => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const value = headers instanceof Headers ? headers.get(name) : [own()].flat()[0];
  if (typeof value !== 'string') throw new UnverifiedWebhook(`The header ${name} is missing.`);
  return value;
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

const keyOf = (secret: string) => {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('A secret of a webhook is `whsec_` and bytes in base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
};

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const bytesIn = (body: WebhookMessage['body']): Uint8Array<ArrayBuffer> => {
  if (typeof body === 'string') return encode(body);
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError('`body` has to be the bytes of the body exactly as they came, and not what they were parsed into.');
};

const isSigned = async (secrets: readonly string[], signatures: readonly string[], content: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  for (const key of await Promise.all(secrets.map(keyOf)))
    for (const signature of signatures) {
      const bytes = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : undefined;
      // In constant time, as Web Crypto does it.
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, content))) return true;
    }
  return false;
};

/** The event of a message that is verified by Standard Webhooks. @throws UnverifiedWebhook; TypeError for a parsed body */
export const verifyWebhook = async ({ body, headers, secret, tolerance = 300 }: WebhookMessage): Promise<WebhookEvent> => {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const bytes = bytesIn(body);
  const content = new Uint8Array(await new Blob([encode(`${id}.${timestamp}.`), bytes]).arrayBuffer());
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= tolerance))
    throw new UnverifiedWebhook('The message is too old, or from the future.');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  if (!(await isSigned([secret].flat(), signatures, content))) throw new UnverifiedWebhook('No signature fits the secret.');
  const event = parsedBytes(bytes);
  if (!isObject(event)) throw new UnverifiedWebhook('The body is no event: it has to be an object of JSON in UTF-8.');
  return event as unknown as WebhookEvent;
};
