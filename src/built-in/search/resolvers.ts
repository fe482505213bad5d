import { searchArguments } from '../../contract/graphql-arguments.ts';
import type { FindNode } from '../../rules/graphql-nodes.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import type { SearchService } from './service.ts';

/** @param findNode finds the records that were found, which are of all families */
export const searchResolvers = ({ search }: { search: SearchService }, findNode: FindNode): FamilyResolvers<'search'> => ({
  Query: {
    search: async (_root, args, { caller }) => (await search.find(caller, searchArguments(args))).data,
  },

  SearchResult: {
    record: ({ id }, _args, context) => findNode(context, id),
  },
});
