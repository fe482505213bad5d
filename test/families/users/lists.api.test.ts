import { created } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listsOfUsers } from '../../support/lists-of-users.ts';

let lists: Awaited<ReturnType<typeof listsOfUsers>>;
beforeAll(async () => {
  lists = await listsOfUsers();
});
afterAll(() => lists?.tessera.close());

describe('listUserResources', () => {
  it('200 answers the resources that the user owns, to everyone', async () => {
    const { ada, grace, outsider, list, page } = lists;
    const older = await created(ada, '/v1/resources', { name: 'Sextant' });
    const younger = await created(ada, '/v1/resources', { name: 'Theodolite', type: 'instrument' });
    await created(grace, '/v1/resources', { name: 'Level' });
    for (const caller of [ada, outsider]) expect(await list(caller, ada, 'resources')).toEqual(page(ada, 'resources', [younger, older]));
    expect((await list(grace, ada, 'resources?type=instrument&expand=owner')).data).toEqual([
      { ...younger, owner: expect.objectContaining({ id: ada.userId }) },
    ]);
  });
});
