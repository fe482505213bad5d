import { fieldMap, nodes, type resolvedFields } from '#generated/graphql/field-map';
import { fields } from '#generated/graphql/fields';
import type { NodeRecord } from '#generated/graphql/records';
import type { Resolvers } from '#generated/graphql/resolvers';
import type { operations as facts } from '#generated/platform/operations';
import { prefixOfId } from '../core/ids.ts';
import { readGenerated } from './read-generated.ts';
import type { OperationId } from './types.ts';

type Facts = typeof facts;

/** The whole schema in the definition language. */
export const sdl = readGenerated('graphql/schema.graphql');

/** The directives `@scope` and `@cost` of a field. */
export interface FieldFacts {
  readonly scopes?: readonly string[];
  readonly cost?: { readonly weight: number; readonly multiplies: readonly string[] };
}

/** The directives of each field by `Type.field`; fields with neither of them are left out. */
export const fieldFacts: Readonly<Record<string, FieldFacts>> = fields;

type DerivedTypes = `${string}${'Payload' | 'Connection' | 'Edge' | 'Change'}`;

/** Every resolver that the schema needs. Payloads, connections, edges and changes need none: the default resolver reads their properties. */
export type SchemaResolvers<Context> = Omit<Resolvers<Context>, Extract<keyof Resolvers, DerivedTypes>>;

/** A family that has fields with resolvers of its own. */
export type ResolvingFamily = keyof typeof resolvedFields;

type FieldsOf<F extends ResolvingFamily> = (typeof resolvedFields)[F];
type NamesOf<Names> = Names extends readonly (infer Name)[] ? Name : never;

/** The resolvers of one family: its root fields, and the fields that lead to its records or from them. */
export type FamilyResolvers<Context, F extends ResolvingFamily> = {
  [Type in keyof FieldsOf<F> & keyof Resolvers<Context>]: Required<
    Pick<Resolvers<Context>[Type], NamesOf<FieldsOf<F>[Type]> & keyof Resolvers<Context>[Type]>
  >;
};

/** The resolvers of the fields that return a property of their record, by type. */
export const propertyResolvers = Object.fromEntries(
  Object.entries(fieldMap.types).map(([type, { fields }]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([field, property]) => [field, (record: Readonly<Record<string, unknown>>) => record[property]]),
    ),
  ]),
);

/** The REST values of enums whose values GraphQL and REST spell differently. */
export const enumValues: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(fieldMap.enums).flatMap(([name, { values }]) => (values === 'same' ? [] : [[name, values]])),
);

/** A type that implements `Node`. */
export type NodeType = keyof typeof nodes;

/** A family that has such a type. */
export type NodeFamily = Facts[(typeof nodes)[NodeType]['operation']]['family'];

/** A record of one of the types that implement `Node`. */
export type Node = NodeRecord;

const nodeTypes: ReadonlyMap<string | undefined, NodeType> = new Map(
  Object.entries(nodes).map(([type, { prefix }]) => [prefix, type as NodeType]),
);

/** The type of the record with this id; undefined when no type has such ids. */
export const nodeTypeOf = (id: string): NodeType | undefined => nodeTypes.get(prefixOfId(id));

/** The operation that reads one record of a type that implements `Node`. */
export const nodeOperation = (type: NodeType): OperationId => nodes[type].operation;

/** Whether a type is an input whose fields correspond to those of a REST body. */
export const isInput = (type: string): type is keyof typeof fieldMap.inputs => type in fieldMap.inputs;

interface Reached {
  readonly operation?: OperationId;
}

const reachedFields: readonly (readonly [type: string, fields: Readonly<Record<string, Reached>>])[] = [
  ...Object.entries(fieldMap.roots),
  ...Object.entries(fieldMap.types).map(([type, facts]) => [type, 'reached' in facts ? facts.reached : {}] as const),
];

/** The REST operations that do what fields do, by `Type.field`. */
export const fieldOperations: ReadonlyMap<string, OperationId> = new Map(
  reachedFields.flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([field, { operation }]) => (operation === undefined ? [] : [[`${type}.${field}`, operation]])),
  ),
);

/** The REST operation that does what a mutation does. */
export const operationOf = (mutation: string): OperationId =>
  fieldMap.roots.Mutation[mutation as keyof typeof fieldMap.roots.Mutation].operation;
