import type { FamilyOf } from '../contract/types.ts';
import { commentFamily } from './comments/family.ts';
import { eventFamily } from './events/family.ts';
import { fileFamily } from './files/family.ts';
import { integrationFamily } from './integrations/family.ts';
import type { Surroundings } from './kit/family.ts';
import { complete, inOrder } from './kit/in-order.ts';
import { operationFamily } from './operations/family.ts';
import { projectFamily } from './projects/family.ts';
import { resourceFamily } from './resources/family.ts';
import { taskFamily } from './tasks/family.ts';
import { teamFamily } from './teams/family.ts';
import { userFamily } from './users/family.ts';
import type { UserSurroundings } from './users/service.ts';
import type { WebhookSurroundings } from './webhooks/disable.ts';
import { webhookFamily } from './webhooks/family.ts';

/** The families. Each may know those before it, and none after it. */
export const families = complete(
  inOrder<Surroundings & UserSurroundings & WebhookSurroundings>()
    .and(userFamily)
    .and(eventFamily)
    .and(operationFamily)
    .and(resourceFamily)
    .and(webhookFamily)
    .and(teamFamily)
    .and(projectFamily)
    .and(taskFamily)
    .and(fileFamily)
    .and(commentFamily)
    .and(integrationFamily),
);

/**
 * The families of the contract that have no handlers yet; their operations answer 501. A family that is in neither list, or in both,
 * does not compile.
 */
export const pending: Record<Exclude<FamilyOf<'platform'>, (typeof families.names)[number]>, true> = {};
