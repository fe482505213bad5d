import {
  buildSchema,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLScalarTypeConfig,
  type ObjectValueNode,
  print,
  type ValueNode,
} from 'graphql';
import { JSONObjectResolver } from 'graphql-scalars';
import { sdl } from '../contract/graphql.ts';
import { numberIn } from '../core/storable-json.ts';

const longest = 35;
const leapSecond = /:60(?=[.Zz+-])/;
const instant = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d{1,6})?([Zz]|[+-]\d\d:\d\d)$/;

/** Passes an instant on as it was sent, so that services treat its offset and fraction in the same way for every door. */
const instantOf = (value: unknown, node?: ValueNode): string => {
  const fits =
    typeof value === 'string' &&
    value.length <= longest &&
    instant.test(value) &&
    !Number.isNaN(Date.parse(value.replace(leapSecond, ':59')));
  if (fits) return value;
  throw new GraphQLError('DateTime must be an RFC 3339 timestamp such as 2026-03-14T09:26:53.589Z, with at most 6 fractional digits.', {
    nodes: node,
  });
};

type Variables = Readonly<Record<string, unknown>> | null | undefined;

const objectOf = ({ fields }: ObjectValueNode, variables: Variables): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, value }) => [name.value, jsonOf(value, variables)]));

const noEnum = (node: ValueNode) =>
  new GraphQLError(`JSON has no enum values: write ${print(node)} as the string "${print(node)}".`, { nodes: node });

/**
 * A literal as JSON, with its numbers as they were written: the service that stores it decides which numbers are allowed. A variable
 * without a value becomes undefined. The service refuses undefined, but during validation variables have no values yet.
 */
const jsonOf = (node: ValueNode, variables: Variables): unknown => {
  switch (node.kind) {
    case 'IntValue':
    case 'FloatValue':
      return numberIn(node.value);
    case 'ObjectValue':
      return objectOf(node, variables);
    case 'ListValue':
      return node.values.map((value) => jsonOf(value, variables));
    case 'NullValue':
      return null;
    case 'Variable':
      return variables?.[node.name.value];
    case 'EnumValue':
      throw noEnum(node);
    default:
      return node.value;
  }
};

const jsonObjectOf = (node: ValueNode, variables: Variables): Record<string, unknown> => {
  if (node.kind === 'ObjectValue') return objectOf(node, variables);
  throw new GraphQLError(`JSONObject must be an object; ${print(node)} is not.`, { nodes: node });
};

/** The schema without resolvers. Codegen has validated it. */
export const declared = buildSchema(sdl, { assumeValidSDL: true });

/** A scalar with the given behaviour and the contract's description. */
const scalar = <Inside, Outside>(name: string, behaviour: Partial<GraphQLScalarTypeConfig<Inside, Outside>>) => {
  const { description, specifiedByURL } = declared.getType(name) as GraphQLScalarType;
  return new GraphQLScalarType<Inside, Outside>({ ...behaviour, name, description, specifiedByURL });
};

/**
 * The schema's scalars. The DateTime of graphql-scalars would convert an instant to a Date and lose its microseconds, and its
 * JSONObject would round the numbers of a literal.
 */
export const scalars = {
  DateTime: scalar<string, string>('DateTime', {
    coerceOutputValue: String,
    coerceInputValue: (value) => instantOf(value),
    coerceInputLiteral: (node) => instantOf(node.kind === 'StringValue' ? node.value : undefined, node),
  }),
  JSONObject: scalar('JSONObject', { ...JSONObjectResolver.toConfig(), parseLiteral: jsonObjectOf }),
};
