import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
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
  [ada, grace, outsider] = [await tessera.someone('editor'), await tessera.someone('editor'), await tessera.someone('viewer')];
});
afterAll(() => tessera?.close());

const list = async (caller: Caller, user: Caller, what: string) => (await caller.call('GET', `/v1/users/${user.userId}/${what}`)).body;
const page = (user: Caller, what: string, data: unknown[]) => ({
  data,
  meta: { page: 1, limit: 20, total: data.length, has_more: false, request_id: expect.any(String) },
  links: { self: `${publicUrl}/v1/users/${user.userId}/${what}?page=1`, next: null, prev: null },
});

describe('listUserResources', () => {
  it('200 answers the resources that the user owns, to everyone', async () => {
    const older = await created(ada, '/v1/resources', { name: 'Sextant' });
    const younger = await created(ada, '/v1/resources', { name: 'Theodolite', type: 'instrument' });
    await created(grace, '/v1/resources', { name: 'Level' });
    for (const caller of [ada, outsider]) expect(await list(caller, ada, 'resources')).toEqual(page(ada, 'resources', [younger, older]));
    expect((await list(grace, ada, 'resources?type=instrument&expand=owner')).data).toEqual([
      { ...younger, owner: expect.objectContaining({ id: ada.userId }) },
    ]);
  });
});
