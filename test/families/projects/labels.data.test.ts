import { bootTessera, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '../../../clients/typescript/generated/platform/index.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { newProject } from './new-records.ts';

/** The same in one character for each letter, and in two. */
const [composed, decomposed] = ['Café', 'Café'.normalize('NFD')];

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
  for (const name of ['Smith, John', 'Smith', 'plain', 'a%2Cb']) await newProject(tessera.admin, { name, tags: [name] });
  await newProject(tessera.admin, { name: 'empty' });
  await newProject(tessera.admin, { name: decomposed, tags: [decomposed] });
});
afterAll(() => tessera?.close());

const found = async (query: string) =>
  (await tessera.admin.call('GET', `/v1/projects?sort=name&${query}`)).body.data.map(({ name }: { name: string }) => name);

describe('labels that lists filter by', () => {
  it.each([
    ['tags_in=Smith%2C%20John,x', ['Smith, John']],
    ['tags_all=Smith%2C%20John', ['Smith, John']],
    ['tags%5Ball%5D=Smith%2C%20John,Smith', []],
    ['tags[nin]=Smith%2C%20John,plain', [composed, 'Smith', 'a%2Cb', 'empty']],
    ['tags_in=', []],
    [`tags=${encodeURIComponent(composed)}`, [composed]],
    [`tags_in=${encodeURIComponent(decomposed)}`, [composed]],
  ])('?%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('are a list for the TypeScript client', async () => {
    const client = createClient({ baseUrl: tessera.url, credentials: { apiKey: tessera.admin.key }, families: { projects } });
    const { data } = await client.projects.list({ tags: { in: ['Smith, John'] } }).page();
    expect(data.map(({ name }) => name)).toEqual(['Smith, John']);
  });

  it('are one where they differ in form only', async () => {
    const body = { name: 'x', tags: [composed, decomposed] };
    expectError(await tessera.admin.call('POST', '/v1/projects', body), 400, 'invalid_parameters', ['tags duplicate_items']);
  });

  it.each([
    [{ tags: ['x', 'x'] }, 'tags duplicate_items'],
    [{ tags: ['x', ''] }, 'tags[1] too_short'],
    [{ tags: 'x' }, 'tags invalid_type'],
    [{ settings: { defaultView: 'list', dark: true } }, 'settings.dark unknown_field'],
    [{ settings: { enableNotifications: 'true' } }, 'settings.enableNotifications invalid_type'],
    [{ settings: JSON.parse('{"__proto__": {"dark": true}}') }, 'settings.__proto__ unknown_field'],
  ])('and settings are held to the contract: %j', async (fields, detail) => {
    expectError(await tessera.admin.call('POST', '/v1/projects', { name: 'a', ...fields }), 400, 'invalid_parameters', [detail]);
  });
});
