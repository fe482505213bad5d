import { listArguments, named, namedAll } from '../../contract/graphql-arguments.ts';
import { batched, orNull, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { selects } from '../../rules/graphql-selection.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { EventService } from '../events/service.ts';
import type { UserService } from '../users/service.ts';
import type { DeliveryService } from './deliveries.ts';
import type { Delivery, Webhook } from './record.ts';
import type { WebhookService } from './service.ts';

interface Dependencies {
  webhooks: Pick<
    WebhookService,
    'get' | 'findByIds' | 'window' | 'windowsOfUsers' | 'create' | 'update' | 'delete' | 'enable' | 'rotateSecret'
  >;
  deliveries: Pick<DeliveryService, 'get' | 'windowsOfWebhooks' | 'test' | 'redeliver' | 'recover'>;
  events: Pick<EventService, 'findByIds'>;
  users: Pick<UserService, 'answerableByIds'>;
}

export const webhookResolvers = ({ webhooks, deliveries, events, users }: Dependencies): FamilyResolvers<'webhooks'> => {
  const webhooksOfUser = batched(webhooks.windowsOfUsers);
  const creators = related(users.answerableByIds, ({ created_by }: Webhook) => created_by);
  const webhooksOf = related(orNull(webhooks.findByIds), ({ webhook_id }: Delivery) => webhook_id);
  const eventsOf = related(orNull(events.findByIds), ({ event_id }: Delivery) => event_id);

  return {
    Query: {
      webhook: async (_root, { id }, { caller }) => withVersion(await webhooks.get(caller, named('getWebhook', id))),

      webhooks: async (_root, args, context, info) => {
        const { caller, cursors } = context;
        const { rows } = await webhooks.window(caller, listArguments({ operationId: 'listWebhooks', caller, cursors, args }));
        if (selects(info, ['user'])) await creators.ahead(context, rows);
        return rows;
      },

      webhooksConnection: listed('listWebhooks', 'Webhook', webhooks.window),

      webhookDelivery: async (_root, { webhookId, id }, { caller }) =>
        (await deliveries.get(caller, ...namedAll('getWebhookDelivery', webhookId, id))).data,
    },

    Mutation: {
      createWebhook: written('createWebhook', webhooks.create),
      updateWebhook: written('updateWebhook', webhooks.update),
      deleteWebhook: written('deleteWebhook', webhooks.delete),
      enableWebhook: written('enableWebhook', webhooks.enable),
      rotateWebhookSecret: written('rotateWebhookSecret', webhooks.rotateSecret),
      testWebhook: written('testWebhook', deliveries.test),
      redeliverWebhookDelivery: written('redeliverWebhookDelivery', deliveries.redeliver),
      recoverWebhook: written('recoverWebhook', (caller, id, { since }) => deliveries.recover(caller, id, since)),
    },

    Webhook: {
      user: (webhook, _args, context) => creators.of(webhook, context),

      deliveries: listedUnder('listWebhookDeliveries', 'Delivery', deliveries.windowsOfWebhooks),
    },

    User: {
      webhooks: async ({ id }, args, context) => {
        const query = listArguments({ operationId: 'listWebhooks', ...context, args });
        return (await webhooksOfUser(context, id, query)).rows;
      },

      webhooksConnection: listedUnder('listWebhooks', 'Webhook', webhooks.windowsOfUsers),
    },

    Delivery: {
      webhook: (delivery, _args, context) => webhooksOf.of(delivery, context),

      event: (delivery, _args, context) => eventsOf.of(delivery, context),
    },
  };
};
