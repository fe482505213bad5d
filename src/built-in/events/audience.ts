import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { PlaceReaders, Reader } from '../../kit/readers.ts';

/** Whether a query is for few events, or for many. */
export type Extent = 'one' | 'many';

/** Who may read events, as conditions in SQL. */
export interface EventAudience {
  /** Whether the caller may read the event of a row of `events`. */
  includes(caller: Reader, extent: Extent): RawBuilder<boolean>;
  /** Whether the caller may read the event whose id is in a column of another table. For records that refer to events. */
  ofEvent(caller: Viewer, eventId: RawBuilder<unknown>, extent: Extent): RawBuilder<boolean>;
}

/** Whether an event is for somebody else alone, as a condition in SQL. */
const isOfAnother = (userId: string | RawBuilder<string>) =>
  sql<boolean>`(events.place_id = events.person_id and events.person_id <> ${userId})`;

/**
 * Administrators read every event but those for another person alone; others read events for everyone, events for themselves, and events of
 * places that they see or saw.
 * @param places the families that decide who sees a record
 */
export const audienceAt = (places: Readonly<Record<string, PlaceReaders>>): EventAudience => {
  const includes = (caller: Reader, extent: Extent) => {
    if (caller.role === 'admin') return sql<boolean>`(${isOfAnother(caller.userId)} is not true)`;
    const place = sql.ref('events.place_id');
    const seen = Object.values(places).flatMap((readers) => [readers[extent](caller, place), readers.former(caller, place)]);
    const own = [sql`(${place} is null and events.person_id is null)`, sql`events.person_id = ${caller.userId}`];
    return sql<boolean>`(${sql.join([...own, ...seen], sql` or `)})`;
  };

  return {
    includes,

    ofEvent: (caller, eventId, extent) => {
      if (caller.role === 'admin') return sql<boolean>`true`;
      return sql<boolean>`exists (
    select from events where events.account_id = ${caller.accountId} and events.id = ${eventId} and ${includes(caller, extent)})`;
    },
  };
};
