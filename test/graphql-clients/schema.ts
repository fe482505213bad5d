import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** Where `npm run generate` writes the schema that the server publishes. */
export const schemaFile = join(import.meta.dirname, '../../generated/graphql/schema.graphql');

export const publishedSchema = (): GraphQLSchema => buildSchema(readFileSync(schemaFile, 'utf8'));

/** A field that is read in pages by cursors. */
export interface Connection {
  parent: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  /** The types of its edges and of the records in them. */
  edge: GraphQLObjectType;
  node: GraphQLObjectType;
}

const objectIn = (type: GraphQLObjectType, field: string): GraphQLObjectType =>
  getNamedType(type.getFields()[field]!.type) as GraphQLObjectType;

export const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__')) as GraphQLObjectType[];

/** Every connection of a schema, by the type that it returns. */
export const connectionsOf = (schema: GraphQLSchema): Connection[] =>
  objectTypes(schema).flatMap((parent) =>
    Object.values(parent.getFields()).flatMap((field) => {
      const type = getNamedType(field.type);
      if (!isObjectType(type) || !type.name.endsWith('Connection')) return [];
      const edge = objectIn(type, 'edges');
      return [{ parent, field, edge, node: objectIn(edge, 'node') }];
    }),
  );
