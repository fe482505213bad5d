import { events } from '#generated/messages/events';
import { ServiceError } from '../core/errors.ts';
import { withOwnUser } from '../core/own-user.ts';
import type { Principal } from '../core/principal.ts';
import { patternOperators } from '../core/query/filter-words.ts';
import { type Condition, namesKey, type RecordFacts, readListQuery } from '../core/query/list-query.ts';
import { dividedWords, type Parameters, parseQueryString, writeQueryString } from '../core/query/query-string.ts';
import type { EventType } from './events.ts';
import { checkedEach, expectFewFilters, expectSomeFilter, noFilter } from './filter-strings.ts';
import { operationIds, operations, records, spellings } from './operations.ts';
import { conditionLimits } from './plans.ts';
import type { OperationId } from './types.ts';
import { expectFindable, refusal, validateQuery } from './validate.ts';

/**
 * One filter of a condition. It compares a property of the event's `data`, or its former or new value in `changes`, or says whether the
 * event changed it.
 */
export interface EventFilter extends Condition {
  part: 'data' | 'from' | 'to' | 'changes';
  /** Where the property is. */
  path: readonly string[];
}

/** Query strings of filters, by event type. */
export type EventConditions = Readonly<Record<string, string>>;

/** What the contract says about the records of an event type, and their list. */
interface Facts extends RecordFacts {
  type: EventType;
  listedBy: OperationId;
}

const factsOf = (type: EventType): Facts | undefined => {
  const { data } = events[type];
  const listedBy = operationIds.find((id) => operations[id].list && operations[id].record === data);
  return listedBy && { ...records[data]!, type, listedBy };
};

/** A part of an event, and the parameter of the list that takes the same values. */
type Spelled = Pick<EventFilter, 'part'> & { parameter: string };

const changesName = /^changes\.(\w+)_exists$/;
const valueName = /^changes\.(\w+?)\.(from|to)((?:_\w+|\[\w+\])?)$/;

const spelledAs = (name: string, { type, filters, fields }: Facts): Spelled | undefined => {
  const isFilter = (parameter: string) => Object.values(filters).some(({ names }) => names.includes(parameter));
  if (isFilter(name) || namesKey(name, filters)) return { part: 'data', parameter: name };
  if (!events[type].changes) return undefined;
  const [, changed] = changesName.exec(name) ?? [];
  // Every change has a new `updated_at`, so `changes` leaves it out.
  if (changed !== undefined)
    return changed !== 'updated_at' && fields.includes(changed) ? { part: 'changes', parameter: changed } : undefined;
  const [, field, part, operator] = valueName.exec(name) ?? [];
  const parameter = `${field}${operator}`;
  return isFilter(parameter) ? { part: part === 'from' ? 'from' : 'to', parameter } : undefined;
};

const unknown = (field: string, { type, filters }: Facts): ServiceError => {
  const changes = events[type].changes
    ? ' Also allowed are `changes.<property>_exists`, and `changes.<field>.from` and `.to` with the same operators, except for metadata.'
    : '';
  return refusal([{ field, message: noFilter(filters) + changes, code: 'unknown_parameter' }]);
};

const changesFilter = (name: string, field: string, value: unknown): EventFilter => {
  if (value !== 'true' && value !== 'false') throw refusal([{ field: name, message: 'Must be true or false.', code: 'invalid_type' }]);
  return { part: 'changes', field, path: [field], kind: 'boolean', operator: 'exists', value: value === 'true' };
};

/** Runs a check of a list's parameter, and gives its errors the name that the condition uses. */
const named = <T>(name: string, parameter: string, check: () => T): T => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw refusal(error.details.map((detail) => ({ ...detail, field: `${name}${detail.field.slice(parameter.length)}` })));
  }
};

const noCursor = () => {
  throw new Error('A condition has no cursor.');
};

const filterOf = (name: string, value: string | string[], facts: Facts): EventFilter => {
  const spelled = spelledAs(name, facts);
  if (!spelled) throw unknown(name, facts);
  const { part, parameter } = spelled;
  if (part === 'changes') return changesFilter(name, parameter, value);
  const read = named(name, parameter, () => {
    const kind = spellings[facts.item]!.filterOf(parameter)?.kind;
    const values = validateQuery(facts.listedBy, { [parameter]: dividedWords(parameter, value, kind) }, []);
    expectFindable(values);
    return values;
  });
  const [condition] = readListQuery(read, facts, spellings[facts.item]!, [], undefined, noCursor).conditions;
  const { field } = condition!;
  return { ...condition!, part, path: facts.filters[field]!.path ?? [field] };
};

const parametersOf = (condition: string): Parameters => {
  const parameters = parseQueryString(condition);
  expectSomeFilter(parameters);
  expectFewFilters([Object.keys(parameters).length], '');
  return parameters;
};

/** @throws ServiceError `invalid_parameters` naming `field`, for more filters that search in texts than an event may be compared with */
export const expectFewPatterns = (filters: readonly Pick<EventFilter, 'operator'>[], field: string, spellings: string): void => {
  const most = conditionLimits.patterns;
  if (filters.filter(({ operator }) => patternOperators.has(operator)).length <= most) return;
  throw refusal([{ field, message: `Must have at most ${most} filters that search in texts (${spellings}).`, code: 'too_many_items' }]);
};

/** The filters of a condition, by parameter. @throws ServiceError `invalid_parameters` naming the first parameter that is wrong */
const filtersOf = (type: EventType, parameters: Parameters): Record<string, EventFilter> => {
  const facts = factsOf(type);
  if (!facts)
    throw refusal([{ field: '', message: `Must be left out: events with a ${events[type].data} have no filters.`, code: 'not_allowed' }]);
  const filters = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, filterOf(name, value, facts)]));
  expectFewPatterns(Object.values(filters), '', '_contains, _starts_with, [like]');
  return filters;
};

/**
 * The filters of a stored condition; an event must match all of them.
 * @throws ServiceError when the contract has changed since, so that it no longer has them
 */
export const eventFilters = (type: EventType, condition: string): EventFilter[] => Object.values(filtersOf(type, parametersOf(condition)));

const checked = (caller: Principal, types: readonly EventType[], type: EventType, condition: string): string => {
  if (!types.includes(type)) throw refusal([{ field: '', message: 'Must be one of the types in `events`.', code: 'not_allowed' }]);
  const parameters = parametersOf(condition);
  const filters = filtersOf(type, parameters);
  const resolved = withOwnUser(caller, parameters, (name) => filters[name]!.kind === 'user');
  return resolved === parameters ? condition : writeQueryString(resolved);
};

const expectShort = (conditions: EventConditions): void => {
  const length = Object.values(conditions).reduce((sum, condition) => sum + condition.length, 0);
  const most = conditionLimits.characters;
  if (length > most) throw refusal([{ field: 'conditions', message: `Must have at most ${most} characters together.`, code: 'too_long' }]);
};

/**
 * Checks the conditions of a webhook for events of `types`, and replaces `me` in them with the id of the caller's user.
 * @throws ServiceError `invalid_parameters` for other types, and for filters that the events of a type do not have
 */
export const checkedConditions = (caller: Principal, types: readonly EventType[], conditions: EventConditions): EventConditions => {
  expectShort(conditions);
  const given = Object.entries(conditions).map(([type, condition]) => [`conditions.${type}`, [type, condition] as const] as const);
  return Object.fromEntries(
    checkedEach(given, ([type, condition]) => [type, checked(caller, types, type as EventType, condition)] as const),
  );
};
