import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillFromContract } from '../../src/app/compose/examples.ts';
import { createSealer } from '../../src/core/sealing.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

it('the examples of a first start leave the secret of a webhook that was made before they came', async () => {
  const { admin, accountId, database } = tessera;
  const made = await admin.call('POST', '/v1/webhooks', { url: 'https://receiver.example/hook', events: ['RESOURCE_CREATED'] });
  expect(made.status).toBe(201);
  const secrets = () => database.db.selectFrom('webhook_secrets').selectAll().where('webhook_id', '=', made.body.data.id).execute();
  const before = await secrets();
  const objects = { put: async () => undefined, open: () => Promise.reject(new Error('Nothing is read.')), remove: async () => undefined };
  const storing = { objects: { ...objects, close: () => undefined }, sealer: createSealer, clock: () => new Date() };
  await fillFromContract({ config: { environment: 'live' as const }, db: database.db, ...storing }, { accountId, userId: admin.userId });
  expect(before).toHaveLength(1);
  expect(await secrets()).toEqual(before);
});
