import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';

/** What JSON may escape in a text: quotation marks, backslashes, control characters and surrogates. */
const escaped = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** The characters of a text, a number, a boolean or null as JSON. */
const charactersOfLeaf = (value: unknown): number => {
  if (typeof value !== 'string') return String(value ?? null).length;
  return escaped.test(value) ? JSON.stringify(value).length : value.length + 2;
};

/** The characters of a value as JSON. The count ends soon after `most`. */
const charactersOf = (result: unknown, most = Number.POSITIVE_INFINITY): number => {
  const left = [result];
  let size = 0;
  while (left.length > 0 && size <= most) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) {
      size += charactersOfLeaf(value);
      continue;
    }
    if (Array.isArray(value)) {
      size += value.length;
      for (const inside of value) left.push(inside);
      continue;
    }
    for (const name of Object.keys(value)) {
      size += name.length + 4;
      left.push((value as Record<string, unknown>)[name]);
    }
  }
  return size;
};

/** Whether a result has more than `most` characters as JSON. Counting ends soon after that, however large the result is. */
export const isLargerThan = (result: unknown, most: number): boolean => charactersOf(result, most) > most;

/** The error of each field after the limit. It has a path, so graphql-js uses it as it is, without making a new error for each field. */
const exceeded = new GraphQLError('The response is too large.', { path: [] });

/** Whether a result was given up because it became too large. */
export const hasExceeded = (errors: readonly GraphQLError[] = []): boolean => errors.includes(exceeded);

/** Counts the characters of a response while it is built. */
export interface ResponseSize {
  /** @throws GraphQLError once there are too many */
  add(characters: number): void;
  /** Starts counting again, for the next event of a subscription. */
  restart(): void;
}

export const createResponseSize = (most: number): ResponseSize => {
  let size = 0;
  return {
    add: (characters) => {
      size += characters;
      if (size > most) throw exceeded;
    },
    restart: () => {
      size = 0;
    },
  };
};

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

const countValue = <Value>({ size }: GraphqlContext, value: Value): Value => {
  size.add(charactersOf(value));
  return value;
};

/** Counts the name before the value is resolved, so that no value is looked up that has no room. */
const countName = ({ size }: GraphqlContext, { path }: GraphQLResolveInfo): void => size.add((path.key as string).length + 4);

const withName =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    countName(context, info);
    return resolve(source, args, context, info);
  };

const withNameAndValue =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    countName(context, info);
    const value = resolve(source, args, context, info);
    return value instanceof Promise ? value.then((resolved) => countValue(context, resolved)) : countValue(context, value);
  };

/**
 * Makes the fields of a schema count what they add to the response, so that a response is stopped as soon as it is too large, before it is
 * complete. The writes of a mutation are all carried out; only their records are left out.
 */
export const countCharacters = (schema: GraphQLSchema): GraphQLSchema => {
  const writes = schema.getMutationType();
  const events = schema.getSubscriptionType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type === writes || type === events || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const count = isLeafType(getNamedType(field.type)) ? withNameAndValue : withName;
      field.resolve = count(field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
};
