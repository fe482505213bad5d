import { events } from '#generated/messages/events';
import { type decidingKinds, readers } from '#generated/messages/readers';
import type { EventType } from './events.ts';

/** A kind of record whose family decides who sees a record, and so who may read the events about what is in it. */
export type DecidingKind = (typeof decidingKinds)[number];

/** Where a record stores who may read the events about it: its table, and the columns with the id of a place and of a user. */
export interface StoredReaders {
  table: string;
  of: string;
  person?: string;
}

/** Who may read the events about a record. `generated/messages/readers.ts` explains the words. */
export interface EventReaders {
  /** Empty where the person is the only reader. */
  of: readonly string[];
  person?: string;
  before?: true;
  open?: readonly string[];
  lookups?: Readonly<Record<string, StoredReaders>>;
}

type Data<T extends EventType> = (typeof events)[T]['data'];

/** The types of events whose readers are known without another record. */
export type EventTypeWithOwnReaders = {
  [T in EventType]: Data<T> extends keyof typeof readers ? ('lookups' extends keyof (typeof readers)[Data<T>] ? never : T) : T;
}[EventType];

const byData: Readonly<Record<string, EventReaders>> = readers;

/** Who may read the events of a type; undefined when everyone in the account may. */
export const readersOf = (type: EventType): EventReaders | undefined => byData[events[type].data];
