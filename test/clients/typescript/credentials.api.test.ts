import type { Tessera } from '@tessera/platform/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resources, users } from '../../../clients/typescript/generated/platform/index.ts';
import {
  type Application,
  authorizationCode,
  clientCredentials,
  session,
  type Tokens,
} from '../../../clients/typescript/src/identity/index.ts';
import { createClient, isTesseraError, type RenewableCredentials } from '../../../clients/typescript/src/index.ts';
import { authorizeAs, browser, callback, movingClock, password, register, withPassword } from '../../support/oauth.ts';
import { cutAnswer, type Network, openNetwork } from './network.ts';
import { places } from './places.ts';

const { clock, pass } = movingClock();
let server: Tessera;
let network: Network;
let email: string;
let userId: string;

const clientOf = (credentials: RenewableCredentials) =>
  createClient({ baseUrl: network.url, credentials, families: { resources, users }, sleep: async () => undefined });

const sentTo = (path: string) => network.passed.filter(({ url }) => url.startsWith(path)).length;

/** Calls at the same time, of which none has to fail. */
const together = (tessera: ReturnType<typeof clientOf>) => Promise.all(Array.from({ length: 5 }, () => tessera.resources.list().page()));

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isTesseraError(error) ? error.code : error),
  );

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot({ clock });
    network = await openNetwork(server.url);
    ({ userId } = await server.someone('editor'));
    email = await withPassword(server, userId);
  });
  afterAll(async () => {
    await network.close();
    await server.close();
  });
  beforeEach(() => {
    network.passed.length = 0;
  });

  describe('a session', () => {
    const open = () => session({ baseUrl: network.url, email, password });

    const openedToken = async (person = email) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${server.url}/v1/auth/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: person, password }),
      });
      return ((await response.json()) as { session_token: string }).session_token;
    };

    it('is opened at the first call, once for all who wait', async () => {
      const tessera = clientOf(open());
      expect(network.passed).toEqual([]);
      await together(tessera);
      expect(sentTo('/v1/auth/login')).toBe(1);
      expect((await tessera.users.getCurrentUser()).id).toBe(userId);
    });

    it('is renewed before it ends, once for all who wait', async () => {
      const expiresAt = new Date(Date.now() + 30_000).toISOString();
      const tessera = clientOf(session({ baseUrl: network.url, token: await openedToken(), expiresAt }));
      await together(tessera);
      await together(tessera);
      expect(sentTo('/v1/auth/renew')).toBe(1);
    });

    it('is renewed when it is refused, once for all who were refused', async () => {
      const tessera = clientOf(open());
      await tessera.resources.list().page();
      pass(25 * 3600);
      await together(tessera);
      expect([sentTo('/v1/auth/renew'), sentTo('/v1/auth/login')]).toEqual([1, 2]);
    });

    it('is opened again when the answer that renews it is lost, where the password is known', async () => {
      const known = open();
      await known.headers();
      network.faults.push(cutAnswer);
      expect(await known.renew(await known.headers())).toBe(true);
      expect(sentTo('/v1/auth/login')).toBe(2);
      expect((await clientOf(known).users.getCurrentUser()).id).toBe(userId);

      const expiresAt = new Date(Date.now() + 30_000).toISOString();
      const unknown = clientOf(session({ baseUrl: network.url, token: await openedToken(), expiresAt }));
      network.faults.push(cutAnswer);
      expect(await codeOf(unknown.resources.list().page())).toBe('no_connection');
    });

    it('is not replaced a second time for somebody who was refused with the one before', async () => {
      const credentials = open();
      const refused = await credentials.headers();
      await credentials.renew(refused);
      await credentials.renew(refused);
      expect(sentTo('/v1/auth/renew')).toBe(1);
    });

    it('ends when its person signs out', async () => {
      const credentials = open();
      const headers = await credentials.headers();
      await credentials.signOut();
      expect((await fetch(`${server.url}/v1/users/me`, { headers })).status).toBe(401);
    });

    it('that nobody has opened is not opened to be ended', async () => {
      await open().signOut();
      expect(network.passed).toEqual([]);
    });

    it('of somebody with a second factor takes their code, and says so where nobody gives one', async () => {
      const person = await withPassword(server, (await server.someone('editor')).userId);
      const { baseUrl, token } = { baseUrl: server.url, token: await openedToken(person) };
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json', 'X-Session-Token': token };
        return (await fetch(`${baseUrl}/v1/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const { id, secret } = (await post('second-factors/totp', { current_password: password })) as { id: string; secret: string };
      const shown = () => generateSync({ secret, epoch: Math.floor(clock().getTime() / 1000) });
      await post(`second-factors/${id}/confirm`, { code: shown() });
      pass(60);

      const asked: unknown[] = [];
      const secondFactor = (kinds: readonly string[]) => {
        asked.push(kinds);
        return shown();
      };
      const withCode = clientOf(session({ baseUrl: network.url, email: person, password, secondFactor }));
      expect((await withCode.users.getCurrentUser()).email).toBe(person);
      expect(asked).toEqual([['totp', 'recovery_code']]);
      const without = clientOf(session({ baseUrl: network.url, email: person, password }));
      expect(String(await codeOf(without.resources.list().page()))).toContain('This person has a second factor');
    });

    it('of somebody with another password is an error that names the reason, and no secret', async () => {
      const tessera = clientOf(session({ baseUrl: network.url, email, password: 'not this one' }));
      const error = await tessera.resources
        .list()
        .page()
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'invalid_credentials', status: 401, curl: expect.stringContaining('"password":"***"') });
      expect(JSON.stringify(error)).not.toContain('not this one');
    });
  });

  describe('the credentials of an application', () => {
    it('are a token for all calls, and another one when that ends', async () => {
      const { id, secret } = await register(server, { scopes: ['read:resources'] });
      const tessera = clientOf(
        clientCredentials({ baseUrl: network.url, clientId: id, clientSecret: secret!, scopes: ['read:resources'] }),
      );
      await together(tessera);
      expect(sentTo('/oauth/token')).toBe(1);
      pass(3601);
      await together(tessera);
      expect(sentTo('/oauth/token')).toBe(2);
      expect(await codeOf(tessera.users.getCurrentUser())).toBe('invalid_scope');
    });

    it('that are wrong are an error of OAuth', async () => {
      const { id } = await register(server);
      const tessera = clientOf(clientCredentials({ baseUrl: network.url, clientId: id, clientSecret: 'wrong' }));
      const error = await tessera.resources
        .list()
        .page()
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'invalid_client', status: 401, link: expect.stringMatching(/\/docs\/errors#invalid_client$/) });
    });

    it('are waited for no longer than a call wants to', async () => {
      const fetch = () => new Promise<never>(() => undefined);
      const tessera = clientOf(clientCredentials({ baseUrl: network.url, clientId: 'app', clientSecret: 'secret', fetch }));
      await expect(tessera.resources.list({}, { signal: AbortSignal.timeout(20) }).page()).rejects.toThrow('timeout');
    });
  });

  describe('the consent of a person', () => {
    const registered = async (type: 'public' | 'confidential'): Promise<Application> => {
      const { id, secret } = await register(server, { type });
      return { baseUrl: network.url, clientId: id, ...(secret ? { clientSecret: secret } : {}) };
    };

    const options = (application: Application) => ({
      ...application,
      redirectUri: callback,
      scopes: ['read:resources'],
      issuer: server.url,
    });

    it.each(['public', 'confidential'] as const)('lets a %s application act for them, with proof of the same program', async (type) => {
      const authorization = authorizationCode(options(await registered(type)));
      const back = await authorizeAs(server, email, (await authorization.begin()).replace(network.url, server.url));
      await authorization.complete(back.href);
      const tessera = clientOf(authorization);
      await together(tessera);
      expect(sentTo('/oauth/token')).toBe(1);
      await expect(authorization.complete(back.href)).rejects.toThrow('does not belong to the sign-in');
    });

    it('lasts: its tokens are refreshed once for all who were refused, also when an answer is lost', async () => {
      const given: Tokens[] = [];
      const application = await registered('public');
      const authorization = authorizationCode({ ...options(application), onTokens: (tokens) => given.push(tokens) });
      await authorization.complete((await authorizeAs(server, email, (await authorization.begin()).replace(network.url, server.url))).href);
      const tessera = clientOf(authorization);
      pass(3601);
      await together(tessera);
      expect([sentTo('/oauth/token'), given.length]).toEqual([2, 2]);

      const later = clientOf(authorizationCode({ ...options(application), tokens: given[1]! }));
      network.faults.push(cutAnswer);
      await together(later);
      expect(sentTo('/oauth/token')).toBe(4);
    });

    it('is used as long as its token is good where it cannot be refreshed', async () => {
      const given: Tokens[] = [];
      const application = await registered('public');
      const authorization = authorizationCode({ ...options(application), onTokens: (tokens) => given.push(tokens) });
      await authorization.complete((await authorizeAs(server, email, (await authorization.begin()).replace(network.url, server.url))).href);
      const { refresh_token: _refresh, ...tokens } = given[0]!;
      await together(clientOf(authorizationCode({ ...options(application), tokens })));
      expect(sentTo('/oauth/token')).toBe(1);
    });

    it('that is not given is an error, and so is an answer to another sign-in', async () => {
      const authorization = authorizationCode(options(await registered('public')));
      await expect(authorization.headers()).rejects.toThrow('Nobody has signed in');
      const person = browser(server);
      const begin = async () => (await authorization.begin()).replace(network.url, server.url);
      const signIn = await person.open(await begin());
      const consent = await person.submit(signIn, { email, password });
      const { outside } = await person.submit(consent, { decision: 'deny' });
      await expect(authorization.complete(outside!.href)).rejects.toThrow(/./);
      for (const [name, value] of [
        ['state', 'theirs'],
        ['iss', 'https://elsewhere.example'],
      ] as const) {
        const forged = new URL(await authorizeAs(server, email, await begin(), person));
        forged.searchParams.set(name, value);
        await expect(authorization.complete(forged.href)).rejects.toThrow('does not belong to the sign-in');
      }
    });
  });
});
