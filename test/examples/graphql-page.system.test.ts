import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { resources, users } from '../../clients/typescript/generated/platform/index.ts';
import { overflow, violations } from '../browser/accessible.ts';
import { browsing, describeInBrowser, phone } from '../browser/chromium.ts';
import { places } from './places.ts';
import { site } from './site.ts';

const root = join(import.meta.dirname, '../..');

describe('the documents of examples/graphql-page', () => {
  it('are valid', async () => {
    const schema = buildSchema(readFileSync(join(root, 'generated/graphql/schema.graphql'), 'utf8'));
    const documents = await import('../../examples/graphql-page/src/documents.ts');
    for (const text of Object.values(documents)) expect(validate(schema, parse(String(text)))).toEqual([]);
    expect(Object.keys(documents)).toHaveLength(3);
  });
});

describeInBrowser('examples/graphql-page', () => {
  const placeOf = places({ resources, users });
  const address = site('graphql-page');
  const open = browsing();

  it.each(['mock', 'server'] as const)(
    'on the %s, lists resources with their owners, creates some, and shows what others do',
    async (name) => {
      const { url, apiKey, tessera } = placeOf(name);
      for (let number = 0; number < 11; number += 1) await tessera.resources.create({ name: `Sextant ${number}` });
      const { page, noticed } = await open(phone);
      await page.goto(address());
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Address of Tessera').fill(url);
      await page.getByLabel('API key').fill(apiKey);
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
      const rows = page.locator('tbody tr');
      expect(await rows.count()).toBe(10);
      await page.getByRole('button', { name: 'More' }).click();
      await rows.filter({ hasText: 'Sextant 0' }).waitFor();

      await page.getByLabel('Name').fill('<b>Compass</b>');
      await page.getByLabel('Description').fill('Points north');
      await page.getByRole('button', { name: 'Create' }).click();
      await rows.first().filter({ hasText: '<b>Compass</b>' }).filter({ hasText: 'Points north' }).waitFor();
      expect((await rows.first().innerText()).split('\t').slice(0, 3)).toEqual(['<b>Compass</b>', 'Points north', 'active']);
      const owner = (await tessera.users.getCurrentUser()).name;
      expect(await rows.first().innerText()).toContain(owner);

      const other = await tessera.resources.create({ name: 'Astrolabe 7' });
      await rows.filter({ hasText: 'Astrolabe 7' }).waitFor();
      await tessera.resources.delete(other.id);
      await rows.filter({ hasText: 'Astrolabe 7' }).waitFor({ state: 'detached' });

      await page.getByLabel('Name').fill(' ');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('status').filter({ hasText: 'name' }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(noticed.errors).toEqual([]);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/graphql.png` });
    },
  );
});
