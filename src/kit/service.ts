import type { ChangeEventType, EventData } from '../contract/events.ts';
import type { Clock } from '../core/clock.ts';
import { notFound } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { Tx } from '../data/connection/transaction.ts';
import type { Versioned } from '../rules/if-match.ts';
import {
  type Author,
  changeEventOf,
  eventOf,
  type OtherEventType,
  recordEvent,
  type TypeWithChange,
  type TypeWithoutChange,
} from '../rules/record-event.ts';

export { expectVersion, type IfMatch, type Versioned } from '../rules/if-match.ts';
export type { InAccount } from './reads.ts';

/**
 * What a family does with its records when a record that they refer to is deleted and they stay: an event for each. `cause` is that of the
 * deletion.
 */
export type OnDelete = (tx: Tx, caller: Principal, id: string, cause: string) => Promise<void>;

/**
 * Waits for reads that were sent together. If several fail, the first of them in this order is thrown, as if each read had waited for the
 * one before it.
 */
export const together = async <const Reads extends readonly Promise<unknown>[]>(...reads: Reads) => {
  const failed = (await Promise.allSettled(reads)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return Promise.all(reads);
};

/** Returns a record that was looked up. @param kind the noun for the record @throws ServiceError `not_found` where there is none */
export const foundAs =
  (kind: string) =>
  <Found>(record: Found | undefined, id: string): Found => {
    if (record === undefined) throw notFound(kind, id);
    return record;
  };

/** Functions that the services of all families share. @param kind the noun for a record in `not_found` errors */
export const serviceKit = (kind: string, clock: Clock) => ({
  now: (): string => clock().toISOString(),

  found: foundAs(kind),

  /** Writes the event of a created or deleted record, and returns the record. The last step of such a write. */
  recorded: <const T extends string, Data extends EventData<Extract<T, OtherEventType>>>(
    tx: Tx,
    author: Author,
    type: T & TypeWithoutChange<T>,
    record: Versioned<Data>,
  ): Versioned<Data> => {
    recordEvent(tx, author, eventOf<OtherEventType>(type as Extract<T, OtherEventType>, record));
    return record;
  },

  /** Writes the event of a changed record, and returns the record as it is now. The last step of such a write. */
  changed: <const T extends string, Data extends EventData<Extract<T, ChangeEventType>>>(
    tx: Tx,
    author: Author,
    type: T & TypeWithChange<T>,
    before: Versioned<EventData<Extract<T, ChangeEventType>>>,
    after: Versioned<Data>,
  ): Versioned<Data> => {
    recordEvent(tx, author, changeEventOf<ChangeEventType>(type as Extract<T, ChangeEventType>, { before, after }));
    return after;
  },
});
