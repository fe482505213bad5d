import type { Tessera } from '@tessera/platform/testing';
import { signedIn } from '../support/oauth.ts';
import { aPassword, somebody } from '../support/people.ts';

/** A credential, what ends it, and what its bearer is told from then on. */
interface Ending {
  headers: Record<string, string>;
  token: string;
  end: () => Promise<{ status: number }>;
  told: string;
}

/** A key that somebody lost. */
export const lostKey = async (tessera: Tessera) => {
  const { body } = await tessera.admin.call('POST', '/v1/account/api-keys', { name: 'Lost', scopes: ['read'] });
  return { path: `/v1/account/api-keys/${body.data.id}`, token: body.data.key, headers: { 'X-API-Key': body.data.key } };
};

const session = async (tessera: Tessera) => {
  const person = await somebody(tessera.database.db, tessera.accountId);
  const sent = { email: person.email, password: aPassword };
  const { body } = await tessera.admin.call('POST', '/v1/auth/login', sent, { 'X-API-Key': '' });
  return { ...person, token: body.session_token, headers: { 'X-Session-Token': body.session_token } };
};

const consent = async (tessera: Tessera) => {
  const person = await signedIn(tessera, { scopes: ['read'] });
  const { body } = await person.redeem(await person.code({ scope: 'read' }));
  const path = `/v1/account/applications/${person.application.id}`;
  return { person, path, token: body.access_token, headers: { Authorization: `Bearer ${body.access_token}` } };
};

/** Every way in which a credential ends. */
export const endings: [what: string, begin: (tessera: Tessera) => Promise<Ending>][] = [
  [
    'a key that is revoked',
    async (tessera) => {
      const { path, ...shown } = await lostKey(tessera);
      return { ...shown, end: () => tessera.admin.call('POST', `${path}/revoke`), told: 'invalid_credentials' };
    },
  ],
  [
    'a key that is rerolled without an overlap',
    async (tessera) => {
      const { path, ...shown } = await lostKey(tessera);
      return { ...shown, end: () => tessera.admin.call('POST', `${path}/reroll`, { overlap_seconds: 0 }), told: 'expired_token' };
    },
  ],
  [
    'a key that is restricted to another address',
    async (tessera) => {
      const { path, ...shown } = await lostKey(tessera);
      const end = () => tessera.admin.call('PATCH', path, { allowed_ips: ['192.0.2.7'] });
      return { ...shown, end, told: 'insufficient_permissions' };
    },
  ],
  [
    'the key of a person who is deleted',
    async (tessera) => {
      const { userId, key: token } = await tessera.someone('editor');
      const end = () => tessera.admin.call('DELETE', `/v1/users/${userId}`);
      return { token, headers: { 'X-API-Key': token }, end, told: 'invalid_credentials' };
    },
  ],
  [
    'the key of a person who is deleted by GraphQL',
    async (tessera) => {
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
    async (tessera) => {
      const { headers, token } = await session(tessera);
      const end = () => fetch(`${tessera.url}/v1/auth/logout`, { method: 'POST', headers });
      return { token, headers, end, told: 'invalid_token' };
    },
  ],
  [
    'a session whose person sets a password',
    async (tessera) => {
      const { headers, token, userId } = await session(tessera);
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
    async (tessera) => {
      const { person, path, ...shown } = await consent(tessera);
      return { ...shown, end: () => tessera.admin.call('DELETE', `${path}/grants/${person.userId}`), told: 'invalid_token' };
    },
  ],
  [
    'the token of an application that is deleted',
    async (tessera) => {
      const { path, person: _, ...shown } = await consent(tessera);
      return { ...shown, end: () => tessera.admin.call('DELETE', path), told: 'invalid_token' };
    },
  ],
  [
    'a token that its application revokes',
    async (tessera) => {
      const { person, path: _, ...shown } = await consent(tessera);
      return { ...shown, end: () => person.revoke(shown.token), told: 'invalid_token' };
    },
  ],
];
