import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller, FamilyRequests, Outside } from '@tessera/platform/testing';
import { families } from '#families/index';
import { nodes } from '#generated/graphql/field-map';
import type { OperationId } from '../../src/contract/types.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import type { Narrowed } from '../contract/values.ts';
import type { Ids } from '../contract/world/rows.ts';
import type { Acting, FamilyActs } from '../families/random-acts.ts';

/** A record that tests make where they need one of every family: its type, its list, the body that makes it, and a change of it. */
export interface Sample {
  type: string;
  path: string;
  body: object;
  change: Readonly<Record<string, string>>;
  /** The property of the body with the record that it belongs to, the prefix of its ids, and how the property names it where that is not by its id. */
  within?: { property: string; prefix: string; as?: (id: string) => object } | undefined;
}

/** Lists of GraphQL that are kept from the changes of their subscriptions. */
export interface Followed {
  /** The text of a record that says how far somebody is. */
  text: string;
  /** Makes a record that everybody sees and that each list has while its text begins with `Mark`. Returns its id. */
  mark: (admin: Caller) => Promise<string>;
  lists: readonly { selected: string; filter?: object }[];
}

/** What tests of the whole platform know of a family that can be removed. */
export interface FamilyPart extends FamilyRequests {
  sample: Sample;
  /** One act of each kind that changes a record, and what such acts need. The leaver is another user of the account, who is deleted afterwards. */
  changeEverything: (admin: Caller, outside: Outside, leaver: Caller) => Promise<void>;
  /** Stores the rows of an account whose lists have records that differ in everything. */
  storeWorld: (db: Queries, account_id: string, ids: Ids) => Promise<void>;
  /** Changes of these records, which record events of several types. */
  changeWorld?: (caller: Caller, ids: Ids) => Promise<void>;
  /** The columns of tables that hold many records, as SQL: see `test/data/query/plans/crowd.ts`. */
  crowd: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How many records of a table an account has that has very many. */
  many?: Readonly<Record<string, number>>;
  /** The columns that a filter reads, by `Record.field`, where they are not called like the filter. */
  columns?: Readonly<Record<string, readonly string[]>>;
  /** What no index serves, by `Record.field`, and texts and labels that are searched for: see `test/data/query/plans/bounded.ts`. */
  bounded: Readonly<Record<'filters' | 'sorts' | 'patterns', Readonly<Record<string, string>>>> & { searched?: readonly string[] };
  /** Pages that read more of a large account than others do, by operation and query, and why that is well. */
  readsMore?: Readonly<Record<string, string>>;
  /** What is taken of the values of its properties and schemas: see `test/contract/narrowed.ts`. */
  narrowed?: { byOperation?: Partial<Record<OperationId, Narrowed>>; everywhere?: Narrowed };
  /** Requests whose work is as large as what is there, by their operation, and the statement that is. */
  lengthy?: Partial<Record<OperationId, readonly [ask: (admin: Caller) => Promise<unknown>, statement: RegExp]>>;
  followed?: Followed;
  /** Random acts, and how often they are tried. */
  acts?: (acting: Acting) => FamilyActs;
  /** Operations whose body has a name of something, besides those that make and change a sample. */
  namings?: readonly string[];
  /** The inputs of mutations in GraphQL that act on a sample, where they take one. */
  inputs?: Readonly<Record<string, string>>;
  /** Fields of GraphQL that lead into another family. */
  leading: {
    /** A query for a page of `$n`. */
    queries: readonly (readonly [field: string, query: string])[];
    /** Those that make something for each record where they are selected, and have a price for it. */
    made?: readonly string[];
    /** How a caller, who is one of those in the account, makes what they lead to. */
    make: (caller: Caller, outside: Outside, everybody: readonly Caller[]) => Promise<void>;
  };
  /** Secrets that the database holds sealed, by what they are, and how a caller gives them. */
  sealed: Readonly<Record<string, { secret: string; give: (caller: Caller) => Promise<unknown> }>>;
  /** Requests of the reference that cannot succeed with the examples: the status, and what they would need. */
  refused: Readonly<Record<string, [status: number, needs: string]>>;
  /** Where its records differ from their examples on a first start, by family. */
  changed?: Readonly<Record<string, object>>;
}

const root = join(import.meta.dirname, '../..');
const order: readonly string[] = families.names;

const read = async (family: string) => ((await import(join(root, `test/families/${family}/part.ts`))) as { part: FamilyPart }).part;

/** The parts of all families that have one, ordered so that each refers to earlier ones only. */
export const familyParts: readonly FamilyPart[] = await Promise.all(
  globSync('test/families/*/part.ts', { cwd: root })
    .map((file) => file.split('/').at(-2)!)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map(read),
);

/** The samples of those that GraphQL has. */
export const samplesInGraphql: readonly Sample[] = familyParts.map(({ sample }) => sample).filter(({ type }) => type in nodes);
