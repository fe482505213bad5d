import { bootTessera } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { call, connect } from '../../agents/client.ts';

it('an agent acts on a task, and reads its project and the owner of that in the same answer', async () => {
  const tessera = await bootTessera();
  const client = await connect(tessera, { key: tessera.admin.key });
  const project = await call(client, 'createProject', { body: { name: 'Atlas' } });
  const task = await call(client, 'createTask', { body: { project_id: project.id, title: 'Draw the map' } });
  const done = await call(client, 'completeTask', { task_id: task.id, fields: ['status'], expand: ['project.owner'] });
  const { owner, ...whole } = done.project;
  expect([done.status, Object.keys(done).length, whole, owner.id]).toEqual(['done', 3, project, project.owner_id]);
  await tessera.close();
});
