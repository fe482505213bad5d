import { randomUUID } from 'node:crypto';
import { bootTessera, connectChannel, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { buildSchema, type GraphQLInputObjectType, getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthorityWord, authorities } from '../../src/contract/authority.ts';
import { sdl } from '../../src/contract/graphql.ts';
import { operations } from '../../src/contract/operations.ts';
import { lifetimes } from '../../src/contract/plans.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { accountOperations, publishedOperations, resolve } from '../../src/testing/contract/published.ts';
import type { ValidRequest } from '../../src/testing/requests/fill.ts';
import { rowsOf } from '../../src/testing/walk/kept-rows.ts';
import { type CredentialKind, credentialsOf, type Reach, type Shown } from '../support/credentials.ts';
import { validRequests } from '../support/requests.ts';

type Case = Reach & { kind: CredentialKind };

const wide = ['read', 'write', 'admin'];
const everything = [...wide, 'write:logins'];
const kinds = ['API key', 'token of an application', 'JWT of an application', 'token of a consent', 'JWT of a consent'] as const;
const ofAll = (role: Reach['role'], scopes: string[]): Case[] => kinds.map((kind) => ({ kind, role, scopes }));
const keyWith = (scopes: string[], more: Partial<Reach> = {}): Case => ({ kind: 'API key', role: 'admin', scopes, ...more });

/** Credentials that may call the operation, and whose role would reach: what they lack is a scope. */
const narrow = {
  users: ofAll('admin', ['read:users', 'write:users']),
  write: [...ofAll('admin', ['read', 'write'])],
};

/** Whoever has the scopes and not the role. */
const lesser: Case[] = [
  { kind: 'API key', role: 'viewer', scopes: everything },
  { kind: 'API key', role: 'editor', scopes: everything },
  { kind: 'session', role: 'editor', scopes: [] },
  { kind: 'session', role: 'viewer', scopes: [] },
  { kind: 'JWT of a password', role: 'editor', scopes: [] },
];

/** An hour from now, where credentials do not end by then anyway. */
const soon = new Date(Date.now() + 3_600_000).toISOString();

/** Keys with every scope that end by themselves, or do not work everywhere. */
const boundedKeys = (): Case[] => [
  keyWith(everything, { expiresAt: soon }),
  keyWith(everything, { allowedIps: ['127.0.0.0/8', '::1'] }),
  keyWith(everything, { allowedReferrers: ['app.example.com'] }),
];

/** Credentials with every scope that end by themselves, or do not work everywhere. */
const bounded = (): Case[] => [...kinds.slice(1).map((kind): Case => ({ kind, role: 'admin', scopes: everything })), ...boundedKeys()];

const account = [keyWith(['admin']), keyWith(['admin', 'write']), keyWith(['admin', 'read:users'])];

/** Who decides about people, and could do less themselves than an administrator who is made or unmade. */
const short = [keyWith(['admin', 'read', 'write:users']), keyWith(['admin', 'write'])];

/** Whoever signs nobody in: a scope of its own does, which `admin` does not include. */
const alone: Case[] = [keyWith(wide), { kind: 'token of an application', role: 'admin', scopes: wide }];

/** The credentials below each word, whatever the operation; a word that is added says here who is below it. */
const below: Record<AuthorityWord, () => Case[]> = {
  role: () => [...narrow.users, ...narrow.write, ...short, ...alone, ...bounded(), ...lesser],
  person: () => [...narrow.users, ...narrow.write, ...lesser],
  link: () => [...account, ...alone, ...bounded(), ...lesser],
  newcomer: () => lesser,
  key: () => [...account, ...bounded(), ...lesser],
  application: () => [...account, ...bounded(), ...lesser],
  // An application renews its tokens: a webhook may outlive one.
  feed: () => [...ofAll('admin', ['write:webhooks', 'read:webhooks']), ...boundedKeys(), ...lesser],
  // Who may be below these is no matter of credentials: the records say who belongs to them, and a proof is looked at as such.
  membership: () => lesser.filter(({ role }) => role === 'viewer'),
  proof: () => [],
  // Its scope says who may have one.
  address: () => [],
  less: () => lesser,
  // It stands beside what the operation itself asks of callers: an administrator, and `person`.
  removal: () => lesser,
  protection: () => [...bounded(), ...lesser],
};

/** Whoever may add people and could not let them in. */
const provisioning = (): Case[] => [...narrow.users, keyWith(['write']), ...alone, ...bounded()];

/** The credentials that just reach. */
const enough: Case[] = [
  keyWith(everything),
  { kind: 'session', role: 'admin', scopes: [] },
  { kind: 'JWT of a password', role: 'admin', scopes: [] },
];

const published = [...publishedOperations, ...accountOperations];
const walked = published
  .map(({ operationId }) => operationId)
  .filter((id) => operations[id].authority.some((word) => authorities[word].within || authorities[word].needs.length > 0));

/** What a person who acts themselves may do only after a recent sign-in. */
const asksForRecent = published
  .map(({ operationId }) => operationId)
  .filter((id) => operations[id].authority.some((word) => authorities[word].recent));

const schema = buildSchema(sdl);
const mutations = schema.getMutationType()!.getFields();
/** The statuses of GraphQL's codes of refusals. */
const refusals: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };
const graphqlRoles: Record<string, string> = { admin: 'ADMIN', editor: 'USER', viewer: 'VIEWER' };

/** Who reads their letters takes anybody over. */
const address = () => `over-${randomUUID()}@tessera.example`;

/** What makes the most of a request: the highest role, another address, no end and no restriction, and the least evidence. */
const most = (operationId: OperationId, { body, ...request }: ValidRequest, role = 'admin'): ValidRequest => {
  const { properties = {} } = resolve(published.find((one) => one.operationId === operationId)!.body?.schema ?? {});
  const widest = { role, email: address(), expires_at: null, allowed_ips: [], allowed_referrers: [], scopes: everything, audit_days: 30 };
  const added = Object.entries(widest).filter(([name]) => name in properties);
  if (added.length === 0) return { ...request, body };
  return { ...request, body: JSON.stringify({ ...JSON.parse(String(body)), ...Object.fromEntries(added) }) };
};

describe('what makes or changes an authority', () => {
  let tessera: Tessera;
  let outside: Outside;
  let valid: ReturnType<typeof validRequests>;
  let make: ReturnType<typeof credentialsOf>;
  const known = new Map<string, Promise<Shown>>();
  const credential = (one: Case): Promise<Shown> => {
    const name = JSON.stringify(one);
    const shown = known.get(name) ?? make[one.kind](one);
    known.set(name, shown);
    return shown;
  };
  /** How far the clock of the server is ahead, in milliseconds. */
  let ahead = 0;
  beforeAll(async () => {
    tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, clock: () => new Date(Date.now() + ahead) });
    outside = await openOutside();
    valid = validRequests(tessera, outside);
    make = credentialsOf(tessera);
  });
  afterAll(async () => {
    await tessera.close();
    await outside.close();
  });

  /** Every authority there is, as far as an act could change it. */
  const authoritiesThere = () =>
    rowsOf(tessera.database.db, tessera.accountId, [
      'users',
      'api_keys',
      'applications',
      'application_secrets',
      'password_links',
      'webhooks',
      'webhook_secrets',
      'accounts',
    ]);

  const rest =
    (version: string) =>
    async (_id: OperationId, { method, path, headers, body }: ValidRequest, shown: Shown) => {
      const response = await fetch(`${tessera.url}${path.replace(/^\/v1\//, `/${version}/`)}`, {
        method,
        headers: { ...headers, ...shown.headers },
        body: body as string | undefined,
      });
      const text = await response.text();
      const said = text ? JSON.parse(text) : {};
      return { status: response.status, code: said.error?.code ?? said.code };
    };

  const pathOf = (id: OperationId, path: string): Record<string, string> => {
    const template = operations[id].path.split('/');
    const parts = path.split('/');
    return Object.fromEntries(template.flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), parts[at]!]] : [])));
  };

  const channel = async (id: OperationId, { path, body }: ValidRequest, shown: Shown) => {
    const { Referer } = shown.headers;
    const client = await connectChannel(tessera.url, Referer ? { headers: { Origin: new URL(Referer).origin } } : {});
    const authenticated = await client.ask({ type: 'authenticate', token: shown.token });
    if (authenticated.type !== 'result') throw new Error(JSON.stringify(authenticated));
    const answer = await client.ask({
      type: 'call',
      operation: id,
      path: pathOf(id, path),
      ...(body ? { body: JSON.parse(String(body)) } : {}),
    });
    client.socket.close();
    return { status: answer.status ?? 0, code: answer.body?.error?.code };
  };

  const graphql = async (id: OperationId, { path, body }: ValidRequest, shown: Shown) => {
    const field = mutations[id]!;
    const input = field.args.find(({ name }) => name === 'input');
    const fields = input ? (getNamedType(input.type) as GraphQLInputObjectType).getFields() : {};
    const given = Object.entries(body ? JSON.parse(String(body)) : {}).filter(([name]) => name in fields);
    const variables = {
      ...(field.args.some(({ name }) => name === 'id') ? { id: Object.values(pathOf(id, path))[0] } : {}),
      ...(input
        ? { input: Object.fromEntries(given.map(([name, value]) => [name, name === 'role' ? graphqlRoles[String(value)] : value])) }
        : {}),
    };
    const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const query = `mutation (${declared}) { ${id}(${passed}) { __typename } }`;
    const response = await fetch(`${tessera.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...shown.headers },
      body: JSON.stringify({ query, variables }),
    });
    const { errors, data } = (await response.json()) as {
      errors?: { message: string; extensions: { code: string; reason: string } }[];
      data: unknown;
    };
    const status = refusals[errors?.[0]?.extensions.code ?? ''];
    if (errors && !status) throw new Error(JSON.stringify({ errors, variables }));
    return { status: status ?? 200, code: errors?.[0]?.extensions.reason, data };
  };

  const doors = (id: OperationId) => ({
    'REST v1': rest('v1'),
    ...(operations[id].document === 'platform' ? { 'REST v2-preview': rest('v2-preview'), channel } : {}),
    ...(id in mutations ? { GraphQL: graphql } : {}),
  });

  /** A request for the most, about an administrator: whoever is below reaches nobody above. Where it gives a role, one that is given and one that is taken. */
  const wanted = async (operationId: OperationId): Promise<ValidRequest[]> => {
    const of = async (before: Reach['role'], role: Reach['role']) => {
      const request = await valid(operationId);
      const [id] = /usr_[0-9a-z]{26}/.exec(request.path) ?? [];
      if (id) await tessera.database.db.updateTable('users').set({ role: before }).where('id', '=', id).execute();
      return most(operationId, request, role);
    };
    const gives = operations[operationId].authority.includes('role') && operations[operationId].path.includes('{user_id}');
    return gives ? [await of('viewer', 'admin'), await of('admin', 'editor')] : [await of('admin', 'admin')];
  };

  /** What comes of requests at every door, all at once: none is to change anything. */
  const atAllDoors = (id: OperationId, requests: readonly ValidRequest[], shown: Shown) =>
    Promise.all(
      requests.flatMap((request) => Object.entries(doors(id)).map(async ([door, send]) => ({ door, ...(await send(id, request, shown)) }))),
    );

  it('is named by operations of every kind', () => {
    expect(walked).toEqual(
      expect.arrayContaining([
        'createUser',
        'deleteUser',
        'createMemberPasswordLink',
        'rerollApiKey',
        'updateApplication',
        'createWebhook',
        'enableWebhook',
        'rotateWebhookSecret',
        'updateSecuritySettings',
        'updateRetention',
      ]),
    );
  });

  it.each(walked)('%s says which scopes it may need beside its own, in the SDL, too', (operationId) => {
    const { authority, scopes } = operations[operationId];
    const further = authority
      .flatMap((word) => [...authorities[word].needs, ...(authorities[word].alone ?? [])])
      .filter((scope) => !(scopes as readonly string[]).includes(scope));
    const { description } = published.find((one) => one.operationId === operationId)!;
    for (const said of [description, ...(operationId in mutations ? [mutations[operationId]!.description] : [])])
      for (const scope of further) expect(said).toContain(`\`${scope}\``);
  });

  /** How somebody below an operation is refused; an application that acts for itself has no current user. */
  const refusalOf = (id: OperationId, { kind }: Case): number =>
    operations[id].path === '/v1/users/me' && kind.endsWith('of an application') ? 404 : 403;

  it.each(walked)('%s is refused to every credential below it, at every door, and nothing has changed', async (operationId) => {
    const words = operations[operationId].authority;
    const requests = await wanted(operationId);
    const cases = new Map(words.flatMap((word) => below[word]()).map((one) => [JSON.stringify(one), one]));
    expect(cases.size).toBeGreaterThan(0);
    const all = await Promise.all([...cases.values()].map(async (one) => ({ one, shown: await credential(one) })));
    const before = await authoritiesThere();
    for (const { one, shown } of all)
      for (const { door, status, code } of await atAllDoors(operationId, requests, shown)) {
        expect({ ...one, door, status }).toEqual({ ...one, door, status: refusalOf(operationId, one) });
        if (code !== undefined) expect(['invalid_scope', 'insufficient_permissions', 'not_found']).toContain(code);
      }
    expect(await authoritiesThere()).toEqual(before);
  });

  /** What an operation makes of a person at each door, and whether it was refused. */
  const atEachDoor = async (id: OperationId, request: () => Omit<ValidRequest, 'headers'>, one: Case) => {
    const shown = await credential(one);
    const answers: Record<string, number> = {};
    for (const [door, send] of Object.entries(doors(id)))
      answers[door] = (await send(id, { ...request(), headers: { 'Content-Type': 'application/json' } }, shown)).status;
    return answers;
  };
  const statuses = (id: OperationId, status: number) => Object.fromEntries(Object.keys(doors(id)).map((door) => [door, status]));
  const done = (answers: Record<string, number>) =>
    Object.fromEntries(Object.entries(answers).map(([door, status]) => [door, status < 300 ? 200 : status]));
  /** Adds a viewer at each door, and answers them. */
  const added = async (one: Case) => {
    const name = randomUUID();
    const request = () => ({ method: 'POST', path: '/v1/users', body: JSON.stringify({ name, email: address() }) });
    const answers = await atEachDoor('createUser', request, one);
    expect(done(answers)).toEqual(statuses('createUser', 200));
    return tessera.database.db.selectFrom('users').select(['id', 'role', 'may_sign_in']).where('name', '=', name).execute();
  };
  const people = (may_sign_in: boolean) =>
    Object.keys(doors('createUser')).map(() => ({ id: expect.any(String), role: 'viewer', may_sign_in }));

  it.each(provisioning().map((one) => [JSON.stringify(one), one] as const))(
    'createUser and updateUser by %s: a viewer who may not sign in, whose address it changes until they may',
    async (_, one) => {
      const made = await added(one);
      expect(made).toEqual(people(false));
      const path = `/v1/users/${made[0]!.id}`;
      const another = (method: string) => () => ({ method, path, body: JSON.stringify({ name: 'Ada', email: address() }) });
      const change = async () => ({
        updateUser: done(await atEachDoor('updateUser', another('PATCH'), one)),
        replaceUser: done(await atEachDoor('replaceUser', another('PUT'), one)),
      });
      expect(await change()).toEqual({ updateUser: statuses('updateUser', 200), replaceUser: statuses('replaceUser', 200) });
      const member = `/v1/account/members/${made[0]!.id}`;
      expect((await tessera.admin.call('GET', member)).body.data.may_sign_in).toBe(false);
      expect((await tessera.admin.call('POST', `${member}/password-link`)).status).toBe(201);
      expect((await tessera.admin.call('GET', member)).body.data.may_sign_in).toBe(true);
      expect((await tessera.admin.call('GET', `/v1/account/members/${made[1]!.id}`)).body.data.may_sign_in).toBe(false);
      expect(await change()).toEqual({ updateUser: statuses('updateUser', 403), replaceUser: statuses('replaceUser', 403) });
    },
  );

  it.each([...enough, keyWith(['read', 'write:users', 'write:logins'])].map((one) => [JSON.stringify(one), one] as const))(
    'createUser by %s: a viewer who may sign in',
    async (_, one) => expect(await added(one)).toEqual(people(true)),
  );

  it.each(walked)('%s is done for those who reach', async (operationId) => {
    for (const one of enough) {
      const request = most(operationId, await valid(operationId));
      const { status, code } = await rest('v1')(operationId, request, await credential(one));
      expect({ ...one, code, good: status < 300 }).toEqual({ ...one, code: undefined, good: true });
    }
  });

  const administrators: Case[] = [
    { kind: 'session', role: 'admin', scopes: [] },
    { kind: 'JWT of a password', role: 'admin', scopes: [] },
  ];
  /** As if so many seconds had passed since everybody signed in. */
  const later = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
    ahead = seconds * 1000;
    return work().finally(() => {
      ahead = 0;
    });
  };

  it('is asked of a recent sign-in where it is for good, and never where it only ends or revokes', () => {
    const asked = (id: OperationId) => asksForRecent.includes(id);
    const gives = [
      'createUser',
      'updateUser',
      'deleteUser',
      'inviteMember',
      'updateMember',
      'removeMember',
      'createMemberPasswordLink',
    ] as const;
    const gives2 = ['removeMemberSecondFactors', 'createApiKey', 'updateApiKey', 'rerollApiKey', 'createApplication'] as const;
    const gives3 = ['updateApplication', 'rotateApplicationSecret', 'updateSecuritySettings', 'replaceUser', 'updateRetention'] as const;
    const feeds = ['createWebhook', 'updateWebhook', 'replaceWebhook', 'rotateWebhookSecret', 'enableWebhook'] as const;
    for (const id of [...gives, ...gives2, ...gives3, ...feeds]) expect([id, asked(id)]).toEqual([id, true]);
    const ends = ['revokeApiKey', 'deleteApplication', 'removeMemberSessions', 'logout', 'endOtherSessions', 'deleteWebhook'] as const;
    for (const id of ends) expect([id, asked(id)]).toEqual([id, false]);
  });

  it.each(asksForRecent)(
    '%s is refused to a person who signed in long ago, at every door, and nothing has changed',
    async (operationId) => {
      const requests = await wanted(operationId);
      const all = await Promise.all(administrators.map(async (one) => ({ one, shown: await credential(one) })));
      const before = await authoritiesThere();
      for (const { one, shown } of all)
        for (const { door, status, code } of await later(lifetimes.recent_sign_in + 60, () => atAllDoors(operationId, requests, shown)))
          expect({ ...one, door, status, code }).toEqual({ ...one, door, status: 401, code: 'insufficient_user_authentication' });
      expect(await authoritiesThere()).toEqual(before);
    },
  );

  it.each(asksForRecent)('%s is done by a key, however old', async (operationId) => {
    const request = most(operationId, await valid(operationId));
    const shown = await credential(keyWith(everything));
    const { status } = await later(lifetimes.recent_sign_in + 60, () => rest('v1')(operationId, request, shown));
    expect(status).toBeLessThan(300);
  });

  /** Every other operation that writes: what it does gives nobody an authority, or only ends one. */
  const unasked = published
    .filter(({ operationId, method }) => method !== 'GET' && !asksForRecent.includes(operationId))
    .map(({ operationId }) => operationId)
    .filter((id) => !operations[id].authority.some((word) => word === 'less'));

  it.each(unasked)('%s makes no authority, so that it asks for no recent sign-in', async (operationId) => {
    const request = await valid(operationId);
    const shown = await credential(administrators[0]!);
    const before = await authoritiesThere();
    const { code } = await later(lifetimes.recent_sign_in + 60, () => rest('v1')(operationId, request, shown));
    expect(code).not.toBe('insufficient_user_authentication');
    // A webhook may be deleted, and the account has another name.
    const known = new Set(before.map(({ row }) => row));
    expect((await authoritiesThere()).filter(({ name, row }) => name !== 'accounts' && !known.has(row))).toEqual([]);
  });

  it('an operation that is asked says so, in the SDL, too', () => {
    for (const operationId of asksForRecent) {
      const { description } = published.find((one) => one.operationId === operationId)!;
      for (const said of [description, ...(operationId in mutations ? [mutations[operationId]!.description] : [])])
        expect([operationId, said?.includes('`insufficient_user_authentication`')]).toEqual([operationId, true]);
    }
  });
});
