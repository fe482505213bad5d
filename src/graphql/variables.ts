import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { refusal } from '../contract/validate.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { valuePath } from '../core/value-path.ts';
import { wrongEnum, wrongScalar } from './leaf-values.ts';

type Given = Readonly<Record<string, unknown>>;

/** The search ends after this many errors: nobody fixes more at once, and a longer search would delay other requests. */
const maxErrors = limits.variable_errors;

const leaf = (type: GraphQLLeafType, value: unknown): Omit<ErrorDetail, 'field'> | undefined => {
  // graphql-js would compare the value with each name, to suggest one: that takes long for a long value.
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) ? undefined : wrongEnum(type);
  return wrongScalar(type, value);
};

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

type Wrong = Generator<ErrorDetail, void>;

function* wrongInNonNull(field: string, value: unknown, type: GraphQLInputType, depth: number): Wrong {
  if (value === undefined) yield { field, message: 'Is required.', code: 'missing_required_field' };
  else if (value === null) yield { field, message: 'Must not be null.', code: 'invalid_type' };
  else yield* wrongIn(field, value, type, depth);
}

/** A value that is not a list counts as a list of one. */
function* wrongInList(field: string, value: unknown, type: GraphQLInputType, depth: number): Wrong {
  if (!Array.isArray(value)) return yield* wrongIn(field, value, type, depth);
  for (const [at, one] of value.entries()) yield* wrongIn(valuePath(field, at), one, type, depth);
}

/** An input may have others of its type inside, as a filter has groups, and each is read by a function that calls itself. */
const tooDeep = `Must not be nested more than ${limits.depth} levels deep.`;

function* wrongInObject(field: string, value: unknown, type: GraphQLInputObjectType, depth: number): Wrong {
  if (depth === limits.depth) return yield { field, message: tooDeep, code: 'not_allowed' };
  if (!isObject(value)) return yield { field, message: 'Must be of type object.', code: 'invalid_type' };
  const fields = type.getFields();
  for (const [name, one] of Object.entries(fields)) {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    if (inner !== undefined || isRequiredInputField(one)) yield* wrongIn(valuePath(field, name), inner, one.type, depth + 1);
  }
  const message = `Is unknown. Allowed: ${Object.keys(fields).join(', ')}.`;
  for (const name in value) if (!Object.hasOwn(fields, name)) yield { field: valuePath(field, name), message, code: 'unknown_field' };
}

/** The errors of a value, one at a time, so that the consumer can stop when it has enough. */
function* wrongIn(field: string, value: unknown, type: GraphQLInputType, depth = 0): Wrong {
  if (isNonNullType(type)) return yield* wrongInNonNull(field, value, type.ofType, depth);
  if (value === null || value === undefined) return;
  if (isListType(type)) return yield* wrongInList(field, value, type.ofType, depth);
  if (isInputObjectType(type)) return yield* wrongInObject(field, value, type, depth);
  const wrong = leaf(type, value);
  if (wrong) yield { field, ...wrong };
}

const within = (value: ValueNode, variable: string, path: string): string | undefined => {
  if (value.kind === 'Variable') return value.name.value === variable ? path : undefined;
  if (value.kind === 'ListValue') return value.values.map((one, at) => within(one, variable, valuePath(path, at))).find(Boolean);
  if (value.kind !== 'ObjectValue') return undefined;
  return value.fields.map((field) => within(field.value, variable, valuePath(path, field.name.value))).find(Boolean);
};

/** The argument that uses a variable, named as in the errors of literal arguments; the first one of several. */
const argumentOf = (document: DocumentNode, variable: string): string => {
  let found: string | undefined;
  visit(document as ASTNode, {
    Argument: ({ name, value }) => {
      found ??= within(value, variable, name.value);
    },
  });
  return found ?? variable;
};

const firstOf = (wrong: Generator<ErrorDetail>): ErrorDetail[] => [...wrong.take(maxErrors)];

/** Whether anything is wrong with a value. */
const isWrong = (value: unknown, type: GraphQLInputType): boolean => !wrongIn('', value, type).next().done;

/** The error of one variable that is wrong, in the words of the errors of a REST body. */
const refusalOf = (variable: string, field: string, value: unknown, type: GraphQLInputType): ServiceError => {
  const { code, message, details } = refusal(firstOf(wrongIn(field, value, type)));
  return new ServiceError(code, `The variable $${excerpt(variable)} is invalid. ${message}`, { details });
};

/**
 * Validates variables against their types, with limits: graphql-js would print a whole input for each error in it.
 * @throws GraphQLError with a ServiceError `invalid_parameters`, which names the variable, and in its details the arguments that use it
 */
export const expectVariables = (
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Given = {},
): void => {
  const expectOne = (node: VariableDefinitionNode): void => {
    const name = node.variable.name.value;
    const type = typeFromAST(schema, node.type);
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (!isInputType(type) || (value === undefined && node.defaultValue)) return;
    if (!isWrong(value, type)) return;
    // The document is searched only for an error: it may be large.
    const wrong = refusalOf(name, argumentOf(document, name), value, type);
    throw new GraphQLError(wrong.message, { nodes: node, originalError: wrong });
  };
  variableDefinitions.forEach(expectOne);
};
