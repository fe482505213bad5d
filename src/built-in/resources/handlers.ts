import { created, defineHandlers, exported, noContent, ok } from '../../contract/handlers.ts';
import type { EventService } from '../events/service.ts';
import type { UserService } from '../users/service.ts';
import type { ResourceService } from './service.ts';

interface Dependencies {
  resources: ResourceService;
  users: Pick<UserService, 'get'>;
  events: Pick<EventService, 'listAbout'>;
}

export const resourceHandlers = ({ resources, users, events }: Dependencies) => {
  const eventsAbout = events.listAbout(resources.subject);
  return defineHandlers('resources')({
    listResources: ({ caller, list }) => ok(resources.list(caller, list)),

    exportResources: ({ caller, list }) => exported('resources', list, (part) => resources.list(caller, part)),

    createResource: ({ caller, body }) => created(resources.create(caller, body)),

    getResource: ({ caller, path }) => ok(resources.get(caller, path.resource_id)),

    replaceResource: ({ caller, path, body, ifMatch }) => ok(resources.replace(caller, path.resource_id, body, ifMatch)),

    updateResource: ({ caller, path, body, ifMatch }) => ok(resources.update(caller, path.resource_id, body, ifMatch)),

    deleteResource: ({ caller, path, ifMatch }) => noContent(resources.delete(caller, path.resource_id, ifMatch)),

    listResourceEvents: ({ caller, path, list }) => ok(eventsAbout(caller, path.resource_id, list)),

    listUserResources: async ({ caller, path, list }) => {
      await users.get(caller, path.user_id);
      return { status: 200, ...(await resources.listOfUser(caller, path.user_id, list)) };
    },
  });
};
