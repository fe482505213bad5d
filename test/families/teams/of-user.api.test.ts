import { created } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listsOfUsers } from '../../support/lists-of-users.ts';

let lists: Awaited<ReturnType<typeof listsOfUsers>>;
beforeAll(async () => {
  lists = await listsOfUsers();
});
afterAll(() => lists?.tessera.close());

describe('listUserTeams', () => {
  it('200 answers the teams that the user is in, by their names, to everyone', async () => {
    const { admin, ada, grace, outsider, list, page } = lists;
    const teams = [];
    for (const name of ['Survey', 'Cartography', 'Print']) teams.push(await created(admin, '/v1/teams', { name }));
    const [survey, cartography] = teams;
    for (const { id } of [survey, cartography]) await created(admin, `/v1/teams/${id}/members`, { user_id: ada.userId });
    for (const caller of [ada, outsider]) expect(await list(caller, ada, 'teams')).toEqual(page(ada, 'teams', [cartography, survey]));
    expect((await list(ada, ada, 'teams?name_starts_with=sur')).data).toEqual([survey]);
    expect((await list(ada, grace, 'teams')).data).toEqual([]);
  });
});
