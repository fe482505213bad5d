import { type NotNull, sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { eventHeads } from '../../data/connection/events/event-numbers.ts';
import type { EventAudience } from './audience.ts';
import type { Event } from './record.ts';
import { shown } from './store.ts';

/** An event and its position in the account's order. */
interface Placed {
  position: number;
  event: Event;
}

/** A new event, before it is known who may see it. */
interface New extends Placed {
  /** Whether only some users of the account may see it. */
  restricted: boolean;
  /** The trace in which it was recorded. */
  trace: string | null;
}

/** Which events of an account still exist: those with positions greater than `begin`, up to `latest`. */
interface Extent {
  begin: number;
  latest: number;
}

/** The events that a subscriber selects; an omitted property selects all. */
interface Filter {
  types?: readonly EventType[];
  resourceIds?: readonly string[];
}

type Viewer = Pick<Principal, 'userId' | 'role'>;

const placed = ({ position, restricted, trace, ...event }: Event & Omit<New, 'event'>): New => ({
  position,
  restricted,
  trace,
  event,
});

const restricted = sql<boolean>`(events.place_id is not null or events.person_id is not null)`;

const after = (db: Queries, accountId: string, position: number) =>
  db
    .selectFrom('events')
    .where('events.account_id', '=', accountId)
    .where('events.position', '>', position)
    .orderBy('events.position')
    .select(shown)
    .select(['events.position', 'events.trace', restricted.as('restricted')])
    .$narrowType<{ position: NotNull }>();

/** The current role, because the role may have changed since the subscriber was authenticated. */
const roleNow = sql`coalesce(users.role, viewer.role)`;

const asNow = async (db: Queries, caller: Principal): Promise<Principal> => {
  const { accountId, userId } = caller;
  const user = await db.selectFrom('users').select('role').where('account_id', '=', accountId).where('id', '=', userId).executeTakeFirst();
  return user ? { ...caller, role: user.role } : caller;
};

/** The extent of each account's events. Emptying an account removes its earlier events. */
const extents = async (db: Queries, accountIds: readonly string[]): Promise<Map<string, Extent>> => {
  const heads = await eventHeads(db, accountIds);
  const { rows } = await sql<{ id: string; begin: number }>`
    select id, greatest(events_begin_after, events_deleted_until) as begin from accounts where id = any(${accountIds}::text[])`.execute(db);
  return new Map(rows.map(({ id, begin }) => [id, { begin, latest: Math.max(begin, heads.get(id) ?? 0) }]));
};

const extentOf = async (db: Queries, { accountId }: Principal): Promise<Extent> =>
  (await extents(db, [accountId])).get(accountId) ?? { begin: 0, latest: 0 };

/** The queries of the feed. `listAfter` serves one subscriber that is behind; the others serve any number of subscribers at once. */
export const createEventFollowing = (db: Queries, audience: EventAudience) => ({
  extents: (accountIds: readonly string[]) => extents(db, accountIds),

  /** The next events of an account; does not check who may see them. */
  newEvents: async (accountId: string, position: number, limit: number): Promise<New[]> =>
    (await after(db, accountId, position).limit(limit).execute()).map(placed),

  /** Which of the events each viewer may see now: a map from `userId role` to the ids of events. */
  seenBy: async (accountId: string, eventIds: readonly string[], viewers: readonly Viewer[]): Promise<Map<string, Set<string>>> => {
    const anyone = { accountId, userId: sql.ref<string>('viewer.user_id') };
    const { rows } = await sql<{ user_id: string; role: string; ids: string[] }>`
      select viewer.user_id, viewer.role, array_agg(events.id) as ids
      from unnest(${viewers.map(({ userId }) => userId)}::text[], ${viewers.map(({ role }) => role)}::text[]) viewer(user_id, role)
      left join users on users.account_id = ${accountId} and users.id = viewer.user_id
      join events on events.account_id = ${accountId} and events.id = any(${eventIds}::text[])
        and (case ${roleNow} when 'admin' then ${audience.includes({ ...anyone, role: 'admin' }, 'one')}
          else ${audience.includes({ ...anyone, role: 'viewer' }, 'one')} end)
      group by viewer.user_id, viewer.role`.execute(db);
    return new Map(rows.map(({ user_id, role, ids }) => [`${user_id} ${role}`, new Set(ids)]));
  },

  /**
   * The next events after a position that match the filter and that the caller may see. `to` is the position up to which events were
   * searched. `gone` says that some events after the given position no longer exist.
   */
  listAfter: async (caller: Principal, { types, resourceIds }: Filter, position: number, limit: number) => {
    const { begin, latest } = await extentOf(db, caller);
    const viewer = await asNow(db, caller);
    const rows = await after(db, caller.accountId, position)
      .where('events.position', '<=', latest)
      .where(audience.includes(viewer, 'one'))
      .$if(types !== undefined, (events) => events.where(sql<boolean>`events.type = any(${types}::text[])`))
      .$if(resourceIds !== undefined, (events) => events.where(sql<boolean>`events.resource_id = any(${resourceIds}::text[])`))
      .limit(limit)
      .execute();
    const events: Placed[] = rows.map(placed);
    const whole = rows.length < limit;
    const last = rows.at(-1)?.position ?? position;
    // Events may have been deleted since the first query. The oldest are deleted first, so if the next one is still there, none was.
    const isNextThere = rows[0]?.position === position + 1;
    const gone = position < begin || (position < latest && !isNextThere && position < (await extentOf(db, caller)).begin);
    return { events, to: whole ? Math.max(position, latest) : last, whole, gone };
  },
});
