import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import { withOwnUser } from '../core/own-user.ts';
import type { Principal } from '../core/principal.ts';
import { keysAtMost } from '../core/query/keyed-filters.ts';
import { groupsIn, namesKey, type RecordFacts, type Spellings } from '../core/query/list-query.ts';
import { dividedWords, groupsName, type Parameters, parseQueryString } from '../core/query/query-string.ts';
import type { Difference } from './difference.ts';
import { operations, records, spellings } from './operations.ts';
import { conditionLimits, listLimits } from './plans.ts';
import type { OperationId } from './types.ts';
import { expectFindable, refusal, validateQuery } from './validate.ts';

// Query strings of filters: the groups of a list, and the conditions of a webhook.

type Values = Readonly<Record<string, unknown>>;

/**
 * Checks several query strings, each with the path that its errors begin with.
 * @throws ServiceError `invalid_parameters` with the errors of all
 */
export const checkedEach = <One, Made>(given: readonly (readonly [path: string, one: One])[], check: (one: One) => Made): Made[] => {
  const made: Made[] = [];
  const details: ErrorDetail[] = [];
  for (const [path, one] of given) {
    try {
      made.push(check(one));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      details.push(...error.details.map((detail) => ({ ...detail, field: detail.field === '' ? path : `${path}.${detail.field}` })));
    }
  }
  if (details.length > 0) throw refusal(details);
  return made;
};

/** @throws ServiceError `invalid_parameters` for a query string without filters */
export const expectSomeFilter = (filters: Parameters): void => {
  if (Object.keys(filters).length > 0) return;
  throw refusal([{ field: '', message: 'Must have at least one filter.', code: 'too_few_items' }]);
};

/** @throws ServiceError `invalid_parameters` naming `field`, for more filters than may be used at once */
export const expectFewFilters = (counts: readonly number[], field: string): void => {
  const most = conditionLimits.filters;
  if (counts.reduce((sum, count) => sum + count, 0) <= most) return;
  throw refusal([{ field, message: `Must have at most ${most} filters${counts.length > 1 ? ' together' : ''}.`, code: 'too_many_items' }]);
};

const countOf = (filters: Parameters): number => Object.keys(filters).length;

/** The message for what is no filter of these records. */
export const noFilter = (filters: RecordFacts['filters']): string =>
  `Is unknown. Allowed are the filters, with their operators, by: ${Object.keys(filters).join(', ')}.`;

/** A query whose lists are split, as `dividedWords` splits them. */
const dividedQuery = (query: Parameters, known: Spellings | undefined): Parameters =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, dividedWords(name, value, known?.filterOf(name)?.kind)]));

/** A list, and how a version has it. */
interface List {
  operationId: OperationId;
  difference?: Difference | undefined;
}

const spellingsOf = ({ operationId, difference }: List): Spellings | undefined =>
  difference?.spellings ?? spellings[operations[operationId].record ?? ''];

const recordOf = ({ operationId, difference }: List): RecordFacts => difference?.record ?? records[operations[operationId].record!]!;

const readGroup = (list: List, group: Parameters): Values => {
  const { filters } = recordOf(list);
  const { declared } = operations[list.operationId];
  expectSomeFilter(group);
  const others = Object.keys(group).filter((name) => !spellingsOf(list)?.filterOf(name) && !namesKey(name, filters));
  const details = others.map((field): ErrorDetail => {
    if (declared.includes(field))
      return { field, message: 'Must be outside of the groups: a group has only filters.', code: 'not_allowed' };
    return { field, message: noFilter(filters), code: 'unknown_parameter' };
  });
  if (details.length > 0) throw refusal(details);
  const read = validateQuery(list.operationId, group, [], list.difference);
  expectFindable(read);
  return read;
};

/** @throws ServiceError `invalid_parameters` for more filters by keys than a request may have */
const expectFewKeys = (list: List, queries: readonly Values[]): void => {
  const { filters } = recordOf(list);
  const names = queries.flatMap((query) => Object.keys(query).filter((name) => namesKey(name, filters)));
  if (names.length <= keysAtMost) return;
  const message = `Must have at most ${keysAtMost} filters by keys, together with those outside of the groups.`;
  throw refusal([{ field: groupsName, message, code: 'too_many_items' }]);
};

const asPaths = <Group>(groups: readonly Group[]) => groups.map((group, at) => [`${groupsName}[${at}]`, group] as const);

/**
 * Checks the groups of a list, and parses their values.
 * @param query the filters outside of the groups
 * @throws ServiceError `invalid_parameters` naming `or`, or filters such as `or[0].status`
 */
export const readGroups = (list: List, groups: readonly Parameters[], query: Values): readonly Values[] => {
  const { groups: most } = listLimits;
  if (groups.length === 0) throw refusal([{ field: groupsName, message: 'Must have at least 1 entry.', code: 'too_few_items' }]);
  if (groups.length > most) throw refusal([{ field: groupsName, message: `Must have at most ${most} entries.`, code: 'too_many_items' }]);
  expectFewFilters(groups.map(countOf), groupsName);
  const read = checkedEach(asPaths(groups), (group) => readGroup(list, group));
  expectFewKeys(list, [query, ...read]);
  return read;
};

/**
 * Checks an operation's query against the contract, with its groups, and parses it.
 * @param forms the pagination parameters of the version that is served
 * @returns the values by name; `or` has the groups in the same form
 * @throws ServiceError `invalid_parameters` naming each invalid parameter
 */
export const readQuery = (list: List, query: Parameters, forms: readonly string[]): Record<string, unknown> => {
  const known = spellingsOf(list);
  const read = validateQuery(list.operationId, dividedQuery(query, known), forms, list.difference);
  if (read[groupsName] === undefined) return read;
  const groups = (read[groupsName] as string[]).map((group) => dividedQuery(parseQueryString(group), known));
  return Object.assign(read, { [groupsName]: readGroups(list, groups, read) });
};

/**
 * Replaces `me` with the id of the caller's user in the filters of a query and of its groups.
 * @throws ServiceError `invalid_parameters` naming the filter, when there is no user
 */
export const withOwnUserInQuery = <Query extends Values>(caller: Principal, query: Query, known: Spellings | undefined): Query => {
  const takesUser = (name: string) => known?.filterOf(name)?.kind === 'user';
  const own = withOwnUser(caller, query, takesUser);
  if (own[groupsName] === undefined) return own;
  return { ...own, [groupsName]: checkedEach(asPaths(groupsIn(own)), (group) => withOwnUser(caller, group, takesUser)) };
};
