import { type DocumentNode, type GraphQLSchema, getNamedType, isCompositeType, type VariableNode, visit } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { fieldFacts } from '../contract/graphql.ts';
import { filterOperators } from '../contract/graphql-arguments.ts';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { costOfFilters } from '../rules/list-cost.ts';
import type { OperationRequest } from './operation-request.ts';
import { recent } from './recent.ts';

/** The library refuses when its count reaches this number, so it is one above the limit. `LimitsRule` refuses larger operations first. */
const maxQueryNodes = limits.selections + 1;

/** The cost that the rate limit counts as one request. */
const { per_request: perRequest } = limits;

const argumentAt = (args: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], args);

/** The largest number of records that a field can return. The field refuses a number out of bounds; that must not reduce the cost. */
const recordsOf = (args: Record<string, unknown>, multiplies: readonly string[]): number => {
  if (multiplies.length === 0) return 1;
  const given = multiplies.map((path) => argumentAt(args, path)).filter((value) => typeof value === 'number');
  return given.length === 0 ? limits.page : Math.max(...given.map((value) => Math.min(Math.max(value, 1), limits.page_most)));
};

/** The additional cost of a list's filters, as in REST. The cost of a total is included, because `totalCount` may be selected. */
const priceOfFilter = (filter: object | null | undefined): number => {
  const conditions = Object.entries(filter ?? {}).flatMap(([field, value]) => (value == null ? [] : (filterOperators[field] ?? [])));
  return costOfFilters(conditions, true) * perRequest;
};

/** The price of a field by `@cost`: for each record, its weight and the price of what is selected under it. */
const priced: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const { weight, multiplies } = fieldFacts[`${type.name}.${field.name}`]?.cost ?? {
    weight: isCompositeType(getNamedType(field.type)) ? 1 : 0,
    multiplies: [],
  };
  return recordsOf(args, multiplies) * (weight + childComplexity) + priceOfFilter(args.filter);
};

type Operation = Pick<OperationRequest, 'variables' | 'operationName'>;

/** Arguments that decide how many records are returned, or how they are found. */
const counting = new Set([
  'filter',
  ...Object.values(fieldFacts).flatMap(({ cost }) => cost?.multiplies.map((path) => path.split('.', 1)[0]!) ?? []),
]);

/** The variables that a price depends on: those in such arguments, and in directives that leave fields out. */
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

/** Prices by document. A cached document is used again with other variables, and measuring it takes longer than parsing it. */
const prices = new WeakMap<DocumentNode, ReturnType<typeof pricing>>();

const priceOf = (document: DocumentNode) => {
  const price = prices.get(document) ?? pricing(document);
  prices.set(document, price);
  return price;
};

/**
 * The cost of an operation whose variables are valid.
 * @throws ServiceError `invalid_parameters` when it costs too much
 */
export const costOf = (schema: GraphQLSchema, query: DocumentNode, operation: Operation): number => {
  const { variables, operationName } = operation;
  const cost = priceOf(query)(operation, () =>
    getComplexity({ schema, query, variables, operationName, estimators: [priced], maxQueryNodes }),
  );
  if (cost > limits.cost)
    throw new ServiceError(
      'invalid_parameters',
      `The operation costs ${cost}; ${limits.cost} is the most. Ask for smaller pages, or for less.`,
    );
  return cost;
};

/** The number of requests that the rate limit counts for a cost. */
export const requestsOf = (cost: number): number => Math.max(1, Math.ceil(cost / perRequest));
