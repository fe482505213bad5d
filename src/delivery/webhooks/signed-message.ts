import { Webhook } from 'standardwebhooks';
import type { WebhookBody, WebhookHeaders } from '../../contract/webhook-messages.ts';

/** An event as webhooks receive it. */
export type WebhookEvent = Omit<WebhookBody, 'timestamp'>;

/** The body of a webhook message. It is the same in every attempt, because it contains nothing about the attempt. */
export const bodyOf = ({ id, type, resource_id, actor, cause, changes, data, version, created_at }: WebhookEvent): WebhookBody => ({
  id,
  type,
  timestamp: created_at,
  resource_id,
  actor,
  cause,
  changes,
  data,
  version,
  created_at,
});

/** The headers of a message by Standard Webhooks 1.0, signed with each of the secrets (`whsec_...`); the names are in lower case. */
export const headersOf = (id: string, body: string, at: Date, secrets: readonly string[]) =>
  ({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }) satisfies WebhookHeaders;
