import { Writable } from 'node:stream';
import {
  bootTessera,
  created,
  openReceiver,
  type Receiver,
  serverUrl,
  signedInChannel,
  type Tessera,
  until,
} from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { operatorOperations } from '../../src/contract/operators.ts';
import { attemptBounds } from '../../src/contract/plans.ts';
import { validators } from '../../src/contract/validators/index.ts';
import { signedIn as application } from '../support/oauth.ts';
import { aPassword, at, somebody } from '../support/people.ts';
import { bootOperated, operator, operatorKey } from './operating.ts';

const { answers } = validators.operators;

const nobody = 'acc_01jq3x5gkz0v7t9n2m4p6r8s1w';
const second = 'another-key-of-more-than-32-characters';

let tessera: Tessera;
let receiver: Receiver;
let ask: ReturnType<typeof operator>;
beforeAll(async () => {
  receiver = await openReceiver();
  tessera = await bootOperated({
    env: { TESSERA_OPERATOR_KEY: `${second},${operatorKey}`, TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' },
    work: ['operations', 'deliveries'],
  });
  ask = operator(tessera);
});
afterAll(async () => {
  await tessera?.close();
  await receiver?.close();
});

const accountOf = async ({ userId }: { userId: string }): Promise<string> =>
  (await tessera.database.db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow()).account_id;

const auditOf = (accountId: string) =>
  tessera.database.db.selectFrom('audit_entries').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

/** An account besides the first one, with its administrator. */
const another = async () => {
  const admin = await tessera.otherAccount();
  return { admin, id: await accountOf(admin) };
};

const suspend = (id: string) => ask('POST', `/v1/accounts/${id}/suspend`, { reason: 'unpaid' });
const resume = (id: string) => ask('POST', `/v1/accounts/${id}/resume`);
const refusal = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];

it('an account with the highest limits that the database stores is shown, suspended and resumed', async () => {
  const { admin, id } = await another();
  const most = { plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 } as const;
  const set = (limits: object) => tessera.database.db.updateTable('accounts').set(limits).where('id', '=', id).execute();
  await set(most);
  await expect(set({ burst_limit: most.burst_limit + 1 })).rejects.toThrow('accounts_limits_shown');
  await expect(set({ rate_limit: most.rate_limit + 1, burst_limit: null })).rejects.toThrow('accounts_limits_shown');
  expect((await admin.call('GET', '/v1/account/plan')).body.data).toMatchObject({
    rate_limit: most.rate_limit,
    burst_limit: most.burst_limit,
  });
  expect((await admin.call('GET', '/v1/account/usage')).status).toBe(200);
  for (const one of [await ask('GET', `/v1/accounts/${id}`), await suspend(id), await resume(id)])
    expect([one.status, one.body.data]).toMatchObject([200, most]);
  expect((await ask('GET', '/v1/accounts')).status).toBe(200);
});

describe('the door', () => {
  it('401 for a wrong key at every operation, 429 after thirty from a network, and never for a right key', async () => {
    const own = await bootOperated();
    const all = Object.values(operatorOperations);
    const askAll = (some: typeof all, key: string | null) =>
      Promise.all(some.map(({ method, path }) => operator(own, key)(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, nobody))));
    const left = attemptBounds.operator_address.limit - 2 * all.length;
    for (const [some, key] of [
      [all, null],
      [all, operatorKey.slice(0, -1)],
      [all.slice(0, left), `${operatorKey}0`],
    ] as const)
      for (const answer of await askAll(some, key)) expect(refusal(answer)).toEqual([401, 'invalid_credentials']);
    for (const answer of await askAll(all, 'wrong')) {
      expect(refusal(answer)).toEqual([429, 'rate_limit_exceeded']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await operator(own)('GET', '/v1/accounts')).status).toBe(200);
    await own.close();
  });

  it('names each key in the audit log, the same each time, and not what it is', async () => {
    const { id } = await another();
    const suspended = async (key: string) => {
      await operator(tessera, key)('POST', `/v1/accounts/${id}/suspend`, {});
      await operator(tessera, key)('POST', `/v1/accounts/${id}/resume`);
    };
    for (const key of [operatorKey, second, operatorKey]) await suspended(key);
    const named = (await auditOf(id))
      .filter(({ actor_type }) => actor_type === 'operator')
      .map(({ credential_type, credential_id }) => [credential_type, credential_id]);
    const [one, , other] = named;
    expect(named).toEqual([one, one, other, other, one, one]);
    expect(one).toEqual(['operator_key', expect.stringMatching(/^opk_/)]);
    expect(one).not.toEqual(other);
  });

  it('logs each answer with its request id', async () => {
    let logged = '';
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged += chunk.toString();
        done();
      },
    });
    const own = await bootOperated({ log: pino({ level: 'info' }, sink) });
    const answers = [await operator(own)('GET', '/v1/accounts'), await operator(own, 'wrong')('GET', '/v1/accounts')];
    await own.close();
    const lines = logged.split('\n').filter((line) => line.includes('listAccounts'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      answers.map(({ status, headers }) => ({ requestId: headers.get('x-request-id'), operationId: 'listAccounts', status })),
    );
    expect(lines).toHaveLength(2);
  });

  it.each([operatorKey, second])('takes each of the keys', async (key) => {
    expect((await operator(tessera, key)('GET', '/v1/accounts')).status).toBe(200);
  });

  it('is not there without a key, and never on the port of the API', async () => {
    const without = await bootTessera();
    expect(refusal(await operator(without)('GET', '/v1/accounts'))).toEqual([404, 'unknown_path']);
    expect(refusal(await operator(without)('GET', '/openapi/operators.json'))).toEqual([404, 'unknown_path']);
    await without.close();
    const outside = await fetch(`${tessera.url}/v1/accounts`, { headers: { Authorization: `Bearer ${operatorKey}` } });
    expect(outside.status).toBe(404);
    expect((await fetch(`${tessera.url}/openapi/operators.json`)).status).toBe(404);
  });

  it('publishes its contract', async () => {
    const { body } = await operator(tessera, null)('GET', '/openapi/operators.json');
    expect(Object.keys(body.paths)).toEqual([...new Set(Object.values(operatorOperations).map(({ path }) => path))]);
    // biome-ignore lint/suspicious/noExplicitAny: a JSON document
    const operations = Object.values<any>(body.paths).flatMap((item) => Object.values<any>(item).filter(({ operationId }) => operationId));
    expect(operations.map(({ security }) => security)).toEqual(Object.keys(operatorOperations).map(() => [{ OperatorKey: [] }]));
  });

  it.each([
    ['{"name":', 400, 'malformed_json'],
    [undefined, 400, 'missing_body'],
    [`{"name":"${'x'.repeat(70_000)}"}`, 413, 'payload_too_large'],
    [{ name: 'Atlas', email: 'nobody' }, 400, 'invalid_parameters'],
    [{ name: 'Atlas', email: 'ada@atlas.example', plan: 'gold' }, 400, 'invalid_parameters'],
    [{ name: 'Atlas', email: 'ada@atlas.example', region: 'eu' }, 400, 'invalid_parameters'],
  ])('refuses the body %.40j', async (body, status, code) => {
    expect(refusal(await ask('POST', '/v1/accounts', body))).toEqual([status, code]);
  });

  it('refuses what the query may not have', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=ten', 'status=gone', 'after=x', 'sort=name', 'limit=1&limit=2'])
      expect(refusal(await ask('GET', `/v1/accounts?${query}`))).toEqual([400, 'invalid_parameters']);
  });
});

describe('createAccount', () => {
  it('201 with a link that sets the password of the first administrator, once', async () => {
    const body = { name: 'Mosaic Works', email: 'ada@mosaic.example', administrator_name: 'Ada Lindqvist', plan: 'professional' };
    const made = await ask('POST', '/v1/accounts', body);
    expect([made.status, answers.createAccount![201]!(made.body)]).toEqual([201, true]);
    expect(made.body.data).toMatchObject({ name: 'Mosaic Works', plan: 'professional', region: 'us', status: 'active' });
    const { link, user_id } = made.body.administrator;
    const token = new URL(link).searchParams.get('token');
    const call = at(tessera, '198.51.100.7');
    for (const password of ['iloveyousomuch', 'Mosaic-Works-2026', 'ada.lindqvist.ada'])
      expect((await call('POST', '/v1/auth/password', { body: { token, password } })).status).toBe(422);
    const set = await call('POST', '/v1/auth/password', { body: { token, password: aPassword } });
    expect(set.status).toBeLessThan(300);
    const signIn = await call('POST', '/v1/auth/login', { body: { email: body.email, password: aPassword } });
    const me = await call('GET', '/v1/users/me', { headers: { 'X-Session-Token': signIn.body.session_token } });
    expect(me.body.data).toMatchObject({ id: user_id, role: 'admin', name: 'Ada Lindqvist' });
    const entries = await auditOf(made.body.data.id);
    expect(entries.find(({ action }) => action === 'createAccount')).toMatchObject({
      actor_type: 'operator',
      actor_id: null,
      changes: { ...body, user_id },
      address: '127.0.0.1',
    });
    expect(entries.filter(({ actor_id }) => actor_id !== null).map(({ actor_type }) => actor_type)).toContain('user');
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});

it('createAccount 201 makes a free account with an Administrator, where nothing else is said', async () => {
  const made = await ask('POST', '/v1/accounts', { name: 'Plain', email: 'plain@plain.example' });
  expect(made.body.data).toMatchObject({ plan: 'free', rate_limit: null, burst_limit: null, suspension_reason: null, exported_at: null });
  const { db } = tessera.database;
  const first = db.selectFrom('users').select(['name', 'role']).where('id', '=', made.body.administrator.user_id);
  expect(await first.execute()).toEqual([{ name: 'Administrator', role: 'admin' }]);
});

describe('listAccounts and showAccount', () => {
  it('200 part by part, in the order of their ids', async () => {
    await another();
    await another();
    const all = (await ask('GET', '/v1/accounts?limit=100')).body;
    expect([all.next, answers.listAccounts![200]!(all)]).toEqual([null, true]);
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await ask('GET', `/v1/accounts?limit=1${after && `&after=${after}`}`);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      after = body.next;
    }
    expect(seen).toEqual(all.data.map(({ id }: { id: string }) => id));
    expect(seen).toEqual(seen.toSorted());
    expect(seen.length).toBeGreaterThanOrEqual(3);
  });

  it('404 for an account that is not there, and for what is no id', async () => {
    for (const id of [nobody, 'acc_', '%00'])
      for (const [method, path, body] of [
        ['GET', ''],
        ['PATCH', '', { name: 'x' }],
        ['POST', '/suspend', {}],
        ['POST', '/resume'],
      ] as const)
        expect(refusal(await ask(method, `/v1/accounts/${id}${path}`, body))).toEqual([404, 'not_found']);
  });
});

describe('setAccount', () => {
  it('200, and the next request has the limits of the new plan', async () => {
    const { admin, id } = await another();
    await admin.call('GET', '/v1/account');
    const set = await ask('PATCH', `/v1/accounts/${id}`, { plan: 'professional', name: 'Mosaic' });
    expect([set.status, answers.setAccount![200]!(set.body)]).toEqual([200, true]);
    expect(set.body.data).toMatchObject({ name: 'Mosaic', plan: 'professional', rate_limit: null, burst_limit: null });
    expect((await admin.call('GET', '/v1/account')).headers.get('x-ratelimit-limit')).toBe('300');
    const own = await ask('PATCH', `/v1/accounts/${id}`, { plan: 'enterprise', rate_limit: 7000, burst_limit: 9000 });
    expect(own.body.data).toMatchObject({ plan: 'enterprise', rate_limit: 7000, burst_limit: 9000, name: 'Mosaic' });
    expect((await admin.call('GET', '/v1/account')).headers.get('x-ratelimit-limit')).toBe('7000');
    const less = await ask('PATCH', `/v1/accounts/${id}`, { plan: 'business' });
    expect(less.body.data).toMatchObject({ plan: 'business', rate_limit: null, burst_limit: null });
    expect((await admin.call('GET', '/v1/account')).headers.get('x-ratelimit-limit')).toBe('1000');
    expect((await auditOf(id)).map(({ action, actor_type }) => [action, actor_type])).toEqual(Array(3).fill(['setAccount', 'operator']));
  });

  it('lets those in again whom policies of their account refuse, and leaves second factors demanded', async () => {
    const { admin, id } = await another();
    const refusing = {
      program_networks: ['192.0.2.0/24'],
      people_networks: ['192.0.2.0/24'],
      session_minutes: 15,
      everybody_needs_second_factor: true,
    };
    await tessera.database.db.updateTable('accounts').set(refusing).where('id', '=', id).execute();
    expect(refusal(await admin.call('GET', '/v1/account/security'))).toEqual([403, 'network_not_allowed']);
    expect((await ask('PATCH', `/v1/accounts/${id}`, { reset_policies: false })).status).toBe(200);
    expect(refusal(await admin.call('GET', '/v1/account/security'))).toEqual([403, 'network_not_allowed']);
    expect((await ask('PATCH', `/v1/accounts/${id}`, { reset_policies: true })).status).toBe(200);
    expect((await admin.call('GET', '/v1/account/security')).body.data).toMatchObject({
      program_networks: [],
      people_networks: [],
      session_minutes: null,
      everybody_needs_second_factor: true,
    });
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'setAccount', changes: { reset_policies: true } });
  });

  it.each([
    { plan: 'free', rate_limit: 5 },
    { plan: 'business', burst_limit: 5 },
    { plan: 'enterprise', rate_limit: 10, burst_limit: 9 },
    { plan: 'enterprise', rate_limit: null, burst_limit: 9 },
  ])('422 for %j, and nothing is changed', async (body) => {
    const { id } = await another();
    const before = (await ask('GET', `/v1/accounts/${id}`)).body;
    expect(refusal(await ask('PATCH', `/v1/accounts/${id}`, body))).toEqual([422, 'unprocessable']);
    expect((await ask('GET', `/v1/accounts/${id}`)).body).toEqual(before);
  });

  it('400 for nothing', async () => {
    expect(refusal(await ask('PATCH', `/v1/accounts/${(await another()).id}`, {}))).toEqual([400, 'invalid_parameters']);
  });
});

describe('suspendAccount', () => {
  it('200: keys, GraphQL, sessions, sign-ins and the channel are refused at once, and resumeAccount gives them back', async () => {
    const { admin, id } = await another();
    const person = await somebody(tessera.database.db, id, { role: 'admin' });
    const call = at(tessera, '198.51.100.8');
    const login = () => call('POST', '/v1/auth/login', { body: { email: person.email, password: aPassword } });
    const session = { 'X-Session-Token': (await login()).body.session_token };
    const channel = await signedInChannel(tessera.url, admin.key);
    const uses = async () => [
      refusal(await admin.call('GET', '/v1/resources')),
      refusal(await call('GET', '/v1/users/me', { headers: session })),
      (await admin.call('POST', '/graphql', { query: '{ me { id } }' })).body.errors?.[0].extensions.code,
    ];
    const open = [[200, undefined], [200, undefined], undefined];
    expect(await uses()).toEqual(open);
    const answer = await suspend(id);
    expect([answer.status, answers.suspendAccount![200]!(answer.body)]).toEqual([200, true]);
    expect(answer.body.data).toMatchObject({ status: 'suspended', suspension_reason: 'unpaid', suspended_at: expect.any(String) });
    const closed = [403, 'account_suspended'];
    expect(await uses()).toEqual([closed, closed, 'FORBIDDEN']);
    expect(refusal(await login())).toEqual(closed);
    expect((await channel.closed).code).toBe(3006);
    expect((await resume(id)).body.data).toMatchObject({ status: 'active', suspended_at: null, suspension_reason: null });
    expect(await uses()).toEqual(open);
    expect((await login()).status).toBe(200);
    const acts = (await auditOf(id)).filter(({ actor_type }) => actor_type === 'operator');
    expect(acts.map(({ action, changes }) => [action, changes])).toEqual([
      ['suspendAccount', { reason: 'unpaid' }],
      ['resumeAccount', { suspended_at: expect.any(String) }],
    ]);
  });

  it('is obeyed by OAuth: codes, refresh tokens, access tokens and introspection, which work again afterwards', async () => {
    const { id, admin } = await another();
    const people = await application({ ...tessera, accountId: id, admin, someone: (role, scopes) => tessera.someone(role, scopes, id) });
    const tokens = (await people.redeem(await people.code())).body;
    const code = await people.code();
    const bearer = { Authorization: `Bearer ${tokens.access_token}` };
    const use = async () => (await fetch(`${tessera.url}/v1/resources`, { headers: bearer })).status;
    expect(await use()).toBe(200);
    await suspend(id);
    expect(await use()).toBe(403);
    for (const refused of [
      await people.redeem(code),
      await people.refresh(tokens.refresh_token),
      await people.token({ grant_type: 'client_credentials' }),
    ])
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    for (const token of [tokens.access_token, tokens.refresh_token])
      expect((await people.introspect(token)).body).toEqual({ active: false });
    expect((await people.ask()).page).toContain('name="password"');
    await resume(id);
    expect(await use()).toBe(200);
    expect((await people.refresh(tokens.refresh_token)).status).toBe(200);
    expect((await people.redeem(code)).status).toBe(200);
  });

  it('makes webhooks wait, which then receive what has happened', async () => {
    const { admin, id } = await another();
    const webhook = await created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] });
    const mine = () => receiver.messages(webhook.secret as string).filter(({ type }) => type === 'RESOURCE_CREATED');
    await tessera.database.db.updateTable('accounts').set({ suspended_at: new Date().toISOString() }).where('id', '=', id).execute();
    await created(admin, '/v1/resources', { name: 'Before the caches of a second are over' }).catch(() => undefined);
    const { db } = tessera.database;
    const pending = async () => (await db.selectFrom('deliveries').select('id').where('account_id', '=', id).execute()).length;
    await until(async () => (await pending()) > 0);
    expect(mine()).toEqual([]);
    await resume(id);
    await until(() => mine().length === 1);
  });

  it('lets nobody use a link for a password until it is resumed', async () => {
    const made = await ask('POST', '/v1/accounts', { name: 'Atlas', email: 'ada@atlas.example' });
    const token = new URL(made.body.administrator.link).searchParams.get('token');
    const use = () => at(tessera, '198.51.100.9')('POST', '/v1/auth/password', { body: { token, password: aPassword } });
    await suspend(made.body.data.id);
    expect(refusal(await use())).toEqual([403, 'account_suspended']);
    await resume(made.body.data.id);
    expect((await use()).status).toBeLessThan(300);
  });

  it('409 to resume what is not suspended; a second suspension has the new reason and the old time', async () => {
    const { id } = await another();
    expect(refusal(await resume(id))).toEqual([409, 'invalid_state']);
    const first = (await suspend(id)).body.data.suspended_at;
    const again = await ask('POST', `/v1/accounts/${id}/suspend`, {});
    expect(again.body.data).toMatchObject({ suspended_at: first, suspension_reason: null });
    const { body } = await ask('GET', '/v1/accounts?status=suspended&limit=100');
    expect(body.data.map((one: { id: string }) => one.id)).toContain(id);
    const { body: active } = await ask('GET', '/v1/accounts?status=active&limit=100');
    expect(active.data.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  it.skipIf(!serverUrl)('is obeyed by another node, also by a connection that is idle there', async () => {
    const { admin, id } = await another();
    const beside = await bootTessera({ beside: tessera });
    const channel = await signedInChannel(beside.url, admin.key);
    await suspend(id);
    expect((await channel.closed).code).toBe(3006);
    await beside.close();
  });
});

describe('npx tessera accounts', () => {
  const printed = async (...words: string[]) => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    const failed = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    vi.stubEnv('TESSERA_OPERATOR_KEY', operatorKey);
    const code = await run(['accounts', ...words, '--url', tessera.operationsUrl]).finally(() => {
      log.mockRestore();
      failed.mockRestore();
      vi.unstubAllEnvs();
    });
    return { code, lines };
  };
  const json = async (...words: string[]) => JSON.parse((await printed(...words, '--json')).lines[0]!);

  it('creates, shows, lists, sets, suspends and resumes an account', async () => {
    const made = await json('create', '--name', 'Tiles', '--email', 'ada@tiles.example', '--plan', 'free');
    const { id } = made.data;
    expect(made.administrator.link).toContain('/password?token=');
    expect(await json('show', id)).toEqual(made.data);
    expect((await printed('list', '--json')).lines.map((line) => JSON.parse(line).id)).toContain(id);
    expect((await printed('list', '--status', 'suspended')).lines.join()).not.toContain(id);
    expect(await json('set', id, '--plan', 'enterprise', '--rate-limit', '50', '--burst-limit', '60')).toMatchObject({ rate_limit: 50 });
    expect(await json('set', id, '--reset-policies')).toMatchObject({ id, rate_limit: 50 });
    const { lines } = await printed('set', id, '--rate-limit', 'none', '--burst-limit', '5000');
    expect(lines.join('\n').split('\n').slice(1)).toEqual([
      'rate_limit          that of the plan',
      'burst_limit         5000 requests per window',
    ]);
    expect((await printed('show', id)).lines.join()).toContain('rate_limit          that of the plan');
    expect(await json('suspend', id, '--reason', 'unpaid')).toMatchObject({ status: 'suspended', suspension_reason: 'unpaid' });
    expect((await printed('list', '--status', 'suspended')).lines.join()).toContain(`${id}  suspended`);
    expect(await json('resume', id)).toMatchObject({ status: 'active' });
  });

  it('says what the server refuses, and fails', async () => {
    const { code, lines } = await printed('set', tessera.accountId, '--plan', 'gold');
    expect([code, lines.join()]).toEqual([1, expect.stringContaining('plan: Must be one of: free, professional, business, enterprise.')]);
  });
});
