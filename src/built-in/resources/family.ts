import type { Family, Given } from '../../kit/family.ts';
import { withoutVersions } from '../../rules/if-match.ts';
import type { EventService } from '../events/service.ts';
import type { NotificationService } from '../notifications/service.ts';
import type { UserService } from '../users/service.ts';
import { resourceHandlers } from './handlers.ts';
import { resourceResolvers } from './resolvers.ts';
import { resourceScene } from './scene.ts';
import { resourceSeed } from './seed.ts';
import { createResourceService, reassignResources } from './service.ts';

interface Needs extends Given {
  users: UserService;
  events: EventService;
  notifications: NotificationService;
}

export const resourceFamily = {
  name: 'resources',
  tables: { resources: {} },
  scene: resourceScene,
  seeds: [resourceSeed],

  compose: ({ db, clock, users, events, notifications }: Needs) => {
    users.leaving.push(reassignResources(clock));
    const resources = createResourceService({ db, clock, notifications });
    notifications.subjects.set('resource', resources.subject);
    return {
      services: { resources },
      handlers: { resources: resourceHandlers({ resources, users, events }) },
      resolvers: { resources: resourceResolvers({ resources, users, events }) },
      related: { Resource: withoutVersions(resources.findByIds) },
    };
  },
} satisfies Family;
