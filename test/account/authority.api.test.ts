import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areDomainsWithin, areNetworksWithin } from '../../src/core/networks-and-domains.ts';
import { createApiKey, type NewApiKey } from '../../src/identity/credentials/api-keys.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';

const everything = ['read', 'write', 'admin', 'write:logins'];
const keys = '/v1/account/api-keys';
const hour = () => new Date(Math.floor(Date.now() / 1000) * 1000 + 3_600_000).toISOString();

describe('what a credential makes', () => {
  let tessera: Tessera;
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await openMailbox();
    const env = { TESSERA_SMTP_URL: mailbox.url, TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>' };
    tessera = await bootTessera({ env });
  });
  afterAll(async () => {
    await tessera?.close();
    await mailbox?.close();
  });

  /** An administrator with a key, and that key's id. */
  const keyed = async (reach: Partial<NewApiKey>): Promise<Caller & { id: string }> => {
    const person = await tessera.someone('admin', everything);
    const { db } = tessera.database;
    const { accountId } = tessera;
    const own = { scopes: everything, ...reach, accountId, userId: person.userId, name: 'test', environment: 'live' as const };
    const { id, key } = await createApiKey(db, own);
    const call: Caller['call'] = (method, path, body) => person.call(method, path, body, { 'X-API-Key': key });
    return { ...person, id, key, call };
  };
  const refused = ({ status, body }: Awaited<ReturnType<Caller['call']>>) => [status, body.error.code, body.error.details[0]?.field];

  it('has the end and the restrictions of its maker, where it says nothing else', async () => {
    const expiresAt = hour();
    const maker = await keyed({ expiresAt, allowedIps: ['127.0.0.0/8', '::1'] });
    const { status, body } = await maker.call('POST', keys, { name: 'Child', scopes: ['read'] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ expires_at: expiresAt, allowed_ips: ['127.0.0.0/8', '::1'], allowed_referrers: [] });
  });

  it('may be narrower', async () => {
    const maker = await keyed({ expiresAt: hour(), allowedIps: ['127.0.0.0/8', '::1'] });
    const sooner = new Date(Date.now() + 60_000).toISOString();
    const child = { name: 'Child', scopes: ['read:resources'], expires_at: sooner, allowed_ips: ['127.0.0.1'] };
    expect((await maker.call('POST', keys, child)).status).toBe(201);
  });

  it.each([
    ['a later end', { expires_at: '2099-01-01T00:00:00Z' }, 'expires_at'],
    ['no end', { expires_at: null }, 'expires_at'],
    ['a wider network', { allowed_ips: ['126.0.0.0/7', '::1'] }, 'allowed_ips'],
    ['another network', { allowed_ips: ['10.0.0.1'] }, 'allowed_ips'],
    ['every network', { allowed_ips: [] }, 'allowed_ips'],
  ])('is not given %s, neither at first nor later, nor by its own key', async (_what, wide, field) => {
    const maker = await keyed({ expiresAt: hour(), allowedIps: ['127.0.0.0/8', '::1'] });
    const made = await maker.call('POST', keys, { name: 'Child', scopes: ['read'] });
    const forbidden = [403, 'insufficient_permissions', field];
    expect(refused(await maker.call('POST', keys, { name: 'Child', scopes: ['read'], ...wide }))).toEqual(forbidden);
    for (const id of [made.body.data.id, maker.id]) expect(refused(await maker.call('PATCH', `${keys}/${id}`, wide))).toEqual(forbidden);
  });

  it('is no key with scopes that its maker has not: neither new, nor by a reroll of somebody else’s, nor by giving it time', async () => {
    const maker = await keyed({ scopes: ['read', 'admin'] });
    const { id } = await keyed({});
    for (const answer of [
      await maker.call('POST', keys, { name: 'Child', scopes: ['read', 'write:resources'] }),
      await maker.call('POST', `${keys}/${id}/reroll`, {}),
      await maker.call('PATCH', `${keys}/${id}`, { expires_at: '2099-01-01T00:00:00Z' }),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, 'invalid_scope']);
    expect((await maker.call('PATCH', `${keys}/${id}`, { name: 'Renamed' })).status).toBe(200);
    expect((await maker.call('POST', `${keys}/${id}/revoke`)).status).toBe(200);
  });

  it('is no way into an application that reaches further: neither its addresses, nor its secret, nor more scopes', async () => {
    const maker = await keyed({ scopes: ['read', 'admin'] });
    const application = { name: 'Board', type: 'confidential', scopes: everything, redirect_uris: ['https://board.example.com/cb'] };
    const { body } = await tessera.admin.call('POST', '/v1/account/applications', application);
    const path = `/v1/account/applications/${body.data.id}`;
    for (const answer of [
      await maker.call('PATCH', path, { redirect_uris: ['https://thief.example/cb'] }),
      await maker.call('POST', `${path}/rotate-secret`, {}),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, 'invalid_scope']);
    expect((await maker.call('PATCH', path, { scopes: ['read'] })).status).toBe(200);
    expect((await maker.call('PATCH', path, { scopes: ['read', 'write'] })).status).toBe(403);
    expect((await maker.call('PATCH', path, { redirect_uris: ['https://board.example.com/new'] })).status).toBe(200);
    expect((await maker.call('DELETE', path)).status).toBe(204);
  });

  it('is no other address of the person themselves, by a key with less than they have', async () => {
    const person = await tessera.someone('editor', ['read:users', 'write:users']);
    const me = `/v1/users/${person.userId}`;
    const { body } = await person.call('PATCH', me, { email: 'thief@tessera.example' });
    expect(body.error.code).toBe('invalid_scope');
    expect((await person.call('PATCH', me, { name: 'Ada', metadata: { desk: '2' } })).status).toBe(200);
    const whole = await tessera.someone('editor', ['read', 'write']);
    expect((await whole.call('PATCH', `/v1/users/${whole.userId}`, { email: 'ada@new.example' })).body.error.code).toBe('invalid_scope');
    const boss = await tessera.someone('admin', everything);
    expect((await boss.call('PATCH', `/v1/users/${boss.userId}`, { email: 'boss@new.example' })).status).toBe(200);
  });

  it.each([
    ['`write:users`', ['write:users']],
    ['`write`', ['write']],
    ['`read` and `write:users`', ['read', 'write:users']],
  ])('is a viewer by %s, whom it changes and deletes again', async (_, scopes) => {
    const provisioning = await tessera.someone('admin', scopes);
    const editor = { name: 'New', email: 'new@tessera.example', role: 'editor' };
    expect((await provisioning.call('POST', '/v1/users', editor)).body.error.code).toBe('invalid_scope');
    const { status, body } = await provisioning.call('POST', '/v1/users', { name: 'New', email: 'new@tessera.example' });
    expect([status, body.data.role]).toEqual([201, 'viewer']);
    const path = `/v1/users/${body.data.id}`;
    expect((await provisioning.call('PATCH', path, { email: 'newer@tessera.example' })).status).toBe(200);
    expect((await provisioning.call('DELETE', path)).status).toBe(204);
  });

  const letIn = async (name: string, role: string) => {
    const invited = await tessera.admin.call('POST', '/v1/account/members', { name, email: `${name}@tessera.example`, role });
    return { id: invited.body.data.id, url: invited.body.data.password_link.url };
  };
  const openLinks = async (userId: string) => {
    const { db } = tessera.database;
    return (await db.selectFrom('password_links').select('hash').where('user_id', '=', userId).execute()).length;
  };

  const setBy = (url: string) =>
    tessera.admin.call('POST', '/v1/auth/password', {
      token: new URL(url).searchParams.get('token'),
      password: 'correct horse battery staple',
    });
  const addressOf = async (userId: string): Promise<string> => (await tessera.admin.call('GET', `/v1/users/${userId}`)).body.data.email;
  const lettersTo = (email: string) => mailbox.letters.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  /** The letters to an address about a user who has become an administrator. */
  const newAdministrator = (email: string, id: string) =>
    lettersTo(email).filter((text) => text.includes(`(${id}) is now an administrator`));

  it('is nobody who gets a letter that lets them in, before somebody who reaches has made a link', async () => {
    const email = 'attacker@tessera.example';
    const maker = await tessera.someone('admin', ['write:users', 'admin']);
    const { body } = await maker.call('POST', '/v1/users', { name: 'Mallory', email });
    const { id } = body.data;
    // Letters go out by the age of the accounts: once one has come of the younger, none will of the older.
    const elsewhere = await tessera.otherAccount();
    expect((await elsewhere.call('POST', '/v1/users', { name: 'Ada', email })).status).toBe(201);
    const known = 'known@tessera.example';
    expect((await maker.call('PATCH', `/v1/users/${id}`, { email: known })).status).toBe(200);
    for (const _ of ['changed', 'as it was'])
      expect((await maker.call('PATCH', `/v1/users/${id}`, { email })).body.data).not.toHaveProperty('may_sign_in');
    const forget = (address = email) => tessera.admin.call('POST', '/v1/auth/password/reset', { email: address });
    expect(await forget()).toMatchObject({
      status: 202,
      body: { message: 'If the address belongs to a user, a link has been sent to it.' },
    });
    await expect.poll(() => lettersTo(email)).toEqual([expect.stringContaining('for the account Other')]);
    expect(await openLinks(id)).toBe(0);

    const member = `/v1/account/members/${id}`;
    expect((await maker.call('POST', `${member}/password-link`)).body.error.code).toBe('invalid_scope');
    const seen = async () => (await tessera.admin.call('GET', member)).body.data.may_sign_in;
    expect(await seen()).toBe(false);
    const role = { role: 'editor' };
    expect((await tessera.admin.call('PATCH', member, role)).status).toBe(200);
    expect(await seen()).toBe(false);
    const { data: link } = (await tessera.admin.call('POST', `${member}/password-link`)).body;
    expect(await seen()).toBe(true);
    expect((await maker.call('PATCH', `/v1/users/${id}`, { email: known })).body.error.code).toBe('invalid_scope');
    expect((await setBy(link.url)).status).toBe(204);
    // One address gets one letter in ten minutes, so it is another one that is asked for now.
    const later = 'later@tessera.example';
    expect((await tessera.admin.call('PATCH', `/v1/users/${id}`, { email: later })).status).toBe(200);
    expect((await forget(later)).status).toBe(202);
    await expect.poll(() => lettersTo(later).join()).toContain('for the account Tessera');
  });

  it('is nobody, where a link that goes with them is refused', async () => {
    const maker = await tessera.someone('admin', ['write:users', 'admin']);
    const email = 'uninvited@tessera.example';
    expect((await maker.call('POST', '/v1/account/members', { name: 'New', email })).body.error.code).toBe('invalid_scope');
    expect((await tessera.admin.call('GET', `/v1/account/members?email=${email}`)).body.data).toEqual([]);
  });

  it('is no administrator out of a viewer with a link, nor out of an administrator who is made less for a while', async () => {
    const maker = await tessera.someone('admin', ['read', 'admin', 'write:users', 'write:logins']);
    const made = await maker.call('POST', '/v1/account/members', { name: 'Mallory', email: 'mallory@tessera.example' });
    expect(made.status).toBe(201);
    const admin = await letIn('victim', 'admin');
    for (const root of ['/v1/account/members', '/v1/users'])
      for (const [id, role] of [
        [made.body.data.id, 'admin'],
        [made.body.data.id, 'editor'],
        [admin.id, 'viewer'],
      ]) {
        const { status, body } = await maker.call('PATCH', `${root}/${id}`, { role });
        expect([root, role, status, body.error.code]).toEqual([root, role, 403, 'invalid_scope']);
      }
    expect((await maker.call('DELETE', `/v1/users/${admin.id}`)).status).toBe(204);
  });

  it('is no sign-in of somebody else, by a key of an administrator that has no scope of its own for it', async () => {
    const wide = ['read', 'write', 'admin'];
    const admin = await letIn('held', 'admin');
    const viewer = await letIn('plain', 'viewer');
    const { key: byKey } = (await tessera.admin.call('POST', keys, { name: 'Automation', scopes: wide })).body.data;
    const { call } = tessera.admin;
    const refusals = async (key: string) =>
      Promise.all(
        [
          ['POST', '/v1/account/members', { name: 'New', email: `${admin.id}@tessera.example` }],
          ['POST', '/v1/users', { name: 'New', email: `new-${admin.id}@tessera.example`, role: 'admin' }],
          ['PATCH', `/v1/users/${viewer.id}`, { role: 'admin' }],
          ['PATCH', `/v1/account/members/${viewer.id}`, { role: 'admin' }],
          ['POST', keys, { name: 'Wider', scopes: ['write:logins'] }],
          ...[admin, viewer].flatMap(({ id }) => [
            ['POST', `/v1/account/members/${id}/password-link`],
            ['DELETE', `/v1/account/members/${id}/second-factors`],
            ['PATCH', `/v1/users/${id}`, { email: `over-${id}@tessera.example` }],
          ]),
        ].map(async ([method, path, body]) => {
          const answer = await call(String(method), String(path), body, { 'X-API-Key': key });
          return [answer.status, answer.body.error.code, answer.body.error.message];
        }),
      );
    for (const refusal of await refusals(byKey))
      expect(refusal).toEqual([403, 'invalid_scope', expect.stringContaining('requires the scope write:logins')]);
  });

  it('is told to all other administrators, where it is an administrator: added, invited, or with another role', async () => {
    const { id: viewer } = await letIn('promoted', 'viewer');
    const first = await addressOf(tessera.admin.userId);
    const added = await tessera.admin.call('POST', '/v1/users', { name: 'Ada', email: 'added@tessera.example', role: 'admin' });
    const { id: invited } = await letIn('invited-admin', 'admin');
    for (const path of [`/v1/users/${viewer}`, `/v1/account/members/${viewer}`])
      expect(
        (await tessera.admin.call('PATCH', path, { role: 'admin', ...(path.includes('account') ? {} : { name: 'Promoted' }) })).status,
      ).toBe(200);
    for (const id of [added.body.data.id, invited, viewer]) await expect.poll(() => newAdministrator(first, id)).toHaveLength(1);
    expect(newAdministrator('promoted@tessera.example', viewer)).toEqual([]);
    expect(
      lettersTo(first)
        .filter((text) => text.includes(viewer))
        .join(),
    ).toContain(`By: Administrator (${tessera.admin.userId}), with the API key`);
  });

  it('is told once: of another change of an administrator there is no letter', async () => {
    const { id } = await letIn('administrator-before', 'admin');
    const first = await addressOf(tessera.admin.userId);
    for (const change of [{ name: 'Grace' }, { name: 'Grace Hopper', role: 'admin' }])
      expect((await tessera.admin.call('PATCH', `/v1/users/${id}`, change)).status).toBe(200);
    // A letter is in the table from the write on that it tells of until the mail server has it.
    const waiting = () => tessera.database.db.selectFrom('letters').select('id').execute();
    await expect.poll(waiting).toEqual([]);
    expect(newAdministrator(first, id)).toHaveLength(1);
  });

  it.each([
    ['another role', { role: 'admin' }, 0],
    ['another e-mail address', { email: 'elsewhere@tessera.example' }, 0],
    ['another name', { name: 'Grace' }, 2],
  ])('of a person with an open link is %s: links left are counted', async (what, change, left) => {
    const { id, url } = await letIn(what.replaceAll(' ', '-'), 'viewer');
    expect((await tessera.admin.call('PATCH', `/v1/users/${id}`, change)).status).toBe(200);
    expect(await openLinks(id)).toBe(left);
    expect((await setBy(url)).status).toBe(left > 0 ? 204 : 401);
  });

  it('is everybody’s role and address by `admin` and all that the roles reach', async () => {
    const provisioning = await tessera.someone('admin', everything);
    const { status, body } = await provisioning.call('POST', '/v1/users', { name: 'Boss', email: 'boss@tessera.example', role: 'admin' });
    expect(status).toBe(201);
    expect((await provisioning.call('PATCH', `/v1/users/${body.data.id}`, { email: 'chief@tessera.example' })).status).toBe(200);
    expect((await provisioning.call('DELETE', `/v1/users/${body.data.id}`)).status).toBe(204);
  });

  it.each([
    ['ends by itself', { expiresAt: hour() }],
    ['is restricted', { allowedIps: ['127.0.0.0/8', '::1'] }],
  ])('is nobody’s way in, where it %s itself: nobody who may sign in, no other role, and no other address', async (_how, reach) => {
    const maker = await keyed(reach);
    const { id } = await letIn(`person-of-${maker.id}`, 'viewer');
    for (const { status, body } of [
      await maker.call('POST', '/v1/users', { name: 'New', email: 'another@tessera.example', role: 'editor' }),
      await maker.call('POST', '/v1/account/members', { name: 'New', email: 'another@tessera.example' }),
      await maker.call('PATCH', `/v1/users/${id}`, { role: 'editor' }),
      await maker.call('PATCH', `/v1/account/members/${id}`, { role: 'editor' }),
      await maker.call('PATCH', `/v1/users/${id}`, { email: 'another@tessera.example' }),
      await maker.call('PATCH', '/v1/users/me', { email: 'another@tessera.example' }),
    ])
      expect([status, body.error.code]).toEqual([403, 'insufficient_permissions']);
    expect((await maker.call('PATCH', `/v1/users/${id}`, { name: 'Renamed' })).status).toBe(200);
    expect((await maker.call('DELETE', `/v1/users/${id}`)).status).toBe(204);
  });

  it.each([
    ['ends by itself', { expiresAt: hour() }],
    ['is restricted', { allowedIps: ['127.0.0.0/8', '::1'] }],
  ])('takes no protection from the account where it %s, and looks at it and lengthens as before', async (_how, reach) => {
    const maker = await keyed(reach);
    const secure = (body: object) => maker.call('PATCH', '/v1/account/security', body);
    const keep = (body: object) => maker.call('PATCH', '/v1/account/retention', body);
    expect((await tessera.admin.call('PATCH', '/v1/account/retention', { audit_days: 200 })).status).toBe(200);
    for (const { status, body } of [
      await secure({ administrators_need_second_factor: false, session_minutes: null }),
      await secure({ session_minutes: 60 }),
      await keep({ audit_days: 199 }),
      await keep({ audit_days: 201, logged_reads: 0.1 }),
    ])
      expect([status, body.error.code]).toEqual([403, 'insufficient_permissions']);
    expect((await maker.call('GET', '/v1/account/security')).status).toBe(200);
    expect((await keep({ audit_days: 201 })).status).toBe(200);
  });

  it.each([
    ['ends by itself', { expiresAt: hour() }],
    ['is restricted', { allowedIps: ['127.0.0.0/8', '::1'] }],
  ])('hears nothing that its maker leaves behind, where it %s', async (_how, reach) => {
    const maker = await keyed(reach);
    const hook = { url: 'https://hooks.example.com/tessera', events: ['USER_CREATED'] };
    const { status, body } = await maker.call('POST', '/v1/webhooks', hook);
    expect([status, body.error?.code]).toEqual([403, 'insufficient_permissions']);
  });

  it('hears no more than its maker: a webhook is renamed without `read:events`, and not sent elsewhere', async () => {
    const hook = { url: 'https://hooks.example.com/tessera', events: ['USER_CREATED'] };
    const { body } = await tessera.admin.call('POST', '/v1/webhooks', hook);
    const narrow = await tessera.someone('admin', ['write:webhooks']);
    const path = `/v1/webhooks/${body.data.id}`;
    expect((await narrow.call('PATCH', path, { description: 'Ours' })).status).toBe(200);
    for (const wide of [{ url: 'https://thief.example/' }, { events: ['USER_CREATED', 'RESOURCE_CREATED'] }])
      expect((await narrow.call('PATCH', path, wide)).body.error.code).toBe('invalid_scope');
    const hearing = await tessera.someone('admin', ['write:webhooks', 'read:events']);
    expect((await hearing.call('PATCH', path, { events: ['RESOURCE_CREATED'] })).status).toBe(200);
  });
});

describe('restrictions within others', () => {
  it.each([
    [['10.0.0.0/8'], ['10.0.0.0/8'], true],
    [['10.1.0.0/16', '10.2.3.4'], ['10.0.0.0/8'], true],
    [['10.0.0.0/7'], ['10.0.0.0/8'], false],
    [['11.0.0.1'], ['10.0.0.0/8'], false],
    [['10.0.0.1', '11.0.0.1'], ['10.0.0.0/8', '11.0.0.0/8'], true],
    [['2001:db8::/48'], ['2001:db8::/32'], true],
    [['::/0'], ['2001:db8::/32'], false],
    [['0.0.0.0/0'], ['::/0'], false],
    [['::ffff:10.0.0.0/8'], ['10.0.0.0/8'], false],
    [[], ['10.0.0.0/8'], false],
    [['10.0.0.0/8'], [], true],
    [[], [], true],
  ])('%j lies in %j: %j', (own, bound, is) => expect(areNetworksWithin(own, bound)).toBe(is));

  it.each([
    [['app.example.com'], ['*.example.com'], true],
    [['*.app.example.com'], ['*.example.com'], true],
    [['*.example.com'], ['*.example.com'], true],
    [['*.example.com'], ['app.example.com'], false],
    [['example.com'], ['*.example.com'], false],
    [['*.example.com'], ['example.com'], false],
    [['example.com'], ['example.com'], true],
    [['badexample.com'], ['*.example.com'], false],
    [[], ['*.example.com'], false],
    [['example.org'], [], true],
  ])('%j lies in %j: %j', (own, bound, is) => expect(areDomainsWithin(own, bound)).toBe(is));
});
