import { afterAll, describe, expect, it } from 'vitest';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { signedIn } from '../channel/client.ts';
import { ask } from '../rest/raw-http.ts';
import { expectRefusal } from '../rest/refusals.ts';
import { newProject } from '../support/answers.ts';
import { createEmptyDatabase, serverUrl } from '../support/database.ts';
import { commonKey } from '../support/secrets.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';
import { until } from '../support/until.ts';
import { serve } from './server-process.ts';
import { tcpProxy } from './tcp-proxy.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});
const boot = async (): Promise<Tessera> => {
  const tessera = await bootTessera();
  cleanups.push(tessera.close);
  return tessera;
};

const get = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

describe('/health', () => {
  it('says that the process lives and can serve, on both ports', async () => {
    const { url, operationsUrl } = await boot();
    for (const root of [url, operationsUrl]) {
      expect(await get(`${root}/health/live`)).toEqual({ status: 200, body: { status: 'live' } });
      expect(await get(`${root}/health/ready`)).toEqual({ status: 200, body: { status: 'ready' } });
    }
  });

  it('tells a process that lives from one that can serve, while its database is gone', async () => {
    const { url, database, admin, port } = await boot();
    await database.close();
    expect((await get(`${url}/health/live`)).status).toBe(200);
    expect(await get(`${url}/health/ready`)).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: 'the database does not answer' },
    });
    const answer = await ask(port, { target: '/v1/projects', headers: { 'X-API-Key': admin.key } });
    expectRefusal(answer, 503, 'service_unavailable');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await ask(port, { target: '/openapi/v1.json' })).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('tells Prometheus of every answer by operation and status, on the operations port alone', async () => {
    const { url, operationsUrl, admin } = await boot();
    await newProject(admin);
    await admin.call('GET', '/v1/projects/nonsense');
    const answer = await fetch(`${operationsUrl}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain('tessera_request_duration_seconds_count{operation="createProject",status="201"} 1\n');
    expect(text).toContain('tessera_request_duration_seconds_count{operation="getProject",status="404"} 1\n');
    expect(text).toContain('# TYPE process_cpu_seconds_total counter');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  it('tells how many sockets are open and how many subscriptions stand', async () => {
    const { url, operationsUrl, admin } = await boot();
    const told = async () => (await fetch(`${operationsUrl}/metrics`)).text();
    const client = await signedIn(url, admin.key);
    expect(await told()).toMatch(/^tessera_subscriptions 0$/m);
    for (const _ of [1, 2]) await client.ask({ type: 'subscribe' });
    expect(await told()).toMatch(/^tessera_sockets\{door="channel"\} 1$/m);
    expect(await told()).toMatch(/^tessera_subscriptions 2$/m);
    client.socket.terminate();
    await until(async () => /^tessera_subscriptions 0$/m.test(await told()));
  });
});

describe.runIf(serverUrl)('a PostgreSQL that goes away and comes back', () => {
  it('makes 503s with Retry-After meanwhile, and nothing else: the server recovers by itself', async () => {
    const database = await createEmptyDatabase(serverUrl!);
    const { hostname, port } = new URL(database.url);
    const proxy = await tcpProxy({ host: hostname, port: Number(port || 5432) });
    const through = new URL(database.url);
    through.host = `127.0.0.1:${proxy.port}`;
    const key = newApiKey('live');
    const server = await serve({ DATABASE_URL: through.href, TESSERA_SECRET_KEY: commonKey, TESSERA_ADMIN_API_KEY: key });
    cleanups.push(database.drop, proxy.close, () => server.stop('SIGKILL'));
    const projects = () => ask(Number(new URL(server.url).port), { target: '/v1/projects?limit=1', headers: { 'X-API-Key': key } });
    const create = () =>
      ask(Number(new URL(server.url).port), {
        method: 'POST',
        target: '/v1/projects',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: '{"name": "Atlas"}',
      });
    const before = (await projects()).body.meta.total;

    for (let time = 0; time < 2; time += 1) {
      proxy.cut();
      for (const answer of [await projects(), await create(), ...(await Promise.all([projects(), create(), projects()]))]) {
        expectRefusal(answer, 503, 'service_unavailable');
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      }
      expect((await get(`${server.url}/health/ready`)).status).toBe(503);
      expect((await get(`${server.url}/health/live`)).status).toBe(200);
      proxy.mend();
      while ((await get(`${server.url}/health/ready`)).status !== 200);
      expect((await create()).status).toBe(201);
      expect((await projects()).body.meta.total).toBe(before + time + 1);
    }
    expect(server.child.exitCode).toBeNull();
    expect(server.stderr()).not.toMatch(/hunter2|tsr_live_/);
  });
});
