import { buildSchema, GraphQLError, GraphQLScalarType, type GraphQLScalarTypeConfig, type ValueNode } from 'graphql';
import { JSONObjectResolver } from 'graphql-scalars';
import { sdl } from '../contract/graphql.ts';

const longest = 35;
const instant = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d{1,6})?([Zz]|[+-]\d\d:\d\d)$/;

/** An instant goes on as it was sent: what a service does with the offset and the fraction is the same for every door. */
const instantOf = (value: unknown, node?: ValueNode): string => {
  const fits = typeof value === 'string' && value.length <= longest && instant.test(value) && !Number.isNaN(Date.parse(value));
  if (fits) return value;
  throw new GraphQLError('DateTime must be an instant such as 2026-03-14T09:26:53.589Z, with at most 6 digits of a second.', {
    nodes: node,
  });
};

const declared = buildSchema(sdl);

/** A scalar that does what `behaviour` says, and is described as in the contract. */
const scalar = <Inside, Outside>(name: string, behaviour: Partial<GraphQLScalarTypeConfig<Inside, Outside>>) => {
  const { description, specifiedByURL } = declared.getType(name) as GraphQLScalarType;
  return new GraphQLScalarType<Inside, Outside>({ ...behaviour, name, description, specifiedByURL });
};

/** The schema's scalars; graphql-scalars' own DateTime would make a Date of an instant and lose its microseconds. */
export const scalars = {
  DateTime: scalar<string, string>('DateTime', {
    coerceOutputValue: String,
    coerceInputValue: (value) => instantOf(value),
    coerceInputLiteral: (node) => instantOf(node.kind === 'StringValue' ? node.value : undefined, node),
  }),
  JSONObject: scalar('JSONObject', JSONObjectResolver.toConfig()),
};
