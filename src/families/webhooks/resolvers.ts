import { bodyOf, listArguments, named } from '../../contract/graphql-arguments.ts';
import { related } from '../../rules/batched.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { selects } from '../../rules/graphql-selection.ts';
import type { UserService } from '../users/service.ts';
import type { Webhook } from './record.ts';
import type { WebhookService } from './service.ts';

interface Dependencies {
  webhooks: Pick<WebhookService, 'get' | 'window' | 'create' | 'update' | 'delete'>;
  users: Pick<UserService, 'answerableByIds'>;
}

export const webhookResolvers = ({ webhooks, users }: Dependencies): FamilyResolvers<'webhooks'> => {
  const creators = related(users.answerableByIds, ({ created_by }: Webhook) => created_by);

  return {
    Query: {
      webhook: async (_root, { id }, { caller }) => (await webhooks.get(caller, named('getWebhook', id))).data,

      webhooks: async (_root, args, context, info) => {
        const { caller, cursors } = context;
        const { rows } = await webhooks.window(caller, listArguments({ operationId: 'listWebhooks', caller, cursors, args }));
        if (selects(info, ['user'])) await creators.ahead(context, rows);
        return rows;
      },
    },

    Mutation: {
      createWebhook: async (_root, { input }, { caller }) => {
        const { data } = await webhooks.create(caller, bodyOf(caller, 'createWebhook', 'CreateWebhookInput', input));
        const { secret, ...webhook } = data;
        return { webhook, secret };
      },

      updateWebhook: async (_root, { id, input }, { caller }) => {
        const body = bodyOf(caller, 'updateWebhook', 'UpdateWebhookInput', input);
        const { data: webhook } = await webhooks.update(caller, named('updateWebhook', id), body, undefined);
        return { webhook };
      },

      deleteWebhook: async (_root, { id }, { caller }) => {
        await webhooks.delete(caller, named('deleteWebhook', id), undefined);
        return { deletedId: id };
      },
    },

    Subscription: {},

    Webhook: {
      user: (webhook, _args, context) => creators.of(webhook, context),
    },
  };
};
