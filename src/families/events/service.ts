import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Windowed, WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Event, onlyVersion } from './event.ts';
import * as store from './store.ts';

export { ofSeenEvent } from './store.ts';

/** A family whose records have a list of their events. */
interface Told {
  /** @throws ServiceError `not_found` when the caller does not see the record */
  expect(caller: Principal, id: string): Promise<void>;
}

interface Dependencies {
  db: Queries;
  projects: Told;
  resources: Told;
}

/** The verbs of events: they are read, and recorded by the writes that they tell of. */
export const createEventService = ({ db, projects, resources }: Dependencies) => {
  const listAbout = async (caller: Principal, id: string, query: ListQuery) => {
    const { rows, extent } = await store.listEventsAbout(db, caller, id, query);
    return { data: rows, extent };
  };

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows, extent } = await store.listEvents(db, caller, query);
      return { data: rows, extent };
    },

    part: (caller: Principal, query: WindowQuery): Promise<Windowed<Event>> => store.readEvents(db, caller, query),

    /** The same part of the events about each of these records, which the caller sees, by their ids. */
    partsAbout: (caller: Principal, resourceIds: readonly string[], query: WindowQuery): Promise<ReadonlyMap<string, Windowed<Event>>> =>
      store.readEventsAbout(db, caller, query, resourceIds),

    get: async (caller: Principal, id: string): Promise<{ data: Event; version: number }> => {
      const [data] = await store.findEvents(db, caller, [id]);
      if (!data) throw notFound('event', id);
      return { data, version: onlyVersion };
    },

    findByIds: async (caller: Principal, ids: readonly string[]): Promise<ReadonlyMap<string, Event>> =>
      new Map((await store.findEvents(db, caller, ids)).map((event) => [event.id, event])),

    listOfProject: async (caller: Principal, id: string, query: ListQuery) => {
      await projects.expect(caller, id);
      return listAbout(caller, id, query);
    },

    listOfResource: async (caller: Principal, id: string, query: ListQuery) => {
      await resources.expect(caller, id);
      return listAbout(caller, id, query);
    },
  };
};

export type EventService = ReturnType<typeof createEventService>;
