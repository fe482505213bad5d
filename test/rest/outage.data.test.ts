import { bootTessera, rejection, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import { newId } from '../../src/core/ids.ts';
import type { Credential, Principal } from '../../src/core/principal.ts';
import { newSecret } from '../../src/identity/tokens/secrets.ts';
import { boundedChecks, checksAtOnce } from '../../src/rules/concurrent-credential-checks.ts';
import { connectGraphql } from '../graphql/subscribing.ts';
import { inOneWindow } from '../support/rate-limit.ts';

let isAway = false;
const onStatement = () => {
  if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};

/** Of the right form, so that the database has to be asked. */
const unknownToken = newSecret('access_token');
const email = 'ada@example.com';
const password = 'long enough, and right';

/** What was found out about credentials a moment ago is still trusted: time passes between the parts. */
let passed = 0;
const clock = () => new Date(Date.now() + passed);

/** The lines of the log. */
const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ onStatement, clock, log, env: { TESSERA_ADMIN_EMAIL: email, TESSERA_ADMIN_PASSWORD: password } });
});
beforeEach(() => {
  isAway = false;
});
afterAll(async () => {
  isAway = false;
  await tessera.close();
});

/** More than an address, or a guesser, may ask in a window. */
const many = 110;
const application = newId('application');
const times = async (count: number, ask: () => Promise<Response>) => {
  const answers: string[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const answer = await ask();
    answers.push(`${answer.status} ${answer.headers.get('retry-after')}`);
    await answer.arrayBuffer();
  }
  return [...new Set(answers)];
};
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${tessera.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const login = () => post('/v1/auth/login', { email, password });
const keyed = () => ({ 'X-API-Key': tessera.admin.key });

/** What the address of all these requests has left. */
const left = async () => Number((await fetch(`${tessera.url}/v1/resources`)).headers.get('x-ratelimit-remaining'));

describe('while the database is away', () => {
  it.each<[string, () => Promise<Response>]>([
    ['a request', () => fetch(`${tessera.url}/v1/resources`, { headers: keyed() })],
    ['a request to nowhere', () => post('/v1/nothing', {}, keyed())],
    [
      'a token that nobody can look up',
      () => fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${unknownToken}` } }),
    ],
    ['an operation of GraphQL', () => post('/graphql', { query: '{ me { id } }' }, keyed())],
    ['a sign-in', login],
    [
      'a request for a token',
      () =>
        post('/v1/auth/token', {
          grant_type: 'client_credentials',
          client_id: application,
          client_secret: 'tcs_no',
          audience: tessera.url,
        }),
    ],
  ])('%s counts for nobody, and succeeds or fails for its own reasons once it is back', async (_what, ask) => {
    const served = (await ask()).status;
    const before = await left();
    passed += 2000;
    isAway = true;
    const answers = await times(many, ask);
    isAway = false;
    if (served !== 404) expect(answers.filter((one) => one !== '503 2')).toEqual([]);
    expect(answers.filter((one) => one.startsWith('429'))).toEqual([]);
    expect(before - (await left())).toBeLessThanOrEqual(1);
    expect((await ask()).status).toBe(served);
  });
});

describe('on an open connection, while the database is away', () => {
  /** A request of the account, which says what is left. */
  const counted = () => fetch(`${tessera.url}/v1/resources`, { headers: keyed() });

  it('a subscription of the channel counts for nobody, and is in the log with the id of the connection', async () => {
    const channel = await signedInChannel(tessera.url, tessera.admin.key);
    const counts = await inOneWindow(async (left) => {
      const before = left(await counted());
      isAway = true;
      expect(await channel.ask({ type: 'subscribe' })).toMatchObject({ type: 'error', error: { code: 'service_unavailable' } });
      isAway = false;
      const after = left(await counted());
      expect(await channel.ask({ type: 'subscribe' })).toMatchObject({ to: 'subscribe' });
      return [before - after, before - left(await counted())];
    });
    expect(counts).toEqual([1, 3]);
    const { connection_id } = channel.frames.find(({ type }) => type === 'welcome')!;
    expect(logged.filter((line) => line.includes(connection_id))).not.toEqual([]);
    channel.socket.close();
  });

  it('an operation of GraphQL counts for nobody', async () => {
    const { client, subscribe } = connectGraphql(tessera.url, {
      connectionParams: { token: tessera.admin.key },
      lazy: false,
      onNonLazyError: () => undefined,
    });
    await subscribe('{ __typename }').first(1);
    const counts = await inOneWindow(async (left) => {
      const before = left(await counted());
      passed += 2000;
      isAway = true;
      const refused = subscribe('{ __typename }');
      await refused.over;
      isAway = false;
      expect(refused.failure()).toMatchObject([{ message: expect.stringContaining('unreachable') }]);
      const after = left(await counted());
      await subscribe('{ __typename }').first(1);
      return [before - after, before - left(await counted())];
    });
    expect(counts).toEqual([1, 3]);
    await client.dispose();
  });
});

describe('a connection that is opened while the database is away', () => {
  it('is closed with 1013 by GraphQL, so that its client comes again', async () => {
    passed += 2000;
    isAway = true;
    const { client, closed, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: tessera.admin.key } });
    await subscribe('{ __typename }').over;
    expect(closed).toMatchObject([{ code: 1013 }]);
    await client.dispose();
  });
});

describe('checks of credentials', () => {
  const credential: Credential = { kind: 'api_key', token: 'tsr_live_x' };
  const origin = { address: '192.0.2.1', referrer: undefined, userAgent: undefined, requestId: 'req_1' };
  const somebody = {} as Principal;

  it('are a few at once while they cannot be ended, and all others are sent away at once', async () => {
    const asked: PromiseWithResolvers<Principal>[] = [];
    const check = boundedChecks(() => {
      const one = Promise.withResolvers<Principal>();
      asked.push(one);
      return one.promise;
    });
    const first = rejection(Promise.resolve(check(credential, origin)));
    asked[0]!.reject(new Error('Connection terminated'));
    await first;
    const underWay = Array.from({ length: checksAtOnce.away }, () => check(credential, origin));
    expect(() => check(credential, origin)).toThrow(expect.objectContaining({ status: 503, headers: { 'Retry-After': '2' } }));
    expect(asked).toHaveLength(1 + checksAtOnce.away);
    asked[1]!.resolve(somebody);
    expect(await underWay[0]).toBe(somebody);
    const more = Array.from({ length: checksAtOnce.away * 2 }, () => check(credential, origin));
    for (const { resolve } of asked) resolve(somebody);
    expect(await Promise.all(more)).toHaveLength(checksAtOnce.away * 2);
  });

  it('go on when they end with a refusal', async () => {
    const check = boundedChecks(async () => {
      throw new ServiceError('invalid_credentials', 'No.');
    });
    const all = Array.from({ length: checksAtOnce.away * 2 }, () => rejection(Promise.resolve(check(credential, origin))));
    expect(new Set((await Promise.all(all)).map((error) => (error as ServiceError).status))).toEqual(new Set([401]));
  });
});
