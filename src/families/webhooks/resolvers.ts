import { bodyOf, ifVersionIs, listArguments, named, namedAll } from '../../contract/graphql-arguments.ts';
import { orNull, related } from '../../rules/batched.ts';
import { listed, listedUnder } from '../../rules/graphql-lists.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { selects } from '../../rules/graphql-selection.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { EventService } from '../events/service.ts';
import type { UserService } from '../users/service.ts';
import type { DeliveryService } from './deliveries.ts';
import type { Delivery, Webhook } from './record.ts';
import type { WebhookService } from './service.ts';

interface Dependencies {
  webhooks: Pick<WebhookService, 'get' | 'findByIds' | 'window' | 'create' | 'update' | 'delete' | 'enable' | 'rotateSecret'>;
  deliveries: Pick<DeliveryService, 'get' | 'windowsOfWebhooks' | 'test' | 'redeliver' | 'recover'>;
  events: Pick<EventService, 'findByIds'>;
  users: Pick<UserService, 'answerableByIds'>;
}

export const webhookResolvers = ({ webhooks, deliveries, events, users }: Dependencies): FamilyResolvers<'webhooks'> => {
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
      createWebhook: async (_root, { input }, { caller }) => {
        const body = bodyOf(caller, 'createWebhook', 'CreateWebhookInput', input);
        const { secret, ...webhook } = withVersion(await webhooks.create(caller, body));
        return { webhook, secret };
      },

      updateWebhook: async (_root, { id, input, ifVersion }, { caller }) => {
        const body = bodyOf(caller, 'updateWebhook', 'UpdateWebhookInput', input);
        return { webhook: withVersion(await webhooks.update(caller, named('updateWebhook', id), body, ifVersionIs(ifVersion))) };
      },

      deleteWebhook: async (_root, { id, ifVersion }, { caller }) => {
        await webhooks.delete(caller, named('deleteWebhook', id), ifVersionIs(ifVersion));
        return { deletedId: id };
      },

      enableWebhook: async (_root, { id, ifVersion }, { caller }) => ({
        webhook: withVersion(await webhooks.enable(caller, named('enableWebhook', id), ifVersionIs(ifVersion))),
      }),

      rotateWebhookSecret: async (_root, { id, ifVersion }, { caller }) => {
        const { secret, ...webhook } = withVersion(
          await webhooks.rotateSecret(caller, named('rotateWebhookSecret', id), ifVersionIs(ifVersion)),
        );
        return { webhook, secret };
      },

      testWebhook: async (_root, { id }, { caller }) => ({
        delivery: (await deliveries.test(caller, named('testWebhook', id))).data,
      }),

      redeliverWebhookDelivery: async (_root, { webhookId, id }, { caller }) => ({
        delivery: (await deliveries.redeliver(caller, ...namedAll('redeliverWebhookDelivery', webhookId, id))).data,
      }),

      recoverWebhook: async (_root, { id, input }, { caller }) => {
        const { since } = bodyOf(caller, 'recoverWebhook', 'RecoverWebhookInput', input);
        return { operation: (await deliveries.recover(caller, named('recoverWebhook', id), since)).data };
      },
    },

    Subscription: {},

    Webhook: {
      user: (webhook, _args, context) => creators.of(webhook, context),

      deliveries: listedUnder('listWebhookDeliveries', 'Delivery', deliveries.windowsOfWebhooks),
    },

    Delivery: {
      webhook: (delivery, _args, context) => webhooksOf.of(delivery, context),

      event: (delivery, _args, context) => eventsOf.of(delivery, context),
    },
  };
};
