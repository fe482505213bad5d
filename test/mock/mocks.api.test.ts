import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openMockDatabase } from '../../src/app/mock-database.ts';
import { createMocks } from '../../src/app/mocks.ts';
import { serveMocks } from '../../src/app/serve-mocks.ts';
import type { MockOptions, RunningMock } from '../../src/app/start-mock.ts';

const mocks = createMocks();
afterAll(() => mocks.close());

const options: MockOptions = { host: '127.0.0.1', port: 0, seed: 3, strict: true, dynamic: false };
const atlas = '/v1/projects/prj_01jq3x5gkz0v7t9n2m4p6r8s1w';
const file = '/v1/files/fil_01jq3x5gkz0v7t9n2m4p6r8s1w';

const callerOf =
  ({ publicUrl, account }: RunningMock, key = account.keys[0].key) =>
  async (method: string, path: string, body?: object | string) => {
    const response = await fetch(publicUrl + path, {
      method,
      headers: { 'X-API-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    const parsed: any = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, body: parsed };
  };

describe('mocks that are closed while one starts', () => {
  it('close it, too, and start no further one', async () => {
    const closed = createMocks();
    const starting = closed.start(options);
    await Promise.all([closed.close(), expect(starting).rejects.toThrow('have been closed')]);
  });
});

describe('a mock on the database of one that was closed', () => {
  it('begins as if nothing had happened', async () => {
    const first = await mocks.start(options);
    const call = callerOf(first);
    const before = (await call('GET', '/_mock/state')).body;
    const key = (await call('POST', '/v1/account/api-keys', { name: 'mine', scopes: ['read'] })).body.data.key;
    await call('POST', '/v1/teams', { name: 'Mine' });
    for (const path of [atlas, file]) expect((await call('DELETE', path)).status).toBe(204);
    await call('PUT', '/_mock/rules', [{ clock: 3600 }, { operation: 'listTasks', outage: 'unavailable' }]);
    await first.close();

    const second = await mocks.start(options);
    expect(second.database).toBe(first.database);
    expect(second.publicUrl).not.toBe(first.publicUrl);
    const again = callerOf(second);
    expect((await again('GET', '/_mock/requests')).body).toEqual([]);
    expect((await again('GET', '/_mock/rules')).body).toEqual([]);
    expect((await again('GET', '/_mock/state')).body).toEqual(before);
    expect((await again('GET', `${file}/content`)).status).toBe(200);
    expect((await callerOf(second, key)('GET', '/v1/teams')).status).toBe(401);
    expect((await again('POST', '/v1/teams', { name: 'Mine' })).status).toBe(201);
    await second.close();
  });

  it('begins with what is asked for, and then again with that', async () => {
    const scene = 'projects: [{name: Harbour}]';
    for (const _ of [1, 2]) {
      const mock = await mocks.start({ ...options, scene });
      const call = callerOf(mock);
      expect((await call('GET', '/v1/projects')).body.data).toMatchObject([{ name: 'Harbour' }]);
      await call('POST', '/v1/projects', { name: 'Mine' });
      await mock.close();
    }
    const other = await mocks.start(options);
    expect((await callerOf(other)('GET', atlas)).status).toBe(200);
    await other.close();
  });

  it('is none where the scene is wrong, and the next one is as it should be', async () => {
    await expect(mocks.start({ ...options, scene: 'projects: [{colour: red}]' })).rejects.toMatchObject({ code: 'invalid_parameters' });
    const next = await mocks.start(options);
    expect((await callerOf(next)('GET', atlas)).status).toBe(200);
    await next.close();
  });
});

describe('the copies of what mocks began with', () => {
  it('are dropped when others were used later, and made anew', async () => {
    const place = await openMockDatabase({ isForMany: true });
    const scene = (number: number) => ({ seed: 1, scene: `projects: [{name: Harbour ${number}}]` });
    for (let number = 0; number < 10; number += 1) await place.begin(scene(number));
    const { rows } = await sql`select from pg_namespace where nspname like 'beginning%'`.execute(place.database.db);
    expect(rows).toHaveLength(8);
    for (const number of [0, 9]) {
      await place.begin(scene(number));
      expect(await place.database.db.selectFrom('projects').select('name').execute()).toEqual([{ name: `Harbour ${number}` }]);
    }
    await place.close();
  });
});

describe('who asks for mocks', () => {
  const statusFor = (url: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(`${url}/mocks/1`, { method: 'DELETE', headers }, (response) => resolve(response.resume().statusCode!))
        .on('error', reject)
        .end();
    });

  it('is a program, and no page, whatever its name was made to lead to', async () => {
    const { url, close } = await serveMocks();
    expect(await statusFor(url, {})).toBe(204);
    expect(await statusFor(url, { Origin: 'https://evil.example' })).toBe(403);
    expect(await statusFor(url, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await statusFor(url, { Host: `evil.example:${new URL(url).port}` })).toBe(403);
    await close();
  });
});

describe('a mock that takes any key', () => {
  const relaxed = { ...options, strict: false };

  it('goes on doing so when the key of its administrator is revoked', async () => {
    const mock = await mocks.start(relaxed);
    const call = callerOf(mock);
    const { body } = await call('GET', '/v1/account/api-keys?limit=100');
    const { id } = body.data.find(({ name }: { name: string }) => name === 'Key of the admin');
    expect((await call('POST', `/v1/account/api-keys/${id}/revoke`)).status).toBe(200);
    expect((await call('GET', '/v1/teams')).status).toBe(401);
    expect((await callerOf(mock, 'any')('GET', '/v1/teams')).status).toBe(200);
    await mock.close();
  });

  it('has its administrator beside the people of a scene', async () => {
    const mock = await mocks.start({ ...relaxed, scene: 'users: [{name: Zoe, email: zoe@maps.example}]' });
    const call = callerOf(mock, 'any');
    expect((await call('GET', '/v1/users?sort=name')).body.data).toMatchObject([{ name: 'Administrator' }, { name: 'Zoe' }]);
    expect((await call('GET', '/v1/users/me')).body.data).toMatchObject({ role: 'admin' });
    await mock.close();
  });
});
