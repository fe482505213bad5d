import { ContractFault } from './contract-fault.ts';
import { type Document, nameOf, operationsOf, type Parameter, resolve, type Schema, typesOf, webhooksOf } from './document.ts';
import { type PlacedSchema, placedSchemas } from './placed-schemas.ts';

/** What a schema allows, without what it says to people. */
const demandOf = ({ enum: values = [], ...rest }: Schema): string => {
  const demands = Object.entries(rest).filter(([key]) => !['description', 'examples'].includes(key) && !key.startsWith('x-'));
  return JSON.stringify([values.map((value) => JSON.stringify(value)).sort(), demands.sort()]);
};

/** A schema by a name, which the document has from now on; that of the contract where it allows the same. */
const byName = (document: Document, { name: own, words }: PlacedSchema, schema: Schema): Schema => {
  const { schemas } = document.components;
  // A named schema that may be null keeps its name, and its values have another one.
  const name = words.at(-2) === 'schemas' ? `${own}Value` : own;
  schemas[name] ??= schema;
  if (demandOf(schemas[name]) !== demandOf(schema))
    throw new ContractFault(
      `The values without null would be the schema ${name}, which is another one already. Give that one another name, or these values a schema of their own: oneOf its $ref and {type: 'null'}.`,
      words,
    );
  return { $ref: `#/components/schemas/${name}` };
};

/** Generators do not expect null among the values of an enum: it becomes a schema of its own, beside the others, which have a name. */
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
