import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Blocks of code that say which file they are from. */
const excerpt = /```\w+\n\/\/ (examples\/\S+)\n([\s\S]*?)```/g;

describe.each([
  ['docs/clients.md', 3],
  ['examples/README.md', 3],
])('%s', (readme, most) => {
  it('shows the examples as they are', () => {
    const excerpts = [...textOf(readme).matchAll(excerpt)];
    expect(excerpts).toHaveLength(most);
    for (const [, file, code] of excerpts) expect(textOf(file!)).toContain(code);
  });

  it('names programs that are there', () => {
    const named = [...textOf(readme).matchAll(/npx (?:node|vite) (examples\/\S+)/g)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('examples/README.md', () => {
  it('has a part for each example, with the way to start it', () => {
    const names = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const parts = textOf('examples/README.md').split('\n## ');
    for (const { name } of names)
      expect(
        parts.some((part) => part.includes(`[\`${name}\`](`) && new RegExp(`(npx (node|vite)|cp -r) examples/${name}`).test(part)),
        name,
      ).toBe(true);
  });
});
