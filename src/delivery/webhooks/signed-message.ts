import { Webhook } from 'standardwebhooks';

/** An event as webhooks receive it. */
export interface WebhookEvent {
  id: string;
  type: string;
  resource_id: string | null;
  actor: unknown;
  data: unknown;
  /** ISO 8601. */
  created_at: string;
}

/** The body of a webhook message. It is the same in every attempt, because it has no data of the attempt. */
export const bodyOf = ({ id, type, resource_id, actor, data, created_at }: WebhookEvent): string =>
  JSON.stringify({ id, type, timestamp: created_at, resource_id, actor, data, created_at });

/** The headers of a message by Standard Webhooks 1.0, signed with each of the secrets (`whsec_...`); the names are in lower case. */
export const headersOf = (id: string, body: string, at: Date, secrets: readonly string[]): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
