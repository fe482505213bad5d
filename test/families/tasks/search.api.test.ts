import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let member: Caller;
let stranger: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  [ada, member, stranger] = [await tessera.someone('editor'), await tessera.someone('viewer'), await tessera.someone('viewer')];
});
afterAll(() => tessera?.close());

const found = async (caller: Caller, q: string) =>
  (await caller.call('GET', `/v1/search?q=${q}&kind_in=task`)).body.data.results.map(({ id }: { id: string }) => id);

it('finds tasks for those who see their project, as soon as they do, and no longer', async () => {
  const project = await newProject(ada, { visibility: 'private' });
  const { id } = await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Draw the isthmus', tags: ['peninsula'] });
  const both = async (caller: Caller) => [await found(caller, 'isthmus'), await found(caller, 'peninsula')];
  for (const caller of [ada, tessera.admin]) expect(await both(caller)).toEqual([[id], [id]]);
  for (const caller of [member, stranger]) expect(await both(caller)).toEqual([[], []]);
  await join(ada, project.id, member, 'viewer');
  expect(await both(member)).toEqual([[id], [id]]);
  await ada.call('PATCH', `/v1/projects/${project.id}`, { visibility: 'public' });
  expect(await both(stranger)).toEqual([[id], [id]]);
  await ada.call('PATCH', `/v1/projects/${project.id}`, { visibility: 'private' });
  expect(await both(stranger)).toEqual([[], []]);
});

it('finds no tasks that were deleted with their project', async () => {
  const project = await newProject(ada);
  await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Draw the archipelago' });
  await ada.call('DELETE', `/v1/projects/${project.id}`);
  expect(await found(tessera.admin, 'archipelago')).toEqual([]);
});
