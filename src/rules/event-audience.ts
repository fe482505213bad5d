import { type RawBuilder, sql } from 'kysely';
import { readersOf, type StoredReaders } from '../contract/event-readers.ts';
import type { EventType } from '../contract/events.ts';
import { prefixOfId } from '../core/ids.ts';

/**
 * Who may see an event, besides administrators: those who see the place, and the person; everyone when both are null. Where the place is the
 * person, nobody else may, and no administrator.
 */
export interface Audience {
  /** The id of a record whose family decides who sees it. */
  place_id: string | null;
  person_id: string | null;
  /** The record that decides instead. Its own readers are read when the event is stored. */
  subject?: Subject;
}

/** A record that decides who sees an event about another one. */
export interface Subject {
  id: string;
  readers: StoredReaders;
}

const everyone: Audience = { place_id: null, person_id: null };

/** The properties of the data of an event that decide who may see it. */
export const placing = (type: EventType): string[] => {
  const { of = [], person } = readersOf(type) ?? {};
  return [...of.slice(0, 1), ...(person === undefined ? [] : [person])];
};

/**
 * Who may see an event, by a query for its subject. When the subject does not exist, its own id stands for the place or person. It matches
 * nobody, so only administrators see the event.
 */
export const columnsOfSubject = ({ table, of, person }: StoredReaders, accountId: string, id: string) => {
  const itself = (column: string) =>
    sql<string | null>`(select ${sql.ref(column)} from ${sql.table(table)} where account_id = ${accountId} and id = ${id})`;
  const orNobody = (value: RawBuilder<string | null>) => sql<string | null>`coalesce(${value}, ${id})`;
  return person === undefined
    ? { place_id: orNobody(itself(of)), person_id: null }
    : { place_id: itself(of), person_id: orNobody(itself(person)) };
};

const textAt = (data: object, path: readonly string[]): string | null => {
  const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], data);
  return typeof value === 'string' ? value : null;
};

/** Who may see an event, by what the contract says of the readers of its data. */
export const audienceOf = (type: EventType, data: object): Audience => {
  const readers = readersOf(type);
  if (!readers) return everyone;
  const { of, person, open = [], lookups = {} } = readers;
  const person_id = person === undefined ? null : textAt(data, [person]);
  if (of.length === 0) return { place_id: person_id, person_id };
  const id = textAt(data, of);
  const prefix = prefixOfId(id ?? '') ?? '';
  if (open.includes(prefix)) return everyone;
  const stored = lookups[prefix];
  if (stored) return { ...everyone, subject: { id: id!, readers: stored } };
  return { place_id: id, person_id };
};
