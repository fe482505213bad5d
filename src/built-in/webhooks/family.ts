import type { Family, Given } from '../../kit/family.ts';
import type { EventAudience, EventService } from '../events/service.ts';
import type { OperationService } from '../operations/service.ts';
import type { UserService } from '../users/service.ts';
import { createDeliveryService } from './deliveries.ts';
import { createDisable, type WebhookSurroundings } from './disable.ts';
import { webhookHandlers } from './handlers.ts';
import { createRecovery } from './recovery.ts';
import { recoveryWork } from './recovery-work.ts';
import { webhookResolvers } from './resolvers.ts';
import { webhookScene } from './scene.ts';
import { deliverySeed, webhookSeed } from './seed.ts';
import { createWebhookService } from './service.ts';

interface Needs extends Given, WebhookSurroundings {
  users: UserService;
  events: EventService;
  audience: EventAudience;
  operations: OperationService;
}

export const webhookFamily = {
  name: 'webhooks',
  scene: webhookScene,
  seeds: [webhookSeed, deliverySeed],

  compose: (given: Needs) => {
    const { db, clock, sealer, allowPlainHttp, outbound, users, events, audience, operations } = given;
    const webhooks = createWebhookService({ db, clock, operations, sealer: sealer('webhook-secrets'), allowPlainHttp, outbound });
    const recovery = createRecovery({ db, clock, operations });
    const deliveries = createDeliveryService({ db, clock, recovery, audience });
    return {
      services: { webhooks, disableWebhook: createDisable(given) },
      handlers: { webhooks: webhookHandlers({ webhooks, deliveries }) },
      resolvers: { webhooks: webhookResolvers({ webhooks, deliveries, events, users }) },
      works: { webhook_recovery: recoveryWork({ db, operations, recovery }) },
    };
  },
} satisfies Family;
