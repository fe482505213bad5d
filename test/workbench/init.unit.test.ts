import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { builtInFamilies } from '../../src/codegen/read-yaml.ts';
import { projectFiles } from '../../src/workbench/init/files.ts';
import { initProject } from '../../src/workbench/init/init.ts';

const files = projectFiles({
  name: 'book-shop',
  platform: '1.2.3',
  versions: { '@biomejs/biome': '1.0.0', '@types/node': '2.0.0', vitest: '3.0.0' },
  overrides: {},
  client: { version: '0.1.0', peerDependencies: { '@tessera/platform': '>=0.1.0' } },
  engines: { node: '>=24' },
  today: new Date('2026-03-14T09:00:00Z'),
});
const root = parse(files['openapi/platform.yaml']!) as {
  info: { title: string; 'x-name': string };
  tags: { name: string }[];
  paths: Record<string, { $ref: string }>;
  components: { securitySchemes: Record<string, { $ref: string }> };
};

describe('a new project', () => {
  it('has the families that every platform has, by references to the package', () => {
    expect(root.tags.map(({ name }) => name).toSorted()).toEqual(builtInFamilies().toSorted());
    const references = [...Object.values(root.paths), ...Object.values(root.components.securitySchemes)].map(({ $ref }) => $ref);
    expect(references.filter((one) => !one.startsWith('../node_modules/@tessera/platform/openapi/'))).toEqual([]);
    const named = references.flatMap((one) => /openapi\/platform\/(\w+)\.yaml/.exec(one)?.[1] ?? []);
    expect(new Set(named)).toEqual(new Set(builtInFamilies()));
  });

  it('is called as its folder is', () => {
    expect(root.info).toMatchObject({ title: 'Book Shop API', 'x-name': 'Book Shop' });
    expect(parse(files['openapi/versions.yaml']!).versions.v1).toMatchObject({ title: 'Book Shop API', released: '2026-03' });
    expect(JSON.parse(files['package.json']!)).toMatchObject({ name: 'book-shop', dependencies: { '@tessera/platform': '1.2.3' } });
    expect(JSON.parse(files['clients/typescript/package.json']!)).toMatchObject({ name: 'book-shop-client', version: '0.1.0' });
  });

  it.each([
    ['/tmp', 'is not empty'],
    ['/nowhere/Book Shop', 'no name for a project'],
  ])('is not made in %s', (folder, message) => {
    expect(() => initProject({ folder })).toThrow(message);
  });
});
