import type { Queries } from '../../../src/data/connection/database.ts';
import { each, type Ids, stamps } from './rows.ts';

/** The notifications of a person. */
export const storeNotifications = async (db: Queries, account_id: string, user_id: string, { ntf, res, evt, usr }: Ids): Promise<void> => {
  const notifications = each((at) => ({
    account_id,
    id: ntf[at]!,
    user_id,
    kind: (['mentioned', 'assigned', 'commented', 'due'] as const)[at]!,
    status: (['unread', 'read', 'archived', 'unread'] as const)[at]!,
    resource_id: res[at]!,
    event_id: at === 3 ? null : evt[at]!,
    actor: JSON.stringify(at === 3 ? { type: 'system', id: null } : { type: 'user', id: usr[at] }),
    occasion: ntf[at]!,
    ...stamps(at),
  }));
  await db.insertInto('notifications').values(notifications).execute();
};
