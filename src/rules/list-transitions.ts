import { type RawBuilder, sql } from 'kysely';
import type { EventFilter } from '../contract/event-conditions.ts';
import type { Queries } from '../data/connection/database.ts';
import { type Column, joined } from '../data/query/where.ts';
import { batchedByAccount } from './account-batches.ts';
import { matchesValue } from './event-conditions.ts';
import { Interrupted } from './graphql-subscriptions.ts';

/** Whether the record of an event matches filters, before and after it. */
export interface Transition {
  after: boolean;
  /** Whether it certainly matched before: with former values that the event shows. */
  before: boolean;
  /** Whether it may have matched before: the values that the event hides may be any. */
  maybeBefore: boolean;
}

/** One event and the filters of one subscriber; the filters are at least one. */
interface Question {
  accountId: string;
  eventId: string;
  filters: readonly EventFilter[];
}

/** Compares the record of an event with filters. Those who ask in the same turn share a statement. */
export type TransitionOf = (question: Question) => Promise<Transition>;

/** How many questions are answered together. */
const mostAtOnce = 500;

/** How many filters one statement has at most: each becomes several parameters, of which PostgreSQL takes 65,535. */
const mostFilters = 400;

const now = ({ path }: EventFilter): Column => sql`events.data #> ${path}::text[]`;

const former = (filter: EventFilter): Column => {
  const [property, ...inside] = filter.path;
  return sql`case when events.changes ? ${property}::text
    then events.changes #> ${[property, 'from', ...inside]}::text[] else ${now(filter)} end`;
};

/** Whether the former value is not in the event. Every change has a new `updated_at`, so `changes` leaves it out. */
const isHidden = ({ path: [property] }: EventFilter): RawBuilder<boolean> => {
  if (property === 'updated_at') return sql`(events.changes is not null)`;
  return sql`coalesce(events.changes ? ${property}::text and not (events.changes -> ${property}::text) ? 'from', false)`;
};

const matchesAll = (filters: readonly EventFilter[], matches: (filter: EventFilter) => RawBuilder<boolean>): RawBuilder<boolean> => {
  const conditions = filters.map((filter) => ({ group: filter.group, condition: sql<boolean>`coalesce(${matches(filter)}, false)` }));
  return sql<boolean>`(${sql.join(joined(conditions), sql` and `)})`;
};

/** The comparison of events with the filters of one subscriber, or of several that have the same. */
const comparison = (accountId: string, filters: readonly EventFilter[], place: number, ids: readonly string[]): RawBuilder<unknown> => sql`
  select ${place}::int as place, id,
    ${matchesAll(filters, (filter) => matchesValue(now(filter), filter))} as after,
    ${matchesAll(filters, (filter) => sql`(not ${isHidden(filter)} and ${matchesValue(former(filter), filter)})`)} as before,
    ${matchesAll(filters, (filter) => sql`(${isHidden(filter)} or ${matchesValue(former(filter), filter)})`)} as maybe
  from events where account_id = ${accountId} and id = any(${ids}::text[])`;

interface Row {
  place: number;
  id: string;
  after: boolean;
  before: boolean;
  maybe: boolean;
}

/** The questions of subscribers that have the same filters. */
interface Alike {
  filters: readonly EventFilter[];
  ids: readonly string[];
}

/** Divides questions so that one statement does not compare with too many filters. */
const divided = (all: readonly Alike[]): Alike[][] => {
  const parts: Alike[][] = [[]];
  let count = 0;
  for (const one of all) {
    count += one.filters.length;
    if (count > mostFilters) {
      parts.push([]);
      count = one.filters.length;
    }
    parts.at(-1)!.push(one);
  }
  return parts;
};

/** Compares events with filters, in one statement for those of an account that are asked for in the same turn. */
export const createTransitions = (db: Queries): TransitionOf => {
  const compare = async (accountId: string, alike: readonly Alike[]): Promise<Map<string, Transition>[]> => {
    const comparisons = alike.map(({ filters, ids }, place) => comparison(accountId, filters, place, ids));
    const { rows } = await sql<Row>`${sql.join(comparisons, sql` union all `)}`.execute(db);
    const found = alike.map(() => new Map<string, Transition>());
    for (const { place, id, after, before, maybe } of rows) found[place]!.set(id, { after, before, maybeBefore: maybe });
    return found;
  };

  return batchedByAccount<Question, Transition>(async (accountId, questions) => {
    const groups = [...Map.groupBy(questions, ({ filters }) => JSON.stringify(filters)).values()];
    const alike = groups.map((own) => ({ filters: own[0]!.filters, ids: own.map(({ eventId }) => eventId) }));
    const found: Map<string, Transition>[] = [];
    for (const part of divided(alike)) found.push(...(await compare(accountId, part)));
    const answers = new Map(groups.flatMap((own, at) => own.map((question) => [question, found[at]!.get(question.eventId)] as const)));
    return questions.map((question) => {
      const transition = answers.get(question);
      // The event was deleted because of its age: its subscriber finds that out by subscribing again.
      if (!transition) throw new Interrupted();
      return transition;
    });
  }, mostAtOnce);
};

/**
 * Has the database read the values of filters before they are compared with events: one that it cannot read would end the subscription.
 * @throws the error of the database
 */
export const tryFilters = async (db: Queries, accountId: string, filters: readonly EventFilter[]): Promise<void> => {
  if (filters.length > 0) await comparison(accountId, filters, 0, []).execute(db);
};
