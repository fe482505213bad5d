import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readManifest } from '../../src/app/operators/document-manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-manifest-'));
const file = join(folder, 'documents.json');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (manifest: unknown) => {
  writeFileSync(file, typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  return readManifest(file);
};
const format = 'apollo-persisted-query-manifest';
const operation = { id: 'a1', name: 'Me', type: 'query', body: 'query Me { me { id } }' };

describe('a manifest', () => {
  it('of texts by id is that of Relay and GraphQL Code Generator', () => {
    expect(read({ a1: '{ me { id } }', format: '{ me { name } }' })).toEqual([
      { id: 'a1', text: '{ me { id } }' },
      { id: 'format', text: '{ me { name } }' },
    ]);
  });

  it('of Apollo has a list of operations', () => {
    expect(read({ format, version: 1, operations: [operation] })).toEqual([{ id: 'a1', text: operation.body }]);
  });

  it('may begin with a byte order mark', () => {
    expect(read(`\uFEFF${JSON.stringify({ a1: '{ me { id } }' })}`)).toEqual([{ id: 'a1', text: '{ me { id } }' }]);
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'is not valid JSON'],
    ['an id twice', '{"a1": "{ a }", "a1": "{ b }"}', 'repeats the key a1'],
    ['a list', [operation], 'is not a JSON object'],
    ['no documents', {}, 'has no documents'],
    ['no texts', { a1: { text: '{ me }' } }, 'has no text of a document under "a1"'],
    ['another version of Apollo', { format, version: 2, operations: [operation] }, 'has the version 2'],
    ['no operations', { format, version: 1 }, 'has no list of operations'],
    ['an operation without a body', { format, version: 1, operations: [operation, { id: 'a2' }] }, 'has no id and body in operations[1]'],
    ['no operations in its list', { format, version: 1, operations: [] }, 'has no documents'],
  ])('with %s is refused by its name', (_what, manifest, says) => {
    expect(() => read(manifest)).toThrow(`${file} ${says}`);
  });
});
