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
const instant = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d{1,6})?([Zz]|[+-]\d\d:\d\d)$/;

/** An instant goes on as it was sent: what a service does with the offset and the fraction is the same for every door. */
const instantOf = (value: unknown, node?: ValueNode): string => {
  const fits = typeof value === 'string' && value.length <= longest && instant.test(value) && !Number.isNaN(Date.parse(value));
  if (fits) return value;
  throw new GraphQLError('DateTime must be an instant such as 2026-03-14T09:26:53.589Z, with at most 6 digits of a second.', {
    nodes: node,
  });
};

type Variables = Readonly<Record<string, unknown>> | null | undefined;

const objectOf = ({ fields }: ObjectValueNode, variables: Variables): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, value }) => [name.value, jsonOf(value, variables)]));

const noEnum = (node: ValueNode) =>
  new GraphQLError(`JSON has no enum values, which ${print(node)} would be: write it as the string "${print(node)}".`, { nodes: node });

/**
 * A literal as JSON, with the numbers that were written: whoever keeps it says which of them can be kept. A variable that was not
 * given leaves undefined in its place, for whoever takes the input to refuse: nobody here can tell it from one yet to come.
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
  throw new GraphQLError(`JSONObject must be an object, which ${print(node)} is not.`, { nodes: node });
};

const declared = buildSchema(sdl);

/** A scalar that does what `behaviour` says, and is described as in the contract. */
const scalar = <Inside, Outside>(name: string, behaviour: Partial<GraphQLScalarTypeConfig<Inside, Outside>>) => {
  const { description, specifiedByURL } = declared.getType(name) as GraphQLScalarType;
  return new GraphQLScalarType<Inside, Outside>({ ...behaviour, name, description, specifiedByURL });
};

/**
 * The schema's scalars; graphql-scalars' own DateTime would make a Date of an instant and lose its microseconds, and its
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
