import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Overlay } from '../../src/documents/overlay.ts';
import { expandsIn, filesFor } from './files-of-version.ts';

const resource = '$.components.schemas.Resource.properties';
const idRename = { target: '$.components.schemas.Resource.properties.description', 'x-rename': 'about' };

describe('the files of a version', () => {
  it('are its overlay alone where it differs in prose', async () => {
    const files = await filesFor({ target: "$.paths['/v1/resources'].get", update: { description: 'All resources.' } });
    expect([...files.keys()]).toEqual(['v9/overlay.json', 'differing.ts']);
    expect(files.get('differing.ts')).not.toContain('v9');
  });

  it('need no mapping where names differ, in whatever other records they stand', async () => {
    const files = await filesFor(idRename);
    expect([...files.keys()]).not.toContain('v9/mapping.ts');
    expect(files.get('v9/types.ts')).toContain('about: string | null;');
    expect(files.get('v9/operations.ts')).toContain('"Resource": { "names": { "description": "about" }, "inside": {} }');
    expect(files.get('v9/operations.ts')).not.toContain('listUsers');
    expect(files.get('differing.ts')).toMatch(/interface Mappings \{\s*\}/);
  });

  it('demand a mapping where values differ, of a rename by other means, too', async () => {
    const files = await filesFor(
      { target: `${resource}.description`, remove: true },
      { target: "$.components.schemas.Resource.required[?@ == 'description']", remove: true },
      { target: '$.components.schemas.Resource', update: { required: ['about'], properties: { about: { type: 'string' } } } },
      { target: '$.components.schemas.ResourceUpdate.properties.description', remove: true },
    );
    const mapping = files.get('v9/mapping.ts');
    expect(mapping).toContain(
      "readonly Resource: (latest: Renamed<Latest['schemas']['Resource'], unknown, unknown>) => Own['schemas']['Resource'];",
    );
    expect(mapping).toMatch(
      /readonly fields: \{\s*readonly ResourceUpdate: \{ description: keyof Own\['schemas'\]\['ResourceUpdate'\] \| null \};/,
    );
  });

  it('need no mapping where a list has a filter or a sort less', async () => {
    const files = await filesFor({ target: `${resource}.description['x-filter']`, remove: true });
    expect([...files.keys()]).not.toContain('v9/mapping.ts');
    expect(files.get('v9/operations.ts')).toContain('"listResources": { "parts": ["parameters"] }');
  });

  it('demand functions for filters that are no enums', async () => {
    const files = await filesFor({ target: resource, update: { size: { type: 'integer', 'x-filter': true, 'x-sort': true } } });
    expect(files.get('v9/mapping.ts')).toMatch(/readonly Resource: \{ size: FilterFunction \};/);
    expect(files.get('v9/mapping.ts')).toMatch(/readonly Resource: \{ size: 'name'/);
  });

  it('name the parts of an operation that differ where a filter has another name', async () => {
    expect((await filesFor(idRename)).get('v9/operations.ts')).toMatch(/"listResources": \{ "parts": \["parameters", "answer"\]/);
  });

  it('map expansions whose names differ, in each record that they go through', async () => {
    const files = await filesFor(
      { target: '$.components.schemas.Webhook.properties.creator', 'x-rename': 'lead' },
      { target: '$.components.schemas.Delivery.properties.webhook', 'x-rename': 'hook' },
    );
    expect(expandsIn(files)).toMatchObject({
      Webhook: { lead: 'creator' },
      Delivery: { hook: 'webhook', 'hook.lead': 'webhook.creator' },
    });
  });

  it('demand what docs/contract.md maps, for the changes that it shows', async () => {
    const page = readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8');
    const [, section] = /\n## Change a field in another version only\n([\s\S]+?)\n## /.exec(page)!;
    const block = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(section!)![1]!;
    const mapping = (await filesFor(...(parse(block('yaml')) as Overlay['actions']))).get('v9/mapping.ts')!;
    const namesOf = (text: string, indent: string) =>
      [...text.matchAll(new RegExp(`^${indent}(?:readonly )?(\\w+): \\{\\n${indent}  (?:readonly )?(\\w+): `, 'gm'))].map(
        ([, ...names]) => names,
      );
    expect(namesOf(block('ts'), '   ').sort()).toEqual(namesOf(mapping, '  ').sort());
  });

  it('say what is deprecated in this version alone', async () => {
    const days = { deprecated: true, 'x-deprecated': '2026-05-01', 'x-sunset': '2027-05-01' };
    const files = await filesFor(
      { target: "$.paths['/v1/resources'].get", update: days },
      { target: '$.components.schemas.ResourceCreate.properties.description', update: days },
    );
    const facts = files.get('v9/operations.ts')!;
    expect(facts).toMatch(/"listResources": \{[\s\S]{0,99}"operation": \{ "since": "2026-05-01", "sunset": "2027-05-01" \}/);
    expect(facts).toMatch(/"createResource": \{[\s\S]{0,999}"body": \{ "description": \{ "since": "2026-05-01"/);
    expect(files.get('v9/mapping.ts')).toBeUndefined();
  });

  it.each<[what: string, action: Overlay['actions'][number], says: string]>([
    [
      'adds an operation',
      { target: "$.paths['/v1/resources']", update: { put: { operationId: 'mergeResources', tags: ['resources'], responses: {} } } },
      'must not add or remove operations: mergeResources',
    ],
    ['removes an operation', { target: "$.paths['/v1/operations']", remove: true }, 'must not add or remove operations: listOperations'],
    [
      'changes the scopes of one that differs',
      { target: "$.paths['/v1/resources'].get", update: { 'x-scopes': ['read:users'] } },
      'scopes of listResources differs',
    ],
    [
      'adds a parameter',
      {
        target: "$.paths['/v1/resources'].get",
        update: { parameters: [{ name: 'deep', in: 'query', schema: { type: 'boolean' } }] },
      },
      'listResources has the parameter deep',
    ],
    [
      'sorts by what no list sorts by',
      { target: `${resource}.created_at['x-sort']`, remove: true },
      'Resources is created_at, by which no list sorts',
    ],
    [
      'changes a body without a name',
      {
        target: "$.paths['/v1/resources'].post.requestBody.content['application/json'].schema",
        update: { type: 'object', properties: { name: { type: 'integer' } } },
      },
      'the body of createResource differs in more than',
    ],
  ])('are refused where it %s', async (_what, action, says) => {
    await expect(filesFor(action)).rejects.toThrow(says);
  });
});
