import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { allOpenapiNames, openapiDocument } from '../../src/contract/openapi-document.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON documents
type Json = any;

const isObject = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);

interface Found {
  pointer: string;
  /** Where the schema of the example stands. */
  schema: string;
  example: unknown;
}

/** The examples of a body, an answer, a header or a parameter, which stand beside its schema. */
const besideSchema = (pointer: string, { schema, example, examples }: Record<string, Json>): Found[] => {
  if (!isObject(schema)) return [];
  const named = isObject(examples) ? Object.values(examples).map(({ value }) => value) : [];
  return [example, ...named].flatMap((one) => (one === undefined ? [] : [{ pointer, schema: `${pointer}/schema`, example: one }]));
};

/** The examples in a schema. */
const inSchema = (pointer: string, { type, $ref, examples }: Record<string, Json>): Found[] =>
  Array.isArray(examples) && (type !== undefined || $ref !== undefined)
    ? examples.map((example) => ({ pointer, schema: pointer, example }))
    : [];

/** What stands in these is no part of a document, unless they are names of properties. */
const values = new Set(['example', 'examples', 'enum', 'const', 'default']);

const examplesBelow = (node: unknown, pointer: string): Found[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = isObject(node) ? [...besideSchema(pointer, node), ...inSchema(pointer, node)] : [];
  const parts = Object.entries(node).filter(([key]) => pointer.endsWith('/properties') || !values.has(key));
  return [
    ...own,
    ...parts.flatMap(([key, value]) => examplesBelow(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)),
  ];
};

const examplesIn = ({ paths, webhooks, components }: Json): Found[] => examplesBelow({ paths, webhooks, components }, '');

const wrongIn = (document: Json): string[] => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  return examplesIn(document).flatMap(({ pointer, schema, example }) => {
    const check = ajv.compile({ $ref: `document#${schema.split('/').map(encodeURIComponent).join('/')}` });
    return check(example)
      ? []
      : [`${pointer}: ${check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ')}`];
  });
};

it.each(allOpenapiNames)('each example that %s publishes passes its own schema', (name) => {
  const document = openapiDocument(name);
  expect(examplesIn(document).length).toBeGreaterThan(50);
  expect(wrongIn(document)).toEqual([]);
});

it('an example that does not is named with its place', () => {
  const document: Json = openapiDocument('operators');
  document.paths['/v1/accounts'].post.requestBody.content['application/json'].example.plan = 'gold';
  expect(wrongIn(document)).toEqual([
    '/paths/~1v1~1accounts/post/requestBody/content/application~1json: /plan must be equal to one of the allowed values',
  ]);
});
