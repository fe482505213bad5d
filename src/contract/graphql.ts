import { readFileSync } from 'node:fs';
import { fieldMap, nodes } from '../../generated/graphql/field-map.ts';
import { fields } from '../../generated/graphql/fields.ts';
import type { NodeRecord } from '../../generated/graphql/records.ts';
import type { Resolvers } from '../../generated/graphql/resolvers.ts';
import type { operations as facts } from '../../generated/platform/operations.ts';
import { prefixOfId } from '../core/ids.ts';
import type { OperationId, Schemas } from './types.ts';

type Facts = typeof facts;

/** The whole schema in the definition language. */
export const sdl = readFileSync(new URL('../../generated/graphql/schema.graphql', import.meta.url), 'utf8');

/** The directives `@scope` and `@cost` of a field. */
export interface FieldFacts {
  readonly scopes?: readonly string[];
  readonly cost?: { readonly weight: number; readonly multiplies: readonly string[] };
}

/** The directives of each field by `Type.field`; fields with neither of them are left out. */
export const fieldFacts: Readonly<Record<string, FieldFacts>> = fields;

type DerivedTypes = `${string}${'Payload' | 'Connection' | 'Edge'}`;

/** Every resolver that the schema needs. Payloads, connections and edges need none: the default resolver reads their properties. */
export type SchemaResolvers<Context> = Omit<Resolvers<Context>, Extract<keyof Resolvers, DerivedTypes>>;

type Roots = typeof fieldMap.roots;
type FamilyOf<Root> = Root extends { operation: infer Id extends keyof Facts } ? Facts[Id]['family'] : never;
/** The root fields whose operation is one of the family's. */
type RootsOf<Root extends 'Query' | 'Mutation', F> = {
  [Field in keyof Roots[Root]]: FamilyOf<Roots[Root][Field]> extends F ? Field : never;
}[keyof Roots[Root]];

interface ResolversByFamily {
  users: { types: 'User' | 'UserRole'; followed: 'userUpdated' };
  resources: { types: 'Resource' | 'ResourceStatus'; followed: 'resourceUpdated' };
  webhooks: { types: 'Webhook' | 'WebhookStatus' | 'WebhookStatusInput'; followed: never };
  projects: {
    types: 'Project' | 'ProjectSettings' | 'ProjectStatus' | 'ProjectVisibility' | 'ProjectView' | 'ProjectPart';
    followed: never;
  };
  tasks: { types: 'Task' | 'TaskStatus' | 'TaskStatusInput' | 'TaskPriority'; followed: never };
  events: { types: 'Event'; followed: 'eventCreated' };
}

/** A family that has types in the schema. */
export type ResolvingFamily = keyof ResolversByFamily;

/** The resolvers of one family: all of its types, and its fields of the root types. */
export type FamilyResolvers<Context, F extends keyof ResolversByFamily> = Pick<Resolvers<Context>, ResolversByFamily[F]['types']> & {
  Query: Pick<Resolvers<Context>['Query'], RootsOf<'Query', F>>;
  Mutation: Pick<Resolvers<Context>['Mutation'], RootsOf<'Mutation', F>>;
  Subscription: Pick<Resolvers<Context>['Subscription'], ResolversByFamily[F]['followed']>;
};

type Types = typeof fieldMap.types;
type Shown<Type extends keyof Types & keyof Schemas> = {
  [Field in keyof Types[Type]['fields']]: (record: Schemas[Type]) => Schemas[Type][Types[Type]['fields'][Field] & keyof Schemas[Type]];
};

/** The resolvers of the fields that return a property of the record. The cast takes its types from the field map. */
export const shown = <Type extends keyof Types & keyof Schemas>(type: Type): Shown<Type> =>
  Object.fromEntries(
    Object.entries(fieldMap.types[type].fields).map(([field, property]) => [field, (record: Record<string, unknown>) => record[property]]),
  ) as unknown as Shown<Type>;

/** The REST values of enums whose values GraphQL and REST spell differently. */
export const enumValues = {
  UserRole: fieldMap.enums.UserRole.values,
  ResourceStatus: fieldMap.enums.ResourceStatus.values,
  WebhookStatus: fieldMap.enums.WebhookStatus.values,
  WebhookStatusInput: fieldMap.enums.WebhookStatusInput.values,
  ProjectStatus: fieldMap.enums.ProjectStatus.values,
  ProjectVisibility: fieldMap.enums.ProjectVisibility.values,
  ProjectView: fieldMap.enums.ProjectView.values,
  ProjectPart: fieldMap.enums.ProjectPart.values,
  TaskStatus: fieldMap.enums.TaskStatus.values,
  TaskStatusInput: fieldMap.enums.TaskStatusInput.values,
  TaskPriority: fieldMap.enums.TaskPriority.values,
};

/** A type that implements `Node`. */
export type NodeType = keyof typeof nodes;

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

/** Whether a field of the root types is a mutation. */
export const isMutation = (field: string): field is keyof typeof fieldMap.roots.Mutation => field in fieldMap.roots.Mutation;

/** The REST operation that does what a mutation does. */
export const operationOf = (mutation: string): OperationId =>
  fieldMap.roots.Mutation[mutation as keyof typeof fieldMap.roots.Mutation].operation;
