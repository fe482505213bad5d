import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { compileRelay, relay } from '../support/relay-compiler.ts';
import { relayDocuments } from './relay-document.ts';
import { connectionsOf, publishedSchema, schemaFile } from './schema.ts';

describe.skipIf(relay.isSkipped)(`relay-compiler${relay.hint}`, () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const compiled = async (documents: readonly string[]): Promise<string[]> => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-relay-'));
    mkdirSync(join(folder, 'src'));
    const config = {
      src: 'src',
      language: 'typescript',
      schema: schemaFile,
      customScalarTypes: { DateTime: 'string', JSONObject: 'object' },
    };
    writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'src/document.ts'), documents.map((text) => `graphql\`${text}\`;`).join('\n'));
    await compileRelay(folder);
    return readdirSync(join(folder, 'src/__generated__')).map((file) => file.replace('.graphql.ts', ''));
  };

  it('takes every connection as a list that is read in pages, and every write that changes one', async () => {
    const schema = publishedSchema();
    const { fragments, additions, deletions } = relayDocuments(schema);
    const names = await compiled([...fragments, ...additions, ...deletions]);
    for (const { parent, field } of connectionsOf(schema)) expect(names).toContain(`document${parent.name}_${field.name}Query`);
    for (const { name } of Object.values(schema.getMutationType()!.getFields()))
      if (/^(create|delete)/.test(name)) expect(names.filter((one) => one.startsWith(`document${name}`))).not.toEqual([]);
    expect(fragments.length).toBeGreaterThan(20);
  });

  it('refuses what is not in the schema', async () => {
    await expect(compiled(['query documentQuery { projects(first: 1) { edges { node { colour } } } }'])).rejects.toThrow(/colour/);
  });
});
