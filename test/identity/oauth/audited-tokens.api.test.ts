import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/identity/credentials/api-key-format.ts';
import { browser, inForm, password, postForm, register, signedIn } from '../../support/oauth.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

type Entry = Record<string, unknown>;

/** What the audit log has of tokens of an application, oldest first. */
const entriesOf = async ({ id }: { id: string }): Promise<Entry[]> => {
  const { body } = await tessera.admin.call('GET', '/v1/account/audit?action_in=token,revoke&limit=100&sort=created_at');
  return body.data.filter(({ credential_id }: Entry) => credential_id === id);
};

describe('token', () => {
  it('stands in the audit log once for each sign-in to an application, without what follows from it', async () => {
    const { application, userId, redeem, code, refresh } = await signedIn(tessera);
    const tokens = (await redeem(await code())).body;
    await refresh(tokens.refresh_token);
    expect(await entriesOf(application)).toMatchObject([
      {
        action: 'token',
        actor_type: 'user',
        actor_id: userId,
        credential_type: 'oauth_token',
        subject_id: application.id,
        changes: { grant: 'authorization_code', scopes: ['read:resources', 'write:resources'] },
        address: '127.0.0.1',
      },
    ]);
  });

  it('does not stand there for a code that is refused, and for an application that acts for itself', async () => {
    const { application, redeem, code, token } = await signedIn(tessera);
    expect((await redeem(await code(), { code_verifier: 'x'.repeat(43) })).status).toBe(400);
    expect((await token({ grant_type: 'client_credentials' })).status).toBe(200);
    expect(await entriesOf(application)).toEqual([]);
  });
});

describe('revoke', () => {
  it.each(['access_token', 'refresh_token'] as const)('stands in the audit log once for an %s', async (kind) => {
    const { application, userId, redeem, code, revoke } = await signedIn(tessera);
    const tokens = (await redeem(await code())).body;
    for (let times = 0; times < 3; times += 1) await revoke(tokens[kind]);
    expect((await entriesOf(application)).slice(1)).toMatchObject([
      { action: 'revoke', actor_type: 'application', actor_id: application.id, subject_id: userId, changes: { kind } },
    ]);
  });

  it('does not stand there for tokens of an application itself, of which it may have many', async () => {
    const { application, token, revoke } = await signedIn(tessera);
    await revoke((await token({ grant_type: 'client_credentials' })).body.access_token);
    expect(await entriesOf(application)).toEqual([]);
  });
});

describe('what is used again', () => {
  /** What was used again of a person, oldest first. */
  const reusesOf = async (userId: string): Promise<Entry[]> => {
    const { body } = await tessera.admin.call('GET', `/v1/account/audit?subject_id=${userId}&action=token&limit=100&sort=created_at`);
    return body.data;
  };
  const reuse = (what: string, count: number) => ({
    action: 'token',
    actor_id: null,
    credential_type: 'oauth_token',
    changes: { succeeded: false, grant: what, reused: what, attempts: { count } },
    address: '127.0.0.1',
    request_id: expect.stringMatching(/^req_/),
  });

  it('stands in the audit log for a refresh token once, and not for a repeat whose answer was lost', async () => {
    const { application, userId, redeem, code, refresh } = await signedIn(tessera);
    const first = (await redeem(await code())).body.refresh_token;
    const second = (await refresh(first)).body.refresh_token;
    expect((await refresh(first)).body.refresh_token).toBe(second);
    expect(await reusesOf(userId)).toEqual([]);
    const third = (await refresh(second)).body.refresh_token;
    for (const stolen of [first, first, third]) expect((await refresh(stolen)).status).toBe(400);
    const entries = await reusesOf(userId);
    expect(entries).toMatchObject([{ ...reuse('refresh_token', 1), credential_id: application.id }]);
    for (const secret of [first, second, third]) expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('stands in the audit log for a refresh token after an hour', async () => {
    const { userId, redeem, code, refresh } = await signedIn(tessera);
    const first = (await redeem(await code())).body.refresh_token;
    const second = (await refresh(first)).body.refresh_token;
    const tokens = tessera.database.db.updateTable('refresh_tokens').where('hash', '=', hashOf(first));
    await tokens.set({ consumed_at: new Date(Date.now() - 3_600_000).toISOString() }).execute();
    for (const stolen of [first, second]) expect((await refresh(stolen)).status).toBe(400);
    expect(await reusesOf(userId)).toMatchObject([reuse('refresh_token', 1)]);
  });

  it('stands in the audit log for a code, with how often', async () => {
    const { application, userId, redeem, code, refresh } = await signedIn(tessera);
    const value = await code();
    const tokens = (await redeem(value)).body;
    for (let times = 0; times < 2; times += 1) expect((await redeem(value)).status).toBe(400);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect(await reusesOf(userId)).toMatchObject([{ ...reuse('authorization_code', 2), credential_id: application.id }]);
  });

  it('stands in the audit log for the code of a device', async () => {
    const { userId, email } = await signedIn(tessera);
    const client_id = 'tessera-cli';
    const began = (await postForm(tessera, '/oauth/device-authorization', { client_id, scope: 'read' })).body;
    const { pathname, search } = new URL(began.verification_uri_complete);
    const person = browser(tessera);
    const seen = await person.submit(await person.open(pathname + search), { email, password });
    await person.submit(seen, { decision: 'allow' });
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id, device_code: began.device_code };
    expect((await postForm(tessera, '/oauth/token', grant)).status).toBe(200);
    expect((await postForm(tessera, '/oauth/token', grant)).body.error).toBe('invalid_grant');
    expect(await reusesOf(userId)).toMatchObject([reuse('device_code', 1)]);
  });
});

describe('an application that does not prove itself', () => {
  const endpoints = [
    ['token', '/oauth/token', { grant_type: 'client_credentials' }],
    ['revoke', '/oauth/revoke', { token: 'unknown' }],
    ['introspect', '/oauth/introspect', { token: 'unknown' }],
    ['deviceAuthorization', '/oauth/device-authorization', {}],
  ] as const;

  const failuresOf = async ({ id }: { id: string }): Promise<Entry[]> =>
    (await tessera.admin.call('GET', `/v1/account/audit?subject_id=${id}&actor_id_exists=false&limit=100&sort=created_at`)).body.data;
  const failure = (action: string, id: string, why: object, count: number) => ({
    action,
    actor_id: null,
    credential_type: 'oauth_token',
    credential_id: id,
    subject_id: id,
    changes: { succeeded: false, ...why, attempts: { count } },
  });

  it.each(endpoints)('by its secret stands in the audit log of its account, summed up: %s', async (action, path, body) => {
    const application = await register(tessera);
    const [open, other] = [await register(tessera, { type: 'public' }), await register(tessera)];
    const send = (form: Record<string, string>) => postForm(tessera, path, { ...body, ...form });
    const wrong = { client_id: application.id, client_secret: 'wrong' };
    const answers = [
      ...[wrong, wrong, { client_id: application.id }, { client_id: open.id, client_secret: 'wrong' }],
      { client_id: 'app_01jq3x5gkz0v7t9n2m4p6r8s1w', client_secret: 'wrong' },
      { client_id: other.id, client_secret: 'wrong' },
    ].map(send);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(6).fill(401));
    await expect.poll(() => failuresOf(other)).toMatchObject([failure(action, other.id, { client_secret: 'wrong' }, 1)]);
    await expect.poll(() => failuresOf(application)).toMatchObject([failure(action, application.id, { client_secret: 'wrong' }, 2)]);
    expect(await failuresOf(open)).toEqual([]);
  });

  it('by its secret stands there also for the JSON form of the token endpoint', async () => {
    const application = await register(tessera);
    const body = { ...inForm(application), client_secret: 'wrong', grant_type: 'client_credentials', audience: tessera.url };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${tessera.url}/v1/auth/token`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(401);
    await expect
      .poll(() => failuresOf(application))
      .toMatchObject([failure('issueClientToken', application.id, { client_secret: 'wrong' }, 1)]);
  });

  it('by an assertion of another key, or one that it has used or that is over, stands there too', async () => {
    const [own, foreign] = [await generateKeyPair('ES256', { extractable: true }), await generateKeyPair('ES256')];
    const { id } = await register(tessera, { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'first' }] });
    const signed = (key = own.privateKey, claims = {}) => {
      const all = { iss: id, sub: id, aud: tessera.publicUrl, exp: Math.floor(Date.now() / 1000) + 60, jti: 'once', ...claims };
      return new SignJWT(all).setProtectedHeader({ alg: 'ES256', kid: 'first' }).sign(key);
    };
    const send = async (client_assertion: string) => {
      const client_assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
      const form = { grant_type: 'client_credentials', client_assertion_type, client_assertion };
      return (await postForm(tessera, '/oauth/token', form)).status;
    };
    const sent = [await signed(), await signed(), await signed(foreign.privateKey), await signed(own.privateKey, { exp: 1 })];
    const statuses: number[] = [];
    for (const one of sent) statuses.push(await send(one));
    expect(statuses).toEqual([200, 401, 401, 401]);
    await expect.poll(() => failuresOf({ id })).toMatchObject([failure('token', id, { client_assertion: 'refused' }, 3)]);
  });
});
