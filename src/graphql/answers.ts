import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { shownProperties } from '../contract/graphql-answers.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { valuePath } from '../core/value-path.ts';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';
import { wrongEnum, wrongScalar } from './leaf-values.ts';

/** Holds what resolvers return against the contract, or trusts it. */
export type AnswerCheck = (schema: GraphQLSchema) => GraphQLSchema;

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

const wrongLeaf = (type: GraphQLLeafType, value: unknown): Omit<ErrorDetail, 'field'> | undefined => {
  if (!isEnumType(type)) return wrongScalar(type, value);
  // Resolvers return the values of REST.
  return type.getValues().some((one) => one.value === value) ? undefined : wrongEnum(type);
};

/** How a value breaks the type of its field. What an object has inside is checked when its own fields are resolved. */
const mismatches = (field: string, type: GraphQLOutputType, value: unknown): ErrorDetail[] => {
  // Lists may have promises and failures of single records.
  if (value instanceof Promise || value instanceof Error) return [];
  if (isNonNullType(type))
    return isNothing(value)
      ? [{ field, message: 'Must not be null.', code: 'invalid_type' }]
      : mismatches(field, type.ofType as GraphQLOutputType, value);
  if (isNothing(value)) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return [{ field, message: 'Must be a list.', code: 'invalid_type' }];
    return value.flatMap((one, at) => mismatches(valuePath(field, at), type.ofType, one));
  }
  if (isLeafType(type)) {
    const wrong = wrongLeaf(type, value);
    return wrong ? [{ field, ...wrong }] : [];
  }
  return typeof value === 'object' ? [] : [{ field, message: 'Must be of type object.', code: 'invalid_type' }];
};

const nameIn = (field: string, { field: inside, ...rest }: ErrorDetail): ErrorDetail => ({
  ...rest,
  field: inside === '(body)' ? field : `${field}${inside.startsWith('[') ? '' : '.'}${inside}`,
});

/** How a value that answers a field breaks the contract: the schema of the property of REST that it shows, or else its type. */
const violationsOf = (name: string, type: GraphQLOutputType, value: unknown): ErrorDetail[] => {
  const inRest = shownProperties.get(name)?.violations(value) ?? [];
  return inRest.length > 0 ? inRest.map((detail) => nameIn(name, detail)) : mismatches(name, type, value);
};

const refuse = (name: string, type: GraphQLOutputType, value: unknown): void => {
  const details = violationsOf(name, type, value);
  if (details.length === 0) return;
  const place = shownProperties.get(name)?.place ?? 'its type in graphql/';
  throw new ServiceError('contract_violation', `${name} was resolved to a value that its contract does not document: see ${place}.`, {
    details,
  });
};

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

const holding = (name: string, { type, resolve = defaultFieldResolver }: GraphQLField<unknown, GraphqlContext>): Resolve => {
  const hold = (value: unknown) => {
    refuse(name, type, value);
    return value;
  };
  return (...call) => {
    const value = resolve(...call);
    return value instanceof Promise ? value.then(hold) : hold(value);
  };
};

/** Turns what a resolver returned outside the contract into an error that says exactly what is wrong. For development and tests. */
export const refuseViolations: AnswerCheck = (schema) => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve = holding(`${type.name}.${field.name}`, field);
  }
  return schema;
};

/**
 * Checks nothing. For production: what graphql-js itself finds there is an internal error. It would quote a value that is not one of an enum; instead the
 * error says which there are.
 */
export const trustAnswers: AnswerCheck = (schema) => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || type.name.startsWith('__')) continue;
    const names = new Map(type.getValues().map(({ name, value }) => [value, name]));
    type.coerceOutputValue = (value) => {
      const name = names.get(value);
      if (name === undefined) throw new GraphQLError(wrongEnum(type).message);
      return name;
    };
  }
  return schema;
};
