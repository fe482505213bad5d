import { randomBytes } from 'node:crypto';
import { lifetimes } from '../../contract/plans.ts';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';

export type Webhook = Schemas['Webhook'];
export type WebhookCreate = Schemas['WebhookCreate'];
export type WebhookUpdate = Schemas['WebhookUpdate'];

/** The fields of a webhook that people set. */
export type WebhookFields = Pick<Webhook, keyof WebhookCreate>;

/** All fields of a webhook from what was sent, with the contract's defaults for the rest. */
export const fieldsOf = ({ url, events, description = null }: WebhookCreate): WebhookFields => ({ url, events, description });

/** Whether a change would send more types of events to the webhook. */
export const subscribesToMore = (current: WebhookFields, { events }: WebhookFields): boolean =>
  events.some((event) => !current.events.includes(event));

/** A new signing secret as Standard Webhooks writes it: 32 random bytes behind `whsec_`. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** How long the previous secret stays valid, in milliseconds. */
export const overlap = lifetimes.overlap * 1000;

/** @throws ServiceError `invalid_state` */
export const expectEnabled = ({ id, status }: Webhook): void => {
  if (status === 'disabled')
    throw new ServiceError('invalid_state', `The webhook ${id} is disabled. Enable it first: POST /v1/webhooks/${id}/enable.`);
};
