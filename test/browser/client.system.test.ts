import { join } from 'node:path';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundled } from './bundled.ts';
import { browsing, describeInBrowser } from './chromium.ts';

const client = join(import.meta.dirname, '../../clients/typescript');

const program = `
import { createClient } from '${client}/src/index.ts';
import { follow } from '${client}/src/channel/index.ts';
import { resources } from '${client}/generated/platform/index.ts';

globalThis.journey = async (baseUrl, apiKey) => {
  const credentials = { apiKey };
  const tessera = createClient({ baseUrl, credentials, families: { resources } });
  const events = follow({ baseUrl, credentials, events: ['RESOURCE_UPDATED'] });
  const next = events.next();
  const atlas = await tessera.resources.create({ name: 'Atlas' });
  let changes = 0;
  let heard = false;
  next.then(() => { heard = true; });
  while (!heard) {
    changes += 1;
    await tessera.resources.update(atlas.id, ({ name }) => ({ description: name + changes }));
  }
  const { value } = await next;
  await events.return();
  const names = [];
  for await (const resource of tessera.resources.list({ name: 'Atlas', fields: ['name'] })) names.push(resource.name);
  return { names, event: value.event.data.name };
};
`;

describeInBrowser('the TypeScript client', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  it('writes, changes, lists and follows on a page of another origin', async () => {
    const { page } = await open({ bypassCSP: true });
    await page.goto(`${tessera.url.replace('127.0.0.1', 'localhost')}/docs`);
    await page.addScriptTag({ content: await bundled(program) });
    const answer = await page.evaluate(`journey(${JSON.stringify(tessera.url)}, ${JSON.stringify(tessera.admin.key)})`);
    expect(answer).toEqual({ names: ['Atlas'], event: 'Atlas' });
  });
});
