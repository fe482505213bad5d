import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleContract } from '../../src/codegen/bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a contract of one operation, whose method has these lines. */
const bundled = (lines: string) => {
  const file = join(folder, 'one.yaml');
  writeFileSync(
    file,
    `openapi: 3.1.0
info: {title: One, version: '1'}
paths:
  /v1/things:
    post:
      operationId: createThing
${lines}
      responses: {'204': {description: Done.}}
`,
  );
  return bundleContract(file);
};

it.each([
  ['records', '      x-emits: [RESOURCE_CRAETED]', 'createThing emits RESOURCE_CRAETED, which is in no catalogue of a family.'],
  ['has as an effect', '      x-causes: [RESOURCE_UPDATED, RESOURCE_CRAETED]', 'createThing causes RESOURCE_CRAETED'],
])('a kind of event that an operation %s and no family has is refused, with its line and similar ones', async (_how, line, says) => {
  const failure = await bundled(line).catch(({ message }: Error) => message);
  expect(failure).toContain(`${relative('', join(folder, 'one.yaml'))}:7: ${says}`);
  expect(failure).toContain('Did you mean RESOURCE_CREATED');
});

it('where no kind is similar, all are named', async () => {
  await expect(bundled('      x-emits: [Q]')).rejects.toThrow('They have: USER_CREATED');
});

it('a kind of a catalogue is taken', async () => {
  await expect(bundled('      x-emits: [RESOURCE_CREATED]')).resolves.toHaveProperty('paths');
});
