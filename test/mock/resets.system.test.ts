import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { startMock, stopMock } from '../support/mock.ts';

const query = 'subscription { eventCreated(types: ["RESOURCE_CREATED"]) { data } }';

describe('a mock whose records are replaced again and again', () => {
  it('ends GraphQL subscriptions with an error that says so, complains about nothing, and keeps its state', async () => {
    const mock = await startMock();
    const call = async (method: string, path: string, body?: string) => {
      const headers = { 'X-API-Key': 'any', ...(body && path.startsWith('/v1') && { 'Content-Type': 'application/json' }) };
      const response = await fetch(mock.url + path, { method, headers, body });
      return { status: response.status, text: await response.text() };
    };
    const client = createClient({
      url: `${mock.url.replace('http', 'ws')}/graphql`,
      connectionParams: { 'X-API-Key': 'any' },
      lazyCloseTimeout: 60_000,
      retryAttempts: 0,
    });
    await call('POST', '/v1/resources', '{"name":"Kept","type":"sextant"}');
    const { text: state } = await call('GET', '/_mock/state');

    for (let round = 0; round < 10; round += 1) {
      const created = client.iterate<{ eventCreated: { data: { name: string } } }>({ query });
      const first = created.next();
      // A query on the same connection is answered after the subscription stands.
      await client.iterate({ query: '{ me { id } }' }).next();
      await call('POST', '/v1/resources', `{"name":"Round ${round}","type":"sextant"}`);
      expect((await first).value.data.eventCreated.data).toMatchObject({ name: `Round ${round}` });

      const last = created.next();
      const replaced = round % 2 === 0 ? await call('PUT', '/_mock/state', state) : await call('POST', '/_mock/reset');
      expect(replaced.status).toBe(204);
      expect((await last).value).toMatchObject({
        errors: [{ message: expect.stringContaining('Subscribe again'), extensions: { reason: 'service_unavailable', retryAfter: 1 } }],
      });
      expect(await created.next()).toEqual({ done: true, value: undefined });
      if (round % 2 === 0) expect((await call('GET', '/_mock/state')).text).toBe(state);
    }
    await client.dispose();
    expect(await stopMock(mock, 'SIGTERM')).toBe(0);
    expect(mock.complained()).toBe('');
  });
});
