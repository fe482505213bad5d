import { enumValues, propertyResolvers, type ResolvingFamily } from '../contract/graphql.ts';
import { type ListChangeSources, listSubscriptions } from '../rules/graphql-list-changes.ts';
import { type FindNode, findNodes, type NodeReaders } from '../rules/graphql-nodes.ts';
import type { FamiliesResolvers, FamilyResolvers } from '../rules/graphql-resolvers.ts';
import { commentResolvers } from './comments/resolvers.ts';
import { eventResolvers } from './events/resolvers.ts';
import { fileResolvers } from './files/resolvers.ts';
import { integrationResolvers } from './integrations/resolvers.ts';
import { nodeResolvers } from './nodes.ts';
import { operationResolvers } from './operations/resolvers.ts';
import { projectResolvers } from './projects/resolvers.ts';
import { resourceResolvers } from './resources/resolvers.ts';
import { taskResolvers } from './tasks/resolvers.ts';
import { teamResolvers } from './teams/resolvers.ts';
import { userResolvers } from './users/resolvers.ts';
import { webhookResolvers } from './webhooks/resolvers.ts';

/** The resolvers of each family; a family or a field without a resolver does not compile. */
const families = {
  users: userResolvers,
  resources: resourceResolvers,
  webhooks: webhookResolvers,
  projects: projectResolvers,
  tasks: taskResolvers,
  teams: teamResolvers,
  comments: commentResolvers,
  files: fileResolvers,
  integrations: integrationResolvers,
  operations: operationResolvers,
  events: eventResolvers,
} satisfies { [F in ResolvingFamily]: (services: never, findNode: FindNode) => FamilyResolvers<F> };

type Families = typeof families;

/** The services that the families' resolvers need, and what the subscriptions need that follow lists. */
export type ResolvedServices = NodeReaders & { listChanges: ListChangeSources } & ({
    [F in keyof Families]: (services: Parameters<Families[F]>[0]) => void;
  }[keyof Families] extends (services: infer Services) => void
    ? Services
    : never);

/** The resolvers of all fields: those that show a property, those that follow a list, and those of the families. Each type of the roots has fields of every family. */
export const familiesResolvers = (services: ResolvedServices): FamiliesResolvers => {
  const findNode = findNodes(services);
  const own = Object.values(families).map((resolvers) => resolvers(services, findNode));
  const parts = [enumValues, propertyResolvers, nodeResolvers(findNode), { Subscription: listSubscriptions(services.listChanges) }, ...own];
  const merged: Record<string, object> = {};
  for (const [type, fields] of parts.flatMap((part) => Object.entries<object>(part))) merged[type] = { ...merged[type], ...fields };
  // The families and the field map have every field; the types say so.
  return merged as unknown as FamiliesResolvers;
};
