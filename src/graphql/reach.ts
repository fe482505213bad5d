import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  type OperationDefinitionNode,
} from 'graphql';
import type { Principal } from '../core/principal.ts';
import { authorize } from '../rules/authorize.ts';
import { fieldsOf, type Reading, type Selected, scopesOf, selectedScopes } from '../rules/graphql-selection.ts';
import type { OperationRequest } from './operation-request.ts';

const fragmentsOf = ({ definitions }: DocumentNode): Reading['fragments'] =>
  Object.fromEntries(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === 'FragmentDefinition')
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** The value of a variable as it was sent, else its default. Only Boolean variables are read, which need no coercion. */
const sentValue =
  ({ variableDefinitions = [] }: OperationDefinitionNode, variables: OperationRequest['variables'] = {}) =>
  (name: string): unknown => {
    if (Object.hasOwn(variables, name)) return variables[name];
    const { defaultValue } = variableDefinitions.find(({ variable }) => variable.name.value === name) ?? {};
    return defaultValue?.kind === 'BooleanValue' ? defaultValue.value : undefined;
  };

type Operation = Pick<OperationRequest, 'variables'> & { document: DocumentNode; operation: OperationDefinitionNode };

/** The scopes that a root field requires before it is resolved. For a mutation or subscription, these include all selected fields. */
const neededFor = (field: Selected, { operation }: OperationDefinitionNode, reading: Reading): readonly string[] =>
  operation === 'query' ? scopesOf(field.type.name, field.node.name.value) : selectedScopes([field], reading);

const refusalOf = (scopes: readonly string[], caller: Principal): Error | undefined => {
  try {
    authorize({ facts: { scopes }, caller });
    return undefined;
  } catch (failure) {
    return failure as Error;
  }
};

/** The error of a field, as its execution would report it. */
const fieldError = ({ node }: Selected, originalError: Error): GraphQLError =>
  new GraphQLError(originalError.message, { nodes: node, path: [keyOf(node)], originalError });

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/**
 * The answer to an operation when its caller lacks the scopes for every field; undefined when there is something to carry out. It is
 * known before the variables are checked.
 */
export const outOfReach = (
  schema: GraphQLSchema,
  { document, operation, variables }: Operation,
  caller: Principal,
): ExecutionResult | undefined => {
  const reading: Reading = { schema, fragments: fragmentsOf(document), valueIn: sentValue(operation, variables) };
  const all = fieldsOf(schema.getRootType(operation.operation) as GraphQLObjectType, operation.selectionSet, reading);
  const fields = [...new Map(all.map((field) => [keyOf(field.node), field])).values()];
  const errors: GraphQLError[] = [];
  for (const field of fields) {
    const refusal = refusalOf(neededFor(field, operation, reading), caller);
    if (!refusal) return undefined;
    errors.push(fieldError(field, refusal));
  }
  const isNullable = ({ type, node }: Selected) => !isNonNullType(type.getFields()[node.name.value]!.type);
  if (operation.operation === 'subscription') return { errors };
  const data = fields.every(isNullable) ? Object.fromEntries(fields.map(({ node }) => [keyOf(node), null])) : null;
  return errors.length > 0 ? { data, errors } : undefined;
};
