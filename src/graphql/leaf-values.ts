import { type GraphQLEnumType, GraphQLError, type GraphQLScalarType, isSpecifiedScalarType } from 'graphql';
import type { ErrorDetail } from '../core/errors.ts';

type Wrong = Omit<ErrorDetail, 'field'>;

const words: Readonly<Record<string, string>> = {
  Int: 'an integer from -2147483648 to 2147483647',
  Float: 'a number',
  String: 'text',
  Boolean: 'true or false',
  ID: 'an id as text',
};

/** The error of a value that is not one of an enum. */
export const wrongEnum = (type: GraphQLEnumType): Wrong => {
  const names = type.getValues().map(({ name }) => name);
  return { code: 'invalid_enum_value', message: `Must be one of: ${names.join(', ')}.` };
};

/** The error of a value. Our own scalars provide messages. Those of GraphQL's scalars are not used, because they repeat the value. */
const wrongType = (type: GraphQLScalarType, failure: unknown): Wrong => {
  if (failure instanceof GraphQLError && !isSpecifiedScalarType(type)) return { code: 'invalid_format', message: failure.message };
  return { code: 'invalid_type', message: `Must be ${words[type.name] ?? type.name}.` };
};

/** The error of a value that a scalar does not accept; undefined for one that it accepts. */
export const wrongScalar = (type: GraphQLScalarType, value: unknown): Wrong | undefined => {
  try {
    return type.coerceInputValue(value) === undefined ? wrongType(type, undefined) : undefined;
  } catch (failure) {
    return wrongType(type, failure);
  }
};
