import { describe, expect, it } from 'vitest';
import { authorizationCode, clientCredentials, deviceCode, session } from '../../../clients/typescript/src/identity/index.ts';
import type { RenewableCredentials } from '../../../clients/typescript/src/index.ts';

const issuer = 'http://auth.tessera.example';

/** A server of credentials that answers with these bodies, one after the other, and the last one from then on. */
const answering = (...bodies: unknown[]) => {
  const fetch = async () => {
    const body = bodies.length > 1 ? bodies.shift() : bodies[0];
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  };
  return { baseUrl: issuer, fetch, clientId: 'app' };
};

const began = { device_code: 'd', user_code: 'u', verification_uri: '', verification_uri_complete: '', expires_in: 600, interval: 5 };

const person = { email: 'ada@example.com', password: 'secret' };

const consented = async (server: ReturnType<typeof answering>): Promise<void> => {
  const authorization = authorizationCode({ ...server, redirectUri: 'http://app.example', scopes: ['read'] });
  const state = new URL(await authorization.begin()).searchParams.get('state')!;
  await authorization.complete(`http://app.example?${new URLSearchParams({ state, iss: issuer, code: 'c' })}`);
};

const stored = (server: ReturnType<typeof answering>) =>
  authorizationCode({
    ...server,
    redirectUri: 'http://app.example',
    scopes: ['read'],
    tokens: { access_token: 'old', expires_in: 60, scope: 'read', refresh_token: 'r' },
  });

const device = (...bodies: unknown[]) => deviceCode({ ...answering(...bodies), show: () => undefined, sleep: async () => undefined });

const renewing = (credentials: RenewableCredentials) => credentials.headers().then((headers) => credentials.renew(headers));

const soon = () => new Date(Date.now() + 3_600_000).toISOString();

const asksForTokens: Record<string, (body: unknown) => Promise<unknown>> = {
  'credentials of an application': (body) => clientCredentials({ ...answering(body), clientSecret: 's' }).headers(),
  'a code': (body) => consented(answering(body)),
  'a refreshing': (body) => stored(answering(body)).headers(),
  'a device': (body) => device(began, body).connect(),
};

const asksForSessions: Record<string, (body: unknown) => Promise<unknown>> = {
  'a sign-in': (body) => session({ ...answering(body), ...person }).headers(),
  'a second factor': (body) => {
    const asked = { mfa_token: 'm', kinds: ['totp'], enrolment: null };
    return session({ ...answering(asked, body), ...person, secondFactor: () => '123456' }).headers();
  },
  'a renewal': (body) => renewing(session({ ...answering(body), token: 't', expiresAt: soon() })),
};

const nothing: [string, unknown][] = [
  ['no body', undefined],
  ['an empty object', {}],
  ['a list', []],
  ['null', null],
];

const unreadable = { name: 'TesseraError', code: 'unreadable_answer' };

describe.each(Object.entries(asksForTokens))('%s', (_what, ask) => {
  it.each([
    ...nothing,
    ['null for the token', { access_token: null, expires_in: 60 }] as const,
    ['an empty token', { access_token: '', expires_in: 60 }] as const,
    ['a token without its time', { access_token: 'a' }] as const,
  ])('takes no answer without a token for one: %s', async (_answer, body) => {
    await expect(ask(body)).rejects.toMatchObject(unreadable);
  });

  it('takes an answer with one', async () => {
    await ask({ access_token: 'a', token_type: 'Bearer', expires_in: 3600, scope: 'read' });
  });
});

describe.each(Object.entries(asksForSessions))('%s', (_what, ask) => {
  it.each([
    ...nothing,
    ['null for the token', { session_token: null, expires_at: soon() }] as const,
    ['a token without its time', { session_token: 's' }] as const,
    ['a token of OAuth', { access_token: 'a', expires_in: 60 }] as const,
  ])('takes no answer without a session for one: %s', async (_answer, body) => {
    await expect(ask(body)).rejects.toMatchObject(unreadable);
  });

  it('takes an answer with one', async () => {
    await ask({ session_token: 's', expires_at: soon() });
  });
});

describe('a device', () => {
  it.each([...nothing, ['no code', { ...began, device_code: undefined }], ['no interval', { ...began, interval: undefined }]])(
    'does not begin without a code: %s',
    async (_answer, body) => {
      await expect(device(body).connect()).rejects.toMatchObject(unreadable);
    },
  );
});
