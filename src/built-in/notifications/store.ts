import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { Base } from '../../data/query/untyped.ts';
import { recordColumns, versionedRow } from '../../kit/reads.ts';
import { inSteps } from '../../kit/steps.ts';
import { tableOf } from '../../kit/table.ts';
import type { Versioned } from '../../rules/if-match.ts';
import type { Change } from '../../rules/record-event.ts';
import type { Concern, Concerned, Notification } from './record.ts';
import { isQuiet, type NotificationSubjects, seesAny } from './subjects.ts';

const notifications = tableOf('notifications', {
  kind: 'notification',
  columns: recordColumns('Notification'),
});

const resourceId = sql.ref('notifications.resource_id');

/** The caller's own, about records that are there and that the caller sees. */
const visibleBy = (rule: 'visible' | 'visibleOne', subjects: NotificationSubjects) => (db: Queries, caller: Viewer) =>
  db
    .selectFrom('notifications')
    .where('notifications.account_id', '=', caller.accountId)
    .where('notifications.user_id', '=', caller.userId)
    .where(seesAny(subjects, rule, caller, resourceId));

export const { insertMany, update } = notifications;

/** Reads notifications about these kinds of records, and locks them for a write. */
export const readsOn = (subjects: NotificationSubjects) => ({
  list: notifications.list(visibleBy('visible', subjects)),
  window: notifications.window(visibleBy('visible', subjects)),
  findById: notifications.findById(visibleBy('visibleOne', subjects)),
  findByIds: notifications.findByIds(visibleBy('visibleOne', subjects)),
  lock: notifications.lock(visibleBy('visibleOne', subjects)),

  /** Marks all unread notifications of the caller as read, in steps; for each step, `changed` gets them before and after. */
  readAll: (tx: Tx, caller: Viewer, now: string, changed: (records: Change<Versioned<Notification>>[]) => void): Promise<void> => {
    const unread: Base = visibleBy('visible', subjects)(tx, caller).where('notifications.status', '=', 'unread');
    return inSteps(unread.select(notifications.row).forUpdate('notifications'), 'notifications', (rows) => {
      const records = rows.map(versionedRow);
      const written = notifications.updateMany(tx, caller, records, { status: 'read' }, now);
      changed(records.map((before, at) => ({ before, after: written[at]! })));
    });
  },
});

const peopleOf = ({ kind, people }: Concern, place: number): RawBuilder<unknown> => {
  const ids = Array.isArray(people) ? sql`(select unnest(${people}::text[]) as user_id)` : sql`(${people as RawBuilder<unknown>})`;
  return sql`select ${place}::int as place, ${kind}::text as kind, people.user_id from ${ids} as people`;
};

/** Those whom something concerns: users who see the record, without the caller, each with the first of the kinds. */
export const findConcerned = async (
  tx: Queries,
  subjects: NotificationSubjects,
  { accountId, userId }: Viewer,
  about: string,
  concerns: readonly Concern[],
): Promise<Concerned[]> => {
  const [id, anyone] = [sql`${about}::text`, { accountId, userId: sql.ref<string>('users.id') }];
  const { rows } = await sql<Concerned>`
    select distinct on (users.id) users.id as user_id, given.kind
    from (${sql.join(concerns.map(peopleOf), sql` union all `)}) as given
    join users on users.account_id = ${accountId} and users.id = given.user_id
    where users.id <> ${userId}
      and case users.role when 'admin' then ${seesAny(subjects, 'visibleOne', { ...anyone, role: 'admin' }, id)}
        else ${seesAny(subjects, 'visibleOne', { ...anyone, role: 'viewer' }, id)} end
      and not ${isQuiet(subjects, { ...anyone, role: 'viewer' }, id)}
    order by users.id, given.place`.execute(tx);
  return rows;
};
