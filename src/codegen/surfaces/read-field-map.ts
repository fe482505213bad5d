import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { camelCase, uncapital } from '../../core/client-names.ts';
import { type Document, operationsOf } from '../../documents/document.ts';
import { answeredRecord } from '../../documents/list-language.ts';
import { graphqlFilesWith } from '../read-yaml.ts';
import { enumSchema, onlyIn } from './comparison.ts';
import { type FieldMap, type MappedEnum, type MappedRoot, type MappedType, mappedName, schemaName } from './field-map.ts';

type Node = Record<string, unknown>;

/** The maps as they are written: what is called the same in REST, in its spelling, stands in none. */
export interface WrittenMap extends Omit<FieldMap, 'enums' | 'types' | 'inputs'> {
  enums: Readonly<Record<string, Written<MappedEnum, 'values'>>>;
  types: Readonly<Record<string, Written<MappedType, 'fields'>>>;
  inputs: Readonly<Record<string, Written<MappedType, 'fields'>>>;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds what a file says to what the files before it say. @throws Error for a place that is in both */
const add = (map: Node, part: Node, file: string, path: readonly string[] = []): void => {
  for (const [key, value] of Object.entries(part)) {
    const before = map[key];
    if (before === undefined) map[key] = value;
    else if (isNode(before) && isNode(value)) add(before, value, file, [...path, key]);
    else throw new Error(`${file}: ${[...path, key].join('.')} is in another file of graphql/, too.`);
  }
};

/** The files `graphql/*.map.yaml`, and their texts. */
export const fieldMapFiles = (): [file: string, text: string][] =>
  graphqlFilesWith('.map.yaml').map((file) => [file, readFileSync(file, 'utf8')]);

/**
 * What these files say together, without what follows from REST. A family has one of its own; it adds to types of others the fields that
 * lead to its records, as its SDL extends these types.
 */
export const joinFieldMap = (files: readonly [file: string, text: string][]): WrittenMap => {
  const map: Node = {};
  for (const [file, text] of files) add(map, parse(text), file);
  return map as unknown as WrittenMap;
};

type Written<Mapped, Left extends keyof Mapped> = Omit<Mapped, Left> & Partial<Pick<Mapped, Left>>;

/** A property that is there only when `expand` asks for it has no name of its own: it is reached. */
const withFields = (platform: Document, mapped: Written<MappedType, 'fields'>): MappedType => {
  const { properties = {} } = platform.components.schemas[schemaName(mapped)] ?? {};
  const expanded = Object.values(properties).map((property) => property['x-expand']);
  const others = [...Object.values(mapped.fields ?? {}), ...(mapped.restOnly ?? []), ...expanded.map(String)];
  const same = onlyIn(Object.keys(properties), others);
  return { ...mapped, fields: { ...Object.fromEntries(same.map((name) => [camelCase(name), name])), ...mapped.fields } };
};

const withValues = (platform: Document, mapped: Written<MappedEnum, 'values'>): MappedEnum => {
  if (mapped.values === 'same') return { ...mapped, values: 'same' };
  const { values: renamed = {} } = mapped;
  const all = (enumSchema(platform, mapped)?.enum ?? []).filter((value) => value !== null).map(String);
  const values = onlyIn(all, Object.values(renamed));
  return { ...mapped, values: { ...Object.fromEntries(values.map((value) => [value.toUpperCase(), value])), ...renamed } };
};

/** The payload of a write that answers with a record has it under the name of its type. */
const withShows = (types: FieldMap['types'], platform: Document, mapped: MappedRoot): MappedRoot => {
  const place = operationsOf(platform).find(({ operation }) => operation.operationId === mapped.operation);
  const answered = place && answeredRecord(platform, place.operation);
  const type = mappedName(types, answered?.ref);
  if (mapped.shows || !type || place?.method === 'delete') return mapped;
  return { ...mapped, shows: { [uncapital(type)]: type } };
};

const each = <Value, Made>(values: Readonly<Record<string, Value>>, make: (value: Value) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));

/** Adds what has the same name in REST and in GraphQL, in the spelling of each. */
export const completedMap = (written: WrittenMap, platform: Document): FieldMap => {
  const types = each(written.types, (one) => withFields(platform, one));
  return {
    ...written,
    enums: each(written.enums, (one) => withValues(platform, one)),
    types,
    inputs: each(written.inputs, (one) => withFields(platform, one)),
    roots: { ...written.roots, Mutation: each(written.roots.Mutation, (one) => withShows(types, platform, one)) },
  };
};

export const readFieldMap = (platform: Document): FieldMap => completedMap(joinFieldMap(fieldMapFiles()), platform);
