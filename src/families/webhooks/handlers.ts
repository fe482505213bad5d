import { defineHandlers } from '../../contract/handlers.ts';
import type { DeliveryService } from './deliveries.ts';
import type { WebhookService } from './service.ts';

interface Rooms {
  webhooks: WebhookService;
  deliveries: DeliveryService;
}

export const webhookHandlers = ({ webhooks, deliveries }: Rooms) =>
  defineHandlers('webhooks')({
    listWebhooks: async ({ caller, list }) => {
      const { data, extent } = await webhooks.list(caller, list);
      return { status: 200, data, extent };
    },

    createWebhook: async ({ caller, body }) => {
      const { record, version } = await webhooks.create(caller, body);
      return { status: 201, data: record, version };
    },

    getWebhook: async ({ caller, path, query }) => {
      const { record, version } = await webhooks.get(caller, path.webhook_id, query.expand);
      return { status: 200, data: record, version };
    },

    replaceWebhook: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await webhooks.replace(caller, path.webhook_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateWebhook: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await webhooks.update(caller, path.webhook_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteWebhook: async ({ caller, path, ifMatch }) => {
      await webhooks.remove(caller, path.webhook_id, ifMatch);
      return { status: 204 };
    },

    rotateWebhookSecret: async ({ caller, path, ifMatch }) => {
      const { record, version } = await webhooks.rotateSecret(caller, path.webhook_id, ifMatch);
      return { status: 200, data: record, version };
    },

    enableWebhook: async ({ caller, path, ifMatch }) => {
      const { record, version } = await webhooks.enable(caller, path.webhook_id, ifMatch);
      return { status: 200, data: record, version };
    },

    testWebhook: async ({ caller, path }) => {
      const { record, version } = await deliveries.test(caller, path.webhook_id);
      return { status: 202, data: record, version };
    },

    recoverWebhook: async ({ caller, path, body }) => {
      const { record, version } = await deliveries.recover(caller, path.webhook_id, body.since);
      return { status: 202, data: record, version };
    },

    listWebhookDeliveries: async ({ caller, path, list }) => {
      const { data, extent } = await deliveries.list(caller, path.webhook_id, list);
      return { status: 200, data, extent };
    },

    getWebhookDelivery: async ({ caller, path, query }) => {
      const { record, version } = await deliveries.get(caller, path.webhook_id, path.delivery_id, query.expand);
      return { status: 200, data: record, version };
    },

    redeliverWebhookDelivery: async ({ caller, path }) => {
      const { record, version } = await deliveries.redeliver(caller, path.webhook_id, path.delivery_id);
      return { status: 202, data: record, version };
    },
  });
