import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let grace: Caller;
let outsider: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const clock = () => {
  now += 1000;
  return new Date(now);
};
const publicUrl = 'https://api.example.com';

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock });
  admin = tessera.admin;
  [ada, grace, outsider] = [await tessera.someone('editor'), await tessera.someone('editor'), await tessera.someone('viewer')];
});
afterAll(() => tessera?.close());

const list = async (caller: Caller, user: Caller, what: string) => (await caller.call('GET', `/v1/users/${user.userId}/${what}`)).body;
const page = (user: Caller, what: string, data: unknown[]) => ({
  data,
  meta: { page: 1, limit: 20, total: data.length, has_more: false, request_id: expect.any(String) },
  links: { self: `${publicUrl}/v1/users/${user.userId}/${what}?page=1`, next: null, prev: null },
});

describe('listUserTeams', () => {
  it('200 answers the teams that the user is in, by their names, to everyone', async () => {
    const teams = [];
    for (const name of ['Survey', 'Cartography', 'Print']) teams.push(await created(admin, '/v1/teams', { name }));
    const [survey, cartography] = teams;
    for (const { id } of [survey, cartography]) await created(admin, `/v1/teams/${id}/members`, { user_id: ada.userId });
    for (const caller of [ada, outsider]) expect(await list(caller, ada, 'teams')).toEqual(page(ada, 'teams', [cartography, survey]));
    expect((await list(ada, ada, 'teams?name_starts_with=sur')).data).toEqual([survey]);
    expect((await list(ada, grace, 'teams')).data).toEqual([]);
  });
});
