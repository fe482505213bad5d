import type { EventFilter } from '../contract/event-conditions.ts';
import { eventTypesOf, type FollowedList, followedLists, type ListEffect, type ListSubscription } from '../contract/followed-lists.ts';
import { followedFilter, named } from '../contract/graphql-arguments.ts';
import type { Schemas } from '../contract/types.ts';
import type { Principal } from '../core/principal.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';
import { follow, recordIn, type Shown } from './graphql-subscriptions.ts';
import type { Transition, TransitionOf } from './list-transitions.ts';

type Event = Schemas['Event'];

/** Where the changes of lists come from. */
export interface ListChangeSources {
  transitionOf: TransitionOf;
  /** @throws an error for filters whose values the database cannot read */
  tryFilters(accountId: string, filters: readonly EventFilter[]): Promise<void>;
  /** Whether an event of a membership may have changed what a user sees who shares a team with its member. */
  reachesColleague(viewer: Pick<Principal, 'accountId' | 'userId'>, event: Event): Promise<boolean>;
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
  return effect.for === 'readers' || personIn(event) === caller.userId || sources.reachesColleague(caller, event);
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
}

/**
 * Follows a list with a filter: what each event does to it. A change of a record is computed from the event alone, so that a resumed
 * subscription gets the same. Whether it says RELOAD depends on what the caller may see now.
 */
const followList = async (name: ListSubscription, { filter, after }: Arguments, context: GraphqlContext, sources: ListChangeSources) => {
  const { caller } = context;
  const list = followedLists[name];
  const filters = followedFilter(caller, list.type, filter);
  await sources.tryFilters(caller.accountId, filters);
  return follow<typeof name, ListChange>(context, {
    name,
    subscription: {
      types: eventTypesOf(list),
      ...(typeof after === 'string' && { after: await sources.positionOf(caller, named('getEvent', after)) }),
    },
    show: (event, caller) => shown({ list, filters }, caller, event, sources),
  });
};

/** The resolvers of the subscriptions that follow lists, by their names. */
export const listSubscriptions = (sources: ListChangeSources) =>
  Object.fromEntries(
    (Object.keys(followedLists) as ListSubscription[]).map((name) => [
      name,
      { subscribe: (_root: unknown, args: Arguments, context: GraphqlContext) => followList(name, args, context, sources) },
    ]),
  ) as Readonly<Record<ListSubscription, object>>;
