import { bootTessera, type Caller, created, readFeed, type Tessera } from '@tessera/platform/testing';
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

/** Writes a task in a project, and changes it. Returns what each of some callers is told of it. */
const toldTo = async (visibility: string, callers: readonly Caller[]) => {
  const project = await newProject(ada, { visibility });
  await join(ada, project.id, member, 'viewer');
  const { id } = await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Draw' });
  await ada.call('PATCH', `/v1/tasks/${id}`, { title: 'Draw again' });
  const told = callers.map(async (caller) => (await readFeed<{ type: string; resource_id: string }>(caller)).events);
  return (await Promise.all(told)).map((events) => events.flatMap(({ type, resource_id }) => (resource_id === id ? [type] : [])));
};

const both = ['TASK_CREATED', 'TASK_UPDATED'];

it('the events of tasks in a private project are for its members and administrators', async () => {
  expect(await toldTo('private', [member, ada, tessera.admin, stranger])).toEqual([both, both, both, []]);
});

it('the events of tasks in a public project are for everyone', async () => {
  expect(await toldTo('public', [stranger])).toEqual([both]);
});
