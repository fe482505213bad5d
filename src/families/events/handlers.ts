import { defineHandlers } from '../../contract/handlers.ts';
import type { EventService } from './service.ts';

export const eventHandlers = ({ events }: { events: EventService }) =>
  defineHandlers('events')({
    listEvents: async ({ caller, list }) => {
      const { data, extent } = await events.list(caller, list);
      return { status: 200, data, extent };
    },

    getEvent: async ({ caller, path }) => {
      const { record, version } = await events.get(caller, path.event_id);
      return { status: 200, data: record, version };
    },
  });
