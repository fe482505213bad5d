import type { Schema as Facts } from '../src/dashboard/data/contract.ts';
import type { Schema } from '../src/documents/document.ts';

/** What of a schema a table or a form needs. */
const kept = [
  'type',
  'enum',
  'format',
  'pattern',
  'x-pattern-says',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
];
const facts = [...kept, 'default', 'required', '$ref', 'x-filter', 'x-sort', 'x-expand', 'description', 'examples', 'x-enumDescriptions'];

type Schemas = Readonly<Record<string, Schema>>;

const reduced = (schema: Schema): Facts => ({
  ...Object.fromEntries(facts.filter((name) => name in schema).map((name) => [name, schema[name]])),
  ...(schema.properties ? { properties: schemaFacts(schema.properties) } : {}),
  ...(schema.items ? { items: reduced(schema.items) } : {}),
});

/** The schemas of a contract, each with what a table or a form needs. */
export const schemaFacts = (schemas: Schemas): Record<string, Facts> =>
  Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, reduced(one)]));

/** The same for some of them, and for those that they refer to. */
export const schemaFactsOf = (schemas: Schemas, names: readonly string[]): Record<string, Facts> => {
  const found: Record<string, Facts> = {};
  const follow = (name: string): void => {
    if (name in found) return;
    found[name] = reduced(schemas[name]!);
    for (const [, other] of JSON.stringify(found[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) follow(other!);
  };
  names.forEach(follow);
  return found;
};
