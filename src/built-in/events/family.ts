import type { Family, Given } from '../../kit/family.ts';
import { audienceAt } from './audience.ts';
import { eventHandlers } from './handlers.ts';
import { eventResolvers } from './resolvers.ts';
import { eventScene } from './scene.ts';
import { eventSeed } from './seed.ts';
import { createEventService } from './service.ts';

export const eventFamily = {
  name: 'events',
  scene: eventScene,
  seeds: [eventSeed],

  compose: ({ db, readers, findNode }: Given) => {
    const audience = audienceAt(readers);
    const events = createEventService({ db, audience });
    return {
      services: { events, audience },
      handlers: { events: eventHandlers({ events }) },
      resolvers: { events: eventResolvers({ events }, findNode) },
      related: { Event: events.findByIds },
      listChanges: { positionOf: events.positionOf },
    };
  },
} satisfies Family;
