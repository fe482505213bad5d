import { created } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listsOfUsers } from '../../support/lists-of-users.ts';
import { newProject } from '../projects/new-records.ts';

let lists: Awaited<ReturnType<typeof listsOfUsers>>;
beforeAll(async () => {
  lists = await listsOfUsers();
});
afterAll(() => lists?.tessera.close());

describe('listUserTasks', () => {
  it('200 answers the tasks assigned to the user, in the projects that the caller sees', async () => {
    const { admin, ada, grace, outsider, list, page } = lists;
    const open = await newProject(grace, { visibility: 'public' });
    const closed = await newProject(grace);
    const task = (project: { id: string }, fields: object) =>
      created(grace, `/v1/projects/${project.id}/tasks`, { title: 'Draw', ...fields });
    const first = await task(open, { assignee_id: ada.userId, priority: 'high' });
    const second = await task(closed, { assignee_id: ada.userId, priority: 'low' });
    await task(open, { assignee_id: grace.userId });
    await task(open, {});
    expect(await list(grace, ada, 'tasks')).toEqual(page(ada, 'tasks', [second, first]));
    expect(await list(outsider, ada, 'tasks')).toMatchObject({ data: [first], meta: { total: 1 } });
    expect((await list(ada, ada, 'tasks')).data).toEqual([first]);
    expect((await list(admin, ada, 'tasks?sort=priority:desc&expand=assignee&fields=title')).data).toEqual(
      [first, second].map(({ id }) => ({ id, title: 'Draw', assignee: expect.objectContaining({ id: ada.userId }) })),
    );
  });
});
