import { defineHandlers } from '../../contract/handlers.ts';
import type { EventService } from './service.ts';

export const eventHandlers = ({ events }: { events: EventService }) =>
  defineHandlers('events')({
    listEvents: async ({ caller, list }) => ({ status: 200, ...(await events.list(caller, list)) }),

    getEvent: async ({ caller, path }) => ({ status: 200, ...(await events.get(caller, path.event_id)) }),
  });
