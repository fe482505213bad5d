import { once } from 'node:events';
import { bootTessera, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { endings, lostKey } from './endings.ts';

/**
 * The clock stands still: nothing that was found out grows old, and no time comes at which a connection would look by itself. What
 * is obeyed here is obeyed because the node that ended it knows.
 */
describe('what ends on a node', () => {
  const now = new Date();
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera({ clock: () => now });
  });
  afterAll(() => tessera.close());

  const graphqlSocket = async (token: string) => {
    const socket = new WebSocket(`${tessera.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    await once(socket, 'message');
    return { closed };
  };

  it.each(endings)('is over at once, at every door: %s', async (_what, begin) => {
    const { headers, token, end, told } = await begin(tessera);
    const read = () => fetch(`${tessera.url}/v1/resources`, { headers });
    const ask = () =>
      fetch(`${tessera.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
    expect([(await read()).status, (await ask()).status]).toEqual([200, 200]);
    const channel = await signedInChannel(tessera.url, token);
    const graphql = await graphqlSocket(token);
    expect((await end()).status).toBeLessThan(300);
    const refused = (await (await read()).json()) as { error: { code: string } };
    expect(refused.error.code).toBe(told);
    expect([401, 403]).toContain((await ask()).status);
    expect(['expired', 'revoked', 'permissions_changed']).toContain((await channel.closed).reason);
    expect([4401, 4403]).toContain((await graphql.closed)[0]);
  });

  it('caps by a lesser role at once', async () => {
    const { userId, call } = await tessera.someone('editor');
    expect((await call('POST', '/v1/resources', { name: 'Atlas' })).status).toBe(201);
    await tessera.admin.call('PATCH', `/v1/account/members/${userId}`, { role: 'viewer' });
    expect((await call('POST', '/v1/resources', { name: 'Atlas' })).body.error.code).toBe('insufficient_permissions');
  });

  it('leaves other accounts and other credentials as they are', async () => {
    const other = await tessera.otherAccount();
    const channel = await signedInChannel(tessera.url, other.key);
    const own = await signedInChannel(tessera.url, tessera.admin.key);
    const { path } = await lostKey(tessera);
    await tessera.admin.call('POST', `${path}/revoke`);
    for (const client of [channel, own]) {
      expect(await client.ask({ type: 'ping' })).toMatchObject({ to: 'ping' });
      client.socket.close();
    }
  });
});
