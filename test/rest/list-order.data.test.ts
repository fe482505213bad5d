import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';

let tessera: Tessera;
let ids: string[];

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;

/** Names and states come twice, the third and the fifth are archived on one day. */
const rows = [
  { name: 'beech', archived_at: null, created_at: day(1) },
  { name: 'alder', archived_at: day(7), created_at: day(2) },
  { name: 'beech', archived_at: day(8), created_at: day(3) },
  { name: 'alder', archived_at: null, created_at: day(4) },
  { name: 'cedar', archived_at: day(8), created_at: day(4) },
];

beforeAll(async () => {
  tessera = await bootTessera();
  ids = rows.map(() => newId('project'));
  const common = { account_id: tessera.accountId, owner_id: tessera.admin.userId };
  const values = rows.map((row, index) => ({
    ...row,
    ...common,
    id: ids[index]!,
    status: row.archived_at ? ('archived' as const) : ('active' as const),
    updated_at: row.created_at,
  }));
  await tessera.database.db.insertInto('projects').values(values).execute();
});
afterAll(() => tessera?.close());

/** The numbers of the projects, counted from 1, in the order in which a list has them. */
const order = async (query: string): Promise<string> => {
  const { status, body } = await tessera.admin.call('GET', `/v1/projects?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ id }: { id: string }) => ids.indexOf(id) + 1).join('');
};

describe('texts', () => {
  it('are in the order of their code points, with every form of a list', async () => {
    const names = ['B', 'Z', '_', 'a', 'a b', 'ab', 'b', 'é', 'ﬀ', '𝒜'];
    const caller = await tessera.otherAccount();
    for (const name of names.toReversed()) await caller.call('POST', '/v1/teams', { name });
    for (const [form, expected] of [
      ['sort=name', names],
      ['sort=name:desc', names.toReversed()],
    ] as const) {
      const found: string[] = [];
      for (let next: string | null = `/v1/teams?${form}&after=&limit=3`; next; ) {
        const { body }: { body: { data: { name: string }[]; links: { next: string | null } } } = await caller.call('GET', next);
        found.push(...body.data.map(({ name }) => name));
        next = body.links.next?.replace(/^https?:\/\/[^/]+/, '') ?? null;
      }
      expect(found).toEqual(expected);
    }
  });
});

describe('sort', () => {
  it.each([
    ['', '54321', 'youngest first when nothing is asked'],
    ['sort=created_at', '12345', 'ascending without a direction'],
    ['sort=created_at:asc', '12345', 'ascending'],
    ['sort=created_at:desc', '54321', 'descending, ties too'],
    ['sort=name,created_at:desc', '42315', 'by one after the other'],
    ['sort=name:desc,created_at', '51324', 'each in its own direction'],
    ['sort=name', '24135', 'ties in the order of their ids'],
    ['sort=name:desc', '53142', 'ties in the direction of the last field'],
    ['sort=status,name:desc,created_at', '14532', 'by three'],
    ['sort=name&sort=created_at:desc', '42315', 'several parameters like one list'],
    ['sort=archived_at', '23514', 'null last'],
    ['sort=archived_at:desc', '53241', 'null last when descending too'],
    ['sort=archived_at:desc,name', '35241', 'ties by the next field, among nulls too'],
  ])('?%s gives %s: %s', async (query, expected) => {
    for (const form of ['limit=100', 'offset=0', 'after=']) expect(await order(`${query}&${form}`)).toBe(expected);
  });

  it.each(['sort=archived_at', 'sort=archived_at:desc', 'sort=archived_at:desc,name'])(
    '?%s is cut into the same parts whatever their length, across the beginning of the nulls',
    async (query) => {
      const whole = await order(`${query}&limit=100`);
      for (const limit of [1, 2, 3, 4]) {
        let parts = '';
        for (let offset = 0; offset < 5; offset += limit) parts += await order(`${query}&limit=${limit}&offset=${offset}`);
        expect(parts).toBe(whole);
      }
      expect(await order(`${query}&offset=5`)).toBe('');
    },
  );

  it('is repeated in meta.sort, with its directions', async () => {
    const { body } = await tessera.admin.call('GET', '/v1/projects?sort=name,created_at:desc');
    expect(body.meta.sort).toEqual(['name:asc', 'created_at:desc']);
  });

  it('is absent from meta when none was asked for', async () => {
    expect((await tessera.admin.call('GET', '/v1/projects')).body.meta).not.toHaveProperty('sort');
  });
});
