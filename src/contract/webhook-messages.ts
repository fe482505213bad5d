import type { operations } from '#generated/platform/types';
import type { ErrorDetail } from '../core/errors.ts';
import { validators } from './validators/index.ts';
import { detailsOf } from './violations.ts';

const { webhookBodies, parameters } = validators.platform;

type Message = operations['receiveEvent'];
type Body = Message['requestBody']['content']['application/json'];

/** The body of a webhook's message. Each property has the types that it has in any kind of event. */
export type WebhookBody = { [Name in keyof Body]-?: Exclude<Body[Name], undefined> };
type DocumentedHeaders = Message['parameters']['header'];
/** The headers of a webhook's message, as text; trace headers only if there is a trace. */
export type WebhookHeaders = { [Name in keyof DocumentedHeaders]: string } & { 'content-type': string };

/** Describes how one of our webhook messages violates the contract; undefined if it conforms. */
export const messageViolations = (body: WebhookBody, headers: WebhookHeaders): ErrorDetail[] | undefined => {
  const [ofBody, ofHeaders] = [webhookBodies.receiveEvent!, parameters.receiveEvent!.header];
  const details = [
    ...(ofBody(body) ? [] : detailsOf(ofBody.errors ?? [], 'unknown_field')),
    // The check converts text to numbers in place, so it gets a copy.
    ...(ofHeaders({ ...headers }) ? [] : detailsOf(ofHeaders.errors ?? [], 'unknown_parameter')),
  ];
  return details.length > 0 ? details : undefined;
};
