import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';

let tessera: Tessera;
const ids: Record<'resources' | 'operations', string[]> = { resources: [], operations: [] };

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;

const refusal = JSON.stringify({ code: 'internal_error', message: 'No.', details: {} });

/** Names and states come twice; two of the operations finish on one day. */
const rows = [
  { name: 'beech', status: 'active', created_at: day(1), work: { status: 'running', finished_at: null } },
  { name: 'alder', status: 'archived', created_at: day(2), work: { status: 'succeeded', finished_at: day(7), result: '{}' } },
  { name: 'beech', status: 'archived', created_at: day(3), work: { status: 'failed', finished_at: day(8), error: refusal } },
  { name: 'alder', status: 'active', created_at: day(4), work: { status: 'pending', finished_at: null } },
  { name: 'cedar', status: 'archived', created_at: day(4), work: { status: 'succeeded', finished_at: day(8), result: '{}' } },
] as const;

beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  const { admin, accountId: account_id } = tessera;
  const { db } = tessera.database;
  const webhook = await created(admin, '/v1/webhooks', { url: 'https://example.com/hook', events: ['USER_CREATED'] });
  for (const { work, ...row } of rows) {
    const [id, operation] = [newId('resource'), newId('operation')];
    ids.resources.push(id);
    ids.operations.push(operation);
    const stamps = { account_id, created_at: row.created_at, updated_at: row.created_at };
    await db
      .insertInto('resources')
      .values({ ...row, ...stamps, id, owner_id: admin.userId })
      .execute();
    await db
      .insertInto('operations')
      .values({ ...work, ...stamps, id: operation, type: 'webhook_recovery', resource_id: webhook.id })
      .execute();
  }
});
afterAll(() => tessera?.close());

/** The numbers of the records, counted from 1, in the order in which a list has them. */
const order = async (query: string, family: keyof typeof ids = 'resources'): Promise<string> => {
  const { status, body } = await tessera.admin.call('GET', `/v1/${family}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ id }: { id: string }) => ids[family].indexOf(id) + 1).join('');
};

describe('texts', () => {
  it('are in the order of their code points, with every form of a list', async () => {
    const names = ['B', 'Z', '_', 'a', 'a b', 'ab', 'b', 'é', 'ﬀ', '𝒜'];
    const caller = await tessera.otherAccount();
    for (const name of names.toReversed()) await caller.call('POST', '/v1/resources', { name });
    for (const [form, expected] of [
      ['sort=name', names],
      ['sort=name:desc', names.toReversed()],
    ] as const) {
      const found: string[] = [];
      for (let next: string | null = `/v1/resources?${form}&after=&limit=3`; next; ) {
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
  ])('?%s gives %s: %s', async (query, expected) => {
    for (const form of ['limit=100', 'offset=0', 'after=']) expect(await order(`${query}&${form}`)).toBe(expected);
  });

  it.each([
    ['sort=finished_at', '23514', 'null last'],
    ['sort=finished_at:desc', '53241', 'null last when descending too'],
    ['sort=finished_at:desc,status', '35241', 'ties by the next field, among nulls too'],
  ])('?%s gives %s: %s', async (query, expected) => {
    for (const form of ['limit=100', 'offset=0', 'after=']) expect(await order(`${query}&${form}`, 'operations')).toBe(expected);
  });

  it.each(['sort=finished_at', 'sort=finished_at:desc', 'sort=finished_at:desc,status'])(
    '?%s is cut into the same parts whatever their length, across the beginning of the nulls',
    async (query) => {
      const whole = await order(`${query}&limit=100`, 'operations');
      for (const limit of [1, 2, 3, 4]) {
        let parts = '';
        for (let offset = 0; offset < 5; offset += limit) parts += await order(`${query}&limit=${limit}&offset=${offset}`, 'operations');
        expect(parts).toBe(whole);
      }
      expect(await order(`${query}&offset=5`, 'operations')).toBe('');
    },
  );

  it('is repeated in meta.sort, with its directions', async () => {
    const { body } = await tessera.admin.call('GET', '/v1/resources?sort=name,created_at:desc');
    expect(body.meta.sort).toEqual(['name:asc', 'created_at:desc']);
  });

  it('is absent from meta when none was asked for', async () => {
    expect((await tessera.admin.call('GET', '/v1/resources')).body.meta).not.toHaveProperty('sort');
  });
});
