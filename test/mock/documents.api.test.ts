import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalMock } from '@tessera/platform/testing';
import { afterAll, expect, it, vi } from 'vitest';
import { run } from '../../src/app/commands/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-mock-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a mock that was given documents takes their ids from every caller', async () => {
  const mock = await startLocalMock({ documents: new Map([['me', '{ me { role } }']]) });
  const asked = async (documentId: string) =>
    (await fetch(`${mock.url}/graphql?documentId=${documentId}`, { headers: { 'X-API-Key': 'any' } })).json();
  expect(await asked('me')).toMatchObject({ data: { me: { role: 'ADMIN' } } });
  expect(await asked('other')).toMatchObject({ errors: [{ extensions: { details: { documentId: { code: 'unknown_reference' } } } }] });
  await mock.close();
});

it('a mock does not start with documents that are wrong, and says each', async () => {
  const file = join(folder, 'documents.json');
  writeFileSync(file, JSON.stringify({ me: '{ me { role } }', a: 'query A { nobody }', 'b c': '{ me { id } }' }));
  const lines: string[] = [];
  const failed = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(...String(line).split('\n')));
  expect(await run(['mock', '--port', '0', '--documents', file])).toBe(1);
  failed.mockRestore();
  expect(lines).toEqual([
    `tessera: ${file} has documents that are wrong:`,
    expect.stringMatching(/^ {2}a, query A, line 1, column 11: Cannot query field "nobody"/),
    expect.stringMatching(/^ {2}b c: The id must have/),
  ]);
});
