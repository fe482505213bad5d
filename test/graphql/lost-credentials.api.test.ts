import { bootTessera, type Caller, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../support/oauth.ts';
import { aPassword, somebody } from '../support/people.ts';
import { rawGraphql } from './subscribing.ts';

let tessera: Tessera;
let now = Date.now();
const pass = (seconds: number) => {
  now += seconds * 1000;
};
beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

type Raw = Awaited<ReturnType<typeof rawGraphql>>;

const origin = 'https://app.example.com';
const me = '{ me { id } }';
const events = 'subscription { eventCreated(types: ["RESOURCE_CREATED"]) { id } }';

/** What came for an operation. */
const about = ({ messages }: Raw, operation: string) => messages.filter(({ id }) => id === operation);

/** A connection on which something is followed: what is asked after it is answered after it. */
const following = async (token: string, query = events): Promise<Raw> => {
  const raw = await rawGraphql(tessera.url, { origin });
  raw.send({ type: 'connection_init', payload: { token } });
  await until(() => raw.messages.some(({ type }) => type === 'connection_ack'));
  raw.send({ type: 'subscribe', id: 'followed', payload: { query } });
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    raw.send({ type: 'subscribe', id, payload: { query: me } });
    await until(() => about(raw, id).some(({ type }) => type === 'complete'));
  }
  expect(about(raw, 'followed')).toEqual([]);
  return raw;
};

const make = (caller: Caller) => caller.call('POST', '/v1/resources', { name: 'Seen by nobody' });

/** Somebody in an account of their own with a key, and its administrator. */
const member = async (scopes?: string[]) => {
  const admin = await tessera.otherAccount();
  const { body } = await admin.call('GET', '/v1/account');
  return { admin, someone: await tessera.someone('editor', scopes, body.data.id) };
};

const sessionOf = async (): Promise<{ token: string; logOut: () => Promise<unknown> }> => {
  const person = await somebody(tessera.database.db, tessera.accountId);
  const body = JSON.stringify({ email: person.email, password: aPassword });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${tessera.url}/v1/auth/login`, { method: 'POST', headers, body });
  const { session_token: token } = (await answer.json()) as { session_token: string };
  return { token, logOut: () => fetch(`${tessera.url}/v1/auth/logout`, { method: 'POST', headers: { 'X-Session-Token': token } }) };
};

/** What somebody has, how it is lost, who does something then, and how the connection is closed. */
type Loss = () => Promise<{ token: string; lose: () => Promise<unknown>; witness: Caller }>;

const losses: [what: string, loss: Loss, end: { code: number; reason: string }][] = [
  [
    'the account allows the origin no more',
    async () => {
      const { admin, someone } = await member();
      const set = (allowed_origins: string[]) => admin.call('PATCH', '/v1/account/security', { allowed_origins });
      await set([origin]);
      return { token: someone.key, lose: () => set(['https://other.example.com']), witness: admin };
    },
    { code: 4403, reason: 'permissions_changed' },
  ],
  [
    'the key is revoked',
    async () => {
      const { admin } = await member();
      const { body } = await admin.call('POST', '/v1/account/api-keys', { name: 'Lost', scopes: ['read'] });
      return { token: body.data.key, lose: () => admin.call('POST', `/v1/account/api-keys/${body.data.id}/revoke`), witness: admin };
    },
    { code: 4401, reason: 'revoked' },
  ],
  [
    'the key is restricted to another address',
    async () => {
      const { admin } = await member();
      const { body } = await admin.call('POST', '/v1/account/api-keys', { name: 'Moved', scopes: ['read'] });
      const lose = () => admin.call('PATCH', `/v1/account/api-keys/${body.data.id}`, { allowed_ips: ['192.0.2.7'] });
      return { token: body.data.key, lose, witness: admin };
    },
    { code: 4403, reason: 'permissions_changed' },
  ],
  [
    'its person is deleted',
    async () => {
      const { admin, someone } = await member();
      return { token: someone.key, lose: () => admin.call('DELETE', `/v1/users/${someone.userId}`), witness: admin };
    },
    { code: 4401, reason: 'revoked' },
  ],
  [
    'the session is signed out',
    async () => {
      const { token, logOut } = await sessionOf();
      return { token, lose: logOut, witness: tessera.admin };
    },
    { code: 4401, reason: 'revoked' },
  ],
  [
    'the session ends',
    async () => {
      const { token } = await sessionOf();
      return { token, lose: async () => pass(24 * 3600), witness: tessera.admin };
    },
    { code: 4403, reason: 'expired' },
  ],
  ...(['opaque', 'jwt'] as const).flatMap((format): typeof losses => {
    const issued = async () => {
      const person = await signedIn(tessera, { scopes: ['read'] });
      const { body } = await person.redeem(await person.code(), format === 'jwt' ? { token_format: 'jwt' } : {});
      return { person, token: body.access_token as string };
    };
    return [
      [
        `the ${format} token expires`,
        async () => ({ token: (await issued()).token, lose: async () => pass(3600), witness: tessera.admin }),
        { code: 4403, reason: 'expired' },
      ],
      [
        `the ${format} token is revoked`,
        async () => {
          const { person, token } = await issued();
          return { token, lose: () => person.revoke(token), witness: tessera.admin };
        },
        { code: 4401, reason: 'revoked' },
      ],
    ];
  }),
];

describe.each(losses)('when %s', (_what, loss, end) => {
  it.each([
    ['something happens', true],
    ['nothing happens', false],
  ])('the connection of a subscription is closed, whether %s', async (_when, happens) => {
    const { token, lose, witness } = await loss();
    const raw = await following(token);
    await lose();
    pass(3);
    if (happens) expect((await make(witness)).status).toBe(201);
    expect(await raw.closed).toEqual(end);
    expect(about(raw, 'followed').filter(({ payload }) => payload?.data?.eventCreated)).toEqual([]);
  });
});

describe('when what is selected is permitted no more', () => {
  const narrow = ({ userId }: Caller, scopes: string[]) =>
    tessera.database.db.updateTable('api_keys').set({ scopes }).where('user_id', '=', userId).execute();

  it.each([
    ['something happens', true],
    ['nothing happens', false],
  ])('the subscription ends with FORBIDDEN, whether %s, and what else goes on does so', async (_when, happens) => {
    const { admin, someone } = await member(['read']);
    const raw = await following(someone.key);
    raw.send({ type: 'subscribe', id: 'kept', payload: { query: `subscription { userUpdated(id: "${admin.userId}") { name } }` } });
    raw.send({ type: 'subscribe', id: 'last', payload: { query: me } });
    await until(() => about(raw, 'last').some(({ type }) => type === 'complete'));
    await narrow(someone, ['read:users']);
    pass(3);
    if (happens) await make(admin);
    await until(() => about(raw, 'followed').some(({ type }) => type === 'complete'));
    expect(about(raw, 'followed')).toMatchObject([
      { type: 'next', payload: { data: { eventCreated: null }, errors: [{ extensions: { code: 'FORBIDDEN', reason: 'invalid_scope' } }] } },
      { type: 'complete' },
    ]);
    expect(about(raw, 'kept')).toEqual([]);
    await admin.call('PATCH', `/v1/users/${admin.userId}`, { name: 'Renamed' });
    await until(() => about(raw, 'kept').length > 0);
    expect(about(raw, 'kept')).toMatchObject([{ payload: { data: { userUpdated: { name: 'Renamed' } } } }]);
    raw.socket.close();
  });

  it('a role that still permits it changes nothing', async () => {
    const { admin, someone } = await member();
    const raw = await following(someone.key);
    expect((await admin.call('PATCH', `/v1/users/${someone.userId}`, { role: 'viewer' })).status).toBe(200);
    pass(3);
    const { body } = await make(admin);
    await until(() => about(raw, 'followed').length > 0);
    expect(about(raw, 'followed')).toMatchObject([{ type: 'next', payload: { data: { eventCreated: { id: expect.any(String) } } } }]);
    expect(body.data.id).toMatch(/^res_/);
    raw.socket.close();
  });
});
