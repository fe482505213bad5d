import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { SchemaResolvers } from '../contract/graphql.ts';
import { hasNext, hasPrevious } from '../core/query/connection.ts';
import type { FamiliesResolvers, GraphqlContext } from '../rules/graphql-resolvers.ts';
import type { AnswerCheck } from './answers.ts';
import { enforceScopes, type Write } from './policy.ts';
import { declared, scalars } from './scalars.ts';
import { countCharacters } from './size.ts';

/** The contract's schema without resolvers, with which documents are validated. */
export const validationSchema = (): GraphQLSchema => makeExecutableSchema({ typeDefs: declared, resolvers: scalars });

/**
 * The contract's schema with its resolvers. Scopes are checked before they run, and the characters of their results are counted.
 * @param write carries out the writes, and may add work to them
 * @param checkAnswers holds what the resolvers return against the contract
 */
export const executableSchema = (families: FamiliesResolvers, write: Write, checkAnswers: AnswerCheck): GraphQLSchema => {
  const resolvers: SchemaResolvers<GraphqlContext> = {
    ...families,
    ...scalars,
    Query: { ...families.Query, rateLimit: (_root, _args, { rateLimit }) => rateLimit() },
    PageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: ({ startCursor }) => startCursor,
      endCursor: ({ endCursor }) => endCursor,
      totalCount: async ({ counts }) => (await counts()).total,
      totalIsMinimum: async ({ counts }) => (await counts()).totalIsMinimum,
    },
  };
  const options = { requireResolversToMatchSchema: 'error' as const };
  const schema = makeExecutableSchema({ typeDefs: declared, resolvers, resolverValidationOptions: options });
  return countCharacters(enforceScopes(checkAnswers(schema), write));
};
