import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Documents with the types of their data and variables. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { ID: string; DateTime: string; JSONObject: Record<string, unknown> };
}>();
