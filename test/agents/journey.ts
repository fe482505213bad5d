import type { Client } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { call, said, toolNames } from './client.ts';

/** What an agent does first: it finds tools, writes, reads, and learns from an error. The same over every transport. */
export const journey = async (client: Client): Promise<void> => {
  expect(await toolNames(client)).toEqual(expect.arrayContaining(['listProjects', 'createProject', 'createTask']));
  const project = await call(client, 'createProject', { body: { name: 'Atlas' } });
  const task = await call(client, 'createTask', { body: { project_id: project.id, title: 'Draw the map' } });
  expect(await call(client, 'getTask', { task_id: task.id, fields: ['title'] })).toEqual({ id: task.id, title: 'Draw the map' });
  expect(await call(client, 'listTasks', { project_id: project.id, status_in: ['todo', 'done'], limit: 5 })).toHaveLength(1);

  const done = await call(client, 'completeTask', { task_id: task.id, fields: ['status'], expand: ['project.owner'] });
  const { owner, ...whole } = done.project;
  expect([done.status, Object.keys(done).length, whole, owner.id]).toEqual(['done', 3, project, project.owner_id]);

  const refusal = await said(client, 'createTask', { body: { project_id: project.id, titel: 'Oops' } });
  expect(refusal).toContain('- titel: Is unknown. Did you mean title?');
  expect(refusal).toMatch(/Code invalid_parameters, status 400, request req_\w+\. See http:\S+\/docs\/errors#invalid_parameters$/m);

  const { resources } = await client.listResources();
  const guide = resources.find(({ uri }) => uri.endsWith('/docs/errors.md'))!;
  const { contents } = await client.readResource({ uri: guide.uri });
  expect(contents[0]).toMatchObject({ uri: guide.uri, mimeType: 'text/markdown', text: expect.stringContaining('# Errors') });
};
