import { type RawBuilder, sql } from 'kysely';
import { type EventConditions, type EventFilter, eventFilters } from '../contract/event-conditions.ts';
import type { EventType } from '../contract/events.ts';
import { ServiceError } from '../core/errors.ts';
import { type FilterKind, patternOperators } from '../core/query/filter-words.ts';
import type { Tx } from '../data/connection/transaction.ts';
import { type Column, conditionOf, filterOf, operandOf } from '../data/query/where.ts';

/** The JSON value that a filter compares. */
const json = ({ part, path }: EventFilter): Column => {
  const [property, ...inside] = path;
  return part === 'data' ? sql`events.data #> ${path}::text[]` : sql`events.changes #> ${[property, part, ...inside]}::text[]`;
};

/** A JSON value in the type by which lists compare such values. */
const typed = (value: Column, kind: FilterKind): Column => {
  const text = sql`(${value} #>> '{}')`;
  switch (kind) {
    case 'labels':
      return sql`array(select jsonb_array_elements_text(case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end))`;
    case 'keyed':
      return sql`coalesce(${value}, '{}')`;
    case 'number':
      return sql`${text}::numeric`;
    case 'boolean':
      return sql`${text}::boolean`;
    case 'instant':
      return sql`${text}::timestamptz`;
    case 'email':
      return sql`lower(${text}) collate "C"`;
    default:
      return sql`${text} collate "C"`;
  }
};

/** Patterns ignore case as the language of the database has it, so they are matched against the text itself. */
const compared = (value: Column, { operator, kind }: EventFilter): Column =>
  patternOperators.has(operator) ? sql`(${value} #>> '{}')` : typed(value, kind);

/** Whether a JSON value of an event matches a filter. */
export const matchesValue = (value: Column, filter: EventFilter): RawBuilder<boolean> =>
  conditionOf(compared(value, filter), filterOf(filter), operandOf(filter));

const matchesFilter = (filter: EventFilter): RawBuilder<boolean> => {
  const { part, field, value } = filter;
  const isChanged = sql<boolean>`coalesce(events.changes ? ${field}::text, false)`;
  if (part === 'changes') return value === true ? isChanged : sql<boolean>`not ${isChanged}`;
  const matches = matchesValue(json(filter), filter);
  // Where the event did not change the property, or hides its former value, there is nothing to compare.
  return part === 'data' ? matches : sql<boolean>`(${json(filter)} is not null and ${matches})`;
};

/** The filters of a stored condition. Undefined if the contract no longer has them: then all events of the type are delivered. */
const storedFilters = (type: string, condition: string): EventFilter[] | undefined => {
  try {
    return eventFilters(type as EventType, condition);
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
};

const matchesCondition = (type: string, condition: string): RawBuilder<boolean> => {
  const filters = (storedFilters(type, condition) ?? []).map(matchesFilter);
  return sql<boolean>`(${sql.join([sql`type = ${type}`, ...filters], sql` and `)})`;
};

/** Of these events of an account, those that match the condition for their type. */
export const matchingEvents = async (
  tx: Tx,
  accountId: string,
  conditions: EventConditions,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const alternatives = Object.entries(conditions).map(([type, condition]) => matchesCondition(type, condition));
  const { rows } = await sql<{ id: string }>`
    select id from events
    where account_id = ${accountId} and id = any(${ids}::text[]) and (${sql.join(alternatives, sql` or `)})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

/**
 * Has the database read the values of conditions before they are stored: a value that it cannot read would stop the account's deliveries.
 * @throws the error of the database
 */
export const tryConditions = async (tx: Tx, accountId: string, conditions: EventConditions): Promise<void> => {
  if (Object.keys(conditions).length > 0) await matchingEvents(tx, accountId, conditions, []);
};
