import { ContractFault } from './contract-fault.ts';
import { type Document, nameOf, operationsOf, type Parameter, resolve, type Schema, typesOf, webhooksOf } from './document.ts';
import { type PlacedSchema, placedSchemas } from './placed-schemas.ts';

/** The constraints of a schema, without its descriptions. */
const demandOf = ({ enum: values = [], ...rest }: Schema): string => {
  const demands = Object.entries(rest).filter(([key]) => !['description', 'examples'].includes(key) && !key.startsWith('x-'));
  return JSON.stringify([values.map((value) => JSON.stringify(value)).sort(), demands.sort()]);
};

/** Adds a schema under a name; reuses that of the contract if it is equivalent. */
const byName = (document: Document, { name: own, words }: PlacedSchema, schema: Schema): Schema => {
  const { schemas } = document.components;
  // A nullable named schema keeps its name, and its values get another one.
  const name = words.at(-2) === 'schemas' ? `${own}Value` : own;
  schemas[name] ??= schema;
  if (demandOf(schemas[name]) !== demandOf(schema))
    throw new ContractFault(
      `The values without null would be named ${name}, which is already a different schema. Rename that one, or give these values their own schema: oneOf its $ref and {type: 'null'}.`,
      words,
    );
  return { $ref: `#/components/schemas/${name}` };
};

/** Generators do not expect null in an enum: it becomes a separate alternative beside the named one. */
const withoutNull = (document: Document, part: PlacedSchema): Schema => {
  const { type, enum: all = [], examples = [], ...rest } = part.schema;
  const values = all.filter((value) => value !== null);
  if (values.length === 0) return { ...rest, type: 'null' };
  const types = typesOf({ type } as Schema);
  const shown = examples.filter((value) => value !== null);
  const { description } = rest;
  const schema = {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    enum: values,
    description,
    examples: shown.length > 0 ? shown : values.slice(0, 1),
  };
  return { ...rest, anyOf: [byName(document, part, schema as Schema), { type: 'null' }], examples };
};

const nameNullableValues = (document: Document): void => {
  for (const one of placedSchemas(document)) if (one.schema.enum?.includes(null)) one.replace(withoutNull(document, one));
};

/** Names the values of a filter like those of the record's property. */
const nameFilterValues = ({ components }: Document): ((parameter: Parameter) => Parameter) => {
  const named = new Map<string, Schema>();
  for (const [name, { enum: values }] of Object.entries(components.schemas).toReversed())
    if (values) named.set(JSON.stringify(values), { $ref: `#/components/schemas/${name}` });
  const byValues = (schema: Schema): Schema => (schema.enum && named.get(JSON.stringify(schema.enum))) ?? schema;
  return ({ schema, ...rest }) => ({ ...rest, schema: schema.items ? { ...schema, items: byValues(schema.items) } : byValues(schema) });
};

/** Parameters derived from a record have a dot in their names, in both spellings of operators, which generated code may collapse into one name. */
const isDerived = ({ $ref }: Parameter): boolean => $ref !== undefined && nameOf($ref).includes('.');

/** Filters are inlined: as components, each would be a type of its own in generated code. */
const placeFilters = (document: Document): void => {
  const withNames = nameFilterValues(document);
  for (const { operation } of operationsOf(document))
    operation.parameters = operation.parameters?.map((one) => (isDerived(one) ? withNames(resolve(document, one)) : one));
  const { parameters } = document.components;
  for (const name of Object.keys(parameters).filter((one) => one.includes('.'))) delete parameters[name];
};

/** `maxLength` counts characters. Generators that know `binary` would ask a file for its length in characters. */
const boundBytes = ({ components: { schemas } }: Document): void => {
  for (const schema of Object.values(schemas)) {
    if (schema.format !== 'binary') continue;
    schema['x-max-bytes'] = schema.maxLength;
    delete schema.maxLength;
  }
};

/** What the server sends is signed, and has no credentials. */
const withoutCredentials = (document: Document): void => {
  for (const { operation } of webhooksOf(document)) operation.security = [];
};

/** A version may not use a part of the latest one. */
const withoutUnused = (document: Document): void => {
  const { schemas } = document.components;
  const used = new Set(Array.from(JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"/]+)"/g), ([, name]) => name));
  const unused = Object.keys(schemas).filter((name) => !used.has(name));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) withoutUnused(document);
};

/** Converts a document into the form that third-party tools read best, without changing its meaning. Mutates the document. */
export const publishedForm = (document: Document): Document => {
  nameNullableValues(document);
  placeFilters(document);
  boundBytes(document);
  withoutCredentials(document);
  withoutUnused(document);
  return document;
};
