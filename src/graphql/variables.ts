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
  isSpecifiedScalarType,
  type OperationDefinitionNode,
  typeFromAST,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { refusal } from '../contract/validate.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { limits } from './limits.ts';

type Given = Readonly<Record<string, unknown>>;

/** How many things that are wrong are looked for: nobody mends more at once, and looking on would cost whoever waits behind. */
const maxErrors = 50;

const words: Readonly<Record<string, string>> = {
  Int: 'an integer from -2147483648 to 2147483647',
  Float: 'a number',
  String: 'text',
  Boolean: 'true or false',
  ID: 'an id as text',
};

/** What a scalar of our own says of a value; those of GraphQL itself would repeat the value. */
const wrongLeaf = (type: GraphQLLeafType, failure: unknown): Omit<ErrorDetail, 'field'> => {
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return { code: 'invalid_enum_value', message: `Must be one of: ${names.join(', ')}.` };
  }
  if (failure instanceof GraphQLError && !isSpecifiedScalarType(type)) return { code: 'invalid_format', message: failure.message };
  return { code: 'invalid_type', message: `Must be ${words[type.name] ?? type.name}.` };
};

const leaf = (type: GraphQLLeafType, value: unknown): Omit<ErrorDetail, 'field'> | undefined => {
  try {
    return type.coerceInputValue(value) === undefined ? wrongLeaf(type, undefined) : undefined;
  } catch (failure) {
    return wrongLeaf(type, failure);
  }
};

const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

type Wrong = Generator<ErrorDetail, void>;

function* wrongInNonNull(field: string, value: unknown, type: GraphQLInputType): Wrong {
  if (value === undefined) yield { field, message: 'Is required.', code: 'missing_required_field' };
  else if (value === null) yield { field, message: 'May not be null.', code: 'invalid_type' };
  else yield* wrongIn(field, value, type);
}

/** A value that is no list stands for a list of one. */
function* wrongInList(field: string, value: unknown, type: GraphQLInputType): Wrong {
  if (!Array.isArray(value)) return yield* wrongIn(field, value, type);
  for (const [at, one] of value.entries()) yield* wrongIn(`${field}[${at}]`, one, type);
}

function* wrongInObject(field: string, value: unknown, type: GraphQLInputObjectType): Wrong {
  if (!isObject(value)) return yield { field, message: 'Must be of type object.', code: 'invalid_type' };
  const fields = type.getFields();
  for (const [name, one] of Object.entries(fields)) {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    if (inner !== undefined || isRequiredInputField(one)) yield* wrongIn(`${field}.${name}`, inner, one.type);
  }
  const message = `Is not known here. Allowed: ${Object.keys(fields).join(', ')}.`;
  for (const name in value) if (!Object.hasOwn(fields, name)) yield { field: `${field}.${name}`, message, code: 'unknown_field' };
}

/** What is wrong with a value, one thing after another: whoever has enough stops asking. */
function* wrongIn(field: string, value: unknown, type: GraphQLInputType): Wrong {
  if (isNonNullType(type)) return yield* wrongInNonNull(field, value, type.ofType);
  if (value === null || value === undefined) return;
  if (isListType(type)) return yield* wrongInList(field, value, type.ofType);
  if (isInputObjectType(type)) return yield* wrongInObject(field, value, type);
  const wrong = leaf(type, value);
  if (wrong) yield { field, ...wrong };
}

/** Whether a value holds more values than there may be, all of what is nested in it counted. */
const isTooMuch = (value: unknown): boolean => {
  const open: unknown[] = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    count += inside.length;
    if (count > limits.values) return true;
    for (const one of inside) open.push(one);
  }
  return false;
};

const tooMuch = (field: string) =>
  new ServiceError('invalid_parameters', `A variable may hold ${limits.values} values, all that is nested in it counted.`, {
    details: [{ field, message: `May hold ${limits.values} values.`, code: 'too_many_items' }],
  });

const within = (value: ValueNode, variable: string, path: string): string | undefined => {
  if (value.kind === 'Variable') return value.name.value === variable ? path : undefined;
  if (value.kind === 'ListValue') return value.values.map((one, at) => within(one, variable, `${path}[${at}]`)).find(Boolean);
  if (value.kind !== 'ObjectValue') return undefined;
  return value.fields.map((field) => within(field.value, variable, `${path}.${field.name.value}`)).find(Boolean);
};

/** The argument that a variable stands in, as errors of written-out arguments name it: the first one of several. */
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

/** What is wrong with one variable, in the words that a REST body is told in. */
const refusalOf = (field: string, value: unknown, type: GraphQLInputType): ServiceError | undefined => {
  if (isTooMuch(value)) return tooMuch(field);
  const wrong = firstOf(wrongIn(field, value, type));
  return wrong.length > 0 ? refusal(wrong) : undefined;
};

/**
 * Holds variables against their types, within bounds: graphql-js would print a whole input for each thing that is wrong in it.
 * @throws GraphQLError of a ServiceError `invalid_parameters`, naming the arguments that the variables stand in
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
    const wrong = refusalOf(argumentOf(document, name), value, type);
    if (wrong) throw new GraphQLError(wrong.message, { nodes: node, originalError: wrong });
  };
  variableDefinitions.forEach(expectOne);
};
