import { nameOf } from '../../documents/document.ts';

/** Deliberate differences from REST with their reasons, by field. */
export type Differs = Readonly<Record<string, string>>;

type Names = Readonly<Record<string, string>>;

/** How records are reached: by the property with the id, one's own or the other record's, or as the operation answers with them. */
export type Reached =
  | { record: string; by: string }
  | { record: string; operation: string }
  | { list: string; where: string }
  | { list: string; operation: string };

/** A type or an input, and the schema of REST that it shows or takes. */
export interface MappedType {
  schema: string;
  /** The property of each field. */
  fields: Names;
  /** Fields that lead to other records. */
  reached?: Readonly<Record<string, Reached>>;
  /** Properties that GraphQL omits. */
  restOnly?: readonly string[];
  differs?: Differs;
}

export interface MappedFilter {
  operation: string;
  /** The parameter of each field. */
  fields: Names;
  differs?: Differs;
}

export interface MappedRoot {
  operation: string;
  /** The path parameter of each argument, where that is not the one id of a record. */
  path?: Names;
  /** The payload's fields and their types; any other name is a property of the answer, or, of a DELETE, a path parameter. */
  shows?: Names;
}

/** A type whose list is a connection with a filter and an order, which are made from its operation. */
interface MappedConnection {
  operation: string;
}

/** A subscription to events of some kinds. */
interface FollowedEvents {
  on: readonly string[] | 'every';
  ends?: readonly string[];
}

/** A subscription to the changes of a list, of those under `connections`. */
export interface FollowedList {
  list: string;
}

/** An enum, and the schema of REST whose values it has, or a property of that schema. */
export interface MappedEnum {
  schema: string;
  property?: string;
  values: Names | 'same';
}

/** The files `graphql/*.map.yaml` together. */
export interface FieldMap {
  enums: Readonly<Record<string, MappedEnum>>;
  types: Readonly<Record<string, MappedType>>;
  inputs: Readonly<Record<string, MappedType>>;
  /** What values of inputs mean that bodies of REST do not take. */
  inputValues: {
    /** The methods of the operations for which null is the same as leaving a field out. */
    nullIsLeftOut: readonly string[];
    /** Whether a value stands for a list of one. */
    oneIsList: boolean;
  };
  filters: Readonly<Record<string, MappedFilter>>;
  connections: Readonly<Record<string, MappedConnection>>;
  /** Root fields, as `Query.node`, and types to which nothing of REST corresponds, with the reasons. */
  graphqlOnly: Readonly<Record<string, string>>;
  /** Operations that write and have no mutation, with the reasons. A PUT never has one. */
  noMutation: Readonly<Record<string, string>>;
  roots: {
    Query: Readonly<Record<string, MappedRoot>>;
    Mutation: Readonly<Record<string, MappedRoot>>;
    Subscription: Readonly<Record<string, FollowedEvents | FollowedList>>;
  };
}

/** The last word of `platform/users.yaml#/schemas/User`. */
export const schemaName = ({ schema }: { schema: string }): string => schema.slice(schema.lastIndexOf('/') + 1);

/** The name of what the map has for a schema of REST. */
export const mappedName = (mapped: Readonly<Record<string, { schema: string }>>, ref: string | undefined): string | undefined =>
  ref === undefined ? undefined : Object.keys(mapped).find((name) => schemaName(mapped[name]!) === nameOf(ref));
