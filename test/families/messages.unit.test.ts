import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Texts in quotation marks that begin like a sentence. */
const sentences = /'[A-Z](?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|`[A-Z][^`]*`/g;

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('messages of services name no address of REST: a caller of another door has none', () => {
  const files = globSync('src/{built-in,families,rules,core}/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const told = files.flatMap((file) => withoutComments(readFileSync(join(root, file), 'utf8')).match(sentences) ?? []);
  expect(told.length).toBeGreaterThan(50);
  const everywhere = told.filter((text) => !text.startsWith('`Use '));
  expect(everywhere.filter((text) => /\/v1\/|\b(GET|POST|PUT|PATCH|DELETE) /.test(text))).toEqual([]);
});
