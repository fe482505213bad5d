// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, List, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { Notification, NotificationExpansion, NotificationFieldName, NotificationList, NotificationUpdate, NotificationsRead } from './types.ts';

/** The operations of the family `notifications`. */
export interface NotificationsApi {
  /**
   * List notifications
   *
   * What concerns you, newest first: your own inbox, and nobody else's, also if you are an administrator. Filter by `status` for what is unread, and by `kind`. You are notified once of each event, and never of what you did yourself. A notification about a record that you may not see any more, or that is deleted, is not there. Notifications are kept for as many days as the account keeps its events.
   */
  list<F extends NotificationFieldName = NotificationFieldName, E extends NotificationExpansion = never>(query?: NotificationList & Selection<F, E>, options?: Options): List<Selected<Notification, F | E>, 'version_retired'>;
  /**
   * Mark all notifications as read
   *
   * Marks all your unread notifications as read, and returns how many there were. Each has its own event, behind the one of this request. People of every role may do this.
   */
  readAllNotifications(options?: WriteOptions): Answer<NotificationsRead, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'unknown_reference' | 'unprocessable' | 'version_retired'>;
  /**
   * Get a notification
   *
   * One notification of yours. One of somebody else is a 404, and so is one about a record that you may not see any more.
   */
  get<F extends NotificationFieldName = NotificationFieldName, E extends NotificationExpansion = never>(notificationId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Notification, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Mark a notification
   *
   * Marks a notification of yours as `read`, as `unread` again, or as `archived`. It is your own mark, which nobody else sees, so people of every role may set it.
   */
  update<F extends NotificationFieldName = NotificationFieldName, E extends NotificationExpansion = never>(notificationId: string, body: Change<Notification, NotificationUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Notification, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
}

/** The family `notifications`, for `createClient`. */
export const notifications: Family<NotificationsApi> = {
  list: 'GET /v1/notifications list call:listNotifications',
  readAllNotifications: 'POST /v1/notifications/read-all idempotent call:readAllNotifications',
  get: 'GET /v1/notifications/{notification_id} query call:getNotification',
  update: 'PATCH /v1/notifications/{notification_id} body shaped idempotent rewritable call:updateNotification',
};
