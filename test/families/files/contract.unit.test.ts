import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plans } from '#generated/plans';
import { madeFrom } from '../../../src/codegen/surfaces/list-inputs.ts';
import { readFieldMap } from '../../../src/codegen/surfaces/read-field-map.ts';
import { openapiDocument } from '../../../src/contract/openapi-document.ts';
import { operations } from '../../../src/contract/operations.ts';
import { validateBody } from '../../../src/contract/validate.ts';

it('the contract says how many bytes a file may have', () => {
  expect(operations.replaceFileContent.maxBytes).toBe(plans.files.bytes);
  expect(openapiDocument('v1').components.schemas.FileBytes!['x-max-bytes']).toBe(104_857_600);
});

it('the contract has a scheme for the addresses of bytes', () => {
  expect(openapiDocument('v1').components.securitySchemes).toHaveProperty('AddressToken');
});

it('how many bytes a file may have stands in no source', () => {
  const naming = globSync('src/**/*.{ts,tsx}').filter((file) => /(?<![\w.])104_?857_?600\b/.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});

it('a filter of GraphQL is made from that of the record, which has a name of its own in REST', () => {
  expect(madeFrom(readFieldMap(openapiDocument('v1')), 'FileFilter.uploadedBy')).toBe('FileRecord.uploaded_by');
});

describe('the name of a file', () => {
  const refusal = (name: string): unknown => {
    try {
      validateBody('createFile', 'application/json', { name });
      return undefined;
    } catch (refused) {
      return refused;
    }
  };

  it('is no path and no dots', () => {
    for (const name of ['.', '..', '...', ' . ', 'a/b', 'a\\b', '/', 'C:\\x'])
      expect(refusal(name), name).toMatchObject({ details: [{ field: 'name', code: 'invalid_format' }] });
    for (const name of ['.gitignore', '..rc', 'a..b', 'a.', 'legend.txt', '. txt']) expect(refusal(name), name).toBeUndefined();
  });

  // A pattern that goes back and forth in a text of this length goes on for minutes, beyond the time that a test has.
  it('is refused at any length', () => {
    for (const name of [' '.repeat(100_000), `${'x'.repeat(99_999)}\n`, `${' x'.repeat(50_000)}\n`, '\u200D'.repeat(100_000)])
      expect(refusal(name)).toBeDefined();
  });
});
