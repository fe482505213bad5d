import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listsOfUsers } from '../../support/lists-of-users.ts';
import { join, newProject } from './new-records.ts';

let lists: Awaited<ReturnType<typeof listsOfUsers>>;
beforeAll(async () => {
  lists = await listsOfUsers();
});
afterAll(() => lists?.tessera.close());

describe('listUserProjects', () => {
  it('200 answers the projects that the user is a member of, youngest first, as far as the caller sees them', async () => {
    const { tessera, admin, grace, outsider, list, page } = lists;
    const ada = await tessera.someone('editor');
    const own = await newProject(ada, { name: 'Own', visibility: 'public' });
    const hidden = await newProject(ada, { name: 'Hidden' });
    const joined = await newProject(grace, { name: 'Joined' });
    await join(grace, joined.id, ada, 'viewer');
    await newProject(grace, { name: 'Another’s', visibility: 'public' });
    expect(await list(ada, ada, 'projects')).toEqual(page(ada, 'projects', [joined, hidden, own]));
    expect((await list(admin, ada, 'projects')).data).toEqual([joined, hidden, own]);
    expect(await list(grace, ada, 'projects')).toMatchObject({ data: [joined, own], meta: { total: 2 } });
    expect((await list(outsider, ada, 'projects')).data).toEqual([own]);
  });

  it('200 reads the list language', async () => {
    const { ada, list } = lists;
    for (const name of ['South', 'North', 'West']) await newProject(ada, { name });
    const { data } = await list(ada, ada, 'projects?name_in=North,South&sort=name&expand=owner&fields=name');
    expect(data).toEqual(
      ['North', 'South'].map((name) => expect.objectContaining({ name, owner: expect.objectContaining({ id: ada.userId }) })),
    );
  });
});
