import { listChanges } from '#generated/graphql/field-map';
import { events, type FamilyAudience } from '#generated/messages/events';
import type { EventType } from './events.ts';
import type { ListType } from './graphql-arguments.ts';

/** A subscription that follows a list, such as `taskChanged`. */
export type ListSubscription = keyof typeof listChanges;

export type { FamilyAudience };

/** For whom an event affects a list, of those who get it: `messages/events.yaml` explains the words, and families theirs. */
export type Audience = 'everyone' | 'readers' | 'person' | FamilyAudience;

/** How an event of other records affects a list: its records may come or go without events of their own. */
export interface ListEffect {
  for: Audience;
  /** The filter of the list by which the records name the event's `resource_id`; `any` where none does. */
  by: string;
  /** The property that the event has to change. */
  changed?: string;
}

/** A list that a subscription follows. */
export interface FollowedList {
  type: ListType;
  /** The field of a change that has the record. */
  field: string;
  /** The events of its records, and what each does to one. */
  own: ReadonlyMap<EventType, 'created' | 'changed' | 'deleted'>;
  /** The effects of events on the list. */
  effects: ReadonlyMap<EventType, readonly ListEffect[]>;
}

/** A kind of event, as far as it affects lists. */
interface Affecting {
  data: string;
  affects?: readonly { records: Readonly<Record<string, string>>; for: Audience; changed?: string }[];
}

const effectsOf = ({ affects = [] }: Affecting, record: string): ListEffect[] =>
  affects.flatMap(({ records, ...effect }) => {
    const by = records[record];
    return by === undefined ? [] : [{ ...effect, by }];
  });

const followedList = ({ type, field, record, created, changed, deleted }: (typeof listChanges)[ListSubscription]): FollowedList => {
  const effects = Object.entries<Affecting>(events).map(([kind, one]) => [kind as EventType, effectsOf(one, record)] as const);
  return {
    type,
    field,
    own: new Map([[created, 'created'], ...changed.map((kind) => [kind, 'changed'] as const), [deleted, 'deleted']]),
    effects: new Map(effects.filter(([, some]) => some.length > 0)),
  };
};

/** The lists that subscriptions follow. */
export const followedLists = Object.fromEntries(
  Object.entries(listChanges).map(([name, facts]) => [name, followedList(facts)]),
) as Readonly<Record<ListSubscription, FollowedList>>;

/** The types of the events that a list depends on. */
export const eventTypesOf = ({ own, effects }: FollowedList): EventType[] => [...new Set([...own.keys(), ...effects.keys()])];
