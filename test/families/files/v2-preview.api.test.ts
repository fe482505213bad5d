import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../projects/new-records.ts';

describe('v2-preview', () => {
  let tessera: Tessera;
  const call: Caller['call'] = (...request) => tessera.admin.call(...request);
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());

  it('is in the tasks that files hold', async () => {
    const { id: project } = await newProject(tessera.admin);
    const { id } = await created(tessera.admin, '/v2-preview/tasks', { name: 'Draw the map', project_id: project });
    const file = await call('POST', '/v2-preview/files', { name: 'map.txt', content_type: 'text/plain', task_id: id });
    const expanded = await call('GET', `/v2-preview/files/${file.body.data.id}?expand=task`);
    expect(expanded.body.data.task).toMatchObject({ id, name: 'Draw the map', resolution: null });
    expect((await call('GET', `/v1/files/${file.body.data.id}?expand=task`)).body.data.task).toMatchObject({ id, title: 'Draw the map' });
    const shaped = await call('PATCH', `/v2-preview/files/${file.body.data.id}?fields=name&expand=task.project`, { name: 'a.txt' });
    expect(shaped.body.data).toEqual({
      ...{ id: file.body.data.id, name: 'a.txt' },
      task: { ...expanded.body.data.task, project: (await call('GET', `/v1/projects/${project}`)).body.data },
    });
  });
});
