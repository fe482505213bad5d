import { join } from 'node:path';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundled } from '../../browser/bundled.ts';
import { browsing, describeInBrowser } from '../../browser/chromium.ts';

const client = join(import.meta.dirname, '../../../clients/typescript');

const program = `
import { createClient } from '${client}/src/index.ts';
import { files } from '${client}/generated/platform/index.ts';

globalThis.journey = async (baseUrl, apiKey) => {
  const tessera = createClient({ baseUrl, credentials: { apiKey }, families: { files } });
  const file = await tessera.files.create({ name: 'notes.txt' });
  await tessera.files.replaceContent(file.id, new Blob(['Maps'], { type: 'text/plain' }));
  return (await tessera.files.getContent(file.id)).text();
};
`;

describeInBrowser('the TypeScript client', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  it('carries bytes on a page of another origin', async () => {
    const { page } = await open({ bypassCSP: true });
    await page.goto(`${tessera.url.replace('127.0.0.1', 'localhost')}/docs`);
    await page.addScriptTag({ content: await bundled(program) });
    expect(await page.evaluate(`journey(${JSON.stringify(tessera.url)}, ${JSON.stringify(tessera.admin.key)})`)).toBe('Maps');
  });
});
