import { commentSeed } from './comments/seed.ts';
import { eventSeed } from './events/seed.ts';
import { fileSeed } from './files/seed.ts';
import { integrationSeed } from './integrations/seed.ts';
import type { FamilySeed } from './kit/seed.ts';
import { operationSeed } from './operations/seed.ts';
import { projectSeed } from './projects/seed.ts';
import { resourceSeed } from './resources/seed.ts';
import { taskSeed } from './tasks/seed.ts';
import { teamSeed } from './teams/seed.ts';
import { userSeed } from './users/seed.ts';
import { deliverySeed, webhookSeed } from './webhooks/seed.ts';

/** What an account is filled with, ordered so that each refers to earlier ones only. */
export const familySeeds: readonly FamilySeed[] = [
  userSeed,
  teamSeed,
  projectSeed,
  taskSeed,
  fileSeed,
  integrationSeed,
  resourceSeed,
  commentSeed,
  operationSeed,
  webhookSeed,
  eventSeed,
  deliverySeed,
];
