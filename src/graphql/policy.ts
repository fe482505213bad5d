import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { isInput, operationOf } from '../contract/graphql.ts';
import { enumText, inputField, inputPath, respelled } from '../contract/graphql-arguments.ts';
import { type Mutation, pathOf } from '../contract/graphql-writes.ts';
import type { OperationId } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import type { Origin, Principal } from '../core/principal.ts';
import { authorize } from '../rules/authorize.ts';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';
import { readingOf, scopesOf, selectedScopes } from '../rules/graphql-selection.ts';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/** The scopes that a field requires before it is resolved. */
type Needed = (info: GraphQLResolveInfo) => readonly string[];

/** The scopes of a field and of everything that is selected under it. */
const allSelected: Needed = (info) =>
  selectedScopes(
    info.fieldNodes.map((node) => ({ type: info.parentType, node })),
    readingOf(info),
  );

const guarded =
  (needed: Needed, resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    authorize({ facts: { scopes: needed(info) }, caller: context.caller });
    return resolve(source, args, context, info);
  };

/** Checks a subscription's scopes when it starts and again on each event, because the caller's scopes may change. */
const followed =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const scopes = allSelected(info);
    const allow = () => authorize({ facts: { scopes }, caller: context.caller });
    allow();
    const live: GraphqlContext = {
      ...context,
      feed: { subscribe: (caller, subscription) => context.feed.subscribe(caller, { ...subscription, scopes }) },
      get caller() {
        return context.caller;
      },
      renew: async () => {
        await context.renew();
        allow();
      },
    };
    return resolve(source, args, live, info);
  };

/** Errors of a write name properties and values of the REST body. This replaces them with the fields and values of the GraphQL input. */
const spelled = ({ args }: GraphQLField<unknown, GraphqlContext>, resolve: Resolve): Resolve => {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  if (!isInputObjectType(type) || !isInput(type.name)) return resolve;
  const { name } = type;
  const reword = (property: string, text: string): string => {
    const field = type.getFields()[inputField(name, property) ?? ''];
    return field ? enumText(getNamedType(field.type).name, text) : text;
  };
  return async (...call) => {
    try {
      return await resolve(...call);
    } catch (error) {
      throw error instanceof ServiceError ? respelled(error, inputPath(name), reword) : error;
    }
  };
};

/** Carries out a write; an implementation may add work to it, such as a savepoint or an audit entry. */
export type Write = <Outcome>(
  operationId: OperationId,
  call: { path: Record<string, string>; body: unknown; caller: Principal; origin: Origin },
  work: () => Promise<Outcome>,
  made: (outcome: Outcome) => string | undefined,
) => Promise<Outcome>;

/** The id of the record in a payload. */
const madeIn = (payload: unknown): string | undefined =>
  Object.values(payload as Record<string, { id?: string }>)
    .map((value) => value?.id)
    .find(Boolean);

const written = (name: string, write: Write, resolve: Resolve): Resolve => {
  const operationId = operationOf(name);
  return async (source, args, context, info) => {
    const call = { path: pathOf(name as Mutation, args, context.caller), body: args.input, caller: context.caller, origin: context.origin };
    const outcome = await write(operationId, call, async () => resolve(source, args, context, info), madeIn);
    context.wrote();
    return outcome;
  };
};

/**
 * Checks the schema's `@scope` before resolvers run. When the caller lacks a scope for anything that is selected, a write is refused
 * before it is carried out, and a subscription before it begins.
 */
export const enforceScopes = (schema: GraphQLSchema, doWrite: Write): GraphQLSchema => {
  const write = schema.getMutationType()!;
  const follow = schema.getSubscriptionType()!;
  for (const [name, field] of Object.entries(write.getFields()))
    field.resolve = guarded(allSelected, spelled(field, written(name, doWrite, field.resolve!)));
  for (const field of Object.values(follow.getFields())) field.subscribe = followed(field.subscribe!);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type === write || !('getFields' in type)) continue;
    for (const [name, field] of Object.entries(type.getFields())) {
      const scopes = scopesOf(type.name, name);
      if (scopes.length > 0 && 'resolve' in field) field.resolve = guarded(() => scopes, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
};
