import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlLimits } from '../../../src/contract/plans.ts';
import { ask } from '../../graphql/support.ts';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let admin: Caller;
let project: { id: string };
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
  project = await newProject(admin);
  await join(admin, project.id, await tessera.someone('editor'), 'editor');
  const { id } = await created(admin, `/v1/projects/${project.id}/tasks`, { title: 'Rivers', assignee_id: 'me' });
  for (const body of ['One.', 'Two.']) await created(admin, '/v1/comments', { subject: { type: 'task', id }, body });
});
afterAll(() => tessera?.close());

describe('one query has a whole screen of an application for tasks', () => {
  it('the projects, each with 20 tasks, their assignees, and how many comments they have', async () => {
    const { body } = await ask(
      admin,
      `{ projects(first: 20, orderBy: [{ field: NAME }]) { totalCount nodes { id name status
        tasks(first: 20, orderBy: [{ field: DUE_AT }]) { totalCount pageInfo { hasNextPage } nodes { id title status priority dueAt
          assignee { id name } comments(first: 1) { totalCount } } } } } }`,
    );
    expect(body.errors).toBeUndefined();
    expect(body.extensions.cost.operation).toBe(20 * (1 + 20 * 3));
    const [shown] = body.data.projects.nodes;
    expect(shown.tasks).toMatchObject({ totalCount: 1, nodes: [{ assignee: { id: admin.userId }, comments: { totalCount: 2 } }] });
  });

  it('a project with its members, and its tasks with their comments', async () => {
    const { body } = await ask(
      admin,
      `query ($id: ID!) { project(id: $id) { name owner { name } members(first: 50) { nodes { role user { id name } } }
        tasks(first: 100) { nodes { id title status assignee { name } comments(first: 10) { totalCount nodes { body createdAt author { name } } } } } } }`,
      project,
    );
    expect(body.errors).toBeUndefined();
    expect(body.extensions.cost.operation).toBe(1 + 1 + 50 * 2 + 100 * (1 + 1 + 10 * 2));
    expect(body.extensions.cost.operation).toBeLessThan(graphqlLimits.cost / 2);
    expect(body.data.project.members.nodes).toHaveLength(2);
    expect(body.data.project.tasks.nodes[0].comments.nodes.map((comment: { body: string }) => comment.body)).toEqual(['One.', 'Two.']);
  });
});
