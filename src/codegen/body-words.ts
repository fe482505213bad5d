import { type Document, effective, nameOf, operationsOf, type Place, type Schema } from '../documents/document.ts';
import { answeredRecord } from '../documents/list-language.ts';

/** The properties at one place of a body: those that it takes, and those of the record that only the service or only others set. */
export interface BodyWords {
  known: string[];
  service: string[];
  others: string[];
}

const propertiesOf = (document: Document, schema: Schema | undefined): Record<string, Schema> => {
  if (!schema) return {};
  const { properties = {}, allOf = [] } = effective(document, schema);
  return Object.assign({}, ...allOf.map((part) => propertiesOf(document, part)), properties) as Record<string, Schema>;
};

const bodyOf = ({ operation }: Place): Schema | undefined => operation.requestBody?.content['application/json']?.schema;

/** The words of a body and of the objects in it, by their paths; those of the body itself stand under the empty one. */
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

/** What may stand in the JSON body of an operation, and what callers may think of who have read the record that it is about. */
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
