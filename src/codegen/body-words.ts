import { isTextKind } from '../core/query/filter-words.ts';
import { type Document, effective, nameOf, operationsOf, type Place, resolve, type Schema } from '../documents/document.ts';
import { answeredRecord, kindOf } from '../documents/list-language.ts';

/** At one place of a body: the properties that it accepts, and those of the record that the service or other operations set. */
export interface BodyWords {
  known: string[];
  service: string[];
  others: string[];
}

/** The properties of a schema, with those of the parts that it is made of. */
export const propertiesOf = (document: Document, schema: Schema | undefined): Record<string, Schema> => {
  if (!schema) return {};
  const { properties = {}, allOf = [] } = effective(document, schema);
  return Object.assign({}, ...allOf.map((part) => propertiesOf(document, part)), properties) as Record<string, Schema>;
};

const bodyOf = ({ operation }: Place): Schema | undefined => operation.requestBody?.content['application/json']?.schema;

/** The properties of a body and its nested objects, by path; the path of the body itself is empty. */
const wordsAt = (
  document: Document,
  body: Schema,
  record: Schema | undefined,
  siblings: Schema[],
  path: string,
): Record<string, BodyWords> => {
  const properties = propertiesOf(document, body);
  const known = Object.keys(properties);
  if (known.length === 0) return {};
  const recorded = propertiesOf(document, record);
  const elsewhere = siblings.map((one) => propertiesOf(document, one));
  const unknown = Object.keys(recorded).filter((name) => !known.includes(name));
  const isElsewhere = (name: string) => elsewhere.some((one) => name in one);
  const own = {
    [path]: { known, service: unknown.filter((name) => !isElsewhere(name)), others: unknown.filter(isElsewhere) },
  };
  const inside = known.map((name) => {
    const same = elsewhere.flatMap((one): Schema[] => (one[name] ? [one[name]] : []));
    return wordsAt(document, properties[name]!, recorded[name], same, path ? `${path}.${name}` : name);
  });
  return Object.assign(own, ...inside);
};

/** The string and label properties of an operation's JSON body by which lists of its record filter. */
export const filteredTexts = (document: Document, place: Place): string[] => {
  const ref = answeredRecord(document, place.operation)?.ref;
  if (!ref) return [];
  const recorded = propertiesOf(document, document.components.schemas[nameOf(ref)]);
  return Object.keys(propertiesOf(document, bodyOf(place))).filter((name) => {
    const property = recorded[name] && effective(document, recorded[name]);
    const kind = property && kindOf(document, property);
    return property?.['x-filter'] === true && kind !== undefined && isTextKind(kind);
  });
};

/** The properties of an operation's JSON body, and those that a caller may try because the record has them. */
export const bodyWords = (document: Document, place: Place): Record<string, BodyWords> => {
  const body = bodyOf(place);
  if (!body) return {};
  const recordOf = ({ operation }: Place) => answeredRecord(document, operation)?.ref;
  const ref = recordOf(place);
  const siblings = ref ? operationsOf(document).filter((other) => recordOf(other) === ref && bodyOf(other)) : [];
  const record = ref ? document.components.schemas[nameOf(ref)] : undefined;
  return wordsAt(
    document,
    body,
    record,
    siblings.map((other) => bodyOf(other)!),
    '',
  );
};

/** The path parameters and the properties of a JSON body that take the id of a user, or `me`. */
export const userNames = (document: Document, place: Place): string[] => {
  const parameters = [...(place.item.parameters ?? []), ...(place.operation.parameters ?? [])].map((one) => resolve(document, one));
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name, schema }) => [name, schema] as const);
  const taken = [...inPath, ...Object.entries(propertiesOf(document, bodyOf(place)))];
  return [...new Set(taken.filter(([, schema]) => effective(document, schema).pattern?.startsWith('^me$|')).map(([name]) => name))];
};
