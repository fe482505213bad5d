import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fieldMap } from '#generated/graphql/field-map';
import { recordPrefixes } from '#generated/ids';
import { events } from '#generated/messages/events';
import { operations } from '#generated/platform/operations';
import { builtInFamilies, readSource } from '../../codegen/read-yaml.ts';
import { familyNames } from './places.ts';

/** The families that every platform has. */
export const core: readonly string[] = builtInFamilies();

/** The families that the machinery itself is made of: it may name them. Resources are what examples are about, and where imports keep records. */
const machinery: readonly string[] = core.filter((family) => family !== 'resources');

/** Names that are made with the noun of a family and are not of it. */
const others: Readonly<Record<string, string>> = {
  resource_id: 'of an event or an operation: the id of its record, of whichever family',
  resource_ids: 'the same, of a subscription',
  resourceId: 'the same',
  resourceIds: 'the same',
};

/** What names a family. */
export interface Nouns {
  family: string;
  kind: string;
  /** Whole names and texts: operations, fields of GraphQL, schemas, properties, and the noun itself where it is no homonym. */
  whole: ReadonlySet<string>;
  /** What occurs in longer texts and in SQL: ids, types of events, operations, tables, columns, scopes and paths. */
  inText: RegExp;
  /** The noun as a word of a name or a text, where it is no homonym. */
  word: RegExp | undefined;
  /** The tables, which are named by calls of the database. */
  tables: ReadonlySet<string>;
}

const keysWhere = <Value>(table: Readonly<Record<string, Value>>, holds: (value: Value) => boolean): string[] =>
  Object.entries(table).flatMap(([key, value]) => (holds(value) ? [key] : []));

/** A pattern for any of the names as a word; for none where there are none. */
const anyOf = (names: readonly string[]): string => (names.length > 0 ? `\\b(${names.join('|')})\\b` : '(?!)');

/** What the contracts and the folder of a family say of it. */
interface Facts {
  family: string;
  /** The kind of its ids, and their prefix. */
  kind: string;
  prefix: string;
  operations: readonly string[];
  /** Root fields of GraphQL. */
  fields: readonly string[];
  /** Types of events. */
  types: readonly string[];
  tables: readonly string[];
  schemas: readonly string[];
  /** Whether its noun is also a word of the field: alone it says nothing then; the names that are made with it do. */
  isHomonym: boolean;
}

/** The kind of the records of a family, from the path of one; undefined for a family that there is not. */
export const kindOf = (family: string): string | undefined => {
  const { paths } = readSource('platform.yaml');
  const item = Object.entries(paths as Record<string, { $ref: string }>).find(([, { $ref }]) =>
    $ref.endsWith(`platform/${family}.yaml#/item`),
  );
  return item && /\{(\w+)_id\}$/.exec(item[0])?.[1];
};

const factsOf = (family: string): Facts => {
  const kind = kindOf(family)!;
  const source = readSource(`platform/${family}.yaml`);
  const own = keysWhere(operations, (one) => one.family === family);
  return {
    family,
    kind,
    prefix: recordPrefixes[kind as keyof typeof recordPrefixes],
    operations: own,
    fields: [fieldMap.roots.Query, fieldMap.roots.Mutation].flatMap((root) =>
      keysWhere<object>(root, (one) => 'operation' in one && own.includes(String(one.operation))),
    ),
    types: keysWhere(events, ({ subject }) => subject === family),
    tables: globSync(`src/{built-in,families}/${family}/tables/*.ts`).map((file) => basename(file, '.ts').replaceAll('-', '_')),
    schemas: Object.keys(source.schemas as object),
    isHomonym: 'homonym' in source,
  };
};

/** What names a family. */
export const nounsOf = ({ family, kind, prefix, operations: own, fields, types, tables, schemas, isHomonym }: Facts): Nouns => {
  const handles = (names: string[]) => names.filter((name) => !(name in others));
  // The prefix of resources is what programs call a response.
  const names = [...own, ...fields, ...schemas, ...handles([`${kind}Id`, `${kind}Ids`]), ...(prefix === 'res' ? [] : [prefix])];
  const isNoun = (name: string) => name === kind || name === family;
  return {
    family,
    kind,
    whole: new Set(isHomonym ? names.filter((name) => !isNoun(name)) : [...names, kind, family]),
    inText: new RegExp(
      [
        anyOf([...types, ...own, ...handles([`${kind}_id`, `${kind}_ids`]), ...tables.filter((table) => !isNoun(table))]),
        `\\b${prefix}_`,
        `\\b(read|write):${family}\\b`,
        `/v1/${family}\\b`,
        `\\b(into|join|update|references) ${family}\\b`,
      ].join('|'),
    ),
    word: isHomonym ? undefined : new RegExp(`(^|[^a-z])(${kind}|${family})($|[^a-z])`, 'i'),
    tables: new Set(tables),
  };
};

/** `gardenSecrets` as `garden secrets`. */
const asWords = (text: string): string => text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

/** Whether a name or a text names a family. */
export const isNoun = (text: string, { whole, inText, word }: Omit<Nouns, 'family' | 'kind'>): boolean =>
  whole.has(text) || inText.test(text) || word?.test(asWords(text)) === true;

/** The families that can be removed. */
export const removableFamilies = (): string[] =>
  familyNames()
    .filter((family) => !core.includes(family))
    .sort();

/** The nouns of one family. */
export const nounsOfFamily = (family: string): Nouns => nounsOf(factsOf(family));

/** The nouns of the families that the machinery does not name. */
export const familyNouns = (): Nouns[] =>
  familyNames()
    .filter((family) => !machinery.includes(family))
    .sort()
    .map(nounsOfFamily);
