import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newResource } from '../support/new-records.ts';
import { countStatements } from '../support/statements.ts';

let tessera: Tessera;
let people: Caller[];

const statements = countStatements();

/** The time stands still, so that credentials are looked up once. */
const clock = () => new Date('2026-03-14T09:26:53.589Z');

beforeAll(async () => {
  tessera = await bootTessera({ clock, onStatement: statements.onStatement });
  people = await Promise.all([1, 2, 3, 4].map(() => tessera.someone('editor')));
});
afterAll(() => tessera?.close());

const get = (path: string) => tessera.admin.call('GET', path);

let made = 0;
/** So many resources of several people; the value of a filter that finds them. */
const ofPeople = async (count: number): Promise<string> => {
  made += 1;
  const type = `made-${made}`;
  for (let index = 0; index < count; index += 1) await created(people[index % 4]!, '/v1/resources', { name: `No. ${index}`, type });
  return type;
};

describe('fields', () => {
  it('leaves of each record what was asked for, and its id', async () => {
    const { id } = await newResource(tessera.admin, { type: 'a' });
    for (const query of ['fields=name,type', 'fields=name&fields=type', 'fields=id,type,name'])
      expect((await get(`/v1/resources?id=${id}&${query}`)).body.data).toEqual([{ id, name: 'Theodolite', type: 'a' }]);
  });

  it('leaves what was expanded besides', async () => {
    const { id } = await newResource(tessera.admin);
    const { body } = await get(`/v1/resources?id=${id}&fields=name&expand=owner`);
    expect(body.data).toEqual([{ id, name: 'Theodolite', owner: expect.objectContaining({ id: tessera.admin.userId }) }]);
  });

  it('does not narrow what can be sorted and filtered by', async () => {
    const { body, status } = await get('/v1/resources?fields=name&sort=created_at&status=active');
    expect([status, Object.keys(body.data[0])]).toEqual([200, ['id', 'name']]);
  });

  it('does not touch meta and links', async () => {
    const { body } = await get('/v1/resources?fields=name');
    expect(Object.keys(body)).toEqual(['data', 'meta', 'links']);
  });
});

describe('expand', () => {
  it.each([
    ['listResources', async () => `/v1/resources?type=${await ofPeople(5)}`, 'owner', 'owner_id'],
    [
      'listWebhooks',
      async () => {
        await created(tessera.admin, '/v1/webhooks', { url: 'https://example.com/hook', events: ['USER_CREATED'] });
        return '/v1/webhooks?';
      },
      'creator',
      'created_by',
    ],
  ])('brings in %s the records behind the ids', async (_operation, path, name, by) => {
    const { body } = await get(`${await path()}&expand=${name}`);
    expect(body.data.length).toBeGreaterThan(0);
    for (const record of body.data) expect(record[name].id).toBe(record[by]);
  });

  it('shows users whole, and nothing that belongs to their credentials', async () => {
    const { id } = await newResource(tessera.admin);
    const [{ owner }] = (await get(`/v1/resources?id=${id}&expand=owner`)).body.data;
    expect(Object.keys(owner).sort()).toEqual(['created_at', 'email', 'id', 'metadata', 'name', 'role', 'updated_at']);
  });

  it.each([
    ['no expansion', '', 0],
    ['one expansion', '&expand=owner', 1],
  ])('asks the database as often for 20 records as for 1: %s', async (_what, expand, more) => {
    const [one, twenty] = [await ofPeople(1), await ofPeople(20)];
    const asked = async (type: string, query: string) => {
      const read = () => get(`/v1/resources?type=${type}&limit=20${query}`);
      return { count: await statements.takenBy(read), records: (await read()).body.data.length };
    };
    const plain = await asked(one, '');
    const [few, many] = [await asked(one, expand), await asked(twenty, expand)];
    expect([few.records, many.records]).toEqual([1, 20]);
    expect(plain.count).toBeGreaterThan(0);
    expect([few.count, many.count]).toEqual([plain.count + more, plain.count + more]);
  });
});
