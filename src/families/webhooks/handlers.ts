import { defineHandlers } from '../../contract/handlers.ts';
import type { DeliveryService } from './deliveries.ts';
import type { WebhookService } from './service.ts';

interface Dependencies {
  webhooks: WebhookService;
  deliveries: DeliveryService;
}

export const webhookHandlers = ({ webhooks, deliveries }: Dependencies) =>
  defineHandlers('webhooks')({
    listWebhooks: async ({ caller, list }) => ({ status: 200, ...(await webhooks.list(caller, list)) }),

    createWebhook: async ({ caller, body }) => ({ status: 201, ...(await webhooks.create(caller, body)) }),

    getWebhook: async ({ caller, path, query }) => ({ status: 200, ...(await webhooks.get(caller, path.webhook_id, query.expand)) }),

    replaceWebhook: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await webhooks.replace(caller, path.webhook_id, body, ifMatch)),
    }),

    updateWebhook: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await webhooks.update(caller, path.webhook_id, body, ifMatch)),
    }),

    deleteWebhook: async ({ caller, path, ifMatch }) => {
      await webhooks.delete(caller, path.webhook_id, ifMatch);
      return { status: 204 };
    },

    rotateWebhookSecret: async ({ caller, path, ifMatch }) => ({
      status: 200,
      ...(await webhooks.rotateSecret(caller, path.webhook_id, ifMatch)),
    }),

    enableWebhook: async ({ caller, path, ifMatch }) => ({ status: 200, ...(await webhooks.enable(caller, path.webhook_id, ifMatch)) }),

    testWebhook: async ({ caller, path }) => ({ status: 202, ...(await deliveries.test(caller, path.webhook_id)) }),

    recoverWebhook: async ({ caller, path, body }) => ({ status: 202, ...(await deliveries.recover(caller, path.webhook_id, body.since)) }),

    listWebhookDeliveries: async ({ caller, path, list }) => ({ status: 200, ...(await deliveries.list(caller, path.webhook_id, list)) }),

    getWebhookDelivery: async ({ caller, path, query }) => ({
      status: 200,
      ...(await deliveries.get(caller, path.webhook_id, path.delivery_id, query.expand)),
    }),

    redeliverWebhookDelivery: async ({ caller, path }) => ({
      status: 202,
      ...(await deliveries.redeliver(caller, path.webhook_id, path.delivery_id)),
    }),
  });
