import { once } from 'node:events';
import { bootTessera, created, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readyFile } from '../support/files.ts';
import { signedIn } from '../support/oauth.ts';
import { aPassword, somebody } from '../support/people.ts';

/** A credential, what ends it, and what its bearer is told from then on. */
interface Ending {
  headers: Record<string, string>;
  token: string;
  end: () => Promise<{ status: number }>;
  told: string;
}

/**
 * The clock stands still: nothing that was found out grows old, and no time comes at which a connection would look by itself. What
 * is obeyed here is obeyed because the node that ended it knows.
 */
describe('what ends on a node', () => {
  const now = new Date();
  let tessera: Tessera;
  /** A file that everybody sees. */
  let file: { id: string };
  beforeAll(async () => {
    tessera = await bootTessera({ clock: () => now });
    const project = await created(tessera.admin, '/v1/projects', { name: 'Atlas', visibility: 'public' });
    file = await readyFile(tessera, tessera.admin, 'Blue is water.', { project_id: project.id });
  });
  afterAll(() => tessera.close());

  const key = async (scopes = ['read']) => {
    const { body } = await tessera.admin.call('POST', '/v1/account/api-keys', { name: 'Lost', scopes });
    return { path: `/v1/account/api-keys/${body.data.id}`, token: body.data.key, headers: { 'X-API-Key': body.data.key } };
  };

  const session = async () => {
    const person = await somebody(tessera.database.db, tessera.accountId);
    const sent = { email: person.email, password: aPassword };
    const { body } = await tessera.admin.call('POST', '/v1/auth/login', sent, { 'X-API-Key': '' });
    return { ...person, token: body.session_token, headers: { 'X-Session-Token': body.session_token } };
  };

  const consent = async () => {
    const person = await signedIn(tessera, { scopes: ['read'] });
    const { body } = await person.redeem(await person.code({ scope: 'read' }));
    const path = `/v1/account/applications/${person.application.id}`;
    return { person, path, token: body.access_token, headers: { Authorization: `Bearer ${body.access_token}` } };
  };

  const endings: [string, () => Promise<Ending>][] = [
    [
      'a key that is revoked',
      async () => {
        const { path, ...shown } = await key();
        return { ...shown, end: () => tessera.admin.call('POST', `${path}/revoke`), told: 'invalid_credentials' };
      },
    ],
    [
      'a key that is rerolled without an overlap',
      async () => {
        const { path, ...shown } = await key();
        return { ...shown, end: () => tessera.admin.call('POST', `${path}/reroll`, { overlap_seconds: 0 }), told: 'expired_token' };
      },
    ],
    [
      'a key that is restricted to another address',
      async () => {
        const { path, ...shown } = await key();
        const end = () => tessera.admin.call('PATCH', path, { allowed_ips: ['192.0.2.7'] });
        return { ...shown, end, told: 'insufficient_permissions' };
      },
    ],
    [
      'the key of a person who is deleted',
      async () => {
        const { userId, key: token } = await tessera.someone('editor');
        const end = () => tessera.admin.call('DELETE', `/v1/users/${userId}`);
        return { token, headers: { 'X-API-Key': token }, end, told: 'invalid_credentials' };
      },
    ],
    [
      'the key of a person who is deleted by GraphQL',
      async () => {
        const { userId, key: token } = await tessera.someone('editor');
        const query = `mutation { deleteUser(id: "${userId}") { deletedId } }`;
        return {
          token,
          headers: { 'X-API-Key': token },
          end: () => tessera.admin.call('POST', '/graphql', { query }),
          told: 'invalid_credentials',
        };
      },
    ],
    [
      'a session that is signed out',
      async () => {
        const { headers, token } = await session();
        const end = () => fetch(`${tessera.url}/v1/auth/logout`, { method: 'POST', headers });
        return { token, headers, end, told: 'invalid_token' };
      },
    ],
    [
      'a session whose person sets a password',
      async () => {
        const { headers, token, userId } = await session();
        const end = async () => {
          const { body } = await tessera.admin.call('POST', `/v1/account/members/${userId}/password-link`);
          const sent = { token: new URL(body.data.url).searchParams.get('token'), password: 'another long pass phrase' };
          return tessera.admin.call('POST', '/v1/auth/password', sent, { 'X-API-Key': '' });
        };
        return { token, headers, end, told: 'invalid_token' };
      },
    ],
    [
      'the token of a consent that is taken back',
      async () => {
        const { person, path, ...shown } = await consent();
        return { ...shown, end: () => tessera.admin.call('DELETE', `${path}/grants/${person.userId}`), told: 'invalid_token' };
      },
    ],
    [
      'the token of an application that is deleted',
      async () => {
        const { path, person: _, ...shown } = await consent();
        return { ...shown, end: () => tessera.admin.call('DELETE', path), told: 'invalid_token' };
      },
    ],
    [
      'a token that its application revokes',
      async () => {
        const { person, path: _, ...shown } = await consent();
        return { ...shown, end: () => person.revoke(shown.token), told: 'invalid_token' };
      },
    ],
  ];

  const graphqlSocket = async (token: string) => {
    const socket = new WebSocket(`${tessera.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    await once(socket, 'message');
    return { closed };
  };

  it.each(endings)('is over at once, at every door: %s', async (_what, begin) => {
    const { headers, token, end, told } = await begin();
    const read = () => fetch(`${tessera.url}/v1/projects`, { headers });
    const ask = () =>
      fetch(`${tessera.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
    const made = await fetch(`${tessera.url}/v1/files/${file.id}/download-address`, { headers });
    const { data } = (await made.json()) as { data: { url: string } };
    const download = () => fetch(data.url.replace(/^https?:..[^/]+/, tessera.url));
    expect([(await read()).status, (await ask()).status, (await download()).status]).toEqual([200, 200, 200]);
    const channel = await signedInChannel(tessera.url, token);
    const graphql = await graphqlSocket(token);
    expect((await end()).status).toBeLessThan(300);
    const refused = (await (await read()).json()) as { error: { code: string } };
    expect(refused.error.code).toBe(told);
    expect(await (await download()).json()).toMatchObject({ error: { code: told } });
    expect([401, 403]).toContain((await ask()).status);
    expect(['expired', 'revoked', 'permissions_changed']).toContain((await channel.closed).reason);
    expect([4401, 4403]).toContain((await graphql.closed)[0]);
  });

  it('caps by a lesser role at once', async () => {
    const { userId, call } = await tessera.someone('editor');
    expect((await call('POST', '/v1/projects', { name: 'Atlas' })).status).toBe(201);
    await tessera.admin.call('PATCH', `/v1/account/members/${userId}`, { role: 'viewer' });
    expect((await call('POST', '/v1/projects', { name: 'Atlas' })).body.error.code).toBe('insufficient_permissions');
  });

  it('leaves other accounts and other credentials as they are', async () => {
    const other = await tessera.otherAccount();
    const channel = await signedInChannel(tessera.url, other.key);
    const own = await signedInChannel(tessera.url, tessera.admin.key);
    const { path } = await key();
    await tessera.admin.call('POST', `${path}/revoke`);
    for (const client of [channel, own]) {
      expect(await client.ask({ type: 'ping' })).toMatchObject({ to: 'ping' });
      client.socket.close();
    }
  });
});
