import { bootTessera, created, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { currentRequester } from '../../src/data/connection/requester.ts';
import { familyParts } from '../support/family-parts.ts';

/** What was asked while there was time for what is as large as an account. */
const unhurried: string[] = [];

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({
    env: { TESSERA_ENVIRONMENT: 'sandbox' },
    onStatement: ({ sql }) => void (currentRequester().isLongRunning && unhurried.push(sql)),
  });
});
afterAll(() => tessera?.close());

const call = (method: string, path: string, body?: unknown) => tessera.admin.call(method, path, body);
const make = (path: string, body: object): Promise<{ id: string }> => created(tessera.admin, path, body);
const newWebhook = () => make('/v1/webhooks', { url: 'https://hooks.example.com/a', events: ['RESOURCE_CREATED'] });

/** One whose deliveries wait because the receiver has asked for it. */
const pausedWebhook = async () => {
  const { id } = await newWebhook();
  await sql`update webhooks set paused_until = '2999-01-01T00:00:00Z' where id = ${id}`.execute(tessera.database.db);
  return id;
};
const elsewhere = { url: 'https://hooks.example.com/b', events: ['RESOURCE_CREATED'] };

/** Requests whose work is as large as what is there, and the statement that is. */
const requests: Record<string, [ask: () => Promise<unknown>, statement: RegExp]> = {
  ...Object.fromEntries(
    familyParts.flatMap(({ lengthy = {} }) =>
      Object.entries(lengthy).map(([operation, [ask, statement]]) => [operation, [() => ask(tessera.admin), statement]]),
    ),
  ),
  resetAccount: [() => call('POST', '/v1/account/reset'), /^delete from "resources"/],
  deleteUser: [async () => call('DELETE', `/v1/users/${(await tessera.someone('editor')).userId}`), /^delete from "users"/],
  removeMember: [async () => call('DELETE', `/v1/account/members/${(await tessera.someone('editor')).userId}`), /^delete from "users"/],
  deleteWebhook: [async () => call('DELETE', `/v1/webhooks/${(await newWebhook()).id}`), /^delete from "webhooks"/],
  updateWebhook: [async () => call('PATCH', `/v1/webhooks/${await pausedWebhook()}`, { url: elsewhere.url }), /^\s*update deliveries/],
  replaceWebhook: [async () => call('PUT', `/v1/webhooks/${await pausedWebhook()}`, elsewhere), /^\s*update deliveries/],
  enableWebhook: [async () => call('POST', `/v1/webhooks/${await pausedWebhook()}/enable`), /^\s*update deliveries/],
  recoverWebhook: [
    async () => call('POST', `/v1/webhooks/${(await newWebhook()).id}/recover`, { since: '2026-01-01T00:00:00Z' }),
    /^select count\(\*\) .* from "deliveries"/,
  ],
  deleteApplication: [
    async () => {
      const { id } = await make('/v1/account/applications', { name: 'Board', type: 'confidential', scopes: ['read'] });
      await call('DELETE', `/v1/account/applications/${id}`);
    },
    /^delete from "applications"/,
  ],
};

describe('a request whose work is as large as what it is about', () => {
  for (const [operation, [ask, statement]] of Object.entries(requests))
    it(`may take its time: ${operation}`, async () => {
      unhurried.length = 0;
      await ask();
      expect(unhurried).toContainEqual(expect.stringMatching(statement));
    });

  it('is lengthy by the contract, and no other request is', () => {
    // Refusing an application that describes itself revokes all of its grants.
    const lengthy = [...Object.keys(requests), 'updateApplication'];
    expect(operationIds.filter((id) => operations[id].isLengthy).toSorted()).toEqual(lengthy.toSorted());
  });

  it("may do so under an Idempotency-Key, too, and then has a request's time again", async () => {
    unhurried.length = 0;
    const answer = await tessera.admin.call('POST', '/v1/account/reset', undefined, { 'Idempotency-Key': 'once' });
    expect(answer.status).toBe(200);
    expect(unhurried).toContainEqual(expect.stringMatching(/^delete from "events"/));
    expect(unhurried).not.toContainEqual(expect.stringMatching(/insert into "(idempotency_keys|audit_entries)"/));
  });
});
