// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, List, Options, Selected, Selection } from '../../src/types.ts';
import type { Event, EventExpansion, EventFieldName, EventList } from './types.ts';

/** The operations of the family `events`. */
export interface EventsApi {
  /**
   * List events
   *
   * Every event about the records that you may see, oldest first, always in cursor form. Administrators see all events. Follow `next_cursor` to read every event exactly once, even events that are written while you read. The response has a cursor even when no event follows yet: store it and use it later. `has_more` says whether to continue now. The cursor is null only while the account has no events at all. Events never change, and they remain after their records are deleted. `read:events` alone shows the events of every family with their data, whatever other scopes the credentials lack.
   */
  list<F extends EventFieldName = EventFieldName, E extends EventExpansion = never>(query?: EventList & Selection<F, E>, options?: Options): List<Selected<Event, F | E>, 'version_retired'>;
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
