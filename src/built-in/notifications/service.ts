import type { Clock } from '../../core/clock.ts';
import type { IdKind } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { expectVersion, type IfMatch, serviceKit } from '../../kit/service.ts';
import { changeOf } from '../../rules/changes.ts';
import { changeEventsOf, eventOf, recordEffects, recordEvent, unversioned } from '../../rules/record-event.ts';
import { createNotify } from './notify.ts';
import type { NotificationUpdate } from './record.ts';
import * as store from './store.ts';
import type { NotificationSubject } from './subjects.ts';

export { mentioned, notifyOfDue } from './notify.ts';
export type { NotificationSubject } from './subjects.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
}

/** The operations on the caller's own notifications, and what other families notify people with. */
export const createNotificationService = ({ db, clock }: Dependencies) => {
  const { now, found, changed } = serviceKit('notification', clock);

  const subjects = new Map<IdKind, NotificationSubject>();
  const reads = store.readsOn(subjects);

  return {
    /** The kinds of records that notifications can be about. Families add theirs. */
    subjects,

    ...createNotify({ clock, subjects }),

    list: (caller: Principal, query: ListQuery) => reads.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => reads.window(db, caller, query),

    get: async (caller: Principal, id: string) => found(await reads.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => reads.findByIds(db, caller, ids),

    update: (caller: Principal, id: string, body: NotificationUpdate, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const notification = found(await reads.lock(tx, caller, id), id);
        expectVersion(notification.version, ifMatch);
        return changeOf(notification, body, (changes) =>
          changed(tx, caller, 'NOTIFICATION_UPDATED', notification, store.update(tx, caller, notification, changes, now())),
        );
      }),

    /** Marks all as read, and returns how many were unread. */
    readAll: (caller: Principal): Promise<{ data: { read: number } }> =>
      transaction(db, async (tx) => {
        let read = 0;
        let cause: string | undefined;
        await longRunning(tx, () =>
          reads.readAll(tx, caller, now(), (changes) => {
            if (changes.length === 0) return;
            const { userId } = caller;
            cause ??= recordEvent(tx, caller, {
              ...eventOf('USER_NOTIFICATIONS_READ', unversioned({ user_id: userId })),
              resourceId: userId,
            });
            recordEffects(tx, caller, cause, changeEventsOf('NOTIFICATION_UPDATED', changes));
            read += changes.length;
          }),
        );
        return { data: { read } };
      }),
  };
};

export type NotificationService = ReturnType<typeof createNotificationService>;
