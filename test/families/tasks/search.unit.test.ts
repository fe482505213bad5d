import { expect, it } from 'vitest';
import { createSearch, type Entry } from '../../../src/published/assets/search.js';
import { boot } from '../../published/boot.ts';

it('the search of the documentation finds what a version has otherwise, at its page', async () => {
  const server = await boot();
  const entries = (await (await server.get('/docs/search.json')).json()) as Entry[];
  await server.close();
  const addresses = createSearch(entries)('resolution').map(({ address }) => address);
  expect(addresses.slice(0, 5)).toContain('/docs/v2-preview/schemas/Task#resolution');
});
