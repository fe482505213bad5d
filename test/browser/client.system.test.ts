import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browsing, describeInBrowser } from './chromium.ts';

const client = join(import.meta.dirname, '../../clients/typescript');

const program = `
import { createClient } from '${client}/src/index.ts';
import { follow } from '${client}/src/channel/index.ts';
import { files, projects } from '${client}/generated/platform/index.ts';

globalThis.journey = async (baseUrl, apiKey) => {
  const credentials = { apiKey };
  const tessera = createClient({ baseUrl, credentials, families: { files, projects } });
  const events = follow({ baseUrl, credentials, events: ['PROJECT_UPDATED'] });
  const next = events.next();
  const atlas = await tessera.projects.create({ name: 'Atlas' });
  let changes = 0;
  let heard = false;
  next.then(() => { heard = true; });
  while (!heard) {
    changes += 1;
    await tessera.projects.update(atlas.id, ({ name }) => ({ description: name + changes }));
  }
  const { value } = await next;
  await events.return();
  const file = await tessera.files.create({ name: 'notes.txt' });
  await tessera.files.replaceContent(file.id, new Blob(['Maps'], { type: 'text/plain' }));
  const names = [];
  for await (const project of tessera.projects.list({ name: 'Atlas', fields: ['name'] })) names.push(project.name);
  return { names, event: value.event.data.name, text: await (await tessera.files.getContent(file.id)).text() };
};
`;

const bundled = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-page-'));
  writeFileSync(join(folder, 'page.ts'), program);
  const bundle = await rolldown({ input: join(folder, 'page.ts'), platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  rmSync(folder, { recursive: true, force: true });
  return output[0].code;
};

describeInBrowser('the TypeScript client', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  it('writes, changes, lists, follows and carries bytes on a page of another origin', async () => {
    const { page } = await open({ bypassCSP: true });
    await page.goto(`${tessera.url.replace('127.0.0.1', 'localhost')}/docs`);
    await page.addScriptTag({ content: await bundled() });
    const answer = await page.evaluate(`journey(${JSON.stringify(tessera.url)}, ${JSON.stringify(tessera.admin.key)})`);
    expect(answer).toEqual({ names: ['Atlas'], event: 'Atlas', text: 'Maps' });
  });
});
