import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLInputObjectType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type VariableNode,
  visit,
} from 'graphql';
import { fieldFacts } from '../contract/graphql.ts';
import { filterOperators, inputOperators } from '../contract/graphql-arguments.ts';
import type { OperationFacts } from '../contract/operations.ts';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import type { Condition } from '../core/query/list-query.ts';
import { dearest, most } from '../request/admission.ts';
import { costOfList } from '../rules/list-cost.ts';
import type { OperationRequest } from './operation-request.ts';
import { recent } from './recent.ts';

/** The cost that the rate limit counts as one request. */
const { per_request: perRequest } = limits;

const argumentAt = (args: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], args);

/** A number, or the number of entries of a list. */
const countIn = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);

/** The largest number of records that a field can return. A number out of bounds, which the field refuses, must not reduce the cost. */
const recordsOf = (args: Record<string, unknown>, multiplies: readonly string[]): number => {
  if (multiplies.length === 0) return 1;
  const given = multiplies.map((path) => countIn(argumentAt(args, path))).filter((value) => typeof value === 'number');
  return given.length === 0 ? limits.page : Math.max(...given.map((value) => Math.min(Math.max(value, 1), limits.page_most)));
};

/** The fields of an input with their values. Null is the same as leaving one out. */
const givenIn = (input: unknown): [name: string, value: unknown][] =>
  Object.entries({ ...(input as object | null | undefined) }).filter(([, value]) => value !== null && value !== undefined);

/** The operators of a filter: those of its fields, or of the inputs in its fields. The keys of a JSON object are no operators. */
const operatorsOf = (type: GraphQLInputObjectType, filter: unknown): Pick<Condition, 'operator'>[] =>
  givenIn(filter).flatMap(([field, value]) =>
    isInputObjectType(getNamedType(type.getFields()[field]!.type))
      ? givenIn(value).flatMap(([operator]) => inputOperators[operator] ?? [])
      : (filterOperators[field] ?? []),
  );

/** The operators of a filter and of its groups. */
const operatorsIn = (type: GraphQLInputObjectType, filter: unknown): Pick<Condition, 'operator'>[] => {
  const { or, ...others } = { ...(filter as { or?: readonly object[] | null }) };
  return [others, ...(or ?? [])].flatMap((one) => operatorsOf(type, one));
};

/**
 * The additional cost of a list, by the rule of REST: for its filters and for the records that it skips. The cost of a total is included,
 * because `totalCount` may be selected.
 */
const priceOfList = ({ args }: GraphQLField<unknown, unknown>, given: Record<string, unknown>): number => {
  const type = getNamedType(args.find(({ name }) => name === 'filter')?.type);
  const conditions = isInputObjectType(type) ? operatorsIn(type, given.filter) : [];
  const { offset } = { ...(given.pagination as { offset?: number | null } | null | undefined) };
  return costOfList({ conditions, form: { kind: 'offset', limit: 1, offset: Math.max(offset ?? 0, 0) } }, 0) * perRequest;
};

type Operation = Pick<OperationRequest, 'variables' | 'operationName'>;

/** Arguments that decide how many records are returned, or how they are found. */
const counting = new Set([
  'filter',
  ...Object.values(fieldFacts).flatMap(({ cost }) => cost?.multiplies.map((path) => path.split('.', 1)[0]!) ?? []),
]);

/** A field with its counting arguments alone: the others may have variables without a value. graphql-js has fields as a class, so it is no copy. */
const countingPart = (field: GraphQLField<unknown, unknown>): GraphQLField<unknown, unknown> =>
  Object.create(field, { args: { value: field.args.filter(({ name }) => counting.has(name)) } });

/** The values of an operation's variables, as graphql-js has them. */
type ValuesOfVariables = NonNullable<ReturnType<typeof getVariableValues>['variableValues']>;

/** @throws GraphQLError */
const valuesOf = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode, given: object): ValuesOfVariables => {
  const { variableValues, errors } = getVariableValues(schema, variableDefinitions, { ...given });
  if (errors) throw errors[0];
  return variableValues;
};

/**
 * Measures an operation. Each record of a field costs the field's weight plus the cost of its selections; `@cost` says how many records
 * count. Only what is executed counts: nothing that `@skip` or `@include` leaves out, and a field that is selected several times counts
 * once. `LimitsRule` has refused documents that are too large to be measured.
 */
const measured = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variableValues: ValuesOfVariables,
): number => {
  const isFragment = (one: DocumentNode['definitions'][number]) => one.kind === 'FragmentDefinition';
  const fragments = new Map(document.definitions.filter(isFragment).map((one): [string, FragmentDefinitionNode] => [one.name.value, one]));

  const isLeftOut = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if === false;

  type Fields = Map<string, FieldNode[]>;

  const add = (node: FieldNode, fields: Fields): void => {
    const key = (node.alias ?? node.name).value;
    const same = fields.get(key);
    if (same) same.push(node);
    else fields.set(key, [node]);
  };

  /** The types that a record of a type can have; none for a value. */
  const typesOf = (type: GraphQLNamedOutputType): readonly GraphQLObjectType[] => {
    if (isInterfaceType(type)) return schema.getPossibleTypes(type);
    return isObjectType(type) ? [type] : [];
  };

  /** Whether a fragment is about records of a type. */
  const isAbout = (type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean => {
    const named = condition && schema.getType(condition.name.value);
    return !named || named === type || (isInterfaceType(named) && schema.isSubType(named, type));
  };

  /** The selections of a fragment; none when it was spread before, or is about another type. */
  const insideOf = (type: GraphQLObjectType, node: Exclude<SelectionNode, FieldNode>, spread: Set<string>): readonly SelectionNode[] => {
    const fragment = node.kind === 'InlineFragment' ? node : fragments.get(node.name.value);
    if (!fragment || !isAbout(type, fragment.typeCondition)) return [];
    if (node.kind === 'InlineFragment') return node.selectionSet.selections;
    if (spread.has(node.name.value)) return [];
    spread.add(node.name.value);
    return fragment.selectionSet.selections;
  };

  /** Adds the fields that are selected of a type by their keys in the response. */
  const collect = (type: GraphQLObjectType, selections: readonly SelectionNode[], fields: Fields, spread: Set<string>): Fields => {
    for (const node of selections) {
      if (isLeftOut(node)) continue;
      if (node.kind === 'Field') add(node, fields);
      else collect(type, insideOf(type, node, spread), fields, spread);
    }
    return fields;
  };

  const ofField = (type: GraphQLObjectType, nodes: FieldNode[]): number => {
    const [node] = nodes as [FieldNode];
    const field = schema.getField(type, node.name.value)!;
    const below = getNamedType(field.type);
    const types = typesOf(below);
    const args = getArgumentValues(countingPart(field), node, variableValues);
    const { weight, multiplies } = fieldFacts[`${type.name}.${field.name}`]?.cost ?? { weight: types.length > 0 ? 1 : 0, multiplies: [] };
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
    // Of the types that a record can have, the dearest counts.
    const inside = Math.max(0, ...types.map((type) => ofSelections(type, selections)));
    // An event is compared with a filter, which searches no list.
    const reading = type === schema.getSubscriptionType() ? 0 : priceOfList(field, args);
    return recordsOf(args, multiplies) * (weight + inside) + reading;
  };

  const ofSelections = (type: GraphQLObjectType, selections: readonly SelectionNode[]): number =>
    [...collect(type, selections, new Map(), new Set()).values()].reduce((sum, nodes) => sum + ofField(type, nodes), 0);

  return ofSelections(schema.getRootType(operation.operation)!, operation.selectionSet.selections);
};

/** The variables that a price depends on: those in counting arguments, and in directives that leave fields out. */
const pricingVariables = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>();
  const collect = { Variable: ({ name }: VariableNode) => void names.add(name.value) };
  visit(document, {
    Directive: (node) => void visit(node, collect),
    Argument: (node) => void (counting.has(node.name.value) && visit(node, collect)),
  });
  return [...names];
};

const pricing = (document: DocumentNode) => {
  const variables = pricingVariables(document);
  const known = recent<number>({ entries: 100, characters: 10_000 });
  const keyOf = ({ operationName, variables: given = {} }: Operation) =>
    JSON.stringify([operationName ?? null, variables.filter((name) => name in given).map((name) => [name, given[name]])]);
  return (operation: Operation, measure: () => number): number => {
    const key = keyOf(operation);
    const cost = known.get(key) ?? measure();
    known.set(key, cost, key.length);
    return cost;
  };
};

/** Prices by document. A cached document is used again with other variables, and measuring takes longer than parsing. */
const prices = new WeakMap<DocumentNode, ReturnType<typeof pricing>>();

const priceOf = (document: DocumentNode) => {
  const price = prices.get(document) ?? pricing(document);
  prices.set(document, price);
  return price;
};

/** The error for a cost above the maximum; undefined for any other. */
export const refusalOfCost = (cost: number): ServiceError | undefined =>
  cost > limits.cost
    ? new ServiceError(
        'invalid_parameters',
        `Query cost ${cost} exceeds the maximum of ${limits.cost}. Request smaller pages or fewer fields.`,
      )
    : undefined;

/**
 * The cost of an operation whose variables are valid.
 * @throws ServiceError `invalid_parameters` when it costs too much
 */
export const costOf = (schema: GraphQLSchema, query: DocumentNode, request: Operation): number => {
  const cost = priceOf(query)(request, () => {
    const operation = getOperationAST(query, request.operationName)!;
    return measured(schema, query, operation, valuesOf(schema, operation, request.variables ?? {}));
  });
  const refusal = refusalOfCost(cost);
  if (refusal) throw refusal;
  return cost;
};

/** The cost of an operation of a valid document before its variables are known; undefined when it depends on them. */
export const knownCostOf = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number | undefined =>
  pricingVariables(document).length > 0 ? undefined : measured(schema, document, operation, { sources: {}, coerced: {} });

/** The number of requests that the rate limit counts for a cost. */
export const requestsOf = (cost: number): number => Math.max(1, Math.ceil(cost / perRequest));

/** The cost of one unit of weight. Operations that together cost `under_way` weigh as much as one account may have under way. */
const costPerWeight = limits.under_way / most;

/** The number of requests that an operation counts as, and its weight. Mutations that may take minutes have the most weight, as in REST. */
export const priceOfOperation = ({
  operations,
  operation,
  cost,
}: {
  operations: readonly Pick<OperationFacts, 'isLengthy'>[];
  operation: OperationDefinitionNode;
  cost: number;
}) => {
  const weight = Math.max(1, Math.ceil(cost / costPerWeight));
  const isLengthy = operation.operation === 'mutation' && operations.some((facts) => facts.isLengthy);
  return { requests: requestsOf(cost), weight: isLengthy ? Math.max(dearest, weight) : weight };
};
