import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, caller, serverUrl, until } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { start } from '../../src/app/start.ts';
import { type ErrorCode, errorTable } from '../../src/core/errors.ts';
import { openDatabase } from '../../src/data/connection/database.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { commonKey } from '../../src/testing/secrets.ts';
import { ask } from '../rest/raw-http.ts';
import { expectRefusal } from '../rest/refusals.ts';
import { ownDatabase } from '../support/database.ts';
import { password, postForm } from '../support/oauth.ts';
import { afterTime, withTimeLimits } from '../support/with-time-limits.ts';
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

/** A migrated PostgreSQL behind a place where the line can be cut or go silent. */
const databaseThroughProxy = async () => {
  const database = await ownDatabase('', true);
  cleanups.push(database.drop);
  const { hostname, port } = new URL(database.url!);
  const proxy = await tcpProxy({ host: hostname, port: Number(port || 5432) });
  cleanups.push(proxy.close);
  const through = new URL(database.url!);
  through.host = `127.0.0.1:${proxy.port}`;
  return { proxy, url: through.href };
};

const untilReady = (url: string) => until(async () => (await get(`${url}/health/ready`)).status === 200);

describe.runIf(serverUrl)('a PostgreSQL that goes away and comes back', () => {
  it('makes 503s with Retry-After meanwhile, and nothing else: the server recovers by itself', async () => {
    const { proxy, url } = await databaseThroughProxy();
    const key = newApiKey('live');
    const server = await serve({ DATABASE_URL: url, TESSERA_SECRET_KEY: commonKey, TESSERA_ADMIN_API_KEY: key });
    cleanups.push(() => server.stop('SIGKILL'));
    const port = Number(new URL(server.url).port);
    // By a name that none of the example resources has, which are being made meanwhile.
    const resources = () => ask(port, { target: '/v1/resources?limit=1&name=Outage', headers: { 'X-API-Key': key } });
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      const create = () => ask(port, { method: 'POST', target: '/v1/resources', headers, body: '{"name": "Outage"}' });
      proxy.cut();
      for (const answer of [await resources(), await create(), ...(await Promise.all([resources(), create(), resources()]))]) {
        expectRefusal(answer, 503, 'service_unavailable');
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      }
      expect((await get(`${server.url}/health/ready`)).status).toBe(503);
      expect((await get(`${server.url}/health/live`)).status).toBe(200);
      proxy.mend();
      await untilReady(server.url);
      expect((await create()).status).toBe(201);
      expect((await resources()).body.meta.total).toBe(time + 1);
    }
    expect(server.child.exitCode).toBeNull();
    expect(server.stderr()).not.toMatch(/hunter2|tsr_live_/);
  });
});

describe.runIf(serverUrl)('a PostgreSQL that hangs', () => {
  withTimeLimits();

  /** PostgreSQL's own clock ends no statement of this server: the times are longer than usual. */
  const begin = async (person: { email: string; password: string }) => {
    const { proxy, url } = await databaseThroughProxy();
    const key = newApiKey('live');
    const dataDir = mkdtempSync(join(tmpdir(), 'tessera-hanging-'));
    cleanups.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const config = readConfig({
      PORT: '0',
      TESSERA_OPERATIONS_PORT: '0',
      TESSERA_DATA_DIR: dataDir,
      TESSERA_SECRET_KEY: commonKey,
      TESSERA_ADMIN_API_KEY: key,
      TESSERA_ADMIN_EMAIL: person.email,
      TESSERA_ADMIN_PASSWORD: person.password,
    });
    const database = await openDatabase({ url, statementTimeoutMs: 60_000, onError: () => undefined });
    cleanups.push(database.close);
    const server = await start(config, { database, work: [], examples: false, log: pino({ level: 'silent' }) });
    cleanups.push(server.close);
    return { proxy, key, url: `http://127.0.0.1:${server.port}` };
  };

  /** By what status something is refused, and after how many seconds to come again; GraphQL says it of each field. */
  const refusalOf = ({ status, headers, body }: Answered): [status: number, retryAfter: number] => {
    const [error] = body.errors ?? [];
    if (!error) return [status, Number(headers.get('retry-after') ?? undefined)];
    return [errorTable[error.extensions.reason as ErrorCode][0], error.extensions.retryAfter];
  };

  it('has every door answer 503 or 504 with Retry-After while it does, and loses nothing', async () => {
    const person = { email: 'ada@example.com', password };
    const { proxy, key, url } = await begin(person);
    const { call } = caller(url, '', key);
    const names: string[] = [];
    const create = async () => {
      const name = `Atlas ${randomUUID()}`;
      const answer = await call('POST', '/v1/resources', { name });
      if (answer.status === 201) names.push(name);
      return answer;
    };
    const board = { name: 'Board', type: 'confidential', scopes: ['read:resources'] };
    const { data: application } = (await call('POST', '/v1/account/applications', board)).body;
    const form = { grant_type: 'client_credentials', client_id: application.id, client_secret: application.client_secret };
    // Each field waits for the database by itself, one after the other.
    const fields = Array.from(
      { length: 12 },
      (_, number) => `f${number}: createResource(input: {name: "One of twelve"}) { resource { id } }`,
    );
    const doors = {
      read: () => call('GET', '/v1/resources?limit=1'),
      write: create,
      query: () => call('POST', '/graphql', { query: '{ resources(first: 1) { edges { node { id } } } }' }),
      mutation: () => call('POST', '/graphql', { query: `mutation { ${fields.join(' ')} }` }),
      signIn: () => call('POST', '/v1/auth/login', person, { 'X-API-Key': '' }),
      token: () => postForm({ url }, '/oauth/token', form),
    };
    const answers = async (): Promise<[string, Answered][]> =>
      Promise.all(Object.entries(doors).map(async ([door, ask]): Promise<[string, Answered]> => [door, await ask()]));
    const expectWell = async () => {
      for (const [door, { status, body }] of await answers())
        expect([door, status, body.errors]).toEqual([door, door === 'write' ? 201 : 200, undefined]);
    };
    await expectWell();

    proxy.freeze();
    // First on connections that went silent, then where none can be had.
    for (let time = 0; time < 2; time += 1) {
      for (const [door, answer] of await afterTime(answers(), 500)) {
        const [status, retryAfter] = refusalOf(answer);
        expect([503, 504], door).toContain(status);
        expect(retryAfter, door).toBeGreaterThan(0);
      }
      expect((await afterTime(get(`${url}/health/ready`), 500)).body).toEqual({
        status: 'unavailable',
        reason: 'the database does not answer',
      });
    }
    proxy.thaw();
    await untilReady(url);
    await expectWell();
    const list = await call('GET', '/v1/resources?limit=100');
    const kept = list.body.data.map(({ name }: { name: string }) => name);
    expect(kept).toEqual(expect.arrayContaining(names));
  });
});
