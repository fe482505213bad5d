import { eventTypes, named } from '../../contract/graphql-arguments.ts';
import { listed } from '../../rules/graphql-lists.ts';
import type { FindNode } from '../../rules/graphql-nodes.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { follow } from '../../rules/graphql-subscriptions.ts';
import type { Event } from './record.ts';
import type { EventService } from './service.ts';

interface Dependencies {
  events: Pick<EventService, 'get' | 'positionOf' | 'window'>;
}

/** @param findNode finds the records of events, which are of all families */
export const eventResolvers = ({ events }: Dependencies, findNode: FindNode): FamilyResolvers<'events'> => ({
  Query: {
    event: async (_root, { id }, { caller }) => (await events.get(caller, named('getEvent', id))).data,

    events: listed('listEvents', 'Event', events.window),
  },

  Subscription: {
    eventCreated: {
      subscribe: async (_root, { types, after }, context) =>
        follow<'eventCreated', Event>(context, {
          name: 'eventCreated',
          subscription: {
            ...(types && { types: eventTypes(types) }),
            ...(typeof after === 'string' && { after: await events.positionOf(context.caller, named('getEvent', after)) }),
          },
          show: (event) => ({ record: event }),
        }),
    },
  },

  Event: {
    record: ({ resource_id }, _args, context) => (resource_id === null ? null : findNode(context, resource_id)),
  },
});
