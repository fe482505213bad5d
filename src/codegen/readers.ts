import { type Document, nameOf, resolve, type Schema } from '../documents/document.ts';
import type { Readers } from '../documents/event-readers.ts';
import type { EventCatalogue } from '../documents/events.ts';
import { prefixesIn } from '../documents/id-patterns.ts';
import { constant } from './constant.ts';
import { prefixesOf } from './ids.ts';

/** A kind of record with events. */
interface RecordKind {
  /** The schema of the record. */
  data: string;
  /** The family, which is also the name of its table. */
  family: string;
  /** The prefix of its ids; undefined for data that is no record, such as a membership. */
  prefix: string | undefined;
  readers: Readers | undefined;
}

/** Where it is stored who may read the events about a record. */
type Lookup = { table: string; of: string } & Pick<Readers, 'person'>;

/** The property of a schema at a path such as `subject.id`. */
export const propertyAt = (document: Document, data: string, path: string): Schema =>
  path
    .split('.')
    .reduce<Schema>((schema, name) => resolve(document, (schema.properties?.[name] ?? {}) as Schema), document.components.schemas[data]!);

const recordKinds = (document: Document, catalogue: EventCatalogue): RecordKind[] => {
  const families = new Map(Object.values(catalogue).map(({ data, subject }) => [nameOf(data.$ref), subject]));
  return [...families].map(([data, family]) => ({
    data,
    family,
    prefix: prefixesIn(propertyAt(document, data, 'id').pattern)[0],
    readers: document.components.schemas[data]!['x-readers'] as Readers | undefined,
  }));
};

const lookupOf = ({ family, readers }: RecordKind): Lookup => {
  const { of, person } = readers!;
  return { table: family, of: of!, ...(person && { person }) };
};

const factsOf = (document: Document, kinds: readonly RecordKind[], { data, readers }: RecordKind) => {
  const { of, person, before } = readers!;
  if (of === undefined) return { of: [], person };
  const prefixes = of === 'id' ? [] : prefixesIn(propertyAt(document, data, of).pattern);
  const subjects = prefixes.flatMap((prefix) => kinds.filter((kind) => kind.prefix === prefix));
  const open = subjects.filter((kind) => !kind.readers).map(({ prefix }) => prefix);
  const lookups = subjects
    .filter((kind) => kind.readers?.of !== undefined && kind.readers.of !== 'id')
    .map((kind) => [kind.prefix, lookupOf(kind)]);
  return {
    of: of.split('.'),
    ...(person && { person }),
    ...(before && { before }),
    ...(open.length > 0 && { open }),
    ...(lookups.length > 0 && { lookups: Object.fromEntries(lookups) }),
  };
};

/** The module with what `x-readers` says of the data of events. */
export const readersTable = (document: Document, catalogue: EventCatalogue): string => {
  const kinds = recordKinds(document, catalogue);
  const words = new Map(Object.entries(prefixesOf(document)).map(([word, prefix]) => [prefix, word]));
  const deciding = kinds.flatMap(({ prefix, readers }) => (readers?.of === 'id' ? [words.get(prefix!)!] : []));
  return [
    constant(
      'decidingKinds',
      'The kinds of records whose families decide who sees a record, and so who may read the events about what is in it.',
      deciding,
    ),
    constant(
      'readers',
      'Who may read the events about a record, by the schema of their data: the path of the id of the record whose readers they are, and the property with the id of a user who may, too, and who is the only reader where `of` is empty; with `before` they are those who could see it before the event, under the id of `readersId`; everyone where the schema is not here. By the prefix of that id: `open` are records that everyone sees, `lookups` those whose own readers stand in a table. All others decide themselves.',
      Object.fromEntries(kinds.filter(({ readers }) => readers).map((kind) => [kind.data, factsOf(document, kinds, kind)])),
    ),
  ].join('\n');
};
