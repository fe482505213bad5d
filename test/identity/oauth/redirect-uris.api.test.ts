import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../support/oauth.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const register = (uri: string, type = 'public') =>
  tessera.admin.call('POST', '/v1/account/applications', { name: 'Board', type, redirect_uris: [uri], scopes: ['read'] });

describe('an address that is registered', () => {
  it.each([
    'https://app.example.com',
    'https://app.example.com/',
    'https://app.example.com/callback?tenant=1',
    'https://app.example.com:8443/callback',
    'https://xn--bcher-kva.example/callback',
    'https://10.0.0.1/callback',
    'https://[2001:db8::1]/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:7777/callback',
    'http://localhost:3000/callback',
    'com.example.board:/callback',
    'com.example.board://callback',
  ])('may be %s', async (uri) => {
    expect((await register(uri)).status).toBe(201);
  });

  it.each([
    ['a port that no machine has', 'https://app.example.com:65536/callback'],
    ['such a port on loopback', 'http://127.0.0.1:99999/callback'],
    ['a wildcard for hosts', 'https://*.example.com'],
    ['a wildcard for paths', 'https://app.example.com/*'],
    ['a wildcard in an own scheme', 'com.example.board://*'],
    ['no host', 'https:///callback'],
    ['no slashes', 'https:callback'],
    ['one slash', 'https:/callback'],
    ['nothing behind the slashes', 'https://'],
    ['an empty label', 'https://app..example.com/'],
    ['a dot at the end of the host', 'https://app.example.com./'],
    ['a user', 'https://someone@app.example.com/callback'],
    ['an empty user', 'https://@app.example.com/callback'],
    ['a password', 'https://a:b@app.example.com/callback'],
    ['a loopback name in front of another host', 'http://localhost.evil.example/'],
    ['a loopback address as a user', 'http://127.0.0.1@evil.example/'],
    ['loopback in other digits', 'http://2130706433/callback'],
    ['loopback cut short', 'http://127.1/callback'],
    ['plain HTTP', 'http://app.example.com/callback'],
    ['a backslash', 'https://app.example.com\\@evil.example/'],
    ['a tab', 'https://app.example.com/call\tback'],
    ['a zero character', 'https://app.example.com/\0'],
    ['a DEL', 'https://app.example.com/\x7f'],
    ['a space', 'https://app.example.com/call back'],
    ['a fragment', 'https://app.example.com/#callback'],
    ['an empty fragment', 'https://app.example.com/callback#'],
    ['letters that look like others', 'https://аpp.example.com/callback'],
    ['a full-width letter', 'https://ａpp.example.com/callback'],
    ['capitals in the host', 'https://APP.example.com/callback'],
    ['capitals in percent signs', 'https://%41pp.example.com/callback'],
    ['a way up', 'https://app.example.com/a/../callback'],
    ['a way up in percent signs', 'https://app.example.com/a/%2E%2e/callback'],
    ['a port that goes without saying', 'https://app.example.com:443/callback'],
    ['a code of its own', 'https://app.example.com/callback?code=mine'],
    ['an issuer of its own', 'https://app.example.com/callback?a=b&iss=https://evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a document', 'data:text/html,x'],
    ['a file', 'file:///etc/passwd'],
    ['a scheme that is no domain', 'board://callback'],
    ['a quotation mark', 'https://app.example.com/"'],
  ])('may not have %s', async (_what, uri) => {
    for (const type of ['public', 'confidential']) {
      const { status, body } = await register(uri, type);
      expect([status, body.error?.details?.[0]?.field], JSON.stringify(body)).toEqual([
        expect.toSatisfy((s) => s === 400 || s === 422),
        'redirect_uris[0]',
      ]);
    }
    const kept = (await register('https://app.example.com/callback')).body.data;
    const changed = await tessera.admin.call('PATCH', `/v1/account/applications/${kept.id}`, { redirect_uris: [uri] });
    expect(changed.status).toBeGreaterThanOrEqual(400);
    expect(changed.status).toBeLessThan(500);
  });

  it('before there was a rule stays, and nothing else about the application is refused for it', async () => {
    const { id } = (await register('https://app.example.com/callback')).body.data;
    const redirect_uris = ['https://app.example.com:443/callback'];
    await tessera.database.db.updateTable('applications').set({ redirect_uris }).where('id', '=', id).execute();
    const renamed = await tessera.admin.call('PATCH', `/v1/account/applications/${id}`, { name: 'Wall' });
    expect([renamed.status, renamed.body.data.redirect_uris]).toEqual([200, redirect_uris]);
  });
});

describe('an address that nobody can be sent to', () => {
  it.each([
    'http://127.0.0.1:99999/callback',
    'http://127.0.0.1:65536/callback',
    'http://[::1]:99999/callback',
    'http://127.0.0.1:/\u{1F600}',
    'https:///callback',
    'https://*.example.com',
  ])('%s ends on a page, not on a failure', async (redirect_uri) => {
    const asked = await signedIn(tessera, { type: 'public', redirect_uris: ['http://127.0.0.1/callback', 'http://[::1]/callback'] });
    for (const path of ['/oauth/authorize', '/oauth/sign-in', '/oauth/consent']) {
      const response = await fetch(`${tessera.url}${path}?${asked.query({ redirect_uri })}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
  });

  it('ends on a page also where it is registered', async () => {
    const asked = await signedIn(tessera, { type: 'public' });
    const redirect_uris = ['https://app.example.com:99999/', 'https://\u{1F600}.example/'];
    await tessera.database.db.updateTable('applications').set({ redirect_uris }).where('id', '=', asked.application.id).execute();
    for (const redirect_uri of redirect_uris) expect(await asked.ask({ redirect_uri })).toMatchObject({ status: 400 });
  });
});
