import { type Answered, bootTessera, expectError, newUser, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { movingClock, password, signedIn } from '../support/oauth.ts';

type Region = 'us' | 'eu' | 'ap';

const time = movingClock();
let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_REGION: 'eu' }, clock: time.clock });
});
afterAll(() => tessera?.close());

/** A key of an account that is at home in a region, as it would come along with a copy of that region's data. */
const keyOf = async (region: Region): Promise<string> => {
  const { db } = tessera.database;
  const accountId = newId('account');
  await db.insertInto('accounts').values({ id: accountId, name: region, region }).execute();
  const userId = await newUser(db, accountId);
  const { key } = await createApiKey(db, { accountId, userId, name: 'key', scopes: ['read'], environment: 'live' });
  return key;
};

const askedWith = async (headers: Record<string, string>): Promise<Answered> => {
  const response = await fetch(`${tessera.url}/v1/resources`, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const asked = (key: string): Promise<Answered> => askedWith({ 'X-API-Key': key });

const moveTo = async (region: Region): Promise<void> => {
  await tessera.database.db.updateTable('accounts').set({ region }).where('id', '=', tessera.accountId).execute();
  // What was found out about a credential is trusted for a second.
  time.pass(2);
};

type Bearing = () => Promise<Record<string, string>>;

const bearing =
  (token_format: 'opaque' | 'jwt'): Bearing =>
  async () => {
    const person = await signedIn(tessera);
    const { body } = await person.redeem(await person.code(), { token_format });
    return { Authorization: `Bearer ${body.access_token}` };
  };

const inSession: Bearing = async () => {
  const { email } = await signedIn(tessera);
  const { body } = await tessera.admin.call('POST', '/v1/auth/login', { email, password }, { 'X-API-Key': '' });
  return { 'X-Session-Token': body.session_token };
};

describe('a server of the region eu', () => {
  it('makes its first account one of its own', async () => {
    expect((await tessera.admin.call('GET', '/v1/users/me')).status).toBe(200);
    const { db } = tessera.database;
    const { region } = await db.selectFrom('accounts').select('region').where('id', '=', tessera.accountId).executeTakeFirstOrThrow();
    expect(region).toBe('eu');
  });

  it('200 to the key of an account that is at home there', async () => {
    expect((await asked(await keyOf('eu'))).status).toBe(200);
  });

  it.each(['us', 'ap'] as const)('401 invalid_credentials to the key of an account of %s, and names both regions', async (region) => {
    const answer = await asked(await keyOf(region));
    expectError(answer, 401, 'invalid_credentials');
    expect(answer.body.error.message).toContain(`region ${region}`);
    expect(answer.body.error.message).toContain('region eu');
  });

  it.each<[what: string, get: Bearing]>([
    ['a session token', inSession],
    ['an opaque OAuth token', bearing('opaque')],
    ['a JWT', bearing('jwt')],
  ])('401 invalid_token to %s as long as its account is at home elsewhere', async (_what, get) => {
    const headers = await get();
    expect((await askedWith(headers)).status).toBe(200);
    try {
      await moveTo('us');
      const answer = await askedWith(headers);
      expectError(answer, 401, 'invalid_token');
      expect(answer.body.error.message).toContain('region us, but this is the region eu');
    } finally {
      await moveTo('eu');
    }
    expect((await askedWith(headers)).status).toBe(200);
  });
});
