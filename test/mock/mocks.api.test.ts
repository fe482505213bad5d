import { request } from 'node:http';
import { startLocalMock } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMocks } from '../../src/app/serve-mocks.ts';

let mocks: Awaited<ReturnType<typeof serveMocks>>;
beforeAll(async () => {
  mocks = await serveMocks();
});
afterAll(() => mocks.close());

interface Started {
  id: string;
  url: string;
}

const ask = async (method: string, path: string, body?: object) => {
  const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const parsed: any = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
  return { status: response.status, body: parsed };
};

const start = async (options: object): Promise<Started> => (await ask('POST', `${mocks.url}/mocks`, options)).body;

describe('a mock that was asked for', () => {
  it('begins as if there had been no other one', async () => {
    const first = await start({ seed: 3 });
    const before = (await ask('GET', `${first.url}/_mock/state`)).body;
    expect((await ask('POST', `${first.url}/v1/resources`, { name: 'Mine' })).status).toBe(201);
    await ask('PUT', `${first.url}/_mock/rules`, [{ operation: 'listResources', outage: 'unavailable' }]);
    expect((await ask('DELETE', `${mocks.url}/mocks/${first.id}`)).status).toBe(204);
    await expect(fetch(first.url)).rejects.toThrow();

    const second = await start({ seed: 3 });
    expect((await ask('GET', `${second.url}/_mock/rules`)).body).toEqual([]);
    expect((await ask('GET', `${second.url}/_mock/state`)).body).toEqual(before);
    await ask('DELETE', `${mocks.url}/mocks/${second.id}`);
  });

  it('is none where the scene is wrong, and the next one is as it should be', async () => {
    const refused = await ask('POST', `${mocks.url}/mocks`, { data: { resources: [{ colour: 'red' }] } });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_parameters']);
    const { url } = await start({ data: { resources: [{ name: 'Harbour' }] } });
    expect((await ask('GET', `${url}/v1/resources`)).body.data).toMatchObject([{ name: 'Harbour' }]);
  });

  it('ends with the process that has it', async () => {
    const own = await serveMocks();
    const started: Started = (await ask('POST', `${own.url}/mocks`, {})).body;
    await own.close();
    await expect(fetch(started.url)).rejects.toThrow();
  });
});

describe('who asks for mocks', () => {
  const statusFor = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(`${mocks.url}/mocks/none`, { method: 'DELETE', headers }, (response) => resolve(response.resume().statusCode!))
        .on('error', reject)
        .end();
    });

  it('is a program, and no page, whatever its name was made to lead to', async () => {
    expect(await statusFor({})).toBe(204);
    expect(await statusFor({ Origin: 'https://evil.example' })).toBe(403);
    expect(await statusFor({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await statusFor({ Host: `evil.example:${new URL(mocks.url).port}` })).toBe(403);
  });
});

describe('a mock that takes any key', () => {
  it('goes on doing so when the key of its administrator is revoked', async () => {
    const mock = await startLocalMock();
    const statusWith = async (key: string) => (await fetch(`${mock.url}/v1/resources`, { headers: { 'X-API-Key': key } })).status;
    const { body } = await ask('GET', `${mock.url}/v1/account/api-keys?limit=100`);
    const { id } = body.data.find(({ name }: { name: string }) => name === 'Key of the admin');
    expect((await ask('POST', `${mock.url}/v1/account/api-keys/${id}/revoke`)).status).toBe(200);
    expect(await statusWith(mock.account.keys[0].key)).toBe(401);
    expect(await statusWith('any')).toBe(200);
    await mock.close();
  });

  it('has its administrator beside the people of a scene', async () => {
    const mock = await startLocalMock({ scene: 'users: [{name: Zoe, email: zoe@maps.example}]' });
    expect((await ask('GET', `${mock.url}/v1/users?sort=name`)).body.data).toMatchObject([{ name: 'Administrator' }, { name: 'Zoe' }]);
    expect((await ask('GET', `${mock.url}/v1/users/me`)).body.data).toMatchObject({ role: 'admin' });
    await mock.close();
  });
});
