import { bootTessera, signedInChannel, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '../rest/raw-http.ts';
import { expectRefusal } from '../rest/refusals.ts';
import { newResource } from '../support/new-records.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const get = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

describe('/health', () => {
  it('says that the process lives and can serve, on both ports', async () => {
    const { url, operationsUrl } = tessera;
    for (const root of [url, operationsUrl]) {
      expect(await get(`${root}/health/live`)).toEqual({ status: 200, body: { status: 'live' } });
      await expect.poll(() => get(`${root}/health/ready`)).toEqual({ status: 200, body: { status: 'ready' } });
    }
  });

  it('tells a process that lives from one that can serve, while its database is gone', async () => {
    const { url, database, admin, port, close } = await bootTessera();
    onTestFinished(close);
    await database.close();
    expect((await get(`${url}/health/live`)).status).toBe(200);
    expect(await get(`${url}/health/ready`)).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: 'the database does not answer' },
    });
    const answer = await ask(port, { target: '/v1/resources', headers: { 'X-API-Key': admin.key } });
    expectRefusal(answer, 503, 'service_unavailable');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await ask(port, { target: '/openapi/v1.json' })).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('tells Prometheus of every answer by operation and status, on the operations port alone', async () => {
    const { url, operationsUrl, admin } = tessera;
    await newResource(admin);
    await admin.call('GET', '/v1/resources/nonsense');
    const answer = await fetch(`${operationsUrl}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain('tessera_request_duration_seconds_count{operation="createResource",status="201"} 1\n');
    expect(text).toContain('tessera_request_duration_seconds_count{operation="getResource",status="404"} 1\n');
    expect(text).toContain('# TYPE process_cpu_seconds_total counter');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  it('is not asked as a name that a page could have made lead here', async () => {
    const own = await bootTessera({ env: { TESSERA_OPERATIONS_NAMES: 'Metrics.tessera.example' } });
    onTestFinished(own.close);
    const port = Number(new URL(own.operationsUrl).port);
    const as = async (host: string) => (await ask(port, { target: '/metrics', headers: { Host: host } })).status;
    for (const host of ['127.0.0.1', `[::1]:${port}`, 'localhost', `tessera:${port}`, `metrics.TESSERA.example:${port}`])
      expect([host, await as(host)]).toEqual([host, 200]);
    for (const host of ['evil.example', `tessera.example:${port}`, '127.0.0.1.evil.example', 'localhost.'])
      expect([host, await as(host)]).toEqual([host, 403]);
  });

  it('repeats no more than the beginning of a path that is not there', async () => {
    const { operationsUrl } = tessera;
    const message = expect.stringMatching(/^\/x{198}… was not found on the operations port\./);
    expect(await get(`${operationsUrl}/${'x'.repeat(1000)}`)).toMatchObject({ status: 404, body: { error: { message } } });
  });

  it('tells how many sockets are open and how many subscriptions stand', async () => {
    const { url, operationsUrl, admin } = tessera;
    const told = async () => (await fetch(`${operationsUrl}/metrics`)).text();
    const client = await signedInChannel(url, admin.key);
    expect(await told()).toMatch(/^tessera_subscriptions 0$/m);
    for (const _ of [1, 2]) await client.ask({ type: 'subscribe' });
    expect(await told()).toMatch(/^tessera_sockets\{door="channel"\} 1$/m);
    expect(await told()).toMatch(/^tessera_subscriptions 2$/m);
    client.socket.terminate();
    await until(async () => /^tessera_subscriptions 0$/m.test(await told()));
  });
});
