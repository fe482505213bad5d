// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, List, Options, Selected, Selection } from '../../src/types.ts';
import type { Event, EventExpansion, EventFieldName, EventList } from './types.ts';

/** The operations of the family `events`. */
export interface EventsApi {
  /**
   * List events
   *
   * Every event about the records that you may see and about your own memberships, oldest first, always in cursor form. Administrators see all events. Follow `next_cursor` to read every event exactly once, even events that are written while you read. Each record that changes has its own event; `cause` names the event that it follows from, and `changes` what it changed. What is deleted together with its parent has none: the catalogue says what goes with each deletion. The response has a cursor even when no event follows yet: store it and use it later. `has_more` says whether to continue now. The cursor is null only while the account has no events at all. With `sort=created_at:desc`, the newest come first: that is the same order backwards, for looking into the past. Such a list ends, with a null cursor, and does not go on with what happens later. Events never change, and they remain after their records are deleted, for as many days as the account keeps them: its retention settings say how many. A cursor from before the oldest event that is kept is a 410 `cursor_expired`; without `after`, the list begins with that event. `read:events` alone shows the events of every family with their data, whatever other scopes the credentials lack.
   */
  list<F extends EventFieldName = EventFieldName, E extends EventExpansion = never>(query?: EventList & Selection<F, E>, options?: Options): List<Selected<Event, F | E>, 'cursor_expired' | 'version_retired'>;
  /**
   * Get an event
   *
   * One event. An event about a record that you may not see is a 404.
   */
  get<F extends EventFieldName = EventFieldName, E extends EventExpansion = never>(eventId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Event, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
}

/** The family `events`, for `createClient`. */
export const events: Family<EventsApi> = {
  list: 'GET /v1/events list call:listEvents',
  get: 'GET /v1/events/{event_id} query call:getEvent',
};
