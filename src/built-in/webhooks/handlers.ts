import { accepted, created, defineHandlers, exported, noContent, ok } from '../../contract/handlers.ts';
import type { DeliveryService } from './deliveries.ts';
import type { WebhookService } from './service.ts';

interface Dependencies {
  webhooks: WebhookService;
  deliveries: DeliveryService;
}

export const webhookHandlers = ({ webhooks, deliveries }: Dependencies) =>
  defineHandlers('webhooks')({
    listWebhooks: ({ caller, list }) => ok(webhooks.list(caller, list)),

    exportWebhooks: ({ caller, list }) => exported('webhooks', list, (part) => webhooks.list(caller, part)),

    createWebhook: ({ caller, body }) => created(webhooks.create(caller, body)),

    getWebhook: ({ caller, path }) => ok(webhooks.get(caller, path.webhook_id)),

    replaceWebhook: ({ caller, path, body, ifMatch }) => ok(webhooks.replace(caller, path.webhook_id, body, ifMatch)),

    updateWebhook: ({ caller, path, body, ifMatch }) => ok(webhooks.update(caller, path.webhook_id, body, ifMatch)),

    deleteWebhook: ({ caller, path, ifMatch }) => noContent(webhooks.delete(caller, path.webhook_id, ifMatch)),

    rotateWebhookSecret: ({ caller, path, ifMatch }) => ok(webhooks.rotateSecret(caller, path.webhook_id, ifMatch)),

    enableWebhook: ({ caller, path, ifMatch }) => ok(webhooks.enable(caller, path.webhook_id, ifMatch)),

    testWebhook: ({ caller, path }) => accepted(deliveries.test(caller, path.webhook_id)),

    recoverWebhook: ({ caller, path, body }) => accepted(deliveries.recover(caller, path.webhook_id, body.since)),

    listWebhookDeliveries: ({ caller, path, list }) => ok(deliveries.list(caller, path.webhook_id, list)),

    getWebhookDelivery: ({ caller, path }) => ok(deliveries.get(caller, path.webhook_id, path.delivery_id)),

    redeliverWebhookDelivery: ({ caller, path }) => accepted(deliveries.redeliver(caller, path.webhook_id, path.delivery_id)),
  });
