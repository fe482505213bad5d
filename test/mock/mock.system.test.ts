import { networkInterfaces } from 'node:os';
import { startLocalMock } from '@tessera/platform/testing';
import { describe, expect, it } from 'vitest';
import { startMock, stopMock } from '../support/mock.ts';

/** An address under which other machines reach this one; undefined where it has none. */
const outward = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

describe('mock', () => {
  it('says where everything is, and what to try first, whatever services there are', async () => {
    const mock = await startMock([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', REDIS_URL: 'redis://127.0.0.1:1' });
    for (const path of ['/v1', '/graphql', '/docs']) expect(mock.printed).toContain(`  ${mock.url}${path}  `);
    expect(mock.printed).toContain(`  ${mock.url.replace('http', 'ws')}/v1/websocket  `);
    expect(mock.printed).toContain(`curl -H 'X-API-Key: any' ${mock.url}/v1/users\n`);
    const answer = await fetch(`${mock.url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@tessera.example', password: /the password "(.+)"/.exec(mock.printed)![1] }),
    });
    expect(answer.status).toBe(200);
    expect(await stopMock(mock, 'SIGTERM')).toBe(0);
  });

  it('with --seed and --strict prints the keys of the seed, and takes no other', async () => {
    const mock = await startMock(['--seed', '7', '--strict']);
    const same = await startLocalMock({ seed: 7, strict: true });
    const printed = [...mock.printed.matchAll(/^ {2}(tsr_test_\w+) {2}(\w+), (.+)$/gm)].map(([, key, role, scopes]) => ({
      key,
      role,
      scopes,
    }));
    expect(printed).toEqual(same.account.keys.map(({ key, role, scopes }) => ({ key, role, scopes: scopes.join(' ') })));
    const status = async (key: string) => (await fetch(`${mock.url}/v1/resources`, { headers: { 'X-API-Key': key } })).status;
    expect([await status(printed[0]!.key!), await status('any')]).toEqual([200, 401]);
    await same.close();
    expect(await stopMock(mock, 'SIGINT')).toBe(0);
  });

  it.skipIf(!outward)('with --host takes requests of other machines', async () => {
    const mock = await startMock(['--host', outward!]);
    expect(mock.url).toContain(outward);
    expect((await fetch(`${mock.url}/v1/resources`, { headers: { 'X-API-Key': 'any' } })).status).toBe(200);
    expect(await stopMock(mock, 'SIGINT')).toBe(0);
  });
});
