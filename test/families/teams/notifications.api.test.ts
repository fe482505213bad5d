import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let tessera: Tessera;
let person: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  person = await tessera.someone('viewer');
});
afterAll(() => tessera?.close());

it('notifies a new member of a team, and those whom its description mentions', async () => {
  const team = await created(tessera.admin, '/v1/teams', { name: 'Cartography', description: `With @${person.userId}.` });
  await created(tessera.admin, `/v1/teams/${team.id}/members`, { user_id: person.userId });
  await tessera.admin.call('PATCH', `/v1/teams/${team.id}`, { description: `With @${person.userId}, at last.` });
  const { data } = (await person.call('GET', `/v1/notifications?resource_id=${team.id}`)).body;
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['invited', 'mentioned']);
});
