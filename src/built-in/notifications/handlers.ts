import { defineHandlers, ok } from '../../contract/handlers.ts';
import type { NotificationService } from './service.ts';

export const notificationHandlers = ({ notifications }: { notifications: NotificationService }) =>
  defineHandlers('notifications')({
    listNotifications: ({ caller, list }) => ok(notifications.list(caller, list)),

    getNotification: ({ caller, path }) => ok(notifications.get(caller, path.notification_id)),

    updateNotification: ({ caller, path, body, ifMatch }) => ok(notifications.update(caller, path.notification_id, body, ifMatch)),

    readAllNotifications: ({ caller }) => ok(notifications.readAll(caller)),
  });
