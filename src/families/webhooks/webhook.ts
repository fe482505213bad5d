import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';

export type Webhook = Schemas['Webhook'];
export type WebhookCreate = Schemas['WebhookCreate'];
export type WebhookUpdate = Schemas['WebhookUpdate'];
export type Delivery = Schemas['Delivery'];

/** The fields of a webhook that people set. */
export type WebhookFields = Pick<Webhook, keyof WebhookCreate>;

/** All fields of a webhook from what was sent, with the contract's defaults for the rest. */
export const fieldsOf = ({ url, events, description }: WebhookCreate): WebhookFields => ({ url, events, description: description ?? null });

/** A webhook's fields after a merge: what was sent wins. */
export const merged = ({ url, events, description }: WebhookFields, changes: WebhookUpdate): WebhookFields => ({
  url,
  events,
  description,
  ...changes,
});

/** Whether a webhook would hear of more kinds of events than it does. */
export const hearsMore = (current: WebhookFields, { events }: WebhookFields): boolean =>
  events.some((event) => !current.events.includes(event));

/** A new signing secret as Standard Webhooks writes it: 32 random bytes behind `whsec_`. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** How long the secret before the current one is good, in milliseconds. */
export const overlap = 24 * 60 * 60 * 1000;

/** @throws ServiceError `invalid_state` */
export const expectEnabled = ({ id, status }: Webhook): void => {
  if (status === 'disabled')
    throw new ServiceError('invalid_state', `The webhook ${id} is disabled. Enable it first: POST /v1/webhooks/${id}/enable.`);
};
