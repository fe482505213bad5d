import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openapiDocument, openapiNames } from '../../src/contract/openapi-document.ts';
import type { Document, Schema } from '../../src/documents/document.ts';
import { filterParameters, listFacts } from '../../src/documents/list-language.ts';
import { publishedForm } from '../../src/documents/published-form.ts';
import { atItsPlace } from '../../src/workbench/at-its-place.ts';

/** What programs and generated code mean by these names everywhere. */
const globals = [
  'Array',
  'Blob',
  'Date',
  'File',
  'FormData',
  'Headers',
  'Map',
  'Object',
  'Promise',
  'Record',
  'Request',
  'Response',
  'Set',
];

/** A name as generators write it: in one case, without signs. */
const asWord = (name: string): string => name.replaceAll(/\W|_/g, '').toLowerCase();

const doubles = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

const schemasIn = (node: unknown): Schema[] =>
  typeof node === 'object' && node !== null ? [node as Schema, ...Object.values(node).flatMap(schemasIn)] : [];

describe.each(openapiNames)('the published document %s', (name) => {
  const document: Document = openapiDocument(name);

  it('has parts whose names are different in whatever way they are written', () => {
    const { schemas, parameters } = document.components;
    expect(doubles([...Object.keys(schemas), ...Object.keys(parameters)].map(asWord))).toEqual([]);
    expect(Object.keys(schemas).filter((schema) => globals.includes(schema))).toEqual([]);
  });

  it('has no null among the values of an enum, and no characters in the length of bytes', () => {
    const schemas = schemasIn(document);
    expect(schemas.filter((schema) => Array.isArray(schema.enum) && schema.enum.includes(null))).toEqual([]);
    expect(schemas.filter((schema) => schema.format === 'binary' && schema.maxLength !== undefined)).toEqual([]);
  });

  it('has nothing for the strictest rules of Redocly to find', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
  });
});

describe('the published form of v1', () => {
  const { components, paths } = openapiDocument('v1');
  const filter = (name: string) =>
    paths['/v1/webhooks']!.get!.parameters!.find((one) => one.name === name)!.schema as Schema & { items?: Schema };
  const reason = { $ref: '#/components/schemas/WebhookDisabledReason' };

  it('names the values of a property that may be null, and has them by this name in both spellings of its filters', () => {
    expect(components.schemas.WebhookDisabledReason).toMatchObject({ type: 'string', enum: ['gone', 'failing'] });
    expect(components.schemas.Webhook!.properties!.disabled_reason).toMatchObject({ anyOf: [reason, { type: 'null' }] });
    expect([filter('disabled_reason'), filter('disabled_reason_in').items, filter('disabled_reason[in]').items]).toEqual(
      [1, 2, 3].map(() => reason),
    );
    expect(filter('status')).toEqual({ $ref: '#/components/schemas/WebhookStatus' });
  });
});

/** A document that answers with `Thing`. */
const documentWith = (schemas: Record<string, Schema>): Document => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } as Schema } };
  const get = { operationId: 'getThing', tags: [], summary: '', responses: { '200': { content } } };
  const components = { schemas, parameters: {}, responses: {}, headers: {}, securitySchemes: {} };
  return { openapi: '3.1.1', info: { title: '', version: '1' }, paths: { '/v1/things': { get } }, components };
};

const thingWith = (color: Schema, more: Record<string, Schema> = {}): Document =>
  documentWith({
    Thing: {
      type: 'object',
      properties: { color, more: { oneOf: Object.keys(more).map((name) => ({ $ref: `#/components/schemas/${name}` })) } },
    },
    ...more,
  });

/** The schemas of the published form, without `Thing` itself, and the property. */
const published = (color: Schema, more?: Record<string, Schema>) => {
  const { Thing, ...others } = publishedForm(thingWith(color, more)).components.schemas;
  return { others, color: Thing!.properties!.color };
};

describe('an enum with null among its values', () => {
  const colors: Schema = { type: ['string', 'null'], enum: ['red', 'blue', null], examples: ['red'] };
  const named = (name: string) => ({ anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] });

  it('is the schema of the contract by its name where that has the same values', () => {
    const ThingColor: Schema = { type: 'string', enum: ['blue', 'red'], description: 'A color.', examples: ['blue'] };
    const { others, color } = published(colors, { ThingColor });
    expect(others).toEqual({ ThingColor });
    expect(color).toMatchObject(named('ThingColor'));
  });

  it.each<[string, Schema, string]>([
    ['in a list', { type: 'array', items: colors }, 'ThingColorItem'],
    ['in a map', { type: 'object', additionalProperties: colors }, 'ThingColorValue'],
    ['in an object', { type: 'object', properties: { main: colors } }, 'ThingColorMain'],
    ['in a part', { allOf: [{ type: 'object', properties: { main: colors } }] }, 'ThingColorMain'],
    ['of integers', { type: ['integer', 'null'], enum: [1, 2, null] }, 'ThingColor'],
    ['of values of several types', { enum: ['red', 1, null] }, 'ThingColor'],
  ])('has a name: %s', (_where, schema, name) => {
    const { others, color } = published(schema);
    expect(Object.keys(others)).toEqual([name]);
    expect(others[name]!.type).toEqual(schema.enum ? (schema.type as string[] | undefined)?.[0] : 'string');
    expect(JSON.stringify(color)).toContain(JSON.stringify(named(name).anyOf).slice(1, -1));
  });

  it('keeps its name where it has one, and is null where it has no other value', () => {
    const { others } = published({ $ref: '#/components/schemas/Color' }, { Color: colors });
    expect(others.Color).toMatchObject(named('ColorValue'));
    expect(others.ColorValue).toMatchObject({ type: 'string', enum: ['red', 'blue'] });
    expect(published({ type: 'null', enum: [null] }).color).toEqual({ type: 'null' });
  });

  it('is refused at its line where its name is that of something else', () => {
    const webhook = { type: 'object', properties: { disabled_reason: colors } } as Schema;
    const other = { type: 'string', enum: ['red'] } as Schema;
    const document = documentWith({
      Thing: { properties: { a: { $ref: '#/components/schemas/Webhook' }, b: { $ref: '#/components/schemas/WebhookDisabledReason' } } },
      Webhook: webhook,
      WebhookDisabledReason: other,
    });
    const line =
      readFileSync('openapi/platform/webhooks.yaml', 'utf8')
        .split('\n')
        .findIndex((text) => /^ {6}disabled_reason:/.test(text)) + 1;
    expect(() => atItsPlace('v1', document, () => publishedForm(document))).toThrow(
      `openapi/platform/webhooks.yaml:${line}: The values without null would be named WebhookDisabledReason, which is already a different schema.`,
    );
  });
});

describe('the filters of a property', () => {
  const filtersOf = (color: Schema) => {
    const document = thingWith({ ...color, 'x-filter': true }, { Color: { type: 'string', enum: ['red', 'blue'] } });
    return filterParameters(document, listFacts(document, '#/components/schemas/Thing'));
  };
  const schemaOf = (color: Schema, name: string) => filtersOf(color).find((one) => one.name === name)?.schema;

  it.each(['oneOf', 'anyOf'])('are those of the values that it has by %s, or null', (keyword) => {
    const color = { [keyword]: [{ $ref: '#/components/schemas/Color' }, { type: 'null' }] } as Schema;
    expect(schemaOf(color, 'color')).toMatchObject({ type: 'string', enum: ['red', 'blue'] });
    expect(schemaOf(color, 'color_exists')).toMatchObject({ type: 'boolean' });
  });

  it('take the integers of an enum', () => {
    expect(schemaOf({ type: ['integer', 'null'], enum: [1, 2, null] }, 'color')).toMatchObject({ type: 'integer', enum: [1, 2] });
  });

  it.each<[string, Schema]>([
    ['an object', { type: 'object' }],
    ['values of several types', { enum: ['red', 1] }],
    ['a text or a number', { type: ['string', 'integer'] }],
    ['one of several schemas', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['a list of numbers', { type: 'array', items: { type: 'integer' } }],
  ])('are refused where none can be made: %s', (_what, color) => {
    expect(() => filtersOf(color)).toThrow(expect.objectContaining({ words: ['components', 'schemas', 'Thing', 'properties', 'color'] }));
  });
});
