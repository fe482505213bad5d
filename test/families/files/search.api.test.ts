import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const found = async (caller: Caller, q: string) =>
  (await caller.call('GET', `/v1/search?q=${q}`)).body.data.results.map(({ id }: { id: string }) => id);

it('finds a file for its uploader and those who see its project, wherever it moves', async () => {
  const member = await tessera.someone('viewer');
  const project = await newProject(ada, { visibility: 'private' });
  await join(ada, project.id, member, 'viewer');
  const { id } = await created(ada, '/v1/files', { name: 'soundings-1831.csv' });
  for (const caller of [ada, tessera.admin]) expect(await found(caller, 'soundings')).toEqual([id]);
  expect(await found(member, 'soundings')).toEqual([]);
  await ada.call('PATCH', `/v1/files/${id}`, { project_id: project.id });
  expect(await found(member, '1831')).toEqual([id]);
  await ada.call('PATCH', `/v1/files/${id}`, { project_id: null });
  expect(await found(member, '1831')).toEqual([]);
});
