import { until } from '@tessera/platform/testing';
import { describe, expect, it } from 'vitest';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { newDataPlace, serve } from '../app/server-process.ts';
import { tcpProxy } from '../app/tcp-proxy.ts';
import { connectGraphql, standing } from './subscribing.ts';

describe('a server that restarts', () => {
  it('is found again by its client, whose subscriptions go on', async () => {
    const place = await newDataPlace();
    const key = newApiKey('live');
    const env = { ...place.env, TESSERA_ADMIN_API_KEY: key };
    let server = await serve(env);
    const target = { host: '127.0.0.1', port: Number(new URL(server.url).port) };
    // The server comes back at another port: its own could be somebody else's by then.
    const proxy = await tcpProxy(target);
    const url = `http://127.0.0.1:${proxy.port}`;
    const {
      client,
      closed,
      subscribe: follow,
    } = connectGraphql(url, {
      connectionParams: { token: key },
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    });
    const resources = follow('subscription { eventCreated(types: ["RESOURCE_CREATED"]) { data } }');
    const create = (name: string) =>
      fetch(`${url}/v1/resources`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, type: 'standard' }),
      });
    const names = () => resources.results.map(({ data }) => data.eventCreated.data.name);
    await standing(server, resources);
    expect((await create('Before')).status).toBe(201);
    await resources.first(1);
    await server.stop();
    expect(server.stdout() + server.stderr()).not.toContain('"level":50');
    await until(() => closed.length > 0);
    expect(closed[0]).toMatchObject({ code: 1001, reason: 'shutdown' });
    server = await serve(env);
    target.port = Number(new URL(server.url).port);
    await expect
      .poll(async () => {
        await create('After');
        return names();
      })
      .toContain('After');
    expect(new Set(names())).toEqual(new Set(['Before', 'After']));
    await client.dispose();
    await proxy.close();
    await server.stop();
    await place.remove();
  });
});
