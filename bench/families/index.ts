import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { families } from '#families/index';
import type { Queries } from '../../src/data/connection/database.ts';
import type { ByHand } from '../contestants/one-statement.ts';
import type { ReadList } from '../contestants/ready.ts';

/** The records of the account that can be read and changed: their ids by family. */
export type Ids = Readonly<Record<string, readonly string[]>>;

/** Where records are added. */
export interface Place {
  accountId: string;
  userId: string;
  /** Those of the families before this one. */
  ids: Ids;
  /** Each is of one new record: what its id has behind the prefix. */
  numbers: readonly string[];
}

/** A request about a record: its method, its statement by hand, what its address has behind that of the record, and its body. */
export type Act = readonly [method: 'POST' | 'DELETE', work: string, ending: string | ((ids: Ids) => string), body?: (ids: Ids) => object];

/** A list of which people see a part each, and somebody whose part has to be worked out. */
export interface SeenInPart {
  list: ReadList;
  pickReader: (db: Queries) => Promise<{ accountId: string; userId: string }>;
}

/** What benchmarks know of a family that can be removed. */
export interface BenchPart {
  /** As in paths. */
  family: string;
  /** Adds records that can be changed, or finds some. Returns their ids. */
  fill: (db: Queries, place: Place) => Promise<string[]>;
  /** The body that makes another one. */
  body: (ids: Ids) => object;
  /** The bodies of changes, by the names of their statements. */
  changes: Readonly<Record<string, (ids: Ids) => object>>;
  /** What its list is filtered by. */
  filter?: string;
  /** Further lists, by their address, and the names of their statements. */
  lists?: (ids: Ids) => Readonly<Record<string, string>>;
  /** What happens to a record that was just made, one after the other. */
  actions?: Readonly<Record<string, readonly Act[]>>;
  /** Its list, where not everybody in the account sees all of it: the list that reads are measured with. */
  seenInPart?: SeenInPart;
  /** Pages of the dashboard with it, as addresses under `/dashboard/`. */
  pages?: readonly string[];
  /** The page with the longest table that an account is filled with. */
  longTable?: string;
  /** What its operations store and read, by their names. */
  statements: Readonly<Record<string, ByHand>>;
}

const read = async (file: string) => ((await import(`./${file}`)) as { part: BenchPart }).part;

const order: readonly string[] = families.names;

/** The parts of all families that have one, ordered so that each refers to earlier ones only. */
export const benchParts: readonly BenchPart[] = (
  await Promise.all(
    globSync('*.ts', { cwd: import.meta.dirname })
      .map((file) => basename(file))
      .filter((file) => file !== 'index.ts')
      .map(read),
  )
).toSorted((one, other) => order.indexOf(one.family) - order.indexOf(other.family));
