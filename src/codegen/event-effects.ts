import { dirname, join, normalize } from 'node:path/posix';
import { nameOf } from '../documents/document.ts';
import type { Readers } from '../documents/event-readers.ts';
import type { Effect } from '../documents/events.ts';
import { prefixesIn } from '../documents/id-patterns.ts';
import type { Json, ReadFile } from './families.ts';
import type { PlacedKind, StatedEffect } from './stated-events.ts';

interface Place {
  file: string;
  node: Json;
}

/** A kind of record that has events, and what its schema says of other records. */
interface RecordKind {
  /** The name of the schema. */
  name: string;
  /** The prefix of its ids; undefined for a record without an id, such as a membership. */
  prefix: string | undefined;
  /** The property with the id of the record whose readers are its readers; undefined where everyone in the account is. */
  readersOf: string | undefined;
  /** The properties with the ids of the records that it is deleted with. */
  deletedWith: readonly string[];
  /** The prefixes of the ids in a property such as `subject.id`. */
  prefixesAt: (path: string) => string[];
}

/** By the name of their schema, the filter by which records name another one; `any` where they are in it by a further one. */
type Names = ReadonlyMap<string, string>;

const inside = (node: Json, words: readonly string[]): Json => words.reduce<Json>((value, word) => (value[word] ?? {}) as Json, node);

const settled = (read: ReadFile, { file, node }: Place): Place => {
  if (typeof node.$ref !== 'string') return { file, node };
  const [named, pointer = ''] = node.$ref.split('#/') as [string, string?];
  const target = named ? normalize(join(dirname(file), named)) : file;
  return settled(read, { file: target, node: inside(read(target), pointer.split('/')) });
};

const recordKind = (read: ReadFile, data: { $ref: string }): RecordKind => {
  const schema = settled(read, { file: 'messages/events.yaml', node: { ...data } });
  const prefixesAt = (path: string): string[] => {
    const steps = path.split('.');
    const found = steps.reduce(
      (place, name) => settled(read, { file: place.file, node: inside(place.node, ['properties', name]) }),
      schema,
    );
    return prefixesIn(found.node.pattern);
  };
  const { 'x-readers': readers, 'x-deleted-with': deletedWith = [] } = schema.node as {
    'x-readers'?: Readers;
    'x-deleted-with'?: string[];
  };
  return { name: nameOf(data.$ref), prefix: prefixesAt('id')[0], readersOf: readers?.of, deletedWith, prefixesAt };
};

/** The kinds of records that have events. Data that has no id and is deleted with nothing is about a record, and none itself. */
const recordKinds = (read: ReadFile, kinds: readonly PlacedKind[]): RecordKind[] => {
  const data = new Map(kinds.flatMap(({ entry }) => (entry.data ? [[entry.data.$ref, entry.data] as const] : [])));
  return [...data.values()].map((one) => recordKind(read, one)).filter(({ prefix, deletedWith }) => prefix || deletedWith.length > 0);
};

const filterOf = (path: string): string => path.replaceAll('.', '_');

/** The records that properties lead from to the records with ids of this prefix, also through others. */
const leadingTo = (records: readonly RecordKind[], prefix: string, pathsOf: (record: RecordKind) => readonly string[]): Names => {
  const names = new Map<string, string>();
  const leading = (prefixes: readonly string[]) =>
    records.flatMap((record) => {
      const path = pathsOf(record).find((one) => record.prefixesAt(one).some((found) => prefixes.includes(found)));
      return path === undefined || names.get(record.name) === 'any' ? [] : [{ ...record, path }];
    });
  let found = leading([prefix]);
  for (const { name, path } of found) names.set(name, filterOf(path));
  while (found.length > 0) {
    found = leading(found.flatMap((record) => (record.prefix && record.prefix !== prefix ? [record.prefix] : [])));
    for (const { name } of found) names.set(name, 'any');
  }
  return names;
};

const readersOf = ({ readersOf: of }: RecordKind): string[] => (of === undefined ? [] : [of]);

/** What the kinds of events of a catalogue affect, from what they state, and from what the schemas of records say of other records. */
export const effectsIn = (read: ReadFile, kinds: readonly PlacedKind[]) => {
  const records = recordKinds(read, kinds);
  const inOrder = (names: Names): Record<string, string> =>
    Object.fromEntries(records.flatMap(({ name }) => (names.has(name) ? [[name, names.get(name)!]] : [])));

  /** Those that have the readers of a record with this prefix; where these decide about no other record, all that have readers. */
  const restricted = (prefix: string): Names => {
    const names = leadingTo(records, prefix, readersOf);
    const all = records.filter((record) => record.readersOf !== undefined);
    return names.size > 0 ? names : new Map(all.map(({ name }) => [name, 'any']));
  };

  /** The stated records, and those that have their readers. */
  const withReaders = (stated: Readonly<Record<string, string>>): Names => {
    const prefixes = records.flatMap(({ name, prefix }) => (name in stated && prefix ? [prefix] : []));
    const further = prefixes.flatMap((prefix) => [...leadingTo(records, prefix, readersOf).keys()]);
    return new Map([...further.map((name) => [name, 'any'] as const), ...Object.entries(stated)]);
  };

  /** Those that are deleted with a record, and those that lose their readers with it. */
  const ofDeletion = (deleted: RecordKind): Effect[] => {
    const gone = leadingTo(records, deleted.prefix!, ({ deletedWith }) => deletedWith);
    const kept = [...leadingTo(records, deleted.prefix!, readersOf)].filter(([name]) => name !== deleted.name && !gone.has(name));
    return [
      { records: inOrder(gone), for: 'everyone' },
      { records: inOrder(new Map(kept)), for: 'readers' },
    ];
  };

  const prefixOfFamily = (family: string): string => {
    const own = kinds.find(({ entry, file }) => entry.subject === family && file.endsWith(`/${family}.yaml`))?.entry.data;
    return records.find(({ name }) => own && name === nameOf(own.$ref))?.prefix ?? '';
  };

  /** The effects of a kind; none is about no records. */
  return ({ kind, entry }: PlacedKind, stated: readonly StatedEffect[]): Effect[] => {
    const record = records.find(({ name, prefix }) => prefix && entry.data && name === nameOf(entry.data.$ref));
    const ofStated = stated.map(({ records: some, ...rest }): Effect => {
      const names = some === 'restricted' ? restricted(prefixOfFamily(entry.subject)) : withReaders(some);
      return { records: inOrder(names), ...rest };
    });
    const effects = [...(record && kind.endsWith('_DELETED') ? ofDeletion(record) : []), ...ofStated];
    return effects.filter(({ records: some }) => Object.keys(some).length > 0);
  };
};
