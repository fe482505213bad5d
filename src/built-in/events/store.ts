import { sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import { ServiceError } from '../../core/errors.ts';
import { timeOfId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { eventHeads } from '../../data/connection/events/event-numbers.ts';
import { fromPrimary } from '../../data/connection/requester.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import { parent } from '../../data/query/window.ts';
import { type InAccount, type Listed, readsOf, recordColumns } from '../../kit/reads.ts';
import type { EventAudience, Extent } from './audience.ts';
import type { Event } from './record.ts';
import { impliedByTime } from './spans.ts';

// The column is text; the contract lists the event types that it holds.
const type = sql.ref<EventType>('events.type');

/** An event's columns as REST shows them. */
export const shown = [
  'events.id',
  type.as('type'),
  'events.resource_id',
  'events.actor',
  'events.cause',
  'events.changes',
  'events.data',
  'events.version',
  'events.created_at',
] as const;

const position = sql.ref('events.position');

const actorType = sql<string>`(events.actor ->> 'type')`;
const actorId = sql<string | null>`(events.actor ->> 'id')`;

const events = readsOf('events', {
  columns: recordColumns('Event'),
  expressions: { type, actor_type: actorType, actor_id: actorId },
  key: position,
  // Sorting by time uses the position, so events of the same time always have the order in which subscribers receive them.
  ranks: { created_at: position },
  implied: { created_at: impliedByTime },
});

/** The position of the account's latest event; 0 before the first one. */
const latest = async (db: Queries, { accountId }: InAccount): Promise<number> => (await eventHeads(db, [accountId])).get(accountId) ?? 0;

export const expired = () =>
  new ServiceError(
    'cursor_expired',
    'Events after this cursor are older than the retention of the account and have been deleted. Read the records again, and start without a cursor: the list then begins with the oldest event kept.',
  );

/**
 * Must be called after reading events from a position on, to notice events that were deleted between two queries.
 * @throws ServiceError `cursor_expired` when events after the position were deleted because of their age
 */
const expectKept = async (db: Queries, { accountId }: InAccount, position: number): Promise<void> => {
  const account = await db.selectFrom('accounts').select('events_deleted_until').where('id', '=', accountId).executeTakeFirst();
  if (account && position < account.events_deleted_until) throw expired();
};

/** Reads after all events that are committed have their positions. */
const afterNumbering =
  <Request extends [Queries, InAccount, ...unknown[]], Answer>(read: (...request: Request) => Promise<Answer>) =>
  async (...request: Request): Promise<Answer> => {
    const [db, { accountId }] = request;
    await eventHeads(db, [accountId]);
    return fromPrimary(() => read(...request));
  };

/** Calls `expectKept` for a window that is read forward from a cursor. The last value of the cursor is the position. */
const afterExpiry =
  <Request extends [Queries, InAccount, WindowQuery, ...unknown[]], Answer>(read: (...request: Request) => Promise<Answer>) =>
  async (...request: Request): Promise<Answer> => {
    const answer = await read(...request);
    const [db, caller, { window }] = request;
    const position = window.kind === 'forward' ? window.after?.at(-1) : undefined;
    if (position !== undefined) await expectKept(db, caller, Number(position));
    return answer;
  };

/** Whether an event with this id must have been deleted because of its age: it would be older than the oldest event kept. */
export const isExpired = async (db: Queries, { accountId }: InAccount, id: string): Promise<boolean> => {
  const { rows } = await sql<{ deleted: boolean; oldest: string | null }>`
    select events_deleted_until > 0 as deleted, (
      select events.id from events where events.account_id = accounts.id and events.position > events_deleted_until
      order by events.position limit 1) as oldest
    from accounts where accounts.id = ${accountId}`.execute(db);
  const [account] = rows;
  if (!account?.deleted) return false;
  return account.oldest === null || timeOfId(id) < timeOfId(account.oldest);
};

/** Up to this many events, the place of each is checked separately; for more, all places that the caller sees are found once. */
const few = 1000;

/** The reads of the events that a caller may see. */
export const readsFor = (audience: EventAudience) => {
  const visible = (db: Queries, caller: Viewer, extent: Extent) =>
    db.selectFrom('events').where('events.account_id', '=', caller.accountId).where(audience.includes(caller, extent));

  const upTo = (extent: Extent) => events.list((db, viewer, to: number) => visible(db, viewer, extent).where('events.position', '<=', to));

  const all = { one: upTo('one'), many: upTo('many') };

  const about = events.list((db, viewer, to: number, resourceId: string) =>
    visible(db, viewer, 'one').where('events.position', '<=', to).where('events.resource_id', '=', resourceId),
  );

  /**
   * Lists events up to the one that is the latest when the query starts. At the end of the list, `next` is the position of that event:
   * the caller has read all events before it that they may see. A sorted list has no such position: callers cannot continue it later.
   */
  const listUpToLatest = async (db: Queries, caller: Principal, query: ListQuery, resourceId?: string): Promise<Listed<Event>> => {
    const to = await latest(db, caller);
    const read = (extent: Extent) =>
      resourceId === undefined ? all[extent](db, caller, query, to) : about(db, caller, query, to, resourceId);
    if (query.sort.length > 0) return read('many');
    const after = query.form.kind === 'cursor' ? query.form.after?.[0] : undefined;
    const from = Number(after ?? 0);
    const { data, extent } = await read(to - from > few ? 'many' : 'one');
    if (after !== undefined) await expectKept(db, caller, from);
    const end = to > 0 ? [Math.max(from, to)] : null;
    return { data, extent: extent.hasMore ? extent : { hasMore: false, next: end } };
  };

  /** The events that the caller sees and that have a position. */
  const placed = (db: Queries, caller: Viewer, extent: Extent) => visible(db, caller, extent).where('events.position', 'is not', null);

  return {
    // The primary decides where a list of events ends: if a standby lacked the latest events, readers would skip them.
    list: (db: Queries, caller: Principal, query: ListQuery) => fromPrimary(() => listUpToLatest(db, caller, query)),

    listAbout: (db: Queries, caller: Principal, query: ListQuery, resourceId: string) =>
      fromPrimary(() => listUpToLatest(db, caller, query, resourceId)),

    window: afterNumbering(afterExpiry(events.window((db, viewer) => placed(db, viewer, 'many')))),

    windowsAbout: afterNumbering(
      afterExpiry(events.windows((db, viewer) => placed(db, viewer, 'one').where('events.resource_id', '=', parent))),
    ),

    /** The position of an event that the caller sees; undefined when there is none. */
    positionOf: afterNumbering(async (db: Queries, caller: Principal, id: string): Promise<number | undefined> => {
      const found = await placed(db, caller, 'one').where('events.id', '=', id).select('events.position').executeTakeFirst();
      return found && Number(found.position);
    }),

    findByIds: events.findByIds((db, viewer) => visible(db, viewer, 'one')),
  };
};
