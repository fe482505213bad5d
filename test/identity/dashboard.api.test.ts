import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { password, withPassword } from '../support/oauth.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const bodyOf = (response: Response): Promise<any> => response.json();

/** A browser that keeps cookies and follows no redirect by itself. */
const browser = (url: string) => {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, url), { ...init, redirect: 'manual', headers: { Cookie: cookie, ...init.headers } });
    for (const one of response.headers.getSetCookie()) {
      const [name = '', value = ''] = one.split(';', 1)[0]!.split('=');
      if (/expires=Thu, 01 Jan 1970/i.test(one)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const page = { 'X-Tessera-Dashboard': '1', 'Sec-Fetch-Site': 'same-origin' };
  return {
    cookies,
    send,
    call: (path: string, init: RequestInit = {}) => send(`/dashboard/api${path}`, { ...init, headers: { ...page, ...init.headers } }),
    signOut: () => send('/dashboard/sign-out', { method: 'POST', headers: page }),
    /** Goes through the sign-in, and says where it ended. */
    signIn: async (email: string, to = '/dashboard/resources?status_in=active,pending') => {
      let at = await send(`/dashboard/sign-in?to=${encodeURIComponent(to)}`);
      for (let steps = 0; steps < 12; steps += 1) {
        const location = at.headers.get('location');
        if (!location) {
          const form = await at.text();
          const action = /action="([^"]+)"/.exec(form)![1]!.replaceAll('&amp;', '&');
          const token = /name="form_token" value="([^"]+)"/.exec(form)![1]!;
          at = await send(action, { method: 'POST', body: new URLSearchParams({ form_token: token, email, password }) });
          continue;
        }
        if (new URL(location, url).pathname.startsWith('/dashboard/resources') || location === '/dashboard') return location;
        at = await send(location);
      }
      throw new Error('The sign-in did not end.');
    },
  };
};

describe('the sign-in of the dashboard', () => {
  let tessera: Tessera;
  /** How far the clock of the server is ahead, in milliseconds. */
  let ahead = 0;
  beforeAll(async () => {
    tessera = await bootTessera({ clock: () => new Date(Date.now() + ahead) });
  });
  afterAll(() => tessera?.close());

  const somebody = async () => {
    const { userId } = await tessera.someone('editor');
    const email = await withPassword(tessera, userId);
    const one = browser(tessera.url);
    return { ...one, email, userId };
  };

  it('needs no consent, leads back to the page, and leaves the browser a cookie and no token', async () => {
    const person = await somebody();
    expect(await person.signIn(person.email)).toBe('/dashboard/resources?status_in=active,pending');
    const me = await person.call('/v1/users/me');
    expect(me.status).toBe(200);
    expect((await bodyOf(me)).data.id).toBe(person.userId);
    const kept = async (path: string) => (await person.call(path)).headers.get('cache-control');
    for (const path of ['/v1/users/me', '/v1/resources', '/v1/resources/none', '/nothing'])
      expect([path, await kept(path)]).toEqual([path, 'no-store']);
    expect([...person.cookies.values()].some((value) => /tat_|trt_/.test(value))).toBe(false);
  });

  it('begins where nobody has signed in, and leads back to the page', async () => {
    const { send } = browser(tessera.url);
    const at = await send('/dashboard/resources?status_in=active,pending');
    expect([at.status, at.headers.get('location')]).toEqual([
      303,
      '/dashboard/sign-in?to=%2Fdashboard%2Fresources%3Fstatus_in%3Dactive%2Cpending',
    ]);
    expect((await send('/dashboard/signed-out')).status).toBe(200);
    // A link on a page of another site: of the cookies, only that of the sign-in comes along.
    const person = await somebody();
    await person.signIn(person.email);
    person.cookies.delete('tessera_dashboard');
    expect([...person.cookies.keys()]).toContain('tessera_sign_in');
    expect((await person.send('/dashboard/resources')).status).toBe(200);
  });

  it('says to its own page alone which application it is, so that its requests can be told apart in the log', async () => {
    const person = await somebody();
    expect((await person.call('/v1/users/me')).status).toBe(401);
    const headers = { 'X-Tessera-Dashboard': '1', 'Sec-Fetch-Site': 'same-origin' };
    expect((await person.send('/dashboard/session', { headers })).status).toBe(401);
    await person.signIn(person.email);
    expect((await person.send('/dashboard/session')).status).toBe(403);
    const answer = await person.send('/dashboard/session', { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { client_id: own } = await bodyOf(answer);
    const { application_id: made } = await tessera.database.db
      .selectFrom('dashboard_sessions as session')
      .innerJoin('token_families as family', 'family.id', 'session.family_id')
      .select('family.application_id')
      .where('family.user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect(own).toBe(made);
    expect((await person.send('/dashboard/session', { method: 'POST', headers })).status).toBe(405);
  });

  it('makes keys and links that last longer than its token, as everybody who has signed in does', async () => {
    const person = browser(tessera.url);
    await person.signIn(await withPassword(tessera, tessera.admin.userId));
    const post = async (path: string, body: object) => {
      const answer = await person.call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, data: (await bodyOf(answer)).data };
    };
    const made = await post('/v1/account/api-keys', { name: 'Nightly', scopes: ['read'] });
    expect(made.data.expires_at).toBeNull();
    const next = await post(`/v1/account/api-keys/${made.data.id}/reroll`, { overlap_seconds: 0 });
    expect([next.status, next.data.expires_at]).toEqual([201, null]);
    const invited = await post('/v1/account/members', { name: 'Grace', email: 'grace@harbour.example', role: 'admin' });
    expect([invited.status, invited.data.may_sign_in]).toEqual([201, true]);
  });

  it('leads to no other server, whatever the address asks for', async () => {
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/dashboard//evil.example',
      '/oauth/authorize',
      '/dashboard\\evil',
      '/dashboard/../oauth/authorize',
      '/docs/%2E%2e/oauth/authorize',
    ]) {
      const person = await somebody();
      expect(await person.signIn(person.email, to)).toBe('/dashboard');
    }
  });

  it('writes cookies that scripts and other sites do not get', async () => {
    const response = await fetch(`${tessera.url}/dashboard/sign-in`, { redirect: 'manual' });
    expect(response.headers.getSetCookie().join()).toMatch(/tessera_dashboard_start=.*HttpOnly; SameSite=Lax/);
    const person = await somebody();
    await person.signIn(person.email);
    const kept = [...person.cookies].find(([name]) => name.endsWith('tessera_dashboard'));
    expect(kept?.[1]).toMatch(/^tds_[\w-]{43}$/);
  });

  it('takes calls of its own page alone', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    const refused: RequestInit[] = [
      { headers: {} },
      { headers: { 'X-Tessera-Dashboard': '1', Origin: 'https://evil.example' } },
      { headers: { 'X-Tessera-Dashboard': '1', 'Sec-Fetch-Site': 'cross-site' } },
    ];
    for (const init of refused) {
      const answer = await person.send('/dashboard/api/v1/resources', init);
      expect([answer.status, (await bodyOf(answer)).error.code]).toEqual([403, 'origin_not_allowed']);
    }
    expect((await person.send('/dashboard/sign-out', { method: 'POST' })).status).toBe(403);
    expect((await person.call('/v1/resources')).status).toBe(200);
  });

  it('passes writes on with all their rules, and refuses what the person may not do', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    const write = (body: object) =>
      person.call('/v1/resources', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    expect((await write({ name: 'Atlas' })).status).toBe(201);
    expect((await write({ visibility: 'secret' })).status).toBe(400);
    await tessera.admin.call('PATCH', `/v1/users/${person.userId}`, { role: 'viewer' });
    expect((await write({ name: 'Atlas' })).status).toBe(403);
  });

  it('gets one new token for all calls that wait, when the old one has expired', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    const tokens = async () =>
      (await tessera.database.db.selectFrom('access_tokens').select('hash').where('user_id', '=', person.userId).execute()).length;
    ahead += 2 * 3_600_000;
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.call('/v1/users/me')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await tokens()).toBe(2);
    const sealed = await tessera.database.db.selectFrom('dashboard_sessions').select('tokens').execute();
    expect(sealed.every(({ tokens: text }) => text.startsWith('v1.'))).toBe(true);
  });

  it('ends with a new password', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    await tessera.database.db
      .updateTable('token_families')
      .set({ revoked_at: new Date().toISOString() })
      .where('user_id', '=', person.userId)
      .execute();
    expect((await person.call('/v1/users/me')).status).toBe(401);
  });

  it('ends by signing out: the cookie, the tokens, and the sign-in at the pages', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    const stolen = new Map(person.cookies);
    expect((await person.signOut()).status).toBe(204);
    const thief = browser(tessera.url);
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    const answer = await thief.call('/v1/users/me');
    expect([answer.status, (await bodyOf(answer)).error.code]).toEqual([401, 'invalid_credentials']);
    expect((await thief.send('/dashboard/sign-in')).headers.get('location')).toContain('/oauth/authorize');
    const { db } = tessera.database;
    const left = db.selectFrom('token_families').select('id').where('user_id', '=', person.userId).where('revoked_at', 'is', null);
    expect(await left.execute()).toEqual([]);
  });

  it('ends when the sign-in of the browser is ended elsewhere', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    await tessera.database.db.deleteFrom('browser_sessions').where('user_id', '=', person.userId).execute();
    expect((await person.call('/v1/users/me')).status).toBe(401);
  });

  it('is no application that the account lists, changes or deletes', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    const { body } = await tessera.admin.call('GET', '/v1/account/applications?limit=100');
    expect(body.data.map(({ name }: { name: string }) => name)).not.toContain('Tessera Dashboard');
    const { id } = await tessera.database.db
      .selectFrom('applications')
      .select('id')
      .where('first_party', '=', true)
      .executeTakeFirstOrThrow();
    expect((await tessera.admin.call('GET', `/v1/account/applications/${id}`)).status).toBe(404);
    expect((await tessera.admin.call('DELETE', `/v1/account/applications/${id}`)).status).toBe(404);
  });

  it('sends its code to no other port of this machine', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    const { id } = await tessera.database.db
      .selectFrom('applications')
      .select('id')
      .where('first_party', '=', true)
      .executeTakeFirstOrThrow();
    const query = new URLSearchParams({ client_id: id, redirect_uri: 'http://127.0.0.1:1/dashboard/callback', response_type: 'code' });
    expect((await person.send(`/oauth/authorize?${query}`)).status).toBe(400);
  });

  it('finds people of every account', async () => {
    const { userId } = await tessera.otherAccount();
    const { account_id: accountId } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const one = browser(tessera.url);
    await one.signIn(await withPassword({ ...tessera, accountId }, userId));
    const me = await one.call('/v1/users/me');
    expect((await bodyOf(me)).data.id).toBe(userId);
  });

  it('uses the rate limit, but is not the usage of the account, and is marked in the log', async () => {
    const admin = await tessera.otherAccount();
    const { account_id: accountId } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow();
    const usage = async () => (await admin.call('GET', '/v1/account/usage')).body.data;
    const person = browser(tessera.url);
    await person.signIn(await withPassword({ ...tessera, accountId }, admin.userId));
    const before = await usage();
    // One with its token, one with its session.
    expect((await person.call('/v1/resources')).status).toBe(200);
    expect((await person.call('/v1/auth/sessions')).status).toBe(200);
    const after = await usage();
    expect(after.window.used).toBe(before.window.used + 3);
    expect(after.today.requests).toBe(before.today.requests + 1);
    const logged = async (from: boolean): Promise<{ path: string; from_dashboard: boolean }[]> =>
      (await admin.call('GET', `/v1/account/requests?from_dashboard=${from}&limit=100`)).body.data;
    const own = await logged(true);
    expect(own.map(({ path }) => path)).toEqual(['/v1/auth/sessions', '/v1/resources']);
    expect(own.every((one) => one.from_dashboard)).toBe(true);
    const others = await logged(false);
    expect(others.map(({ path }) => path)).not.toContain('/v1/resources');
    expect(others.map((one) => one.from_dashboard)).toContain(false);
    const parts = (await admin.call('GET', '/v1/account/usage/parts?limit=100')).body.data;
    expect(parts.map(({ name }: { name: string }) => name)).toContain('getUsage');
    expect(parts.map(({ name }: { name: string }) => name)).not.toContain('listResources');
  });

  it('opens the channel for its page, and for no other', async () => {
    const person = await somebody();
    await person.signIn(person.email);
    const address = `${tessera.url.replace('http', 'ws')}/dashboard/api/v1/websocket`;
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const open = (headers: Record<string, string>) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(address, { headers });
        socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
        socket.on('open', () => socket.send(JSON.stringify({ id: '1', type: 'authenticate', token: 'of-the-server' })));
        socket.on('message', (data) => {
          const frame = JSON.parse(String(data));
          if (frame.id !== '1') return;
          resolve(frame.type);
          socket.close();
        });
      });
    expect(await open({ Cookie: cookie, Origin: tessera.url })).toBe('result');
    expect(await open({ Cookie: cookie, Origin: 'https://evil.example' })).toBe('403');
    expect(await open({ Cookie: cookie })).toBe('403');
    expect(await open({ Origin: tessera.url })).toBe('401');
  });
});
