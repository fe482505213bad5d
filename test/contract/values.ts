import fc from 'fast-check';
import { visiblePattern } from '../../src/documents/visible.ts';
import { resolve, type Schema } from '../../src/testing/contract/published.ts';

/** What is taken of the values of a property or of a schema, by its name: a rule that no schema can tell. */
// biome-ignore lint/suspicious/noExplicitAny: values of any schema
export type Narrowed = Record<string, (own: fc.Arbitrary<any>) => fc.Arbitrary<unknown>>;

/** Any character that a text may hold: NUL and halves of surrogate pairs are what no database keeps (`src/core/storable-json.ts`). */
const character = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => one !== '\0') },
);

/** Long texts are tried by their ends: the shortest that is allowed, a few characters more, and now and then the longest. */
const text = ({ minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, minLength + 20) }) },
    { weight: 1, arbitrary: fc.constantFrom('x', '\u00e9', '\u{1f30d}').map((one) => one.repeat(Math.min(maxLength, 300))) },
  );

const two = (value: number) => String(value).padStart(2, '0');

/** Instants in every spelling of RFC 3339, of the years 1 to 9999 in UTC. */
const instant = fc
  .record({
    date: fc.date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true }),
    fraction: fc.constantFrom('', '.5', '.123', '.123456', '.999999999'),
    zone: fc.oneof(
      fc.constantFrom('Z', 'z', '+00:00', '-00:00'),
      fc.tuple(fc.constantFrom('+', '-'), fc.nat(23), fc.nat(59)).map(([sign, hours, minutes]) => `${sign}${two(hours)}:${two(minutes)}`),
    ),
    between: fc.constantFrom('T', 't'),
  })
  .map(({ date, fraction, zone, between }) => `${date.toISOString().slice(0, 19).replace('T', between)}${fraction}${zone}`);

const formats: Record<string, fc.Arbitrary<string>> = {
  'date-time': instant,
  date: instant.map((one) => one.slice(0, 10)),
  email: fc.emailAddress(),
  uri: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
};

const fits =
  ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema) =>
  (one: string) =>
    [...one].length >= minLength && [...one].length <= maxLength && one.isWellFormed() && !one.includes('\0');

const patterns = new Map<string, fc.Arbitrary<string>>();

/** Texts of a pattern, which takes long to be read. */
const matching = (pattern: string): fc.Arbitrary<string> => {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  patterns.set(pattern, known);
  return known;
};

const string = (schema: Schema): fc.Arbitrary<string> => {
  const format = formats[schema.format ?? ''];
  if (format) return format.filter(fits(schema));
  const visible = new RegExp('x-visible' in schema ? visiblePattern : '', 'u');
  const fitting = (one: string) => fits(schema)(one) && visible.test(one);
  if (schema.pattern) return matching(schema.pattern).filter(fitting);
  return text(schema);
};

const number = ({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> =>
  type === 'number' ? fc.double({ min: minimum, max: maximum, noNaN: true }) : fc.integer({ min: minimum, max: maximum });

/** Objects of any keys, which is what metadata is. */
const freeObject = ({ maxProperties = 50, propertyNames = {}, additionalProperties }: Schema, narrowed: Narrowed) =>
  fc.dictionary(
    string(resolve(propertyNames)).filter((key) => key !== '__proto__'),
    additionalProperties === true || additionalProperties === undefined ? anyJson : valuesOf(additionalProperties as Schema, narrowed),
    { maxKeys: Math.min(5, maxProperties) },
  );

const anyJson = fc.jsonValue({ maxDepth: 3, stringUnit: character }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

const object = (schema: Schema, narrowed: Narrowed): fc.Arbitrary<unknown> => {
  const { properties, required = [], minProperties = 0 } = schema;
  if (!properties) return freeObject(schema, narrowed);
  const values = Object.entries(properties).map(([name, property]) => [name, narrow(name, valuesOf(property, narrowed), narrowed)]);
  const each = Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>;
  // Mostly all that may be given, so that a few runs reach every property.
  return fc
    .oneof({ weight: 2, arbitrary: fc.record(each) }, { weight: 1, arbitrary: fc.record(each, { requiredKeys: required }) })
    .filter((one) => Object.keys(one).length >= minProperties)
    .map((one) => ({ ...one }));
};

const array = ({ items = {}, minItems = 0, maxItems = 5, uniqueItems }: Schema, narrowed: Narrowed): fc.Arbitrary<unknown[]> => {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
  const item = valuesOf(items, narrowed);
  return uniqueItems ? fc.uniqueArray(item, { ...bounds, selector: (one) => JSON.stringify(one) }) : fc.array(item, bounds);
};

const byType: Record<string, (schema: Schema, narrowed: Narrowed) => fc.Arbitrary<unknown>> = {
  string,
  integer: number,
  number,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object,
  array,
};

const narrow = (name: string, own: fc.Arbitrary<unknown>, narrowed: Narrowed): fc.Arbitrary<unknown> => narrowed[name]?.(own) ?? own;

const anyOf = (schema: Schema, narrowed: Narrowed): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, narrowed)));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return anyJson;
  return fc.oneof(...types.map((type) => byType[type]!({ ...schema, type }, narrowed)));
};

/** The values of a schema. */
export const valuesOf = (declared: Schema, narrowed: Narrowed = {}): fc.Arbitrary<unknown> =>
  narrow(declared.$ref?.split('/').at(-1) ?? '', anyOf(resolve(declared), narrowed), narrowed);
