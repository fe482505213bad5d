import { rejection } from '@tessera/platform/testing';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/contract/frames.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Origin, Principal } from '../../src/core/principal.ts';
import { createFrameAuthentication, createSubscribing } from '../../src/request/frames.ts';
import type { Message } from '../../src/request/incoming.ts';
import { countMessageRefusal } from '../../src/request/refusal.ts';
import { createWalk } from '../../src/request/steps.ts';
import type { Attempts } from '../../src/rules/attempt-limits.ts';
import type { EventStream } from '../../src/rules/event-feed.ts';
import { createRateLimiter } from '../../src/rules/rate-limit.ts';

const caller: Principal = {
  accountId: 'acc_1',
  userId: 'usr_1',
  role: 'admin',
  scopes: ['read:events'],
  actor: { type: 'user', id: 'usr_1' },
  credential: { type: 'session', id: 'ses_1' },
  reference: { kind: 'session', hash: 'none' },
  quota: { limit: 5, burst: 5 },
  sockets: { connections: 1, subscriptions: 1 },
  allowedOrigins: ['https://good.example'],
  defaultVersion: null,
};
const stream = { cursor: 'cur_1' } as EventStream;
const away = () => new ServiceError('service_unavailable', 'The database is away.');
const refuse = (code: 'invalid_token' | 'invalid_cursor' | 'malformed_json' | 'invalid_parameters' | 'timeout' | 'limit_reached') => () => {
  throw new ServiceError(code, 'No.');
};

/** What is wrong with a request at one step, and what it then says. */
type Fault<Made> = readonly [step: string, code: string, fault: Partial<Made>];

/** Takes each request that has the fault of one step and those of all later steps, and tells which step refused it. */
const eachStep = async <Made extends object>(
  good: Made,
  faults: readonly Fault<Made>[],
  code: (made: Made) => Promise<string>,
): Promise<void> => {
  expect(await code(good)).toBe('none');
  for (const [at, [step, expected]] of faults.entries()) {
    // Of two faults in one place, the earlier step's is sent.
    const all = Object.assign(
      { ...good },
      ...faults
        .slice(at)
        .map(([, , fault]) => fault)
        .reverse(),
    );
    expect([step, await code(all)]).toEqual([step, expected]);
  }
};

const codeOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return 'none';
  } catch (failure) {
    return (failure as ServiceError).code;
  }
};

describe('the steps of a frame that authenticates, in the order of the table', () => {
  const origin: Origin = { address: '192.0.2.1', referrer: undefined, userAgent: undefined, requestId: 'req_1' };
  const good = {
    readToken: () => 'token',
    authenticate: async () => caller,
    accountId: undefined as string | undefined,
    page: 'https://good.example' as string | undefined,
    admit: async () => undefined,
  };
  const taking = () => {
    const taken: string[] = [];
    const attempts: Pick<Attempts, 'take'> = {
      take: async (counts) => {
        taken.push(...counts.map((one) => one.join(' ')));
        return undefined;
      },
    };
    return { taken, attempts };
  };
  const send = ({ authenticate, ...frame }: typeof good, attempts: Pick<Attempts, 'take'>) =>
    createFrameAuthentication({ authenticate, attempts })({ ...frame, origin });

  it('refuses each fault before those of later steps, and counts an attempt only for a token that is not valid', async () => {
    const counted: string[][] = [];
    await eachStep<typeof good>(
      good,
      [
        ['token', 'malformed_json', { readToken: refuse('malformed_json') }],
        ['token valid', 'invalid_token', { authenticate: async () => refuse('invalid_token')() }],
        ['same account', 'invalid_credentials', { accountId: 'acc_2' }],
        ['page', 'origin_not_allowed', { page: 'https://evil.example' }],
        ['connection', 'limit_reached', { admit: async () => refuse('limit_reached')() }],
      ],
      async (made) => {
        const { taken, attempts } = taking();
        const code = await codeOf(() => send(made, attempts));
        counted.push(taken);
        return code;
      },
    );
    // The good frame is the first.
    expect(counted).toEqual([[], [], ['authenticate_address 192.0.2.1'], [], [], []]);
  });

  it('says whose the credential is', async () => {
    expect(await send(good, taking().attempts)).toEqual({ credential: { kind: 'bearer', token: 'token' }, caller });
  });

  it('counts no attempt when the token could not be checked', async () => {
    const { taken, attempts } = taking();
    await expect(send({ ...good, authenticate: () => Promise.reject(away()) }, attempts)).rejects.toThrow('away');
    await expect(send({ ...good, authenticate: () => Promise.reject(new Error('ECONNREFUSED')) }, attempts)).rejects.toThrow(
      'ECONNREFUSED',
    );
    expect(taken).toEqual([]);
  });
});

/** A limiter, and what it leaves of the quota. */
const limited = () => {
  const limiter = createRateLimiter();
  const left = async () => (await limiter(caller.accountId, caller.quota, 0)).remaining;
  const exhaust = () => limiter(caller.accountId, caller.quota, caller.quota.limit);
  return { limiter, left, exhaust };
};

/** Counts each refusal as one request, and none when nothing is left. */
const expectOne = async (left: () => Promise<number>, work: () => Promise<unknown>): Promise<string> => {
  const before = await left();
  const code = await codeOf(work);
  expect([code, await left()]).toEqual([code, Math.max(0, before - 1)]);
  return code;
};

describe('the steps of a frame that subscribes, in the order of the table', () => {
  const good = { operations: 1, isExhausted: false, scopes: caller.scopes, subscribe: async (): Promise<EventStream> => stream };
  type Made = typeof good;
  const send = async ({ operations, isExhausted, scopes, subscribe }: Made) => {
    const { limiter, left, exhaust } = limited();
    if (isExhausted) await exhaust();
    const subscribing = createSubscribing({ limiter, feed: { subscribe }, explain: () => undefined });
    return { left, work: () => subscribing({ caller: { ...caller, scopes }, wanted: {}, operations, address: '192.0.2.1' }) };
  };
  const faults: readonly Fault<Made>[] = [
    ['free place', 'limit_reached', { operations: limits.subscriptions + 1 }],
    ['authorize', 'invalid_scope', { scopes: [] }],
    ['follow', 'invalid_cursor', { subscribe: async () => refuse('invalid_cursor')() }],
  ];

  it('refuses each fault before those of later steps, and counts one request for the account', () =>
    eachStep(good, faults, async (made) => {
      const { left, work } = await send(made);
      return expectOne(left, work);
    }));

  it('counts before it authorizes, and refuses everything when nothing is left', async () => {
    for (const [, , fault] of [['', '', {}] as const, ...faults]) {
      const { work } = await send({ ...good, ...fault, isExhausted: true });
      expect(await codeOf(work)).toBe('rate_limit_exceeded');
    }
  });

  it('counts nothing when the events could not be read', async () => {
    const { limiter, left } = limited();
    const explain = (failure: unknown) => (failure instanceof TypeError ? away() : undefined);
    for (const failure of [away(), new ServiceError('timeout', 'Too long.'), new TypeError('ECONNREFUSED')]) {
      const subscribing = createSubscribing({ limiter, feed: { subscribe: () => Promise.reject(failure) }, explain });
      const wanted = { caller, wanted: {}, operations: 1, address: '192.0.2.1' };
      expect(await rejection(subscribing(wanted))).toBe(failure);
      expect(await left()).toBe(caller.quota.limit);
    }
    const broken = createSubscribing({ limiter, feed: { subscribe: () => Promise.reject(new Error('bug')) }, explain });
    await rejection(broken({ caller, wanted: {}, operations: 1, address: '192.0.2.1' }));
    expect(await left()).toBe(caller.quota.limit - 1);
  });
});

describe('the steps of an operation of GraphQL over WebSocket, in the order of the table', () => {
  const pass = <T extends object>(added: T) => ({ run: () => added });
  const good = {
    revalidated: async () => caller,
    operations: 1,
    isExhausted: false,
    read: pass({}).run,
    prepare: pass({}).run,
    price: pass({ requests: 2, weight: 2 }).run,
  };
  type Made = typeof good;
  const send = async ({ revalidated, operations, isExhausted, read, prepare, price }: Made) => {
    const { limiter, left, exhaust } = limited();
    if (isExhausted) await exhaust();
    const walk = createWalk('socket', { limiter, steps: { read, prepare, price } });
    const message: Message = {
      door: 'socket',
      requestId: 'req_1',
      address: '192.0.2.1',
      stamped: {},
      step: undefined,
      held: {},
      caller,
      text: '{}',
      sent: { payload: {} },
      operations,
      revalidated,
    };
    const work = () =>
      walk.all(message).catch(async (failure: unknown) => {
        throw await countMessageRefusal(message, failure, { limiter, explain: () => undefined });
      });
    return { left, work };
  };
  const faults: readonly Fault<Made>[] = [
    ['revalidate', 'invalid_token', { revalidated: async () => refuse('invalid_token')() }],
    ['free place', 'limit_reached', { operations: limits.subscriptions + 1 }],
    ['read', 'malformed_json', { read: refuse('malformed_json') }],
    ['prepare', 'invalid_parameters', { prepare: refuse('invalid_parameters') }],
    ['price', 'timeout', { price: refuse('timeout') }],
  ];

  it('refuses each fault before those of later steps, and counts one request for the account', () =>
    eachStep(good, faults, async (made) => {
      const { left, work } = await send(made);
      if (made !== good) return expectOne(left, work);
      const code = await codeOf(work);
      // It counts with its price.
      expect(await left()).toBe(caller.quota.limit - 2);
      return code;
    }));

  it('refuses everything when nothing is left', async () => {
    for (const [, , fault] of [['', '', {}] as const, ...faults]) {
      const { work } = await send({ ...good, ...fault, isExhausted: true });
      expect(await codeOf(work)).toBe('rate_limit_exceeded');
    }
  });

  it('counts nothing when the credentials could not be checked, even beyond the quota', async () => {
    for (const isExhausted of [false, true])
      for (const failure of [away(), new Error('ECONNREFUSED')]) {
        const { left, work } = await send({ ...good, isExhausted, revalidated: () => Promise.reject(failure) });
        expect(await rejection(work())).toBe(failure);
        expect(await left()).toBe(isExhausted ? 0 : caller.quota.limit);
      }
  });

  it('goes on as the caller whose credentials were checked again', async () => {
    const { limiter } = limited();
    const seen: string[] = [];
    const walk = createWalk('socket', {
      limiter,
      steps: {
        read: ({ caller: current }: Message) => {
          seen.push(current.userId);
          return {};
        },
        prepare: () => ({}),
        price: () => ({ requests: 1, weight: 1 }),
      },
    });
    const begun = { door: 'socket', requestId: 'req_1', address: '192.0.2.1', stamped: {}, step: undefined, held: {} } as const;
    const revalidated = async () => ({ ...caller, userId: 'usr_2' });
    await walk.all({ ...begun, caller, text: '{}', sent: { payload: {} }, operations: 1, revalidated });
    expect(seen).toEqual(['usr_2']);
  });
});
