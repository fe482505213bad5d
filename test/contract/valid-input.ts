import fc from 'fast-check';
import { isListName, type Parameters, writeQueryString } from '../../src/core/query/query-string.ts';
import type { PublishedOperation, Schema } from '../../src/testing/contract/published.ts';
import type { Input } from '../../src/testing/requests/fill.ts';
import { digestOf } from '../support/files.ts';
import { narrowedFor } from './narrowed.ts';
import { type Narrowed, valuesOf } from './values.ts';

type Texts = Record<string, string>;

const parametersOf = ({ parameters }: PublishedOperation, where: string) => parameters.filter((one) => one.in === where);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** In a list whose entries are words, an encoded comma separates them, too. */
const asTexts = (value: unknown): string | string[] =>
  Array.isArray(value) ? value.map((entry) => asText(entry).replaceAll(',', ';')) : asText(value);

/** A filter by a key, whose schema does not know its operator. */
const asKeyed = (name: string, value: unknown): string | string[] => {
  if (name.endsWith('[exists]')) return 'true';
  return isListName(name) ? [asTexts(value)].flat() : asText([value].flat()[0] ?? '');
};

/** The keys of `metadata` are parameters. */
const asParameters = (values: Readonly<Record<string, unknown>>): Parameters =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isObject(value) ? Object.entries(value).map(([key, own]) => [key, asKeyed(key, own)]) : [[name, asTexts(value)]],
    ),
  );

const valuesFor = (narrowed: Narrowed, parameters: readonly { name: string; schema: Schema }[]) =>
  fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => {
        const own = valuesOf(schema, narrowed);
        return [name, narrowed[name]?.(own) ?? own];
      }),
    ),
  );

const forms = ['page', 'offset', 'after'];
const listLanguage = ['limit', 'sort', 'fields', 'expand'];
const groups = 'or';

/** A few parameters at once. A list has one form of pages at a time. */
const queryOf = (operation: PublishedOperation): fc.Arbitrary<Parameters> => {
  const all = parametersOf(operation, 'query');
  const named = (names: string[]) => all.filter(({ name }) => names.includes(name));
  const filters = all.filter(({ name }) => ![...forms, ...listLanguage, groups].includes(name));
  const narrowed = narrowedFor(operation);
  const grouped = fc
    .subarray(filters, { minLength: Math.min(1, filters.length), maxLength: Math.min(2, filters.length) })
    .chain((chosen) => valuesFor(narrowed, chosen))
    .map((group) => writeQueryString(asParameters(group)))
    .map((group): Texts => (group === '' ? {} : { [groups]: group }));
  const inGroup = named([groups]).length > 0 ? fc.option(grouped, { nil: {} }) : fc.constant({});
  const alone = fc
    .tuple(
      fc.subarray(named(forms), { maxLength: Math.min(1, named(forms).length) }),
      fc.subarray(named(listLanguage)),
      fc.subarray(filters, { maxLength: Math.min(3, filters.length) }),
    )
    .chain((chosen) => valuesFor(narrowed, chosen.flat()))
    .map(asParameters);
  return fc.tuple(alone, inGroup).map(([one, other]) => ({ ...one, ...other }));
};

const headersOf = (operation: PublishedOperation): fc.Arbitrary<Texts> =>
  fc
    .subarray(parametersOf(operation, 'header'))
    .chain((chosen) => valuesFor(narrowedFor(operation), chosen))
    .map((values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)])));

const digests = (headers: Texts, bytes: Uint8Array): Texts =>
  Object.fromEntries(Object.keys(headers).flatMap((name) => (name.endsWith('-Digest') ? [[name, digestOf(Buffer.from(bytes))]] : [])));

const withBytes = (input: fc.Arbitrary<Input>): fc.Arbitrary<Input> =>
  fc
    .tuple(input, fc.uint8Array({ maxLength: 64 }), valuesOf({ $ref: 'platform#/components/schemas/FileContentType' }))
    .map(([{ headers = {}, ...rest }, bytes, type]) => ({
      ...rest,
      bytes,
      headers: { ...headers, 'Content-Type': type as string, ...digests(headers, bytes) },
    }));

/** What an operation takes, out of its published schemas: a body, parameters and headers. */
export const inputsOf = (operation: PublishedOperation): fc.Arbitrary<Input> => {
  const { body, bytes } = operation;
  const own = body ? valuesOf(body.schema, narrowedFor(operation)) : fc.constant(undefined);
  const input = fc.record({
    query: queryOf(operation),
    headers: headersOf(operation),
    body: body && !body.required ? fc.option(own, { nil: undefined }) : own,
  });
  return bytes ? withBytes(input) : input;
};
