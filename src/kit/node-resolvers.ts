import { type Node, nodeTypeOf } from '../contract/graphql.ts';
import { expectFewIds } from '../contract/graphql-arguments.ts';
import type { FindNode } from '../rules/graphql-nodes.ts';
import type { FamiliesResolvers } from '../rules/graphql-resolvers.ts';

/** The resolvers of what finds the records of all families by their ids. */
export const nodeResolvers = (
  find: FindNode,
): { Query: Pick<FamiliesResolvers['Query'], 'node' | 'nodes'>; Node: FamiliesResolvers['Node'] } => ({
  Query: {
    node: (_root, { id }, context) => find(context, id),

    nodes: (_root, { ids }, context) => {
      expectFewIds(ids);
      // A promise for each, so that one that is refused does not affect the others. The generated type has no promises of null.
      return ids.map((id) => find(context, id) as Promise<Node>);
    },
  },

  Node: { __resolveType: ({ id }) => nodeTypeOf(id)! },
});
