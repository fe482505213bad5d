import { camelCase, uncapital } from '../../core/client-names.ts';
import { type Document, nameOf } from '../../documents/document.ts';
import type { Readers } from '../../documents/event-readers.ts';
import type { Effect, EventCatalogue, EventKind } from '../../documents/events.ts';
import { prefixesIn } from '../../documents/id-patterns.ts';
import { constant } from '../constant.ts';
import { propertyAt } from '../readers.ts';
import type { ClientOperation } from './operations.ts';

type Families = ReadonlyMap<string, readonly ClientOperation[]>;

/** How the memberships of a record are read: its members are listed under it. */
interface Membership {
  /** The record that its list has. */
  member: string;
  /** The kind of the record. */
  of: string;
  /** The operation that lists the members of one. */
  list: string;
  /** The property with the id of the record. */
  id: string;
  /** The other properties, which the members have, too. */
  fields: string[];
}

/** Those of a record that is not private. */
type ReadersOfMany = Readers & { of: string };

/** A kind of records that a copy can have. */
interface Kind {
  name: string;
  schema: string;
  /** The prefix of its ids; undefined for memberships, which have none. */
  prefix: string | undefined;
  /** Without it everyone in the account sees all of them. */
  readers: ReadersOfMany | undefined;
  /** The properties with the ids of the records that it is deleted with. */
  deletedWith: readonly string[];
  membership: Membership | undefined;
}

const suffix = 'Change';

/** The members that lists under records have, by the schema that events about memberships have: `ProjectMemberChange` of `ProjectMember`. */
const membershipsOf = (document: Document, families: Families, schemas: ReadonlySet<string>): Map<string, Membership> => {
  const found = new Map<string, Membership>();
  for (const [family, operations] of families)
    for (const { name: list, record, place } of operations) {
      const schema = `${record?.name}${suffix}`;
      const [, id] = /^\/v\d+\/[\w-]+\/\{(\w+)\}\/[\w-]+$/.exec(place.path) ?? [];
      const { [schema]: { properties = {}, 'x-deleted-with': deletedWith } = {} } = document.components.schemas;
      if (!record?.list || !schemas.has(schema) || found.has(schema) || !deletedWith || !id || !(id in properties)) continue;
      const fields = Object.keys(properties).filter((name) => name !== id);
      found.set(schema, { member: record.name, of: camelCase(family), list, id, fields });
    }
  return found;
};

/** The kinds of records that a copy can have: those of lists that have events, and memberships. */
const kindsOf = (document: Document, families: Families, schemas: ReadonlySet<string>): Kind[] => {
  const memberships = membershipsOf(document, families, schemas);
  const listed = [...families].flatMap(([family, operations]) =>
    operations.flatMap(({ name, record }): [string, string][] =>
      name === 'list' && record?.list && schemas.has(record.name) ? [[record.name, camelCase(family)]] : [],
    ),
  );
  const joined = [...memberships.keys()].map((schema): [string, string] => [schema, `${uncapital(schema.slice(0, -suffix.length))}s`]);
  return [...listed, ...joined].map(([schema, name]) => {
    const { 'x-readers': readers, 'x-deleted-with': deletedWith = [] } = document.components.schemas[schema]! as {
      'x-readers'?: ReadersOfMany;
      'x-deleted-with'?: string[];
    };
    const [prefix] = prefixesIn(propertyAt(document, schema, 'id').pattern);
    return { name, schema, prefix, readers, deletedWith, membership: memberships.get(schema) };
  });
};

/** Whether one person alone reads a record. */
const isPrivate = ({ readers }: Kind): boolean => readers !== undefined && readers.of === undefined;

/** Leaves out what says nothing. */
const given = (facts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value && (typeof value !== 'object' || Object.keys(value).length > 0)));

/** What the schemas of records say of each other. */
const kindFacts = (document: Document, kinds: readonly Kind[]) => {
  const prefixesAt = ({ schema }: Kind, path: string) => prefixesIn(propertyAt(document, schema, path).pattern);
  const readBy = (one: Kind, { prefix }: Kind) => prefix !== undefined && one.readers && prefixesAt(one, one.readers.of).includes(prefix);
  const followers = (kind: Kind, found = new Set<Kind>()): Set<Kind> => {
    for (const one of kinds)
      if (one !== kind && !found.has(one) && readBy(one, kind)) {
        found.add(one);
        followers(one, found);
      }
    return found;
  };
  const partOf = (one: Kind, { prefix }: Kind) => one.deletedWith.find((path) => prefix && prefixesAt(one, path).includes(prefix));
  const named = (pathOf: (one: Kind) => unknown) => given(Object.fromEntries(kinds.map((one) => [one.name, pathOf(one)])));
  const decides = ({ readers }: Kind) => readers?.of === 'id';
  return (kind: Kind) => {
    const placed = (one: Kind) => decides(kind) && readBy(one, kind) && prefixesAt(one, one.readers!.of).length === 1;
    return given({
      key: kind.membership && kind.deletedWith,
      isLimited: kind.readers !== undefined,
      followers: kinds.filter((one) => followers(kind).has(one)).map(({ name }) => name),
      places: named((one) => placed(one) && one.readers!.of),
      parts: named((one) => partOf(one, kind)),
      kept: named(
        (one) =>
          one !== kind && readBy(one, kind) && !partOf(one, kind) && { of: one.readers!.of, ...given({ person: one.readers!.person }) },
      ),
    });
  };
};

/** What an event says of the copy's records, besides those in its data. */
const eventFacts = (document: Document, kinds: readonly Kind[]) => {
  const kindOf = new Map(kinds.map((kind) => [kind.schema, kind]));
  const namesOf = (effect: Effect) => Object.keys(effect.records).flatMap((schema) => kindOf.get(schema)?.name ?? []);

  /** The record that has left the one that the event is about, where the data says no more than their ids. */
  const moved = (data: string, about: string, effects: readonly Effect[]) => {
    if (kindOf.has(data)) return undefined;
    const names = Object.keys(document.components.schemas[data]!.properties ?? {});
    for (const [schema, from] of effects.flatMap(({ records }) => Object.entries(records))) {
      const kind = kindOf.get(schema);
      const id = kind && names.find((name) => prefixesIn(propertyAt(document, data, name).pattern).includes(kind.prefix ?? ''));
      if (id && from !== 'any' && kind.name !== about) return { kind: kind.name, id, from };
    }
    return undefined;
  };

  /** The record that begins with another one. */
  const made = (effects: readonly Effect[]) =>
    effects.flatMap(({ records, made: values }) =>
      Object.entries(values ? records : {}).flatMap(([schema, id]) => {
        const kind = kindOf.get(schema);
        return kind ? [{ kind: kind.name, id, values }] : [];
      }),
    );

  return (type: string, { data: { $ref }, subject, affects = [] }: EventKind) => {
    const data = nameOf($ref);
    const kind = kindOf.get(data);
    const ends = type.endsWith('_DELETED') || (kind?.membership !== undefined && type.endsWith('_REMOVED'));
    const about = camelCase(subject);
    const moves = moved(data, about, affects);
    // Deleted records, moved ones and those that begin with another are known from the event.
    const others = affects.filter(({ for: whom, made: values }) => !moves && !values && !(ends && whom === 'everyone'));
    const effects = others.map((effect) => ({ kinds: namesOf(effect), for: effect.for, ...given({ changed: effect.changed }) }));
    return given({
      kind: kind?.name,
      about: kinds.find(({ name }) => name === about && name !== kind?.name)?.name,
      begins: kind?.membership === undefined && type.endsWith('_CREATED'),
      ends,
      hides: (document.components.schemas[data]!['x-readers'] as Readers | undefined)?.before,
      moves,
      made: made(affects),
      effects: effects.filter(({ kinds: some }) => some.length > 0),
    });
  };
};

/** By the schema of records: the types of events of other records after which there may be more or fewer of them. */
const affecting = (catalogue: EventCatalogue): Map<string, string[]> => {
  const types = new Map<string, Set<string>>();
  for (const [type, { affects = [] }] of Object.entries(catalogue))
    for (const schema of affects.flatMap(({ records }) => Object.keys(records)))
      types.set(schema, (types.get(schema) ?? new Set()).add(type));
  return new Map([...types].map(([schema, some]) => [schema, [...some]]));
};

/**
 * The kinds of records whose members see more, such as teams: those with memberships that show or hide others. Each with the operation that
 * lists those of a user.
 */
const groupsOf = (kinds: readonly Kind[], catalogue: EventCatalogue, families: Families): Record<string, string> => {
  const limited = new Set(kinds.flatMap(({ schema, readers }) => (readers ? [schema] : [])));
  const opening = ({ schema, readers }: Kind) =>
    !readers &&
    Object.values(catalogue).some(
      ({ data, affects = [] }) =>
        nameOf(data.$ref) === schema && affects.some(({ records }) => Object.keys(records).some((one) => limited.has(one))),
    );
  const listOf = (group: string) => {
    const schema = kinds.find(({ name }) => name === group)?.schema;
    const lists = families.get('users')?.filter(({ record, ids }) => record?.list && record.name === schema && ids.length === 1);
    return lists?.[0]?.name;
  };
  const groups = kinds.flatMap((kind) => (kind.membership && opening(kind) ? [kind.membership.of] : []));
  return Object.fromEntries(groups.flatMap((group) => (listOf(group) ? [[group, listOf(group)!]] : [])));
};

/** What a copy of records is made from: their kinds, the filters of their lists, and the events that change them. */
export const mirroredModule = (document: Document, catalogue: EventCatalogue, families: Families): string => {
  const types = Object.entries(catalogue);
  const all = kindsOf(document, families, new Set(types.map(([, { data }]) => nameOf(data.$ref))));
  // What one person alone reads comes and goes with what else they see, and its events do not say so.
  const kinds = all.filter((kind) => !isPrivate(kind));
  const others = affecting(catalogue);
  const factsOf = kindFacts(document, kinds);
  const factsOfEvent = eventFacts(document, kinds);
  const byKind = (values: (kind: Kind) => unknown) => Object.fromEntries(kinds.map((kind) => [kind.name, values(kind)]));
  const memberships = kinds.flatMap(({ name, membership }) => {
    if (!membership) return [];
    const { member: _, ...facts } = membership;
    return [[name, facts] as const];
  });
  return [
    "import type * as platform from './platform/types.ts';",
    '',
    '/** The records that a copy can have, by kind. Memberships have no lists of their own: they are as their events show them. */',
    'export interface MirroredRecords {',
    ...kinds.map(({ name, schema }) => `  ${name}: platform.${schema};`),
    '}',
    '',
    '/** The filters of the lists that a copy is read from. Memberships are read from the records that they belong to. */',
    'export interface MirroredLists {',
    ...kinds.map(({ name, schema, membership }) => `  ${name}: ${membership ? 'object' : `platform.${schema}List`};`),
    '}\n',
    constant(
      'kindFacts',
      'What the contract says of each kind: `key` are the properties that name a record without an id; `isLimited` says that not everyone sees all; `followers` are the kinds whose readers follow its own, and `places` the properties by which they name it where nothing else decides; `parts` are deleted with it, by the property that names it; `kept` lose their readers with it, except for a person.',
      byKind(factsOf),
    ),
    constant(
      'memberships',
      'How memberships are read: the members of each record, by an operation of its family, with the id of the record.',
      Object.fromEntries(memberships),
    ),
    constant(
      'groups',
      'The kinds of records whose members see more, each with the operation of `users` that lists those of a user.',
      groupsOf(kinds, catalogue, families),
    ),
    constant(
      'eventFacts',
      'What the contract says of each type of event: `kind` is the kind of its data, and `about` that of the record in `resource_id` where it is another; it `begins` or `ends` what is in its data, `hides` records from some of its readers, `moves` a record out of the other one, and has `made` one with it. `effects` are those on other records.',
      Object.fromEntries(types.map(([type, kind]) => [type, factsOfEvent(type, kind)])),
    ),
    constant(
      'affecting',
      'The types of events of other records after which there may be more or fewer of a kind, without events of their own.',
      byKind(({ schema }) => others.get(schema) ?? []),
    ),
  ].join('\n');
};

/** What records of a scene can have besides the properties of the contract: their members, and their bytes. */
export const scenesModule = (document: Document, catalogue: EventCatalogue, families: Families): string => {
  const kinds = kindsOf(document, families, new Set(Object.values(catalogue).map(({ data }) => nameOf(data.$ref))));
  const members = new Map(kinds.flatMap(({ membership }) => (membership ? [[membership.of, membership.member] as const] : [])));
  const besides = kinds.flatMap((kind) => {
    const { name, schema, membership } = kind;
    if (isPrivate(kind)) return [`  ${name}: Partial<platform.${schema}>;`];
    const operations = [...families].find(([family]) => camelCase(family) === name)?.[1] ?? [];
    const member = members.get(name);
    const properties = [
      ...(member ? [`members?: readonly Partial<platform.${member}>[]`] : []),
      ...(operations.some(({ input }) => input === 'bytes') ? ['content?: string', 'content_base64?: string'] : []),
    ];
    return membership ? [] : [`  ${name}: ${properties.length > 0 ? `{ ${properties.join('; ')} }` : 'unknown'};`];
  });
  return [
    ...(besides.some((line) => line.includes('platform.')) ? ["import type * as platform from './platform/types.ts';", ''] : []),
    '/** What records of a scene can have besides the properties of their copies, by kind: their members, and their bytes; all of what has no copies. */',
    'export interface Besides {',
    ...besides,
    '}\n',
  ].join('\n');
};
