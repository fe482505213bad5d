import { type Document, effective, nameOf, operationsOf, type Place, type Schema } from '../documents/document.ts';
import { reachableFrom } from '../documents/latest-events.ts';
import { answeredRecord, declaredAt, type ListFacts, linedList, listFacts } from '../documents/list-language.ts';
import type { Renames } from '../documents/renamed-examples.ts';
import { changedSchemas, differingOperations, isRecord, isSame, type OperationPart, shapeOf } from './essence.ts';

/** How a record or a body of a version differs from the latest one. */
export interface RecordDifference {
  /** Renamed properties: from the latest name to the version's. */
  names: Record<string, string>;
  /** Properties with nested records that differ, too, by the version's names. */
  inside: Record<string, string>;
  /** Whether its values differ, so that a function has to map them. */
  mapped: boolean;
}

/** Which records and bodies of an operation differ. */
export interface OperationDifference {
  parts: Set<OperationPart>;
  answer?: string;
  body?: string;
}

/** How a version's operations differ from the latest ones, both as expanded documents. */
export interface Differences {
  latest: Document;
  own: Document;
  operations: Map<string, OperationDifference>;
  records: Map<string, RecordDifference>;
  /** The response and list records that differ, and the request bodies. */
  answers: string[];
  lists: string[];
  bodies: string[];
  /** The schemas of these records and bodies, and those of them that are unchanged in the latest version. */
  schemas: Set<string>;
  same: Set<string>;
}

const bodyName = ({ operation: { requestBody } }: Place): string | undefined => {
  const { $ref, ...siblings } = requestBody?.content['application/json']?.schema ?? {};
  return $ref && Object.keys(siblings).length === 0 ? nameOf($ref) : undefined;
};

const answerName = (document: Document, { operation }: Place): string | undefined => {
  const record = answeredRecord(document, linedList(document, operation) ?? operation);
  return record && nameOf(record.ref);
};

const propertiesOf = (document: Document, name: string): Record<string, Schema> => document.components.schemas[name]?.properties ?? {};

type Shape = { properties?: Record<string, unknown>; required?: string[] };

const withNames = ({ properties = {}, required, ...shape }: Shape, names: Record<string, string>): Shape => {
  const named = (key: string) => names[key] ?? key;
  return {
    ...shape,
    properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [named(key), value])),
    ...(required && { required: required.map(named).sort() }),
  };
};

/** The list language of a record in both contracts. */
export const factsOfRecord = ({ latest, own }: Differences, name: string): { latest: ListFacts; own: ListFacts } => ({
  latest: listFacts(latest, `#/components/schemas/${name}`),
  own: listFacts(own, `#/components/schemas/${name}`),
});

/** Determines how a version's operations differ from the latest ones. @throws Error for differences that no mapping could bridge */
export const differencesOf = (latest: Document, own: Document, renames: Renames): Differences => {
  const changed = changedSchemas(latest, own);
  const parts = differingOperations(latest, own, changed);
  const byId = (document: Document) => new Map(operationsOf(document).map((place) => [place.operation.operationId, place]));
  const [latestPlaces, places] = [byId(latest), byId(own)];
  const lists = new Set<string>();
  const operations = new Map(
    [...parts].map(([id, differing]): [string, OperationDifference] => {
      const [before, place] = [latestPlaces.get(id)!, places.get(id)!];
      const record = answerName(own, place);
      if (place.method === 'get' && record && answeredRecord(own, place.operation)?.list) lists.add(record);
      const known = (part: OperationPart, was: string | undefined, is: string | undefined): string | undefined => {
        if (!differing.has(part)) return undefined;
        if (is && is === was && changed.has(is)) return is;
        throw new Error(`the ${part} of ${id} differs in more than the properties of a named schema`);
      };
      const answer = known('answer', answerName(latest, before), record);
      return [id, { parts: differing, answer, body: known('body', bodyName(before), bodyName(place)) }];
    }),
  );
  const named = (kind: 'answer' | 'body') => [...new Set([...operations.values()].flatMap((one) => one[kind] ?? []))];
  const { schemas } = own.components;
  const isMapped = (name: string) => changed.has(name) && isRecord(schemas[name]) && latest.components.schemas[name] !== undefined;
  const reached = (names: string[]) => [...reachableFrom(schemas, names)].filter(isMapped);
  const [answers, bodies] = [reached(named('answer')), reached(named('body'))];

  const differenceOf = (name: string): RecordDifference => {
    const { [name]: names = {} } = renames;
    const properties = Object.entries(propertiesOf(own, name));
    const inside = properties.flatMap(([key, { $ref, items }]) => {
      const ref = $ref ?? items?.$ref;
      const target = ref && nameOf(ref);
      return target && [...answers, ...bodies].includes(target) ? [[key, target]] : [];
    });
    const before = withNames(shapeOf(latest, latest.components.schemas[name]!) as Shape, names);
    return { names, inside: Object.fromEntries(inside), mapped: !isSame(before, shapeOf(own, own.components.schemas[name]!)) };
  };
  const records = new Map([...new Set([...answers, ...bodies])].map((name) => [name, differenceOf(name)]));
  const all = reachableFrom(schemas, [...answers, ...bodies]);
  const same = new Set([...all].filter((name) => !changed.has(name)));
  return { latest, own, operations, records, answers, lists: [...lists], bodies, schemas: all, same };
};

/** A property of a record, or the property of one of its objects that lists filter by under this name. */
const listedProperty = (document: Document, name: string, field: string): Schema | undefined => {
  const { filters } = listFacts(document, `#/components/schemas/${name}`);
  return filters[field] ? declaredAt(document, name, filters[field].path) : propertiesOf(document, name)[field];
};

/** The values of a property that is an enum. */
export const valuesOf = (document: Document, name: string, property: string): string[] => {
  const { enum: values = [] } = effective(document, listedProperty(document, name, property) ?? {});
  return values.filter((value) => typeof value === 'string');
};

/** Whether a property is the same in both contracts, apart from its name. */
export const isSameProperty = ({ latest, own }: Differences, name: string, [before, now]: [string, string]): boolean => {
  const [old, present] = [listedProperty(latest, name, before), listedProperty(own, name, now)];
  return old !== undefined && present !== undefined && isSame(shapeOf(latest, old), shapeOf(own, present));
};
