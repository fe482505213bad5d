import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partsUsedBy } from '../../account/used-parts.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

it('the used parts are the properties of the objects in a body, too, in the words of its version', async () => {
  const found = await partsUsedBy(tessera, await tessera.someone('editor'), async ({ call }) => {
    const project = (await call('POST', '/v1/projects', { name: 'A', settings: { defaultView: 'list' } })).body.data;
    const path = `/v2-preview/projects/${project.id}/tasks`;
    expect((await call('POST', path, { name: 'Named otherwise' })).status).toBe(201);
  });
  expect(found).toEqual({
    'operation createProject v1': 1,
    'property createProject.name v1': 1,
    'property createProject.settings v1': 1,
    'property createProject.settings.defaultView v1': 1,
    'value createProject.settings.defaultView=list v1': 1,
    'operation createProjectTask v2-preview': 1,
    'property createProjectTask.name v2-preview': 1,
  });
});
