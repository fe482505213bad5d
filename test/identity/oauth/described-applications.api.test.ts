import { type OAuthClientProvider, type StoredOAuthTokens, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSweeps } from '../../../src/data/sweeping/sweep.ts';
import { createApplication } from '../../../src/identity/applications/applications.ts';
import { tokenSweeps } from '../../../src/identity/tokens/sweep.ts';
import { call, connect, toolNames } from '../../agents/client.ts';
import { agentDocument, documentAddress, publishedDocuments } from '../../support/client-documents.ts';
import { type Mailbox, openMailbox } from '../../support/mailbox.ts';
import {
  authorizeAs,
  browser,
  challenged,
  linkBack,
  movingClock,
  password,
  postForm,
  verifier,
  withPassword,
} from '../../support/oauth.ts';

const { clock, pass } = movingClock();
const { outbound, asked, publish, remove } = publishedDocuments();
let tessera: Tessera;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  const mail = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
  tessera = await bootTessera({ clock, outbound, env: { TESSERA_TRUSTED_PROXIES: '127.0.0.1', ...mail } });
});
afterAll(async () => {
  await tessera.close();
  await mailbox.close();
});

const atAgent = 'https://agent.example.com/callback';
const onMachine = 'http://localhost:49152/callback';

let networks = 0;
/** A browser from a network of its own: the documents that others had read do not count for it. */
const visitor = () => {
  networks += 1;
  return browser(tessera, `10.1.0.${networks}`);
};

let numbered = 0;
/** A document of its own for each test, so that no test finds what another one has left. */
const published = (more: Record<string, unknown> = {}): string => {
  numbered += 1;
  const address = `https://agent.example.com/oauth/client-${numbered}.json`;
  publish(agentDocument({ client_id: address, ...more }), address);
  return address;
};

/** Later than any document is used without being read again. */
const later = () => pass(301);

const query = (client_id: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ client_id, redirect_uri: atAgent, response_type: 'code', state: 'xyz', scope: 'read', ...challenged, ...more });

const someone = async (accountId = tessera.accountId) => {
  const { userId } = await tessera.someone('editor', ['read', 'write'], accountId);
  return { userId, email: await withPassword({ ...tessera, accountId }, userId) };
};

const codeFor = async (email: string, address: string, more?: Record<string, string>, person = visitor()) =>
  (await authorizeAs(tessera, email, `/oauth/authorize?${query(address, more)}`, person)).searchParams;

const redeem = (client_id: string, code: string, redirect_uri = atAgent) =>
  postForm(tessera, '/oauth/token', { grant_type: 'authorization_code', client_id, code, redirect_uri, code_verifier: verifier });

const refresh = (client_id: string, refresh_token: string) =>
  postForm(tessera, '/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token });

const connected = async (email: string, address: string, more?: Record<string, string>) =>
  (await redeem(address, (await codeFor(email, address, more)).get('code')!, more?.redirect_uri)).body;

const statusWith = async (token: string) =>
  (await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${token}` } })).status;

const listed = async (administrator: Caller, address: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  ((await administrator.call('GET', '/v1/account/applications?limit=100')).body.data as any[]).find((one) => one.metadata_url === address);

/** What the page says to a browser that comes with this request. */
const pageFor = async (address: string, more?: Record<string, string>) => visitor().open(`/oauth/authorize?${query(address, more)}`);

describe('an application that describes itself', () => {
  it('comes from an unknown address to a call of a tool, by the official client of MCP', async () => {
    publish(agentDocument());
    const { userId, email } = await someone();
    const kept = { tokens: undefined as StoredOAuthTokens | undefined, verifier: '', address: new URL('about:blank'), state: {} };
    const authProvider: OAuthClientProvider = {
      redirectUrl: onMachine,
      clientMetadataUrl: documentAddress,
      clientMetadata: { client_name: 'Some Agent', redirect_uris: [onMachine], token_endpoint_auth_method: 'none' },
      clientInformation: () => kept.state as ReturnType<OAuthClientProvider['clientInformation']>,
      saveClientInformation: (state) => void Object.assign(kept, { state }),
      tokens: () => kept.tokens,
      saveTokens: (tokens) => void Object.assign(kept, { tokens }),
      redirectToAuthorization: (address) => void Object.assign(kept, { address }),
      saveCodeVerifier: (value) => void Object.assign(kept, { verifier: value }),
      codeVerifier: () => kept.verifier,
    };
    kept.state = undefined as never;
    await expect(connect(tessera, { authProvider })).rejects.toThrow();
    const { searchParams } = await authorizeAs(tessera, email, kept.address, visitor());
    await new StreamableHTTPClientTransport(new URL(`${tessera.url}/mcp`), { authProvider }).finishAuth(searchParams);
    const client = await connect(tessera, { authProvider });
    expect(await call(client, 'createResource', { body: { name: 'By an agent' } })).toMatchObject({ owner_id: userId });
    expect(await toolNames(client)).not.toContain('listApplications');
  });

  it('is shown with its host, and with the place that gets the answer; nothing says that its name is right', async () => {
    const address = published({ client_name: 'Tessera <b>Support</b>' });
    const { email } = await someone();
    const person = visitor();
    const signIn = await person.open(`/oauth/authorize?${query(address, { redirect_uri: onMachine })}`);
    const consent = await person.submit(signIn, { email, password });
    for (const { page } of [signIn, consent]) {
      expect(page).toContain('Tessera &lt;b&gt;Support&lt;/b&gt;');
      expect(page).toContain('Unverified name');
      expect(page).toContain('<strong>agent.example.com</strong>');
    }
    expect(consent.page).toContain('Your answer is sent to <strong>localhost:49152</strong>');
  });

  it('gets the scopes that the person consents to, and never those of an administrator', async () => {
    const administrator = await tessera.someone('admin', ['read', 'write', 'admin']);
    const email = await withPassword(tessera, administrator.userId);
    const address = published();
    expect((await codeFor(email, address, { scope: 'read admin' })).get('error')).toBe('invalid_scope');
    expect((await connected(email, address, { scope: '' })).scope).toBe('read write');
    expect((await connected(email, address, { scope: 'read:resources' })).scope).toBe('read:resources');
    const narrow = published({ scope: 'read:resources admin paint' });
    expect((await codeFor(email, narrow, { scope: 'read:users' })).get('error')).toBe('invalid_scope');
    expect((await connected(email, narrow, { scope: '' })).scope).toBe('read:resources');
  });

  it('has to prove itself with PKCE, and has no other grant', async () => {
    const address = published();
    const without = query(address);
    without.delete('code_challenge');
    without.delete('code_challenge_method');
    const seen = await visitor().open(`/oauth/authorize?${without}`);
    expect([seen.status, linkBack(seen)!.searchParams.get('error')]).toEqual([400, 'invalid_request']);
    const { email } = await someone();
    const code = (await codeFor(email, address)).get('code')!;
    const wrong = { grant_type: 'authorization_code', client_id: address, code, redirect_uri: atAgent, code_verifier: 'a'.repeat(43) };
    expect((await postForm(tessera, '/oauth/token', wrong)).body.error).toBe('invalid_grant');
    expect((await redeem(address, code)).status).toBe(200);
    const own = { grant_type: 'client_credentials', client_id: address };
    expect((await postForm(tessera, '/oauth/token', own)).body.error).toBe('unauthorized_client');
    expect((await postForm(tessera, '/oauth/token', { ...own, client_secret: 'guess' })).body.error).toBe('invalid_client');
    expect((await postForm(tessera, '/oauth/device-authorization', { client_id: address })).body.error).toBe('unauthorized_client');
  });

  it('is one application in each account, and reaches no other account', async () => {
    const address = published();
    const other = await tessera.otherAccount();
    const { account_id } = await tessera.database.db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const [here, there] = [await someone(), await someone(account_id)];
    const colleague = await someone();
    const tokens = [await connected(here.email, address), await connected(colleague.email, address), await connected(there.email, address)];
    const [own, theirs] = [await listed(tessera.admin, address), await listed(other, address)];
    expect(own).toMatchObject({ name: 'Some Agent', type: 'public', metadata_url: address, created_by: null, secret_last4: null });
    expect(theirs.id).not.toBe(own.id);
    expect((await tessera.admin.call('DELETE', `/v1/account/applications/${theirs.id}`)).status).toBe(404);
    expect((await tessera.admin.call('DELETE', `/v1/account/applications/${own.id}`)).status).toBe(204);
    expect(await Promise.all(tokens.map(({ access_token }) => statusWith(access_token)))).toEqual([401, 401, 200]);
    expect((await refresh(address, tokens[0].refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(address, tokens[2].refresh_token)).status).toBe(200);
  });

  it('does not get the tokens and codes of another application that describes itself', async () => {
    const [address, thief] = [published(), published()];
    const { email } = await someone();
    const { refresh_token } = await connected(email, address);
    const code = (await codeFor(email, address)).get('code')!;
    expect((await refresh(thief, refresh_token)).body.error).toBe('invalid_grant');
    expect((await redeem(thief, code)).body.error).toBe('invalid_grant');
    await postForm(tessera, '/oauth/revoke', { client_id: thief, token: refresh_token });
    expect((await redeem(address, code)).status).toBe(200);
    expect((await refresh(address, refresh_token)).status).toBe(200);
  });

  it('has the address of its document as its only client id', async () => {
    const address = published();
    const { email } = await someone();
    await connected(email, address);
    const { id } = await listed(tessera.admin, address);
    expect((await pageFor(id)).page).toContain('Unknown client_id.');
    expect((await redeem(id, 'code')).body.error).toBe('invalid_client');
  });

  it('is limited by the account for all its tokens', async () => {
    const address = published();
    const { email } = await someone();
    const { refresh_token } = await connected(email, address, { scope: 'read write' });
    const { id } = await listed(tessera.admin, address);
    expect((await tessera.admin.call('PATCH', `/v1/account/applications/${id}`, { scopes: ['read:resources'] })).status).toBe(200);
    expect((await refresh(address, refresh_token)).body.error).toBe('invalid_scope');
    expect((await codeFor(email, address, { scope: 'write' })).get('error')).toBe('invalid_scope');
  });

  it('asks again when its document says something else, everybody who has agreed before', async () => {
    const address = published();
    const people = [await someone(), await someone()].map(({ email }) => ({ email, person: visitor() }));
    const silently = async ({ person }: (typeof people)[number]) =>
      (await person.open(`/oauth/authorize?${query(address, { prompt: 'none' })}`)).outside!.searchParams;
    for (const { email, person } of people) await codeFor(email, address, {}, person);
    for (const one of people) expect((await silently(one)).get('code')).toEqual(expect.any(String));

    publish(agentDocument({ client_id: address, client_name: 'Another Agent', redirect_uris: [atAgent] }), address);
    later();
    expect((await silently(people[0]!)).get('error')).toBe('consent_required');
    await codeFor(people[0]!.email, address, {}, people[0]!.person);
    expect((await silently(people[0]!)).get('code')).toEqual(expect.any(String));
    expect((await silently(people[1]!)).get('error')).toBe('consent_required');
    expect(await listed(tessera.admin, address)).toMatchObject({ name: 'Another Agent', redirect_uris: [atAgent] });
  });

  it('asks each time where any program can take over the address that gets the answer', async () => {
    const address = published();
    const { email } = await someone();
    const person = visitor();
    await codeFor(email, address, { redirect_uri: onMachine }, person);
    const again = await person.open(`/oauth/authorize?${query(address, { redirect_uri: onMachine, prompt: 'none' })}`);
    expect(again.outside!.searchParams.get('error')).toBe('consent_required');
  });

  it('is known by the network for no more than the pages of a sign-in, and not asked for at the token endpoint', async () => {
    const address = published();
    const { email } = await someone();
    const code = (await codeFor(email, address)).get('code')!;
    expect(asked.filter((one) => one === address)).toHaveLength(1);
    remove(address);
    later();
    const { body } = await redeem(address, (await codeFor(email, published())).get('code')!);
    expect(body.error).toBe('invalid_grant');
    expect((await pageFor(address)).page).toContain('its document could not be fetched from agent.example.com');
    expect(code).toEqual(expect.any(String));
  });

  it('is deleted after 90 days without use, unless the account has restricted it', async () => {
    const [unused, used, restricted] = [published(), published(), published()];
    const { email } = await someone();
    for (const address of [unused, used, restricted]) await connected(email, address);
    const { id } = await listed(tessera.admin, restricted);
    await tessera.admin.call('PATCH', `/v1/account/applications/${id}`, { scopes: ['read'] });
    const registered = await createRegistered();
    pass(80 * 86_400);
    await connected(email, used);
    pass(11 * 86_400);
    await runSweeps(tessera.database.db, tokenSweeps, clock, { pauseMs: 0 });
    const found = await Promise.all([unused, used, restricted].map((address) => listed(tessera.admin, address)));
    expect(found.map(Boolean)).toEqual([false, true, true]);
    expect((await tessera.admin.call('GET', `/v1/account/applications/${registered}`)).status).toBe(200);
  });
});

describe('an application that describes itself, where an account decides about them', () => {
  const security = '/v1/account/security';
  const lettersTo = (email: string, words: string) =>
    mailbox.letters.filter(({ to, text }) => to.includes(email) && text.includes(words)).map(({ text }) => text);
  /** An account with a setting, its administrator with a password, and one of its people. */
  const deciding = async (described_applications: string) => {
    const admin = await tessera.otherAccount();
    expect((await admin.call('PATCH', security, { described_applications })).body.data).toMatchObject({ described_applications });
    const boss = await withPassword({ ...tessera, accountId: admin.accountId }, admin.userId);
    const decide = async (address: string, status: string) =>
      admin.call('PATCH', `/v1/account/applications/${(await listed(admin, address)).id}`, { status });
    return { admin, boss, decide, ...(await someone(admin.accountId)) };
  };
  const ask = async (email: string, address: string, person = visitor()) => {
    const seen = await person.submit(await person.open(`/oauth/authorize?${query(address)}`), { email, password });
    return seen.page?.includes('Request access') ? person.submit(seen, { decision: 'allow' }) : seen;
  };
  const refusedBy = (seen: { page?: string; outside?: URL }) => (linkBack(seen) ?? seen.outside)?.searchParams.get('error');

  it('waits for an administrator who is asked by letter, once for everybody; the person is told', async () => {
    const { admin, boss, decide, userId, email } = await deciding('approval');
    const colleague = await someone(admin.accountId);
    const address = published();
    expect((await ask(email, address)).page).toContain('have to allow the application first');
    const { id, status } = await listed(admin, address);
    expect(status).toBe('requested');
    expect(refusedBy(await ask(colleague.email, address))).toBe('access_denied');
    expect(refusedBy(await ask(email, address))).toBe('access_denied');
    expect((await admin.call('GET', `/v1/account/applications/${id}/grants`)).body.data).toEqual([]);
    expect((await admin.call('GET', `/v1/account/audit?subject_id=${id}`)).body.data).toMatchObject([
      { action: 'authorize', actor_id: userId, changes: { status: 'requested' } },
    ]);
    await expect.poll(() => lettersTo(boss, id)).toHaveLength(1);
    expect(lettersTo(boss, id)[0]).not.toContain('agent.example.com');
    expect((await decide(address, 'allowed')).body.data.status).toBe('allowed');
    await expect.poll(() => lettersTo(email, 'an administrator allowed the application')).toHaveLength(1);
    for (const one of [email, colleague.email]) expect((await connected(one, address)).access_token).toEqual(expect.any(String));
    expect((await decide(address, 'refused')).status).toBe(200);
    expect(lettersTo(email, 'an administrator refused')).toEqual([]);
  });

  it('is allowed for the account by an administrator who agrees to it', async () => {
    const { admin, boss, email } = await deciding('listed');
    const address = published();
    expect(refusedBy(await ask(email, address))).toBe('access_denied');
    expect(await listed(admin, address)).toBeUndefined();
    expect((await connected(boss, address)).access_token).toEqual(expect.any(String));
    expect((await connected(email, address)).access_token).toEqual(expect.any(String));
    const unused = published();
    await connected(boss, unused);
    pass(91 * 86_400);
    await runSweeps(tessera.database.db, tokenSweeps, clock, { pauseMs: 0 });
    expect(await listed(admin, unused)).toMatchObject({ status: 'allowed' });
  });

  it.each(['refused', 'deleted'])(
    'stays away once it is %s, for administrators too, whatever its document says, until it is allowed',
    async (how) => {
      const { admin, boss, decide, email } = await deciding('allowed');
      const address = published();
      const tokens = await connected(email, address);
      const { id } = await listed(admin, address);
      const away = how === 'deleted' ? await admin.call('DELETE', `/v1/account/applications/${id}`) : await decide(address, 'refused');
      expect(away.status).toBe(how === 'deleted' ? 204 : 200);
      later();
      expect([await statusWith(tokens.access_token), (await refresh(address, tokens.refresh_token)).body.error]).toEqual([
        401,
        'invalid_grant',
      ]);
      publish(agentDocument({ client_id: address, client_name: 'Another Agent' }), address);
      for (const one of [email, boss]) expect(refusedBy(await ask(one, address))).toBe('access_denied');
      pass(91 * 86_400);
      await runSweeps(tessera.database.db, tokenSweeps, clock, { pauseMs: 0 });
      expect(await listed(admin, address)).toMatchObject({ id, status: 'refused' });
      expect(refusedBy(await ask(email, address))).toBe('access_denied');
      expect((await decide(address, 'allowed')).status).toBe(200);
      expect((await connected(email, address)).access_token).toEqual(expect.any(String));
    },
  );

  it('is the only kind that can be refused, and only by the administrators of the account', async () => {
    const { decide, email } = await deciding('allowed');
    const address = published();
    await connected(email, address);
    const registered = `/v1/account/applications/${await createRegistered()}`;
    const refused = await tessera.admin.call('PATCH', registered, { status: 'refused' });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([422, 'status']);
    expect((await tessera.admin.call('PATCH', registered, { status: 'allowed' })).status).toBe(200);
    expect((await decide(address, 'requested')).status).toBe(400);
    const elsewhere = await someone();
    expect((await connected(elsewhere.email, address)).access_token).toEqual(expect.any(String));
  });
});

const createRegistered = async (): Promise<string> => {
  const fields = {
    accountId: tessera.accountId,
    type: 'confidential',
    createdBy: null,
    name: 'Old',
    redirect_uris: [],
    scopes: ['read'],
  } as const;
  const made = await tessera.database.db
    .transaction()
    .execute((tx) => createApplication(tx, { ...fields, redirect_uris: [], scopes: ['read', 'write'] }, clock()));
  return made.application.id;
};

describe('a document that is wrong', () => {
  const big = 'a'.repeat(10_240);
  it.each<[reason: string, more: Record<string, unknown>]>([
    ['its document has a different client_id', { client_id: 'https://agent.example.com/other.json' }],
    ['its document has a different client_id', { client_id: undefined }],
    ['its document has no client_name', { client_name: ' ' }],
    ['its document has no client_name', { client_name: 7 }],
    ['its client_name exceeds 200 characters', { client_name: 'a'.repeat(201) }],
    ['its client_name contains invisible characters', { client_name: 'Tessera\u202Etroppus' }],
    ['its client_name contains invisible characters', { client_name: 'Tessera\u0000' }],
    ['its client_name contains invisible characters', { client_name: 'Tes\u200Bsera' }],
    ['its client_name contains invisible characters', { client_name: 'Tes\uFE0Fsera' }],
    ['its client_name contains invisible characters', { client_name: 'Tes\u034Fsera' }],
    ['its client_name contains invisible characters', { client_name: '\u3164Tessera' }],
    ['its client_name contains invisible characters', { client_name: 'Tessera\u{E0041}' }],
    ['its client_name contains invisible characters', { client_name: 'Tessera\r\nSet-Cookie: a=b' }],
    ['its document asks for a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['its document asks for a secret', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['its document asks for a secret', { client_secret: 'secret' }],
    ['lacks the grant type authorization_code', { grant_types: ['client_credentials'] }],
    ['or the response type code', { response_types: ['token'] }],
    ['needs a redirect_uris list with 1 to 20 addresses', { redirect_uris: [] }],
    ['needs a redirect_uris list with 1 to 20 addresses', { redirect_uris: atAgent }],
    ['needs a redirect_uris list with 1 to 20 addresses', { redirect_uris: Array.from({ length: 21 }, (_, at) => `${atAgent}/${at}`) }],
    ['its redirect_uris must be strings', { redirect_uris: [{ toString: 'x' }] }],
    ['its redirect_uris must be strings', { redirect_uris: [`${atAgent}/${'a'.repeat(2048)}`] }],
    ['its document exceeds 10240 bytes', { client_uri: big }],
    ['contains nothing that such an application may request', { scope: 'admin' }],
    ['contains nothing that such an application may request', { scope: ['read'] }],
  ])('is said to be so: %s (%o)', async (reason, more) => {
    const { status, page, outside } = await pageFor(published(more));
    expect({ status, outside }).toEqual({ status: 400, outside: undefined });
    expect(page).toContain(reason);
  });

  it.each([
    'javascript:alert(1)//agent.example.com/callback',
    'data:text/html,agent',
    'https://*.example.com/callback',
    'https://agent.example.com/callback#fragment',
    'https://agent.example.com@evil.example/callback',
    'https://agent.example.com\\@evil.example/callback',
    'https://agent.example.com/a/../callback',
    'https://agent.example.com:443/callback',
    'https://agent.example.com/callback?code=fixed',
    'http://agent.example.com/callback',
    'http://localhost.evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://[::ffff:127.0.0.1]/callback',
    'http://[::]/callback',
    'http://2130706433/callback',
    'http://0/callback',
    '//agent.example.com/callback',
    '/callback',
    'https://agent.example.com/\u202Ecallback',
    'https://agent.example.com/a\nb',
  ])('names no redirect address such as %j', async (uri) => {
    const { status, page, outside } = await pageFor(published({ redirect_uris: [atAgent, uri] }));
    expect({ status, outside }).toEqual({ status: 400, outside: undefined });
    expect(page).toContain('its redirect URI');
  });

  it.each([
    'https://agent.example.com/callback/',
    'https://agent.example.com/callback?a=b',
    'https://agent.example.com:8443/callback',
    'http://localhost:49152/other',
    'http://localhost:49152@evil.example/callback',
    'http://localhost:123456/callback',
    'http://127.0.0.1:49152/callback',
    'https://localhost:49152/callback',
  ])('does not have people sent to %s, which is none of its addresses', async (redirect_uri) => {
    const { status, page, outside } = await pageFor(published(), { redirect_uri });
    expect({ status, outside }).toEqual({ status: 400, outside: undefined });
    expect(page).toContain('The redirect_uri is not registered for the application.');
  });

  it('has the free port of this machine in all its spellings', async () => {
    const address = published();
    for (const redirect_uri of [onMachine, 'http://[::1]:49152/callback', 'http://localhost/callback'])
      expect((await pageFor(address, { redirect_uri })).status).toBe(200);
  });

  it.each([
    ['https://agent.example.com/', 'must be an https URL with a path'],
    ['https://agent.example.com', 'must be an https URL with a path'],
    ['https://agent.example.com/a/../client.json', 'must be an https URL with a path'],
    ['https://AGENT.example.com/client.json', 'must be an https URL with a path'],
    ['https://user:secret@agent.example.com/client.json', 'must be an https URL with a path'],
    ['https://agent.example.com/client.json#a', 'must be an https URL with a path'],
    ['https://', 'must be an https URL with a path'],
    [`https://agent.example.com/${'a'.repeat(500)}`, 'Unknown client_id.'],
    ['http://agent.example.com/client.json', 'Unknown client_id.'],
    ['file:///etc/passwd', 'Unknown client_id.'],
  ])('is not looked for at %s', async (address, reason) => {
    const before = asked.length;
    expect((await pageFor(address)).page).toContain(reason);
    expect(asked).toHaveLength(before);
  });

  it('is one that is no JSON, has another type, or is a redirect', async () => {
    const answers = [
      ['{', {}, 'not a JSON object'],
      ['[]', {}, 'not a JSON object'],
      ['{}', { headers: { 'content-type': 'text/html' } }, 'must have the type application/json'],
      ['', { status: 302, headers: { location: documentAddress } }, 'answered with status 302'],
    ] as const;
    for (const [text, more, reason] of answers) {
      const address = published();
      publish(text, address, more);
      expect((await pageFor(address)).page).toContain(reason);
    }
  });
});

describe('many applications that describe themselves', () => {
  it('are no more than an account may have, and leave room for those that somebody registers', async () => {
    const other = await tessera.otherAccount();
    const { db } = tessera.database;
    const { account_id: accountId } = await db
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const { email } = await someone(accountId);
    const own = {
      accountId,
      type: 'public',
      createdBy: null,
      name: 'Filler',
      redirect_uris: [atAgent],
      scopes: ['read', 'write'],
    } as const;
    await db.transaction().execute(async (tx) => {
      for (let at = 0; at < 99; at += 1)
        await createApplication(
          tx,
          { ...own, redirect_uris: [atAgent], scopes: ['read', 'write'], metadata_url: `https://filler.example.com/${at}` },
          clock(),
        );
    });
    const addresses = [published(), published()];
    const answers = await Promise.all(addresses.map((address) => codeFor(email, address)));
    expect(answers.map((answer) => answer.get('error')).sort()).toEqual(['access_denied', null]);
    expect(answers.map((answer) => answer.get('error_description')).join()).toContain('An administrator has to delete one first');
    const body = { name: 'Registered', type: 'public', redirect_uris: [atAgent], scopes: ['read'] };
    expect((await other.call('POST', '/v1/account/applications', body)).status).toBe(201);
  });

  it('are read for one network so many times, and others may go on', async () => {
    const open = async (from: string) => (await browser(tessera, from).request(`/oauth/authorize?${query(published())}`)).status;
    const statuses = [];
    for (let times = 0; times < 31; times += 1) statuses.push(await open('10.2.0.7'));
    expect(statuses).toEqual([...Array(30).fill(303), 429]);
    expect(await open('10.2.0.8')).toBe(303);
  });
});

describe('a server that takes no applications that describe themselves', () => {
  let strict: Tessera;
  beforeAll(async () => {
    strict = await bootTessera({ clock, outbound, env: { TESSERA_DESCRIBED_APPLICATIONS: 'false' } });
  });
  afterAll(() => strict?.close());

  it('reads no document, and says so to the person and in its metadata', async () => {
    const address = published();
    const before = asked.length;
    const { status, page } = await browser(strict).open(`/oauth/authorize?${query(address)}`);
    expect([status, page]).toEqual([400, expect.stringContaining('accepts only registered applications')]);
    expect(asked.length).toBe(before);
    const answer = await fetch(`${strict.url}/.well-known/oauth-authorization-server`);
    const metadata = (await answer.json()) as { client_id_metadata_document_supported: boolean };
    expect(metadata.client_id_metadata_document_supported).toBe(false);
  });

  it('refuses the refresh tokens of those that people agreed to before', async () => {
    const form = { grant_type: 'refresh_token', client_id: published(), refresh_token: 'trt_of-before-and-long-enough' };
    expect(await postForm(strict, '/oauth/token', form)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(await postForm(tessera, '/oauth/token', form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});
