import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Versioned } from '../kit/service.ts';
import { type Event, onlyVersion } from './record.ts';
import * as store from './store.ts';

export { ofSeenEvent } from './store.ts';

/** A family whose records have lists of events. */
interface WithEvents {
  /** @throws ServiceError `not_found` when the caller does not see the record */
  expect(caller: Principal, id: string): Promise<void>;
}

interface Dependencies {
  db: Queries;
  projects: WithEvents;
  resources: WithEvents;
}

/** Reads events. The writes of the other families record them. */
export const createEventService = ({ db, projects, resources }: Dependencies) => ({
  list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

  window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

  /** The same window of events for each of these records, by id. The caller must see the records. */
  windowsAbout: (caller: Principal, resourceIds: readonly string[], query: WindowQuery) =>
    store.windowsAbout(db, caller, query, resourceIds),

  get: async (caller: Principal, id: string): Promise<Versioned<Event>> => {
    const data = (await store.findByIds(db, caller, [id])).get(id);
    if (!data) throw notFound('event', id);
    return { data, version: onlyVersion };
  },

  /** Where the account's events continue after this one. @throws ServiceError `not_found`, `cursor_expired` */
  positionOf: async (caller: Principal, id: string): Promise<number> => {
    const position = await store.positionOf(db, caller, id);
    if (position === undefined) throw (await store.isExpired(db, caller, id)) ? store.expired() : notFound('event', id);
    return position;
  },

  findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

  listOfProject: async (caller: Principal, id: string, query: ListQuery) => {
    await projects.expect(caller, id);
    return store.listAbout(db, caller, query, id);
  },

  listOfResource: async (caller: Principal, id: string, query: ListQuery) => {
    await resources.expect(caller, id);
    return store.listAbout(db, caller, query, id);
  },
});

export type EventService = ReturnType<typeof createEventService>;
