import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let owner: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  owner = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const about = async (caller: Caller, { id }: { id: string }) =>
  (await caller.call('GET', `/v1/notifications?resource_id=${id}`)).body.data.map(({ kind }: { kind: string }) => kind);

it('notifies a new member of a project', async () => {
  const [project, person] = [await newProject(owner), await tessera.someone('viewer')];
  await join(owner, project.id, person, 'viewer');
  expect(await about(person, project)).toEqual(['invited']);
  expect(await about(owner, project)).toEqual([]);
});

it('notifies those whom a description mentions, if they see the project', async () => {
  const person = await tessera.someone('viewer');
  const hidden = await newProject(owner, { description: `@${person.userId}` });
  const seen = await newProject(owner, { visibility: 'public', description: `@${person.userId}` });
  const changed = await newProject(owner, { visibility: 'public' });
  await owner.call('PATCH', `/v1/projects/${changed.id}`, { description: `Ask @${person.userId}.` });
  expect([await about(person, hidden), await about(person, seen), await about(person, changed)]).toEqual([
    [],
    ['mentioned'],
    ['mentioned'],
  ]);
});

it('notifies nobody of a copy', async () => {
  const person = await tessera.someone('viewer');
  const project = await newProject(owner, { description: `@${person.userId}` });
  await join(owner, project.id, person, 'viewer');
  const copy = await created(owner, `/v1/projects/${project.id}/clone`, { include: ['members', 'tasks'] });
  expect(await about(person, copy)).toEqual([]);
});
