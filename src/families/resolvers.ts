import { findNodes, type NodeReaders } from '../rules/graphql-nodes.ts';
import type { FamiliesResolvers } from '../rules/graphql-resolvers.ts';
import { eventResolvers } from './events/resolvers.ts';
import { nodeResolvers } from './nodes.ts';
import { projectResolvers } from './projects/resolvers.ts';
import { resourceResolvers } from './resources/resolvers.ts';
import { taskResolvers } from './tasks/resolvers.ts';
import { userResolvers } from './users/resolvers.ts';
import { webhookResolvers } from './webhooks/resolvers.ts';

/** The services that the families' resolvers need. */
export type ResolvedServices = Parameters<typeof userResolvers>[0] &
  Parameters<typeof resourceResolvers>[0] &
  Parameters<typeof webhookResolvers>[0] &
  Parameters<typeof projectResolvers>[0] &
  Parameters<typeof taskResolvers>[0] &
  Parameters<typeof eventResolvers>[0] & {
    users: NodeReaders['User'];
    resources: NodeReaders['Resource'];
    webhooks: NodeReaders['Webhook'];
    projects: NodeReaders['Project'];
    tasks: NodeReaders['Task'];
    events: NodeReaders['Event'];
  };

/** Merges the families' resolvers; a field without a resolver does not compile. */
export const familiesResolvers = (services: ResolvedServices): FamiliesResolvers => {
  const findNode = findNodes({
    User: services.users,
    Resource: services.resources,
    Webhook: services.webhooks,
    Project: services.projects,
    Task: services.tasks,
    Event: services.events,
  });
  const nodes = nodeResolvers(findNode);
  const users = userResolvers(services);
  const resources = resourceResolvers(services);
  const webhooks = webhookResolvers(services);
  const projects = projectResolvers(services);
  const tasks = taskResolvers(services);
  const events = eventResolvers(services, findNode);
  return {
    ...nodes,
    ...users,
    ...resources,
    ...webhooks,
    ...projects,
    ...tasks,
    ...events,
    Query: { ...nodes.Query, ...users.Query, ...resources.Query, ...webhooks.Query, ...projects.Query, ...tasks.Query, ...events.Query },
    Mutation: { ...users.Mutation, ...resources.Mutation, ...webhooks.Mutation, ...projects.Mutation, ...tasks.Mutation },
    Subscription: { ...users.Subscription, ...resources.Subscription, ...events.Subscription },
  };
};
