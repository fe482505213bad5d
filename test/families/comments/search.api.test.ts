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
  (await caller.call('GET', `/v1/search?q=${q}`)).body.data.results.map(({ id }: { id: string }) => id);
const say = (body: string, type: string, id: string) => created(ada, '/v1/comments', { body, subject: { type, id } });

it('finds a comment for those who see what it is about', async () => {
  const project = await newProject(ada, { visibility: 'private' });
  await join(ada, project.id, member, 'viewer');
  const task = await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Draw' });
  const file = await created(ada, '/v1/files', { name: 'notes.txt', project_id: project.id });
  const resource = await created(ada, '/v1/resources', { name: 'Globe' });
  const hidden = [
    await say('A fathom', 'project', project.id),
    await say('Two fathoms', 'task', task.id),
    await say('Fathom it', 'file', file.id),
  ];
  const open = await say('Not to fathom', 'resource', resource.id);
  const all = [...hidden, open].map(({ id }) => id).sort();
  for (const caller of [ada, member, tessera.admin]) expect((await found(caller, 'fathom')).sort()).toEqual(all);
  expect(await found(stranger, 'fathom')).toEqual([open.id]);
});

it('shows the beginning of a comment as its title', async () => {
  const { id } = await created(ada, '/v1/resources', { name: 'Globe' });
  const body = `Lodestar ${'far '.repeat(100)}`.trim();
  await say(body, 'resource', id);
  const { body: answer } = await ada.call('GET', '/v1/search?q=lodestar');
  expect(answer.data.results).toMatchObject([{ kind: 'comment', title: `${body.slice(0, 199)}…`, highlights: [{ place: 'text' }] }]);
});
