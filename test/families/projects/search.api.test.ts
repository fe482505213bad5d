import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const found = async (caller: Caller, q: string) =>
  (await caller.call('GET', `/v1/search?q=${q}`)).body.data.results.map(({ id }: { id: string }) => id);

it('finds projects for those who see them', async () => {
  const [member, stranger] = [await tessera.someone('viewer'), await tessera.someone('viewer')];
  const hidden = await newProject(ada, { name: 'Meridian', visibility: 'private', tags: ['longitude'] });
  const open = await newProject(ada, { name: 'Meridian for all', visibility: 'public' });
  await join(ada, hidden.id, member, 'viewer');
  expect(await found(stranger, 'meridian')).toEqual([open.id]);
  expect(await found(stranger, 'longitude')).toEqual([]);
  for (const caller of [ada, member, tessera.admin]) expect((await found(caller, 'meridian')).sort()).toEqual([hidden.id, open.id].sort());
  expect(await found(member, 'longitude')).toEqual([hidden.id]);
});
