import { camelCase } from '../../core/client-names.ts';
import { nameOf } from '../../documents/document.ts';
import type { EventCatalogue } from '../../documents/events.ts';
import { constant } from '../constant.ts';
import type { ClientOperation } from './operations.ts';

const suffix = 'Change';

/**
 * The kinds of records that a copy can have, by the schema of an event's data: records of a list by their family, and memberships, whose
 * schemas in events end with `Change`.
 */
const kindsOf = (families: ReadonlyMap<string, readonly ClientOperation[]>, schemas: ReadonlySet<string>): Map<string, string> => {
  const listed = [...families].flatMap(([family, operations]) =>
    operations.flatMap(({ name, record }): [string, string][] =>
      name === 'list' && record?.list && schemas.has(record.name) ? [[record.name, camelCase(family)]] : [],
    ),
  );
  const memberships = [...schemas]
    .filter((schema) => schema.endsWith(suffix))
    .map((schema): [string, string] => [schema, `${schema[0]!.toLowerCase()}${schema.slice(1, -suffix.length)}s`]);
  return new Map([...listed, ...memberships]);
};

/** By the schema of records: the types of events of other records after which there may be more or fewer of them. */
const affecting = (catalogue: EventCatalogue): Map<string, string[]> => {
  const types = new Map<string, Set<string>>();
  for (const [type, { affects = [] }] of Object.entries(catalogue))
    for (const schema of affects.flatMap(({ records }) => Object.keys(records)))
      types.set(schema, (types.get(schema) ?? new Set()).add(type));
  return new Map([...types].map(([schema, some]) => [schema, [...some]]));
};

/** What a copy of records is made from: their kinds, the filters of their lists, and the events that change them. */
export const mirroredModule = (catalogue: EventCatalogue, families: ReadonlyMap<string, readonly ClientOperation[]>): string => {
  const schemaOf = Object.entries(catalogue).map(([type, { data }]) => [type, nameOf(data.$ref)] as const);
  const kinds = kindsOf(families, new Set(schemaOf.map(([, schema]) => schema)));
  const others = affecting(catalogue);
  const byKind = (values: (schema: string) => unknown) => Object.fromEntries([...kinds].map(([schema, kind]) => [kind, values(schema)]));
  return [
    "import type * as platform from './platform/types.ts';",
    '',
    '/** The records that a copy can have, by kind. Memberships have no lists of their own: they are as their events show them. */',
    'export interface MirroredRecords {',
    ...[...kinds].map(([schema, kind]) => `  ${kind}: platform.${schema};`),
    '}',
    '',
    '/** The filters of the lists that a copy is read from. Memberships are read from the records that they belong to. */',
    'export interface MirroredLists {',
    ...[...kinds].map(([schema, kind]) => `  ${kind}: ${schema.endsWith(suffix) ? 'object' : `platform.${schema}List`};`),
    '}\n',
    constant(
      'kindOfEvent',
      'The kind of record that an event has as its data; null where it is none that a copy can have.',
      Object.fromEntries(schemaOf.map(([type, schema]) => [type, kinds.get(schema) ?? null])),
    ),
    constant(
      'affecting',
      'The types of events of other records after which there may be more or fewer of a kind, without events of their own.',
      byKind((schema) => others.get(schema) ?? []),
    ),
  ].join('\n');
};
