import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { schemaValidators } from '../../src/codegen/validators.ts';
import type { Schema } from '../../src/documents/document.ts';

type Check = (data: unknown) => boolean;

const { resolve } = createRequire(import.meta.url);
const parts = { parameters: {}, responses: {}, headers: {}, securitySchemes: {} };

/** The checks that codegen writes for some schemas. */
const compiled = async (schemas: Record<string, Schema>, named: Record<string, Schema> = {}): Promise<Record<string, Check>> => {
  const components = { schemas: named, ...parts };
  const source = schemaValidators({ openapi: '3.1.1', info: { title: 'Texts', version: '1' }, paths: {}, components }, schemas, 'checks');
  const self = source.replaceAll(/from '([^']+)'/g, (_, name: string) => `from '${pathToFileURL(resolve(name)).href}'`);
  return (await import(`data:text/javascript,${encodeURIComponent(self)}`)).checks;
};

const isTime = (fullFormats['date-time'] as { validate: (text: string) => boolean }).validate;

it('a compiled check of a schema that refers to itself names the place of what is wrong', async () => {
  const tree = {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  } as Schema;
  const { Tree } = await compiled({ Tree: { $ref: '#/components/schemas/Tree' } }, { Tree: tree });
  expect(Tree!({ name: 'a', children: [{ name: 'b', children: [] }] })).toBe(true);
  expect(Tree!({ name: 'a', children: [{ children: [{ name: 1 }] }] })).toBe(false);
  expect((Tree as unknown as { errors: { instancePath: string }[] }).errors[0]!.instancePath).toBe('/children/0/children/0/name');
});

describe('compiled checks', () => {
  let checks: Record<string, Check>;
  beforeAll(async () => {
    checks = await compiled({
      time: { type: 'string', format: 'date-time' },
      name: { type: 'string', minLength: 2, maxLength: 3 },
    });
  });

  it('count the characters of a text, not its UTF-16 units', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ü', '\u{1F600}', '\uD83D'), maxLength: 5 });
    fc.assert(
      fc.property(text, (name) => {
        const { length } = [...name];
        expect(checks.name!(name)).toBe(length >= 2 && length <= 3);
      }),
      { numRuns: 1000 },
    );
  });

  it('take the times that the whole check takes, and no others', () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
    const day = fc.tuple(fc.constantFrom('0000', '1900', '2000', '2023', '2024', '24'), two(14), two(33)).map((parts) => parts.join('-'));
    const clock = fc.tuple(two(25), two(61), two(61)).map((parts) => parts.join(':'));
    const end = fc.constantFrom('Z', '.589Z', '.Z', 'z', '', '+02:00', '+24:00', '.5-01:30', 'Z ');
    const time = fc.tuple(day, fc.constantFrom('T', 't', ' ', 'TT'), clock, end).map((parts) => parts.join(''));
    fc.assert(
      fc.property(time, (text) => {
        expect(checks.time!(text)).toBe(isTime(text));
      }),
      {
        numRuns: 3000,
        examples: [
          ...['2024-02-29', '2023-02-29', '2024-02-30', '2024-04-31', '2024-01-31', '2024-12-28'].map((date) => `${date}T00:00:00Z`),
          ...['23:59:60', '12:00:60', '24:00:00', '23:60:00', '23:59:59.999'].map((hour) => `2024-06-28T${hour}Z`),
        ].map((text): [string] => [text]),
      },
    );
  });
});
