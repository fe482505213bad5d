import { randomBytes } from 'node:crypto';
import { allFields } from '../../contract/body-fields.ts';
import { lifetimes } from '../../contract/plans.ts';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';

export type Webhook = Schemas['Webhook'];
export type Delivery = Schemas['Delivery'];
export type WebhookCreate = Schemas['WebhookCreate'];
export type WebhookUpdate = Schemas['WebhookUpdate'];

/** All fields of a webhook from what was sent; the status only if it was sent. */
export const fieldsOf = (body: WebhookCreate) => allFields('WebhookCreate', body);

type Subscription = Pick<Webhook, 'events' | 'conditions'>;

/** Whether a change could send more events to the webhook: those of other types, or those that other conditions let through. */
export const subscribesToMore = (current: Subscription, { events, conditions }: Subscription): boolean =>
  events.some((event) => !current.events.includes(event) || conditions[event] !== current.conditions[event]);

/** Whether a change ends the pause of a webhook. */
export const endsPause = (current: Pick<Webhook, 'status'>, { status }: Pick<Webhook, 'status'>): boolean =>
  current.status === 'paused' && status === 'enabled';

/** The status of a disabled webhook can only change with `enable`. @throws ServiceError `invalid_state_transition` */
export const expectTransition = ({ id, status: current }: Webhook, status: Webhook['status'] = current): void => {
  if (status === current || current !== 'disabled') return;
  throw new ServiceError('invalid_state_transition', `A webhook cannot change from ${current} to ${status}. Enable it first.`, {
    details: [{ field: 'status', message: `The webhook is ${current}.`, code: 'not_allowed' }],
    inRest: `Use POST /v1/webhooks/${id}/enable.`,
  });
};

/** A new signing secret in the format of Standard Webhooks: `whsec_` and 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** How long the previous secret stays valid, in milliseconds. */
export const overlap = lifetimes.overlap * 1000;

/** @throws ServiceError `invalid_state` */
export const expectEnabled = ({ id, status }: Webhook): void => {
  if (status !== 'enabled')
    throw new ServiceError('invalid_state', `The webhook ${id} is ${status}. Enable it first.`, {
      inRest: `Use POST /v1/webhooks/${id}/enable.`,
    });
};
