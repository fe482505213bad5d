import type { Surroundings } from '../kit/family.ts';
import { inOrder } from '../kit/in-order.ts';
import { batchFamily } from './batches/family.ts';
import { eventFamily } from './events/family.ts';
import { notificationFamily } from './notifications/family.ts';
import { operationFamily } from './operations/family.ts';
import { resourceFamily } from './resources/family.ts';
import { searchFamily } from './search/family.ts';
import { userFamily } from './users/family.ts';
import type { UserSurroundings } from './users/service.ts';
import type { WebhookSurroundings } from './webhooks/disable.ts';
import { webhookFamily } from './webhooks/family.ts';

/** The families that every platform has. Each may know those before it, and none after it. */
export const builtIn = inOrder<Surroundings & UserSurroundings & WebhookSurroundings>()
  .and(userFamily)
  .and(eventFamily)
  .and(notificationFamily)
  .and(operationFamily)
  .and(resourceFamily)
  .and(webhookFamily)
  .and(batchFamily)
  .and(searchFamily);

export type { EventService } from './events/service.ts';
export { mentioned, type NotificationService, notifyOfDue } from './notifications/service.ts';
export type { OperationService } from './operations/service.ts';
export type { ResourceService } from './resources/service.ts';
export type { Leaving, UserService } from './users/service.ts';
