import { defineHandlers, ok } from '../../contract/handlers.ts';
import type { EventService } from './service.ts';

export const eventHandlers = ({ events }: { events: EventService }) =>
  defineHandlers('events')({
    listEvents: ({ caller, list }) => ok(events.list(caller, list)),

    getEvent: ({ caller, path }) => ok(events.get(caller, path.event_id)),
  });
