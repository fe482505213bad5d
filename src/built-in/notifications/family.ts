import { byAccount } from '../../data/sweeping/aged-rows.ts';
import type { Family, Given } from '../../kit/family.ts';
import type { EventService } from '../events/service.ts';
import { notificationHandlers } from './handlers.ts';
import { notificationResolvers } from './resolvers.ts';
import { notificationScene } from './scene.ts';
import { notificationSeed } from './seed.ts';
import { createNotificationService } from './service.ts';

interface Needs extends Given {
  events: EventService;
}

export const notificationFamily = {
  name: 'notifications',
  tables: { notifications: {} },
  scene: notificationScene,
  seeds: [notificationSeed],
  sweeps: (before) => [byAccount({ table: 'notifications', at: 'created_at', before })],

  compose: ({ db, clock, events, findNode }: Needs) => {
    const notifications = createNotificationService({ db, clock });
    return {
      services: { notifications },
      handlers: { notifications: notificationHandlers({ notifications }) },
      resolvers: { notifications: notificationResolvers({ notifications, events }, findNode) },
    };
  },
} satisfies Family;
