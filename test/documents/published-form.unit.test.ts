import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openapiDocument, openapiNames } from '../../src/contract/openapi-document.ts';
import type { Document, Schema } from '../../src/documents/document.ts';

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

  it('says how many bytes there may be', () => {
    expect(components.schemas.FileBytes!['x-max-bytes']).toBe(104_857_600);
  });
});
