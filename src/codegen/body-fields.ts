import { type Document, effective, mayBeNull, nameOf, operationsOf, type Schema } from '../documents/document.ts';
import { propertiesOf } from './body-words.ts';

/** What is known of a body's properties besides their schemas. */
interface BodyFields {
  /** All properties. */
  fields: string[];
  /** What a property is when it is left out: its `default`, or null where it may be null. Nested objects have those of their properties. */
  defaults: Record<string, unknown>;
  /** The properties that are times. */
  times: string[];
}

const isObject = (schema: Schema): boolean => [schema.type].flat().includes('object');

const defaultOf = (document: Document, schema: Schema, isRequired: boolean): unknown => {
  const facts = effective(document, schema);
  if (isObject(facts) && facts.properties) {
    const inside = defaultsOf(document, facts);
    return Object.keys(inside).length > 0 ? inside : undefined;
  }
  if (isRequired) return undefined;
  return facts.default ?? (mayBeNull(document, schema) ? null : undefined);
};

const defaultsOf = (document: Document, schema: Schema): Record<string, unknown> => {
  const { required = [] } = effective(document, schema);
  const defaults = Object.entries(propertiesOf(document, schema)).map(
    ([name, property]) => [name, defaultOf(document, property, required.includes(name))] as const,
  );
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
};

const factsOf = (document: Document, body: Schema): BodyFields => {
  const properties = propertiesOf(document, body);
  return {
    fields: Object.keys(properties),
    defaults: defaultsOf(document, body),
    times: Object.keys(properties).filter((name) => effective(document, properties[name]!).format === 'date-time'),
  };
};

/** The bodies of POST and PUT, by the name of their schema. */
export const bodyFieldsOf = (document: Document): Record<string, BodyFields> =>
  Object.fromEntries(
    operationsOf(document).flatMap(({ method, operation }) => {
      const body = operation.requestBody?.content['application/json']?.schema;
      return body?.$ref && (method === 'post' || method === 'put') ? [[nameOf(body.$ref), factsOf(document, body)] as const] : [];
    }),
  );
