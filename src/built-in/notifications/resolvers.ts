import { named } from '../../contract/graphql-arguments.ts';
import { orNull, related } from '../../rules/batched.ts';
import { listed } from '../../rules/graphql-lists.ts';
import type { FindNode } from '../../rules/graphql-nodes.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { written } from '../../rules/graphql-writes.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { EventService } from '../events/service.ts';
import type { Notification } from './record.ts';
import type { NotificationService } from './service.ts';

interface Dependencies {
  notifications: Pick<NotificationService, 'get' | 'window' | 'update' | 'readAll'>;
  events: Pick<EventService, 'findByIds'>;
}

/** @param findNode finds the records that notifications are about, which are of several families */
export const notificationResolvers = ({ notifications, events }: Dependencies, findNode: FindNode): FamilyResolvers<'notifications'> => {
  const eventsOf = related(orNull(events.findByIds), ({ event_id }: Notification) => event_id ?? '');

  return {
    Query: {
      notification: async (_root, { id }, { caller }) => withVersion(await notifications.get(caller, named('getNotification', id))),

      notifications: listed('listNotifications', 'Notification', notifications.window),
    },

    Mutation: {
      updateNotification: written('updateNotification', notifications.update),
      readAllNotifications: async (_root, _args, { caller }) => (await notifications.readAll(caller)).data,
    },

    Notification: {
      record: ({ resource_id }, _args, context) => findNode(context, resource_id),

      event: (notification, _args, context) => (notification.event_id === null ? null : eventsOf.of(notification, context)),
    },
  };
};
