import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType, isLeafType } from 'graphql';
import { type Connection, connectionsOf } from './schema.ts';

type Field = GraphQLField<unknown, unknown>;

const leaves = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');

const nameOf = ({ parent, field }: Connection): string => `${parent.name}_${field.name}`;

/** A page of a connection, which Relay reads on in both directions and with another filter or order. */
const fragmentOf = (connection: Connection): string => {
  const { parent, field, node } = connection;
  const arrangement = field.args.filter(({ name }) => name === 'filter' || name === 'orderBy');
  const definitions = arrangement.map(({ name, type }) => `${name}: {type: "${type}"}`).join(', ');
  const given = arrangement.map(({ name }) => `${name}: $${name}`).join(', ');
  return `
    fragment document_${nameOf(connection)} on ${parent.name}
    @refetchable(queryName: "document${nameOf(connection)}Query")
    @argumentDefinitions(first: {type: "Int"}, after: {type: "String"}, last: {type: "Int"}, before: {type: "String"}, ${definitions}) {
      ${field.name}(first: $first, after: $after, last: $last, before: $before, ${given}) @connection(key: "document_${nameOf(connection)}") {
        __id
        edges { cursor node { ${leaves(node)} } }
      }
    }`;
};

const writesOf = (schema: GraphQLSchema): { write: Field; payload: GraphQLObjectType }[] =>
  Object.values(schema.getMutationType()!.getFields()).map((write) => ({
    write,
    payload: getNamedType(write.type) as GraphQLObjectType,
  }));

const document = (write: Field, name: string, selection: string): string => `
    mutation document${name}Mutation(${write.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')}, $connections: [ID!]!) {
      ${write.name}(${write.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) { ${selection} }
    }`;

/** What a write answers with goes into every list of its type, at the end and at the beginning. */
const additions = (schema: GraphQLSchema, edges: ReadonlyMap<string, string>): string[] =>
  writesOf(schema).flatMap(({ write, payload }) =>
    Object.values(payload.getFields()).flatMap((field) => {
      const type = getNamedType(field.type) as GraphQLObjectType;
      const edge = edges.get(type.name);
      if (!edge) return [];
      const put = (directive: string) =>
        `${directive}: ${field.name} @${directive}(connections: $connections, edgeTypeName: "${edge}") { ${leaves(type)} }`;
      return document(write, `${write.name}_${field.name}`, `${put('appendNode')} ${put('prependNode')}`);
    }),
  );

/** What a write has deleted leaves the lists and the store. */
const deletions = (schema: GraphQLSchema): string[] =>
  writesOf(schema)
    .filter(({ payload }) => 'deletedId' in payload.getFields())
    .map(({ write }) =>
      document(write, write.name, 'edge: deletedId @deleteEdge(connections: $connections) record: deletedId @deleteRecord'),
    );

/** All that Relay derives from a schema, as documents of one module with the name `document`. */
export const relayDocuments = (schema: GraphQLSchema) => {
  const connections = connectionsOf(schema);
  const edges = new Map(connections.map(({ node, edge }) => [node.name, edge.name]));
  return { fragments: connections.map(fragmentOf), additions: additions(schema, edges), deletions: deletions(schema) };
};
