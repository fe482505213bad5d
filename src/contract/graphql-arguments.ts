import { fieldMap, filterSuffixes, listInputs, nestedInputs } from '#generated/graphql/field-map';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import type { IfMatch } from '../core/if-match.ts';
import { withOwnUser } from '../core/own-user.ts';
import type { Principal } from '../core/principal.ts';
import type { Window, WindowQuery } from '../core/query/connection.ts';
import type { Cursors } from '../core/query/cursors.ts';
import { keyedName } from '../core/query/keyed-filters.ts';
import { type Condition, isKeyed, readListQuery } from '../core/query/list-query.ts';
import { groupsName } from '../core/query/query-string.ts';
import { expectStorable } from '../core/storable-json.ts';
import { type EventFilter, expectFewPatterns } from './event-conditions.ts';
import { expectFewFilters, readGroups, withOwnUserInQuery } from './filter-strings.ts';
import { normalBody } from './normal-body.ts';
import { operations, records, spellings } from './operations.ts';
import { graphqlLimits } from './plans.ts';
import type { OperationId, Schemas } from './types.ts';
import { expectFindable, refusal, validateBody, validatePath, validateQuery } from './validate.ts';

type Inputs = typeof fieldMap.inputs;
type Named<Pointer> = Pointer extends `${string}#/schemas/${infer Name extends keyof Schemas}` ? Schemas[Name] : never;
type Given<Fields> = { readonly [Field in keyof Fields]?: unknown };

/** Rewrites a text about a field with the names and values that the GraphQL schema uses. */
type Reword = (field: string, text: string) => string;

/** Renames the fields of an error to the arguments that the client sent. */
export const respelled = (error: ServiceError, respell: (field: string) => string, reword: Reword = (_, text) => text): ServiceError => {
  const details = error.details.map(({ field, message, ...rest }): ErrorDetail => {
    return { ...rest, field: respell(field), message: reword(field, message) };
  });
  if (error.code === 'invalid_parameters' && details.length > 0) return refusal(details);
  const message = error.details.reduce((text, { field }) => reword(field, text), error.message);
  return new ServiceError(error.code, message, { ...error, details, cause: error });
};

const enums: Record<string, { readonly values: Readonly<Record<string, string>> | 'same' }> = fieldMap.enums;

/** A text about a field of an enum, with the values of the schema: `Must be active.` becomes `Must be ACTIVE.` */
export const enumText = (type: string, text: string): string => {
  const values = enums[type]?.values ?? 'same';
  if (values === 'same') return text;
  const names = new Map(Object.entries(values).map(([name, value]) => [value, name]));
  return text.replaceAll(/\w+/g, (word) => names.get(word) ?? word);
};

/** Runs a check, and renames the fields of its error to the arguments that the client sent. */
const spelling = <T>(respell: (field: string) => string, check: () => T): T => {
  try {
    return check();
  } catch (error) {
    throw error instanceof ServiceError ? respelled(error, respell) : error;
  }
};

/** The field of an input type that holds a property of the body. */
export const inputField = (name: keyof Inputs, property: string): string | undefined =>
  Object.entries(fieldMap.inputs[name].fields).find(([, one]) => one === property)?.[0];

/** The input in a field of another one; undefined for fields with other values. */
const nestedIn = (name: keyof Inputs, field: string): keyof Inputs | undefined =>
  (nestedInputs as Readonly<Record<string, Readonly<Record<string, keyof Inputs>>>>)[name]?.[field];

const pathWithin = (name: keyof Inputs, path: string): string | undefined => {
  const [property] = path.split(/[.[]/, 1);
  const field = inputField(name, property!);
  if (!field) return undefined;
  const rest = path.slice(property!.length);
  const nested = nestedIn(name, field);
  const inside = nested && pathWithin(nested, rest.slice(1));
  return inside ? `${field}.${inside}` : `${field}${rest}`;
};

/** The path of a body's property within an input: `metadata.tags[0]` becomes `input.data.tags[0]`. */
export const inputPath =
  (name: keyof Inputs) =>
  (field: string): string => {
    if (field === '(body)') return 'input';
    const path = pathWithin(name, field);
    return path ? `input.${path}` : field;
  };

/** The properties of the body that the fields of an input set. @param left the values that mean the same as leaving a field out */
const propertiesOf = (name: keyof Inputs, input: object, left: readonly unknown[]): Record<string, unknown> => {
  const given = Object.entries<string>(fieldMap.inputs[name].fields).flatMap(([field, property]) => {
    const value = (input as Record<string, unknown>)[field];
    if (left.includes(value)) return [];
    const nested = nestedIn(name, field);
    return [[property, nested && value ? propertiesOf(nested, value as object, left) : value]];
  });
  return Object.fromEntries(given);
};

const nullIsLeftOut: readonly string[] = fieldMap.inputValues.nullIsLeftOut;

/**
 * Converts an input into the body of the REST operation that does the same, and checks it against that operation's contract. `me` becomes
 * the id of the caller's user. Null is left out where the map says so.
 * @throws ServiceError `invalid_parameters`, `unprocessable`, naming fields of the body
 */
export const bodyOf = <Name extends keyof Inputs>(
  caller: Principal,
  operationId: OperationId,
  name: Name,
  input: Given<Inputs[Name]['fields']>,
): Named<Inputs[Name]['schema']> => {
  const left: readonly unknown[] = nullIsLeftOut.includes(operations[operationId].method) ? [undefined, null] : [undefined];
  const body = normalBody(operationId, propertiesOf(name, input, left)) as Record<string, unknown>;
  validateBody(operationId, 'application/json', body);
  expectStorable(body);
  return withOwnUser(caller, body, (property) => operations[operationId].users.includes(property)) as Named<Inputs[Name]['schema']>;
};

const pathOf = (operationId: OperationId, id: string): string => operations[operationId].path.replace(/\{\w+\}/, id);

/**
 * Checks ids as the path parameters of an operation, in their order.
 * @throws ServiceError `not_found` when no record can have such an id
 */
export const namedAll = <const Ids extends readonly string[]>(operationId: OperationId, ...ids: Ids): Ids => {
  const parameters = [...operations[operationId].path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
  validatePath(operationId, Object.fromEntries(parameters.map((parameter, at) => [parameter, ids[at]!])));
  return ids;
};

/** Checks an id as the path parameter of an operation. @throws ServiceError `not_found` when no record can have such an id */
export const named = (operationId: OperationId, id: string): string => namedAll(operationId, id)[0];

/** The condition of a write whose client has sent the version that the record must still have. */
export const ifVersionIs = (version: number | null | undefined): IfMatch =>
  typeof version === 'number' ? { allowed: [version] } : undefined;

/** The pagination arguments of a list: by offset, or by cursor in both directions. */
export interface PageArguments {
  readonly pagination?: { readonly limit?: number | null; readonly offset?: number | null } | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

const { page, page_most: most, page_skipped: skipped } = graphqlLimits;

const deeper = ' To read further, use `first` and `after` with the `endCursor` of a page.';

const within = (field: string, value: number, least: number, most: number, beyond = ''): number => {
  if (value < least) throw refusal([{ field, message: `Must be at least ${least}.`, code: 'too_small' }]);
  if (value > most) throw refusal([{ field, message: `Must be at most ${most}.${beyond}`, code: 'too_large' }]);
  return value;
};

const ways = [['pagination'], ['first', 'after'], ['last', 'before']] as const;

/** The argument names of the pagination form that a request uses; the first name identifies the form. */
const wayOf = (args: PageArguments): (typeof ways)[number] => {
  const given = ways.filter((names) => names.some((name) => args[name] !== undefined && args[name] !== null));
  if (given.length < 2) return given[0] ?? ways[0];
  const fields = given.flat().filter((name) => args[name] !== undefined && args[name] !== null);
  // Only some lists have `pagination`.
  const pagination = fields.includes('pagination') ? 'pagination, ' : '';
  const message = `Must not be combined: use ${pagination}first with after, or last with before.`;
  throw refusal(fields.map((field) => ({ field, message, code: 'not_allowed' })));
};

const windowOf = (args: PageArguments, open: (field: string, cursor: string) => ReturnType<Cursors['open']>): Window => {
  const [way] = wayOf(args);
  if (way === 'pagination') {
    const { limit, offset } = args.pagination ?? {};
    return {
      kind: 'offset',
      limit: within('pagination.limit', limit ?? page, 1, most),
      offset: within('pagination.offset', offset ?? 0, 0, skipped, deeper),
    };
  }
  const limit = within(way, args[way] ?? page, 1, most);
  if (way === 'first') return { kind: 'forward', limit, after: typeof args.after === 'string' ? open('after', args.after) : undefined };
  return { kind: 'backward', limit, before: typeof args.before === 'string' ? open('before', args.before) : undefined };
};

/** The fields of filters with the REST operators that they mean. */
export const filterOperators: Readonly<Record<string, Pick<Condition, 'operator'>>> = Object.fromEntries(
  Object.values(fieldMap.filters).flatMap(({ operation, fields }) => {
    const known = spellings[operations[operation].record!]!;
    return Object.entries(fields).flatMap(([field, parameter]) => {
      const filter = known.filterOf(parameter);
      return filter ? [[field, filter] as const] : [];
    });
  }),
);

type ListInputs = typeof listInputs;

/** A type whose lists are connections with a filter and an order. */
export type ListType = keyof ListInputs;
type Suffixes = Readonly<Record<string, { readonly operator: Condition['operator']; readonly suffix: string } | undefined>>;

/** The operator of each field of the filter inputs. */
export const inputOperators: Suffixes = filterSuffixes;

/** A filter or an order of a connection, as the client sends it. */
interface Selection {
  filter?: object | null;
  orderBy?: readonly { readonly field: string; readonly direction?: 'ASC' | 'DESC' }[] | null;
}

/** The arguments of a connection. */
export interface ConnectionArguments extends PageArguments, Selection {}

/** Parameters of a REST list, each with the path of its argument. */
type Spelled = [parameter: string, value: string | string[], path: string][];

const sentValue = (value: unknown): string | string[] => (Array.isArray(value) ? value.map(String) : String(value));

const isGiven = ([, value]: readonly [string, unknown]): boolean => value !== undefined && value !== null;

/** @throws ServiceError `invalid_parameters` for a value that no filter compares with */
const keyedText = (field: string, value: unknown): string => {
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  const message = 'Must be a text, a number, a boolean, null, or a list of texts, numbers and booleans.';
  throw refusal([{ field, message, code: 'invalid_type' }]);
};

/** The filters by the keys of an object: a value, a list of values, or null for a key that is not set. */
const byKeys = (parameter: string, values: object, path: string): Spelled =>
  Object.entries(values).map(([key, value]): Spelled[number] => {
    const own = `${path}.${key}`;
    if (value === null) return [`${parameter}.${key}[exists]`, 'false', own];
    return Array.isArray(value)
      ? [`${parameter}.${key}[in]`, value.map((one) => keyedText(own, one)), own]
      : [`${parameter}.${key}[eq]`, keyedText(own, value), own];
  });

const isKeyedIn = (operationId: OperationId, property: string): boolean =>
  isKeyed(property, records[operations[operationId].record!]!.filters);

/** The inputs of a list: the property of each field with operators, and the parameter of each field that takes one value. */
interface InputNames {
  readonly operation: OperationId;
  readonly filter: Readonly<Record<string, string>>;
  readonly flat: Readonly<Record<string, string>>;
  readonly order: Readonly<Record<string, string>>;
}

/** The parameters for one field of a filter; none for the groups of the filter itself. */
const spelledField = ({ operation, filter, flat }: InputNames, field: string, value: object, path: string): Spelled => {
  const own = `${path}.${field}`;
  const named = flat[field] ?? filter[field];
  if (named === undefined) return path === 'filter' ? [] : [[groupsName, '', own]];
  if (isKeyedIn(operation, named)) return byKeys(named, value, own);
  if (field in flat) return [[named, sentValue(value), own]];
  const operators = Object.entries(value).filter(isGiven);
  return operators.map(([operator, one]) => [`${named}${inputOperators[operator]!.suffix}`, sentValue(one), `${own}.${operator}`]);
};

/** @throws ServiceError `invalid_parameters` when two fields of a filter are one parameter, as `email` and `emailMatches.eq` */
const expectOnce = (spelled: Spelled): void => {
  const paths = Map.groupBy(spelled, ([parameter]) => parameter);
  for (const [[, , first] = ['', '', ''], again] of paths.values()) {
    if (!again) continue;
    const message = `Must not be combined with ${first}, which means the same.`;
    throw refusal([{ field: again[2], message, code: 'not_allowed' }]);
  }
};

/** The filters in an input, without its groups. */
const filtersIn = (names: InputNames, input: object, path: string): Spelled => {
  const given = Object.entries<object>({ ...input }).filter(isGiven);
  const spelled = given.flatMap(([field, value]) => spelledField(names, field, value, path));
  expectOnce(spelled);
  return spelled;
};

/** The parameters of a list, and those in its groups; no groups are undefined. */
interface Selected {
  spelled: Spelled;
  groups?: readonly Spelled[] | undefined;
}

/** The parameters for the arguments of a list whose inputs are made from the REST list. */
const selectionOf = (name: ListType, { filter, orderBy }: Selection): Selected => {
  const names: InputNames = listInputs[name];
  const { or } = (filter ?? {}) as { or?: readonly object[] | null };
  const order = (orderBy ?? []).map(({ field, direction = 'ASC' }) => `${names.order[field]}:${direction.toLowerCase()}`);
  return {
    spelled: [...filtersIn(names, filter ?? {}, 'filter'), ...(order.length > 0 ? [['sort', order, 'orderBy'] as Spelled[number]] : [])],
    groups: or?.map((group, at) => filtersIn(names, group, `filter.${groupsName}[${at}]`)),
  };
};

/** Whether an error is about a parameter, or about an entry of its list; errors about a key of an object do not name the operator. */
const isAbout = (field: string, parameter: string): boolean => {
  const keyed = keyedName(parameter);
  return field.startsWith(parameter) || (keyed !== undefined && field === `${keyed.field}.${keyed.key}`);
};

/** The path of the argument that a parameter, or an entry of its list, comes from; also of one in a group. */
const pathIn =
  ({ spelled, groups = [] }: Selected) =>
  (field: string): string => {
    const [group, at, inside] = /^or(?:\[(\d+)\](?:\.(.*))?)?$/s.exec(field) ?? [];
    if (inside !== undefined) return pathIn({ spelled: groups[Number(at)]! })(inside);
    if (group !== undefined && spelled.every(([parameter]) => parameter !== groupsName)) return `filter.${group}`;
    const [parameter, , path] = spelled.findLast(([parameter]) => isAbout(field, parameter)) ?? [field, '', field];
    return `${path}${field.slice(parameter.length)}`;
  };

/** A query for a part of a list, and the function that makes its cursors. The cursors are those of the REST list. */
export interface ListArguments extends WindowQuery {
  seal: (position: ReturnType<Cursors['open']>) => string;
}

interface ListRequest {
  operationId: OperationId;
  caller: Principal;
  cursors: Cursors;
  args: PageArguments;
  /** The id in the operation's path, if it has one. */
  of?: string;
  selection?: Selection & { of: ListType };
}

const parametersOf = (spelled: Spelled) => Object.fromEntries(spelled.map(([parameter, value]) => [parameter, value]));

/** Checks parameters by the contract of a REST list. */
const checkedParameters = (operationId: OperationId, caller: Principal, selected: Selected): Record<string, unknown> =>
  spelling(pathIn(selected), () => {
    const checked = validateQuery(operationId, parametersOf(selected.spelled));
    expectFindable(checked);
    const groups = selected.groups && readGroups({ operationId }, selected.groups.map(parametersOf), checked);
    return withOwnUserInQuery(caller, { ...checked, [groupsName]: groups }, spellings[operations[operationId].record!]);
  });

/**
 * Parses the arguments of a list by the contract of the corresponding REST list.
 * @throws ServiceError `invalid_parameters`, `invalid_cursor`, naming the arguments
 */
export const listArguments = ({ operationId, caller, cursors, args, of = '', selection }: ListRequest): ListArguments => {
  const { record, defaultSort } = operations[operationId];
  const read = checkedParameters(operationId, caller, selection ? selectionOf(selection.of, selection) : { spelled: [] });
  const list = readListQuery(read, records[record!]!, spellings[record!]!, ['page'], defaultSort ?? undefined, cursors.open);
  const about = `${operationId} ${pathOf(operationId, of)} ${list.about}`;
  const open = (field: string, cursor: string) =>
    spelling(
      () => field,
      () => cursors.open(cursor, about),
    );
  return {
    conditions: list.conditions,
    sort: list.sort,
    window: windowOf(args, open),
    seal: (position) => cursors.seal(position, about),
  };
};

const noCursor = () => {
  throw new Error('A subscription has no cursor.');
};

/**
 * Parses the filter of a subscription that follows a list, by the contract of the corresponding REST list. The data of events is compared
 * with it, which has the properties of the records.
 * @throws ServiceError `invalid_parameters` naming `filter` or what is in it
 */
export const followedFilter = (caller: Principal, of: ListType, filter: object | null | undefined): readonly EventFilter[] => {
  const { operation: operationId } = listInputs[of];
  const facts = records[operations[operationId].record!]!;
  const read = checkedParameters(operationId, caller, selectionOf(of, { filter: filter ?? null }));
  const { conditions } = readListQuery(read, facts, spellings[facts.item]!, [], undefined, noCursor);
  expectFewFilters([conditions.length], 'filter');
  expectFewPatterns(conditions, 'filter', 'contains, startsWith, like');
  return conditions.map((condition) => ({ ...condition, part: 'data', path: facts.filters[condition.field]!.path ?? [condition.field] }));
};

/** Checks how many records a query asks for by their ids. @throws ServiceError `invalid_parameters` naming `ids` */
export const expectFewIds = (ids: readonly string[]): void => {
  if (ids.length > most) throw refusal([{ field: 'ids', message: `Must have at most ${most} entries.`, code: 'too_many_items' }]);
};

/**
 * Checks the event types of a subscription like those of the list of events, and requires at least one.
 * @throws ServiceError `invalid_parameters` naming `types`
 */
export const eventTypes = (types: readonly string[]): readonly Schemas['EventType'][] =>
  spelling(
    (parameter) => parameter.replace('type_in', 'types'),
    () => {
      if (types.length === 0) throw refusal([{ field: 'types', message: 'Must have at least 1 entry.', code: 'too_few_items' }]);
      return validateQuery('listEvents', { type_in: [...types] });
    },
  ).type_in as Schemas['EventType'][];

/** The arguments of a search, checked by the contract of REST. @throws ServiceError `invalid_parameters`, naming the arguments */
export const searchArguments = ({ q, kinds, limit }: { q: string; kinds?: readonly string[] | null; limit?: number | null }) =>
  spelling(
    (parameter) => parameter.replace('kind_in', 'kinds'),
    () =>
      validateQuery('getSearchResults', {
        q,
        ...(kinds && { kind_in: [...kinds] }),
        ...(typeof limit === 'number' && { limit: String(limit) }),
      }) as unknown as { q: string; kind_in?: Schemas['SearchKind'][]; limit?: number },
  );
