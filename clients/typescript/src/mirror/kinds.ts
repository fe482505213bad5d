import type { EventOf, EventType } from '../../generated/events.ts';
import {
  affecting,
  eventFacts,
  groups,
  kindFacts,
  type MirroredLists,
  type MirroredRecords,
  memberships,
} from '../../generated/mirrored.ts';

export type { MirroredRecords };

export type Kind = keyof MirroredRecords;

type TextsOf<Record> = { [Name in keyof Record]: NonNullable<Record[Name]> extends string ? Name : never }[keyof Record];

/** How a list can compare a property. */
type Comparisons<F> = keyof Exclude<Extract<F, object>, Date>;

/** The filters by ids and values of enums: those that a list compares as they are. It takes texts in any case, and times with any offset. */
type ExactOf<List> = {
  [Name in keyof List]-?: 'in' extends Comparisons<List[Name]> ? ('contains' extends Comparisons<List[Name]> ? never : Name) : never;
}[keyof List];

/** Which records of a kind a copy has: all that its viewer sees, or those with these ids and values of enums. `me` is the viewer's own id. */
export type Filter<K extends Kind> = {
  readonly [Name in keyof MirroredRecords[K] & TextsOf<MirroredRecords[K]> & ExactOf<MirroredLists[K]>]?:
    | NonNullable<MirroredRecords[K][Name]>
    | { readonly in: readonly NonNullable<MirroredRecords[K][Name]>[] }
    | undefined;
};

/** The kinds of a copy, each with its filter; `{}` is all that its viewer sees. */
export type Filters<K extends Kind> = { readonly [Name in K]: Filter<Name> };

/** Who a copy is for. */
export interface Viewer {
  id: string;
  isAdmin: boolean;
  /** The ids of the groups that they are in, such as teams. */
  groups: readonly string[];
}

/** Properties by kind: a name, or the way to one inside of others, as `subject.id`. */
type Paths = { readonly [K in Kind]?: string };

/** What the contract says of a kind. */
interface KindFacts {
  /** The properties that name a record; `id` when left out. */
  readonly key?: readonly string[];
  /** Whether people see only a part. */
  readonly isLimited?: true;
  /** The kinds whose readers are those of these records, also through others. */
  readonly followers?: readonly Kind[];
  /** The records whose readers this one alone decides, itself among them. */
  readonly places?: Paths;
  /** The records that are deleted with this one. */
  readonly parts?: Paths;
  /** The records that remain when it is deleted, for the person in a property and administrators. */
  readonly kept?: { readonly [K in Kind]?: { readonly of: string; readonly person?: string } };
}

/** What the contract says of a type of event. */
interface EventFacts {
  /** The kind of its data; undefined where a copy can have none of it. */
  readonly kind?: Kind;
  /** The kind of the record that it is about, where it is another one. */
  readonly about?: Kind;
  /** Whether the record in its data is new. */
  readonly begins?: true;
  /** Whether the record in its data is gone. */
  readonly ends?: true;
  /** Whether some of its readers no longer see what it is about. */
  readonly hides?: true;
  /** The record that is no longer in the one that the event is about: the property of its id in the data, and that of its place. */
  readonly moves?: { readonly kind: Kind; readonly id: string; readonly from: string };
  /** The records that begin with this one, with the property that names it; `$owner_id` is the value of `owner_id` in the data. */
  readonly made?: readonly { readonly kind: Kind; readonly id: string; readonly values: Readonly<Record<string, string>> }[];
  /** Of which kinds people see more or fewer after it. */
  readonly effects?: readonly { readonly kinds: readonly Kind[]; readonly for: string; readonly changed?: string }[];
}

/** How memberships are read: the kind of the records with members, their operation, the property of the record's id, and the others. */
interface Membership {
  readonly of: Kind;
  readonly list: string;
  readonly id: string;
  readonly fields: readonly string[];
}

export const factsOf = (kind: Kind): KindFacts => kindFacts[kind];

/** What is known of an event: nothing of types that are not known, since more are added over time. */
export const factsOfEvent = ({ type }: EventOf): EventFacts => (eventFacts as Readonly<Record<string, EventFacts>>)[type] ?? {};

export const membershipOf = (kind: Kind): Membership | undefined => (memberships as { readonly [K in Kind]?: Membership })[kind];

/** By the kind of groups: the operation that lists those of a user. */
export const groupLists: { readonly [K in Kind]?: string } = groups;

/** The kinds of which people see only a part. All others are visible to everybody in the account. */
export const restricted: readonly Kind[] = (Object.keys(kindFacts) as Kind[]).filter((kind) => factsOf(kind).isLimited);

/** The kinds of the records that go with one of a kind, also through others. */
export const goingWith = (kind: Kind, found: Set<Kind> = new Set()): ReadonlySet<Kind> => {
  for (const part of Object.keys(factsOf(kind).parts ?? {}) as Kind[]) {
    if (found.has(part)) continue;
    found.add(part);
    goingWith(part, found);
  }
  return found;
};

/** The value of a property, also inside of others. */
export const valueAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], record);

/** The filter of lists that compares a property. */
export const filterOf = (path: string): string => path.replaceAll('.', '_');

const all = Object.keys(eventFacts) as EventType[];

/** The types of the events that change a copy of these kinds. */
export const eventsFor = (kinds: object): EventType[] => {
  const names = Object.keys(kinds) as Kind[];
  return all.filter((type) =>
    names.some((kind) => (eventFacts[type] as EventFacts).kind === kind || (affecting[kind] as readonly string[]).includes(type)),
  );
};
