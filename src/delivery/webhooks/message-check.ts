import { messageViolations, type WebhookBody, type WebhookHeaders } from '../../contract/webhook-messages.ts';
import type { ErrorDetail } from '../../core/errors.ts';

/** Checks a message before it is sent. Returns why it is not sent; undefined when it is. */
export type MessageCheck = (body: WebhookBody, headers: WebhookHeaders) => string | undefined;

/** For development and tests: a message that violates the contract is not sent, and its attempt fails with the violation. */
export const refuseMessageViolations: MessageCheck = (body, headers) => {
  const [first] = messageViolations(body, headers) ?? [];
  return first && `The message violates its contract: ${first.field} - ${first.message}`;
};

/** For production: a message that violates the contract is reported, but sent. */
export const reportMessageViolations =
  (report: (type: string, details: ErrorDetail[]) => void): MessageCheck =>
  (body, headers) => {
    const details = messageViolations(body, headers);
    if (details) report(body.type, details);
    return undefined;
  };
