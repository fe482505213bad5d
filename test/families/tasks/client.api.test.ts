import type { Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects, tasks } from '../../../clients/typescript/generated/platform/index.ts';
import { type Client, createClient } from '../../../clients/typescript/src/index.ts';
import { places } from '../../clients/typescript/places.ts';

const families = { projects, tasks };

let server: Tessera;
let tessera: Client<typeof families>;

const projectWithTasks = async (titles: string[]) => {
  const project = await tessera.projects.create({ name: 'Atlas' });
  for (const title of titles) await tessera.tasks.create({ project_id: project.id, title, assignee_id: server.admin.userId });
  return project;
};

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    tessera = createClient({ baseUrl: `${server.url}/`, credentials: { apiKey: server.admin.key }, families });
  });
  afterAll(() => server.close());

  it('the answer of a write has the related records and the properties that were chosen, and stays a version of the whole record', async () => {
    const { id } = await tessera.projects.create({ name: 'Atlas' }, { fields: ['name'] });
    const shape = { fields: ['title'], expand: ['project.owner', 'assignee'] } as const;
    const task = await tessera.tasks.create({ project_id: id, title: 'Draw', assignee_id: server.admin.userId, tags: ['maps'] }, shape);
    expect(Object.keys(task).sort()).toEqual(['assignee', 'id', 'project', 'title']);
    expect([task.project?.owner?.id, task.assignee?.id]).toEqual([server.admin.userId, server.admin.userId]);
    const changed = await tessera.tasks.update(task.id, ({ tags }) => ({ tags: [...tags, 'paper'] }), { fields: ['title'] });
    expect(changed).toEqual({ id: task.id, title: 'Draw' });
    const done = await tessera.tasks.complete(task.id, { expand: ['project'], ifMatch: changed });
    expect([done.status, done.tags, done.project?.id]).toEqual(['done', ['maps', 'paper'], id]);
  });

  it('the tasks of a project are read page after page', async () => {
    const { id } = await projectWithTasks(['a', 'b', 'c']);
    const titles: string[] = [];
    for await (const task of tessera.projects.listTasks(id, { sort: ['title'], limit: 2 })) titles.push(task.title);
    expect(titles).toEqual(['a', 'b', 'c']);
  });

  it('the list of tasks is filtered by the operators of the list language', async () => {
    const { id } = await projectWithTasks(['Draw a map', 'Print a map', 'Fold']);
    const [fold] = (await tessera.tasks.list({ project_id: id, title: 'Fold' }).page()).data;
    await tessera.tasks.update(fold!.id, { due_at: '2026-12-01T12:00:00Z', priority: 'high', tags: ['paper', 'folded, twice'] });
    const titles = async (query: Parameters<typeof tessera.tasks.list>[0]) =>
      (await tessera.tasks.list({ project_id: id, sort: ['title'], ...query }).page()).data.map(({ title }) => title);
    expect(await titles({ title: { contains: 'MAP' } })).toEqual(['Draw a map', 'Print a map']);
    expect(await titles({ title: { starts_with: 'pr' } })).toEqual(['Print a map']);
    expect(await titles({ title: { like: '%a%m%', neq: 'Print a map' } })).toEqual(['Draw a map']);
    expect(await titles({ title: { in: ['Fold', 'Draw a map'] } })).toEqual(['Draw a map', 'Fold']);
    expect(await titles({ title: { nin: ['Fold', 'Draw a map'] } })).toEqual(['Print a map']);
    expect(await titles({ priority: { neq: 'normal' }, due_at: { exists: true } })).toEqual(['Fold']);
    expect(await titles({ due_at: { after: new Date('2026-11-30'), lte: '2026-12-01T12:00:00Z' } })).toEqual(['Fold']);
    expect(await titles({ due_at: { exists: false }, title: { eq: 'Fold' } })).toEqual([]);
    expect(await titles({ tags: { all: ['paper', 'folded, twice'] } })).toEqual(['Fold']);
    expect(await titles({ tags: { nin: ['paper'] } })).toEqual(['Draw a map', 'Print a map']);
    expect(await titles({ tags: { exists: true, all: [] } })).toEqual(['Fold']);
  });

  it('a change of a list of texts is made again from what somebody else wrote in between', async () => {
    const { id } = await tessera.projects.create({ name: 'Atlas', tags: ['maps'] });
    const seen: string[][] = [];
    const changed = await tessera.projects.update(id, async ({ tags }) => {
      seen.push(tags);
      if (seen.length === 1) await server.admin.call('PATCH', `/v1/projects/${id}`, { tags: ['maps', 'theirs'] });
      return { tags: [...tags, 'mine'] };
    });
    expect(seen).toEqual([['maps'], ['maps', 'theirs']]);
    expect(changed.tags).toEqual(['maps', 'theirs', 'mine']);
  });
});
