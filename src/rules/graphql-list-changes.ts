import type { EventFilter } from '../contract/event-conditions.ts';
import {
  eventTypesOf,
  type FamilyAudience,
  type FollowedList,
  followedLists,
  type ListEffect,
  type ListSubscription,
} from '../contract/followed-lists.ts';
import { followedFilter } from '../contract/graphql-arguments.ts';
import type { Schemas } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import type { Principal } from '../core/principal.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';
import { follow, recordIn, type Shown } from './graphql-subscriptions.ts';
import type { Transition, TransitionOf } from './list-transitions.ts';

type Event = Schemas['Event'];

/** Whether a user is in an audience of a family, for events that are about somebody else. */
type InAudience = (viewer: Pick<Principal, 'accountId' | 'userId'>, event: Event) => Promise<boolean>;

/** Where the changes of lists come from. */
export interface ListChangeSources {
  transitionOf: TransitionOf;
  /** @throws an error for filters whose values the database cannot read */
  tryFilters(accountId: string, filters: readonly EventFilter[]): Promise<void>;
  /** By the names of the audiences. */
  audiences: Readonly<Record<FamilyAudience, InAudience>>;
  /** The position of an event that the caller sees. @throws ServiceError `not_found`, `cursor_expired` */
  positionOf(caller: Principal, eventId: string): Promise<number>;
}

/** The list of one subscriber. */
interface Followed {
  list: FollowedList;
  filters: readonly EventFilter[];
}

/** A value of `ChangeType`. */
type ChangeType = 'ADDED' | 'UPDATED' | 'REMOVED' | 'RELOAD';

interface ListChange {
  eventId: string;
  type: ChangeType;
  id: string | null;
  /** The record, under the name of its field. */
  [field: string]: unknown;
}

/** Whether a filter leaves out all records that an effect is about. */
const leavesOut = (filters: readonly EventFilter[], { by }: ListEffect, { resource_id }: Event): boolean =>
  filters.some(
    ({ field, operator, value, group }) =>
      field === by && group === undefined && (operator === 'eq' || operator === 'in') && ![value].flat().includes(resource_id ?? ''),
  );

/** The user that an event is about, as its member or itself. */
const personIn = ({ data }: Event): unknown => data.user_id ?? data.id;

const concerns = async (effect: ListEffect, caller: Principal, event: Event, sources: ListChangeSources): Promise<boolean> => {
  if (effect.changed !== undefined && event.changes?.[effect.changed] === undefined) return false;
  if (effect.for === 'everyone') return true;
  if (effect.for === 'person') return personIn(event) === caller.userId;
  // Administrators see every record before and after.
  if (caller.role === 'admin') return false;
  // Where no family has an audience, the type of their names is `never`.
  const audiences: Readonly<Record<string, InAudience>> = sources.audiences;
  return effect.for === 'readers' || personIn(event) === caller.userId || audiences[effect.for]!(caller, event);
};

const hasEffect = async ({ list, filters }: Followed, caller: Principal, event: Event, sources: ListChangeSources): Promise<boolean> => {
  for (const effect of list.effects.get(event.type) ?? [])
    if (!leavesOut(filters, effect, event) && (await concerns(effect, caller, event, sources))) return true;
  return false;
};

/** Whether an event hides former values, because the record had other readers before: the caller may not have seen it. */
const hidesFormer = ({ changes }: Event): boolean => Object.values(changes ?? {}).some((change) => !('from' in change));

/** What a transition does to a list; undefined when the record was not in it, and is not in it. */
const changeOfTransition = (
  kind: 'created' | 'changed' | 'deleted',
  { after, before, maybeBefore }: Transition,
): Exclude<ChangeType, 'RELOAD'> | undefined => {
  if (kind === 'deleted') return after ? 'REMOVED' : undefined;
  if (kind === 'created') return after ? 'ADDED' : undefined;
  if (after) return before ? 'UPDATED' : 'ADDED';
  return maybeBefore ? 'REMOVED' : undefined;
};

/** Without a filter, every record matches. */
const always: Transition = { after: true, before: true, maybeBefore: true };

const changeOfRecord = async ({ list, filters }: Followed, accountId: string, event: Event, { transitionOf }: ListChangeSources) => {
  const kind = list.own.get(event.type);
  if (!kind) return undefined;
  const transition = filters.length === 0 ? always : await transitionOf({ accountId, eventId: event.id, filters });
  return changeOfTransition(kind, hidesFormer(event) ? { ...transition, before: false } : transition);
};

/** What an event does to the list of a subscriber. */
const shown = async (followed: Followed, caller: Principal, event: Event, sources: ListChangeSources): Promise<Shown<ListChange>> => {
  const eventId = event.id;
  if (await hasEffect(followed, caller, event, sources)) return { record: { eventId, type: 'RELOAD', id: null } };
  const type = await changeOfRecord(followed, caller.accountId, event, sources);
  if (!type) return 'nothing';
  return { record: { eventId, type, id: event.resource_id, [followed.list.field]: type === 'REMOVED' ? null : recordIn(event) } };
};

/** The arguments of a subscription that follows a list. */
interface Arguments {
  filter?: object | null;
  after?: string | null;
  reload?: boolean | null;
}

const unknownPlace = () =>
  new ServiceError('not_found', 'The subscription cannot continue after `after`. Read the list again, and subscribe without `after`.');

const hasCode = (error: unknown, ...codes: ServiceError['code'][]): boolean => error instanceof ServiceError && codes.includes(error.code);

/** Follows a list from now on, or after a place: the id of an event, or what an opening RELOAD had as its `eventId`. */
const followFrom = async (
  place: string | undefined,
  opening: ((place: string) => ListChange) | undefined,
  {
    name,
    filters,
    context,
    sources,
  }: { name: ListSubscription; filters: readonly EventFilter[]; context: GraphqlContext; sources: ListChangeSources },
) => {
  const list = followedLists[name];
  const after = place !== undefined && isId('event', place) ? await sources.positionOf(context.caller, place) : place;
  try {
    return await follow<typeof name, ListChange>(context, {
      name,
      subscription: { types: eventTypesOf(list), ...(after !== undefined && { after }) },
      ...(opening && { opening }),
      show: (event, caller) => shown({ list, filters }, caller, event, sources),
    });
  } catch (error) {
    throw hasCode(error, 'invalid_cursor') ? unknownPlace() : error;
  }
};

const openingReload = (place: string): ListChange => ({ eventId: place, type: 'RELOAD', id: null });

/**
 * Follows a list with a filter: what each event does to it. A change of a record is computed from the event alone, so that a resumed
 * subscription gets the same. Whether it says RELOAD depends on what the caller may see now. With `reload`, what does not continue after
 * another change begins with RELOAD.
 */
const followList = async (
  name: ListSubscription,
  { filter, after, reload }: Arguments,
  context: GraphqlContext,
  sources: ListChangeSources,
) => {
  const { caller } = context;
  const filters = followedFilter(caller, followedLists[name].type, filter);
  await sources.tryFilters(caller.accountId, filters);
  const followed = { name, filters, context, sources };
  const fromNow = () => followFrom(undefined, reload ? openingReload : undefined, followed);
  if (typeof after !== 'string') return fromNow();
  try {
    return await followFrom(after, undefined, followed);
  } catch (error) {
    if (!reload || !hasCode(error, 'not_found', 'cursor_expired')) throw error;
    return fromNow();
  }
};

/** The resolvers of the subscriptions that follow lists, by their names. */
export const listSubscriptions = (sources: ListChangeSources) =>
  Object.fromEntries(
    (Object.keys(followedLists) as ListSubscription[]).map((name) => [
      name,
      { subscribe: (_root: unknown, args: Arguments, context: GraphqlContext) => followList(name, args, context, sources) },
    ]),
  ) as Readonly<Record<ListSubscription, object>>;
