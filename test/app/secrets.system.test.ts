import { type Answered, caller, serverUrl, until } from '@tessera/platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { parseSecretKeys } from '../../src/core/secret-keys.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { secretKey } from '../../src/testing/secrets.ts';
import { newDataPlace, runToEnd, serve, work } from './server-process.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

const nameOf = (key: string) => parseSecretKeys(key)!.names[0];

const aPlace = async () => {
  const { env, remove } = await newDataPlace();
  cleanups.push(remove);
  const { TESSERA_SECRET_KEY: _key, ...bare } = env;
  return bare;
};

describe('production without a key', () => {
  it.each(['serve', 'worker', 'migrate', 'keys rotate-signing'])('refuses %s', async (words) => {
    const { code, stdout, stderr } = await runToEnd(words.split(' '), { ...(await aPlace()), TESSERA_MODE: 'production' });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^tessera: TESSERA_SECRET_KEY is required in production;[^\n]*\n$/);
  });
});

describe('secrets rewrap', () => {
  const [old, next] = [secretKey(1), secretKey(2)];

  it('seals with the first key, says how many, and lets go of the old one', async () => {
    const place = await aPlace();
    const rewrap = (key: string) => runToEnd(['secrets', 'rewrap', '--json'], { ...place, TESSERA_SECRET_KEY: key });
    const told = async (key: string) => JSON.parse((await rewrap(key)).stdout);
    expect(await told(old)).toEqual({ key: nameOf(old), rewrapped: 0, total: 8 });
    expect(await told(`${next},${old}`)).toEqual({ key: nameOf(next), rewrapped: 8, total: 8 });
    expect(await told(next)).toEqual({ key: nameOf(next), rewrapped: 0, total: 8 });
    const { code, stderr } = await rewrap(old);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^tessera: [^\\n]* sealed with the key ${nameOf(next)},[^\\n]*\\n$`)),
    ]);
  });

  it.runIf(serverUrl)('goes over all nodes while they run', async () => {
    const bare = await aPlace();
    const apiKey = newApiKey('live');
    const begin = async (TESSERA_SECRET_KEY: string) => {
      const server = await serve({ ...bare, TESSERA_ADMIN_API_KEY: apiKey, TESSERA_SECRET_KEY }, ['--no-worker']);
      cleanups.push(() => server.stop('SIGKILL'));
      const { call } = caller(server.url, '', apiKey);
      return (cursor: string) => call('GET', `/v1/resources?limit=1&after=${cursor}`);
    };
    const cursorOf = ({ body }: Answered): string => body.meta.next_cursor;
    const first = await begin(old);
    const second = await begin(`${next},${old}`);
    // A first start makes its examples while it serves.
    await until(async () => Boolean(cursorOf(await first(''))));
    const cursor = cursorOf(await first(''));
    expect((await second(cursor)).status).toBe(200);
    expect(await runToEnd(['secrets', 'rewrap'], { ...bare, TESSERA_SECRET_KEY: `${next},${old}` })).toEqual({
      code: 0,
      stderr: '',
      stdout: `Re-encrypted 9 of 9 secrets; all now use the key ${nameOf(next)}.\n${nameOf(old)} is no longer needed: remove it once every node has the key ${nameOf(next)}.\n`,
    });
    const third = await begin(next);
    const worker = await work({ ...bare, TESSERA_SECRET_KEY: next });
    cleanups.push(() => worker.child.kill('SIGKILL'));
    for (const node of [first, second, third]) expect((await node(cursor)).status).toBe(200);
    expect((await first(cursorOf(await third('')))).status).toBe(200);
  });
});
