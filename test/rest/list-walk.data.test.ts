import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { day, itWalks, pick, size } from './walked.ts';

let tessera: Tessera;

const resources = Array.from({ length: size }, (_, index) => ({
  id: newId('resource'),
  name: pick(['alder', 'beech', 'cedar'], index),
  type: pick(['tree', 'wood'], index + 1),
  status: pick(['active', 'archived', 'pending', 'active'] as const, index),
  created_at: day(index % 3),
  updated_at: day(index % 5),
}));

const operations = Array.from({ length: size }, (_, index) => {
  const status = pick(['pending', 'succeeded', 'running', 'succeeded'] as const, index);
  return {
    id: newId('operation'),
    status,
    finished_at: status === 'succeeded' ? day(index % 2) : null,
    created_at: day(index % 4),
    updated_at: day(index % 2),
  };
});

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date('2026-03-14T09:26:53.589Z'), work: [] });
  const { admin, accountId: account_id } = tessera;
  const { db } = tessera.database;
  const { id: resource_id } = await created(admin, '/v1/webhooks', { url: 'https://example.com/hook', events: ['USER_CREATED'] });
  await db
    .insertInto('resources')
    .values(resources.map((row) => ({ ...row, account_id, owner_id: admin.userId })))
    .execute();
  const work = { account_id, resource_id, type: 'webhook_recovery' };
  await db
    .insertInto('operations')
    .values(operations.map((row) => ({ ...row, ...work, result: row.finished_at && '{}' })))
    .execute();
});
afterAll(() => tessera?.close());

describe.each([
  { record: 'Resource', path: '/v1/resources', rows: resources, states: ['active'] },
  { record: 'Operation', path: '/v1/operations', rows: operations, states: ['pending', 'succeeded'] },
])('the list of $path by cursor', ({ path, ...list }) => {
  itWalks({ ...list, path: () => path, caller: () => tessera.admin });
});
