import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Everything of a type that is at most so deep. */
const selectionOf = (output: GraphQLOutputType, depth: number): string => {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isInterfaceType(type)) return '{ __typename id }';
  if (!isObjectType(type)) throw new Error(`${type.name} is neither an object nor an interface.`);
  const fields = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)) || depth > 1);
  return `{ __typename ${fields.map((field) => field.name + argumentsOf(field) + selectionOf(field.type, depth - 1)).join(' ')} }`;
};

/** The schema has no field inside a record that needs an argument. */
const argumentsOf = ({ name, args }: Field): string => {
  if (args.some(isRequiredArgument)) throw new Error(`${name} needs an argument.`);
  return ' ';
};

const operationOf = (kind: string, field: Field): string => {
  const variables = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const [declared, passed] = field.args.length > 0 ? [`(${variables})`, `(${given})`] : ['', ''];
  return `${kind} ${kind}_${field.name}${declared} { ${field.name}${passed} ${selectionOf(field.type, 2)} }`;
};

/** One operation for each root field, with all of its arguments and what its type has. */
export const allDocuments = (schema: GraphQLSchema): ReadonlyMap<string, string> => {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() };
  return new Map(
    Object.entries(roots).flatMap(([kind, root]) =>
      Object.values(root!.getFields()).map((field): [string, string] => [`${kind}_${field.name}`, operationOf(kind, field)]),
    ),
  );
};
