import { defineHandlers } from '../../contract/handlers.ts';
import type { CommentService } from '../comments/service.ts';
import type { EventService } from '../events/service.ts';
import type { ResourceService } from './service.ts';

interface Dependencies {
  resources: ResourceService;
  comments: Pick<CommentService, 'listOf'>;
  events: Pick<EventService, 'listOfResource'>;
}

export const resourceHandlers = ({ resources, comments, events }: Dependencies) =>
  defineHandlers('resources')({
    listResources: async ({ caller, list }) => ({ status: 200, ...(await resources.list(caller, list)) }),

    createResource: async ({ caller, body }) => ({ status: 201, ...(await resources.create(caller, body)) }),

    getResource: async ({ caller, path, query }) => ({ status: 200, ...(await resources.get(caller, path.resource_id, query.expand)) }),

    replaceResource: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await resources.replace(caller, path.resource_id, body, ifMatch)),
    }),

    updateResource: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await resources.update(caller, path.resource_id, body, ifMatch)),
    }),

    deleteResource: async ({ caller, path, ifMatch }) => {
      await resources.delete(caller, path.resource_id, ifMatch);
      return { status: 204 };
    },

    listResourceComments: async ({ caller, path, list }) => ({
      status: 200,
      ...(await comments.listOf(caller, 'resource', path.resource_id, list)),
    }),

    listResourceEvents: async ({ caller, path, list }) => ({
      status: 200,
      ...(await events.listOfResource(caller, path.resource_id, list)),
    }),
  });
