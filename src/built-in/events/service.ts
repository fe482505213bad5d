import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Versioned } from '../../kit/service.ts';
import type { EventAudience } from './audience.ts';
import { type Event, onlyVersion } from './record.ts';
import * as store from './store.ts';

export type { EventAudience, Extent } from './audience.ts';

/** A family whose records have lists of events. */
export interface WithEvents {
  /** @throws ServiceError `not_found` when the caller does not see the record */
  expect(caller: Principal, id: string): Promise<void>;
}

interface Dependencies {
  db: Queries;
  audience: EventAudience;
}

/** Reads events. The writes of the other families record them. */
export const createEventService = ({ db, audience }: Dependencies) => {
  const reads = store.readsFor(audience);
  return {
    list: (caller: Principal, query: ListQuery) => reads.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => reads.window(db, caller, query),

    /** The same window of events for each of these records, by id. The caller must see the records. */
    windowsAbout: (caller: Principal, resourceIds: readonly string[], query: WindowQuery) =>
      reads.windowsAbout(db, caller, query, resourceIds),

    get: async (caller: Principal, id: string): Promise<Versioned<Event>> => {
      const data = (await reads.findByIds(db, caller, [id])).get(id);
      if (!data) throw notFound('event', id);
      return { data, version: onlyVersion };
    },

    /** Where the account's events continue after this one. @throws ServiceError `not_found`, `cursor_expired` */
    positionOf: async (caller: Principal, id: string): Promise<number> => {
      const position = await reads.positionOf(db, caller, id);
      if (position === undefined) throw (await store.isExpired(db, caller, id)) ? store.expired() : notFound('event', id);
      return position;
    },

    findByIds: (caller: Principal, ids: readonly string[]) => reads.findByIds(db, caller, ids),

    /** The events about one record of a family. */
    listAbout: (family: WithEvents) => async (caller: Principal, id: string, query: ListQuery) => {
      await family.expect(caller, id);
      return reads.listAbout(db, caller, query, id);
    },
  };
};

export type EventService = ReturnType<typeof createEventService>;
