import { defineHandlers } from '../../contract/handlers.ts';
import type { CommentService } from '../comments/service.ts';
import type { EventService } from '../events/service.ts';
import type { ResourceService } from './service.ts';

interface Rooms {
  resources: ResourceService;
  comments: Pick<CommentService, 'listOf'>;
  events: Pick<EventService, 'listOfResource'>;
}

export const resourceHandlers = ({ resources, comments, events }: Rooms) =>
  defineHandlers('resources')({
    listResources: async ({ caller, list }) => {
      const { data, extent } = await resources.list(caller, list);
      return { status: 200, data, extent };
    },

    createResource: async ({ caller, body }) => {
      const { record, version } = await resources.create(caller, body);
      return { status: 201, data: record, version };
    },

    getResource: async ({ caller, path, query }) => {
      const { record, version } = await resources.get(caller, path.resource_id, query.expand);
      return { status: 200, data: record, version };
    },

    replaceResource: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await resources.replace(caller, path.resource_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateResource: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await resources.update(caller, path.resource_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteResource: async ({ caller, path, ifMatch }) => {
      await resources.remove(caller, path.resource_id, ifMatch);
      return { status: 204 };
    },

    listResourceComments: async ({ caller, path, list }) => {
      const { data, extent } = await comments.listOf(caller, 'resource', path.resource_id, list);
      return { status: 200, data, extent };
    },

    listResourceEvents: async ({ caller, path, list }) => {
      const { data, extent } = await events.listOfResource(caller, path.resource_id, list);
      return { status: 200, data, extent };
    },
  });
