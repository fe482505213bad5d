import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { begin } from '../../src/request/begin.ts';
import type { Begun, Door } from '../../src/request/incoming.ts';
import { allowPage, authenticateToken, requireToken } from '../../src/request/steps/authentication-frame.ts';
import { readBody } from '../../src/request/steps/body.ts';
import { follow, revalidate } from '../../src/request/steps/connection.ts';
import { allowOrigin } from '../../src/request/steps/cors.ts';
import { authenticate, readCredential } from '../../src/request/steps/credentials.ts';
import { authorize } from '../../src/request/steps/permission.ts';
import { countRequest } from '../../src/request/steps/quota.ts';
import { requireHttps } from '../../src/request/steps/transport.ts';
import { validate } from '../../src/request/steps/validation.ts';
import { chooseVersion, settleVersion } from '../../src/request/steps/version.ts';
import { createWalk, steps } from '../../src/request/steps.ts';
import { doorStep, inOrder, walksOf } from '../../src/request/walk.ts';

const target = doorStep<
  Begun,
  { name: string; facts: { credentials: []; takes: []; answers: []; errors: 'platform'; cacheControl: null; cost: number } }
>()('match');
const begun = () =>
  begin(
    {
      method: 'GET',
      path: '/v1/resources',
      search: '',
      query: {},
      headers: {},
      doubled: [],
      address: '127.0.0.1',
      secure: true,
      strict: false,
      requestId: 'r',
      readBody: async () => Buffer.alloc(0),
      streamBody: () => Readable.from([]),
    },
    'rest',
  );

const at = (door: Door) => steps.filter(([, , doors]) => (doors as readonly Door[]).includes(door)).map(([name]) => name);

describe('the table of steps, as the compiler sees it', () => {
  it('has a step stand behind those that find out what it needs', () => {
    inOrder([
      ['https', requireHttps, ['rest'], 'address'],
      ['match', target, ['rest'], 'sender'],
      ['credential', readCredential, ['rest'], 'address'],
      ['authenticate', authenticate, ['rest'], 'address'],
      ['count', countRequest, ['rest'], 'caller'],
    ]);
    // @ts-expect-error nobody looks at credentials that came over plain HTTP
    inOrder([
      ['match', target, ['rest'], 'sender'],
      ['credential', readCredential, ['rest'], 'address'],
    ]);
    // @ts-expect-error it is not known yet what the request is for
    inOrder([
      ['https', requireHttps, ['rest'], 'address'],
      ['credential', readCredential, ['rest'], 'address'],
    ]);
    // @ts-expect-error nothing has been credential
    inOrder([
      ['match', target, ['rest'], 'sender'],
      ['authenticate', authenticate, ['rest'], 'address'],
    ]);
    // @ts-expect-error nobody is known to be counted
    inOrder([
      ['match', target, ['rest'], 'sender'],
      ['count', countRequest, ['rest'], 'caller'],
    ]);
    // @ts-expect-error the account whose origins count is not known
    inOrder([
      ['match', target, ['rest'], 'sender'],
      ['origin', allowOrigin, ['rest'], 'caller'],
    ]);
    // @ts-expect-error the account that may have pinned a version is not known
    inOrder([
      ['version', chooseVersion, ['rest'], 'sender'],
      ['settle version', settleVersion, ['rest'], 'caller'],
    ]);
    // @ts-expect-error there is no operation to read a body for
    inOrder([['body', readBody, ['rest'], 'caller']]);
    // @ts-expect-error nobody has been let in
    inOrder([['validate', validate, ['rest'], 'caller']]);
    expect(steps.length).toBeGreaterThan(20);
  });

  it('counts a refusal for the caller exactly when the caller is known', () => {
    // @ts-expect-error nobody is known yet
    inOrder([['https', requireHttps, ['rest'], 'caller']]);
    inOrder([['revalidate', revalidate, ['socket'], 'caller']]);
    // @ts-expect-error the caller of a message is known
    inOrder([['revalidate', revalidate, ['socket'], 'address']]);
    // @ts-expect-error the caller of a message is known
    inOrder([['revalidate', revalidate, ['socket'], 'sender']]);
    // @ts-expect-error a frame that authenticates is no request
    inOrder([['token', requireToken, ['authenticate'], 'address']]);
    // @ts-expect-error a request is no attempt to authenticate
    inOrder([['https', requireHttps, ['rest'], 'attempt']]);
    expect(steps.length).toBeGreaterThan(20);
  });

  it('asks that of each door by itself', () => {
    const both = ['rest', 'channel'] as const;
    // @ts-expect-error REST finds out what the request is for, and the channel does not
    inOrder([
      ['match', target, ['rest'], 'sender'],
      ['https', requireHttps, both, 'address'],
      ['credential', readCredential, both, 'address'],
    ]);
    // A connection is opened over TLS, so that its calls are.
    inOrder([
      ['match', target, ['channel'], 'sender'],
      ['credential', readCredential, ['channel'], 'address'],
    ]);
    expect(at('channel')).not.toContain('https');
  });

  it('asks the same of frames, which have no target', () => {
    inOrder([
      ['token', requireToken, ['authenticate'], 'nobody'],
      ['token valid', authenticateToken, ['authenticate'], 'attempt'],
      ['page', allowPage, ['authenticate'], 'nobody'],
    ]);
    // @ts-expect-error there is no token yet
    inOrder([['token valid', authenticateToken, ['authenticate'], 'attempt']]);
    // @ts-expect-error the account that allows pages is not known
    inOrder([
      ['token', requireToken, ['authenticate'], 'nobody'],
      ['page', allowPage, ['authenticate'], 'nobody'],
    ]);
    // @ts-expect-error nobody has allowed the subscription
    inOrder([['follow', follow, ['subscribe'], 'caller']]);
    inOrder([
      ['authorize', authorize, ['subscribe'], 'caller'],
      ['follow', follow, ['subscribe'], 'caller'],
    ]);
    expect([at('authenticate'), at('subscribe')]).toEqual([
      ['token', 'token valid', 'same account', 'page', 'connection'],
      ['free place', 'count', 'authorize', 'admit', 'follow'],
    ]);
  });

  it('has a door bring along its own steps and all that the others depend on', () => {
    const walk = walksOf(
      inOrder([
        ['match', target, ['rest'], 'sender'],
        ['version', chooseVersion, ['rest'], 'sender'],
      ]),
    );
    const match = () => ({
      name: 'x',
      facts: { credentials: [] as [], takes: [] as [], answers: [] as [], errors: 'platform' as const, cacheControl: null, cost: 1 },
    });
    const versions = { versions: new Map(), isVersioned: () => true };
    walk('rest', { ...versions, steps: { match } });
    // @ts-expect-error the versions are missing
    walk('rest', { steps: { match } });
    // @ts-expect-error the step of its own is missing
    walk('rest', { ...versions, steps: {} });
    // @ts-expect-error the step of its own needs what nobody has found out
    walk('rest', { ...versions, steps: { match: (_request: { caller: string }) => match() } });
    // @ts-expect-error the step of its own does not find out what the table says
    walk('rest', { ...versions, steps: { match: () => ({}) } });
    expect(createWalk).toBeTypeOf('function');
  });
});

describe('a walk', () => {
  const seen: string[] = [];
  const step = (name: string, added?: object) => (_request: Begun) => {
    seen.push(name);
    return added;
  };
  const table = inOrder([
    ['first', step('first', { found: 1 }), ['rest', 'graphql'], 'address'],
    ['second', async (request: Begun) => step('second', { door: request.door })(request), ['rest'], 'sender'],
    ['third', step('third'), ['rest', 'channel'], 'sender'],
  ]);
  const walk = walksOf(table)('rest', { steps: {} });

  it('takes the steps of its door from above to below, and adds what they find out', async () => {
    seen.length = 0;
    const request = begun();
    await walk.all(request);
    expect(seen).toEqual(['first', 'second', 'third']);
    expect(request).toMatchObject({ found: 1, door: 'rest' });
    await walksOf(table)('channel', { steps: {} }).all({ ...begun(), secure: true });
    expect(seen.slice(3)).toEqual(['third']);
  });

  it('takes a part of them, or one', async () => {
    seen.length = 0;
    await walk.between('first', 'third')(begun());
    void walk.step('third')(begun());
    expect(seen.splice(0)).toEqual(['second', 'third']);
    await walk.before('third')(begun());
    await walk.through('second')(begun());
    expect(seen.splice(0)).toEqual(['first', 'second', 'first', 'second']);
    await walk.after('first')(begun());
    expect(seen).toEqual(['second', 'third']);
  });

  it('leaves on the request at which step it was refused, and for whom that counts', async () => {
    const refusing = inOrder([
      ['first', step('first'), ['rest'], 'address'],
      ['second', () => Promise.reject(new Error('refused')), ['rest'], 'sender'],
      ['third', step('third'), ['rest'], 'sender'],
    ]);
    seen.length = 0;
    const request = begun();
    await expect(walksOf(refusing)('rest', { steps: {} }).all(request)).rejects.toThrow('refused');
    expect([seen, request.step]).toEqual([['first'], { name: 'second', refusal: 'sender' }]);
  });
});
