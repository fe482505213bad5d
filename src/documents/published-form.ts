import { pascalCase, snakeCase } from '../core/client-names.ts';
import { type Document, nameOf, operationsOf, type Parameter, resolve, type Schema, webhooksOf } from './document.ts';

const valuesOf = ({ enum: values = [] }: Schema) => values.filter((value) => value !== null);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A schema by a name, which the document has from now on, unless it has had another one by that name. */
const byName = (document: Document, name: string, schema: Schema): Schema => {
  const { schemas } = document.components;
  schemas[name] ??= schema;
  if (!isSame(schemas[name], schema)) throw new Error(`${name} is a schema already, and cannot be that of values, too.`);
  return { $ref: `#/components/schemas/${name}` };
};

/** Generators do not expect null among the values of an enum: it becomes a schema of its own, beside the others, which have a name. */
const withoutNull = (document: Document, name: string, { type, enum: all, examples = [], ...rest }: Schema): Schema => {
  const values = valuesOf({ enum: all });
  const shown = (examples as unknown[]).filter((value) => value !== null);
  const { description } = rest;
  const schema = { type: 'string', enum: values, description, examples: shown.length > 0 ? shown : values.slice(0, 1) };
  return { ...rest, anyOf: [byName(document, name, schema as Schema), { type: 'null' }], examples };
};

const nameNullableValues = (document: Document): void => {
  for (const [owner, { properties = {} }] of Object.entries(document.components.schemas))
    for (const [key, schema] of Object.entries(properties))
      if (schema.enum?.includes(null)) properties[key] = withoutNull(document, owner + pascalCase(snakeCase(key)), schema);
};

/** The values of a filter by the name that the record's property has for them. */
const nameFilterValues = ({ components }: Document): ((parameter: Parameter) => Parameter) => {
  const named = new Map<string, Schema>();
  for (const [name, { enum: values }] of Object.entries(components.schemas).toReversed())
    if (values) named.set(JSON.stringify(values), { $ref: `#/components/schemas/${name}` });
  const byValues = (schema: Schema): Schema => (schema.enum && named.get(JSON.stringify(schema.enum))) ?? schema;
  return ({ schema, ...rest }) => ({ ...rest, schema: schema.items ? { ...schema, items: byValues(schema.items) } : byValues(schema) });
};

/** The parameters that follow from a record have names with a dot, in both spellings of operators, which one name in a program may stand for. */
const isDerived = ({ $ref }: Parameter): boolean => $ref !== undefined && nameOf($ref).includes('.');

/** Filters stand where they are used: as components, each of them would be a type of its own in generated code. */
const placeFilters = (document: Document): void => {
  const withNames = nameFilterValues(document);
  for (const { operation } of operationsOf(document))
    operation.parameters = operation.parameters?.map((one) => (isDerived(one) ? withNames(resolve(document, one)) : one));
  const { parameters } = document.components;
  for (const name of Object.keys(parameters).filter((one) => one.includes('.'))) delete parameters[name];
};

/** `maxLength` counts characters. Generators that know `binary` would ask a file for its length in them. */
const boundBytes = ({ components: { schemas } }: Document): void => {
  for (const schema of Object.values(schemas)) {
    if (schema.format !== 'binary') continue;
    schema['x-max-bytes'] = schema.maxLength;
    delete schema.maxLength;
  }
};

/** What the server sends has its signature, and no credentials. */
const withoutCredentials = (document: Document): void => {
  for (const { operation } of webhooksOf(document)) operation.security = [];
};

/** A version may have no use for a part of the latest one. */
const withoutUnused = (document: Document): void => {
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) withoutUnused(document);
};

/** A document in the form in which tools that others wrote read it best. It says the same. Changes the document in place. */
export const publishedForm = (document: Document): Document => {
  nameNullableValues(document);
  placeFilters(document);
  boundBytes(document);
  withoutCredentials(document);
  withoutUnused(document);
  return document;
};
