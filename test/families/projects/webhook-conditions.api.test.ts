import { bootTessera, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
});
afterAll(() => tessera?.close());

it('400 refuses a condition on a type without filters, such as that of a new member', async () => {
  const hook = { url: 'https://maps.example.com/hook', events: ['PROJECT_MEMBER_ADDED'] };
  const answer = await tessera.admin.call('POST', '/v1/webhooks', { ...hook, conditions: { PROJECT_MEMBER_ADDED: 'role=editor' } });
  expectError(answer, 400, 'invalid_parameters', ['conditions.PROJECT_MEMBER_ADDED not_allowed']);
  expect((await tessera.admin.call('POST', '/v1/webhooks', hook)).status).toBe(201);
});
