import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { requestTimeouts } from '../../src/data/connection/timeouts.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { ask } from '../rest/raw-http.ts';
import { expectRefusal } from '../rest/refusals.ts';
import { createOnce, refusalOf, untilAnswered } from '../support/busy.ts';
import { createEmptyDatabase, serverUrl } from '../support/database.ts';
import { password, postForm } from '../support/oauth.ts';
import { commonKey } from '../support/secrets.ts';
import { type Answered, caller } from '../support/tessera.ts';
import { serve } from './server-process.ts';
import { tcpProxy } from './tcp-proxy.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

const get = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

/** A server by itself that reaches its PostgreSQL through a place where the line can be cut or go silent. */
const serveThroughProxy = async (env: Record<string, string> = {}) => {
  const database = await createEmptyDatabase(serverUrl!);
  cleanups.push(database.drop);
  const { hostname, port } = new URL(database.url);
  const proxy = await tcpProxy({ host: hostname, port: Number(port || 5432) });
  cleanups.push(proxy.close);
  const through = new URL(database.url);
  through.host = `127.0.0.1:${proxy.port}`;
  const key = newApiKey('live');
  const server = await serve({ DATABASE_URL: through.href, TESSERA_SECRET_KEY: commonKey, TESSERA_ADMIN_API_KEY: key, ...env });
  cleanups.push(() => server.stop('SIGKILL'));
  return { proxy, server, key, port: Number(new URL(server.url).port) };
};

const untilReady = async (url: string) => {
  while ((await get(`${url}/health/ready`)).status !== 200);
};

describe.runIf(serverUrl)('a PostgreSQL that goes away and comes back', () => {
  it('makes 503s with Retry-After meanwhile, and nothing else: the server recovers by itself', async () => {
    const { proxy, server, key, port } = await serveThroughProxy();
    // By a name that none of the example projects has, which are being made meanwhile.
    const projects = () => ask(port, { target: '/v1/projects?limit=1&name=Outage', headers: { 'X-API-Key': key } });
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      const create = () => ask(port, { method: 'POST', target: '/v1/projects', headers, body: '{"name": "Outage"}' });
      proxy.cut();
      for (const answer of [await projects(), await create(), ...(await Promise.all([projects(), create(), projects()]))]) {
        expectRefusal(answer, 503, 'service_unavailable');
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      }
      expect((await get(`${server.url}/health/ready`)).status).toBe(503);
      expect((await get(`${server.url}/health/live`)).status).toBe(200);
      proxy.mend();
      await untilReady(server.url);
      expect((await untilAnswered(create)).status).toBe(201);
      expect((await untilAnswered(projects)).body.meta.total).toBe(time + 1);
    }
    expect(server.child.exitCode).toBeNull();
    expect(server.stderr()).not.toMatch(/hunter2|tsr_live_/);
  });
});

describe.runIf(serverUrl)('a PostgreSQL that hangs', () => {
  it('has every door answer 503 or 504 with Retry-After while it does, and loses nothing', async () => {
    const person = { email: 'ada@example.com', password };
    const { proxy, server, key } = await serveThroughProxy({ TESSERA_ADMIN_EMAIL: person.email, TESSERA_ADMIN_PASSWORD: person.password });
    const { call } = caller(server.url, '', key);
    const names: string[] = [];
    const create = async () => {
      const name = `Atlas ${randomUUID()}`;
      const answer = await call('POST', '/v1/projects', { name });
      if (answer.status === 201) names.push(name);
      return answer;
    };
    const board = { name: 'Board', type: 'confidential', scopes: ['read:projects'] };
    const { data: application } = (await createOnce({ call }, '/v1/account/applications', board)).body;
    const form = { grant_type: 'client_credentials', client_id: application.id, client_secret: application.client_secret };
    // Each field waits for the database by itself, one after the other.
    const fields = Array.from(
      { length: 12 },
      (_, number) => `f${number}: createResource(input: {name: "One of twelve"}) { resource { id } }`,
    );
    const doors = {
      read: () => call('GET', '/v1/projects?limit=1'),
      write: create,
      query: () => call('POST', '/graphql', { query: '{ resources(first: 1) { edges { node { id } } } }' }),
      mutation: () => call('POST', '/graphql', { query: `mutation { ${fields.join(' ')} }` }),
      signIn: () => call('POST', '/v1/auth/login', person, { 'X-API-Key': '' }),
      token: () => postForm(server, '/oauth/token', form),
    };
    const answersOf = async (answer: (ask: () => Promise<Answered>) => Promise<Answered>) => {
      const asked = Object.entries(doors).map(async ([door, ask]) => [door, await answer(ask)] as const);
      return Object.fromEntries(await Promise.all(asked));
    };
    const expectWell = async () => {
      for (const [door, { status, body }] of Object.entries(await answersOf(untilAnswered)))
        expect([door, status, body.errors]).toEqual([door, door === 'write' ? 201 : 200, undefined]);
    };
    await expectWell();

    proxy.freeze();
    // First on connections that went silent, then where none can be had.
    for (let time = 0; time < 2; time += 1) {
      const answers = await Promise.race([answersOf((ask) => ask()), delay(6 * requestTimeouts.total, undefined, { ref: false })]);
      expect(answers, 'every door answers while the database hangs').toBeDefined();
      for (const [door, answer] of Object.entries(answers!)) {
        const [status, retryAfter] = refusalOf(answer);
        expect([503, 504], door).toContain(status);
        expect(retryAfter, door).toBeGreaterThan(0);
      }
      expect((await get(`${server.url}/health/ready`)).body).toEqual({ status: 'unavailable', reason: 'the database does not answer' });
    }
    proxy.thaw();
    await untilReady(server.url);
    await expectWell();
    const list = await untilAnswered(() => call('GET', '/v1/projects?limit=100'));
    const kept = list.body.data.map(({ name }: { name: string }) => name);
    expect(kept).toEqual(expect.arrayContaining(names));
    expect(server.child.exitCode).toBeNull();
  });
});
