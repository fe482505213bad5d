import type { Insertable, Selectable } from 'kysely';
import type { EventType } from '../contract/events.ts';
import type { Schemas } from '../contract/types.ts';
import type { Tables } from '../data/tables/index.ts';
import type { UsersTable } from '../data/tables/users.ts';
import type { SeededRandom } from './seeded-random.ts';
import { nameSuffixes, type Theme } from './words.ts';

/** The period of all seeded records, in Unix milliseconds. */
export interface Window {
  from: number;
  until: number;
}

/** A user, and since when they exist. */
export interface Person {
  id: string;
  since: number;
}

/** New rows by table; a table that others refer to comes before them. */
export type Rows = { readonly [Table in keyof Tables]?: readonly Insertable<Tables[Table]>[] };

/** The account that is filled. */
export interface Surroundings {
  accountId: string;
  window: Window;
  /** People who work together, in order of joining; the first of each group exists from the beginning of it. */
  groups: readonly (readonly Person[])[];
  /** An existing user, who takes part in some of what happens. */
  adminUserId?: string | undefined;
}

/** Something that people do together; the size of a seeded account is how many there are. */
export interface Undertaking {
  theme: Theme;
  /** In Unix milliseconds. */
  began: number;
}

/** An event about an invented record. */
export interface InventedEvent {
  type: EventType;
  actorId: string;
  changes: Schemas['EventChanges'];
  data: { id: string };
  /** When it happened. */
  at: string;
}

/** A few records, and the events about them. */
export interface Few {
  rows: Rows;
  events?: readonly InventedEvent[];
}

/** What a family invents for an account. The same random numbers give the same rows. */
export interface Inventions {
  /** Its rows that belong to the groups of people. */
  ofPeople?: (random: SeededRandom, surroundings: Surroundings) => Rows;
  /** Its rows of one undertaking. @param made what the families before it have made of the same one */
  ofUndertaking?: (random: SeededRandom, undertaking: Undertaking, surroundings: Surroundings, made: Rows) => Rows;
  /** A few of its records, for a mock. @param users all users of the account */
  few?: (random: SeededRandom, surroundings: Pick<Surroundings, 'accountId' | 'window'>, users: readonly SeededUser[]) => Few;
}

/** A user of the account that is filled. */
export type SeededUser = Pick<Selectable<UsersTable>, 'id' | 'created_at'>;

/** All rows by table, in the order in which their tables occur first. */
export const joined = (parts: readonly Rows[]): Rows => {
  const all: Record<string, object[]> = {};
  for (const [table, rows] of parts.flatMap((part) => Object.entries(part))) {
    all[table] ??= [];
    all[table].push(...rows);
  }
  return all;
};

const DAY = 86_400_000;

/** Days in milliseconds. */
export const days = (count: number): number => count * DAY;

/** A timestamp in the format of the tables. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A realistic name for something in a theme. */
export const nameOf = (random: SeededRandom, { names }: Theme): string => {
  const suffix = random.pick(nameSuffixes);
  return suffix ? `${random.pick(names)}, ${suffix}` : random.pick(names);
};
