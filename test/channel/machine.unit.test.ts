import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChannel } from '../../src/channel/channel.ts';
import type { Effect, Input } from '../../src/channel/messages.ts';
import { frameViolations, limits } from '../../src/contract/frames.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Principal } from '../../src/core/principal.ts';
import { requireFreePlace } from '../../src/request/steps/connection.ts';

const caller = (accountId: string, scopes: string[], expiresAt: string | null = null): Principal => ({
  accountId,
  userId: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w',
  role: 'editor',
  scopes,
  actor: { type: 'api_key', id: 'key_01jq3x5gkz0v7t9n2m4p6r8s1w' },
  credential: { type: 'api_key', id: 'key_01jq3x5gkz0v7t9n2m4p6r8s1w' },
  reference: { kind: 'api_key', hash: 'none' },
  expiresAt,
  quota: { limit: 60, burst: 100 },
  sockets: { connections: 1, subscriptions: 1 },
  allowedOrigins: [],
  defaultVersion: null,
});
const [home, foreign] = ['acc_01jq3x5gkz0v7t9n2m4p6r8s1w', 'acc_01jq3x5gkz0v7t9n2m4p6r8s1x'];
const event = {
  id: 'evt_01jq3x5gkz0v7t9n2m4p6r8s1w',
  type: 'RESOURCE_CREATED' as const,
  resource_id: null,
  actor: { type: 'system' as const, id: null },
  cause: null,
  changes: null,
  data: {},
  version: null,
  created_at: '2026-03-14T09:26:53.589Z',
};

/** What may happen next, as numbers that fit whatever state the machine is in. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('frame'), what: fc.nat(11), id: fc.nat(12) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer'), what: fc.nat(9), id: fc.nat(200) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('time'), what: fc.nat(12), id: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('world'), what: fc.nat(30), id: fc.nat(130) }) },
);

const frames: ((id: string) => unknown)[] = [
  (id) => ({ id, type: 'authenticate', token: 'token' }),
  (id) => ({ id, type: 'subscribe' }),
  (id) => ({ id, type: 'subscribe', after: 'cursor' }),
  (id) => ({ id, type: 'subscribe', events: ['RESOURCE_CREATED'] }),
  (id) => ({ id, type: 'unsubscribe', subscription: `s${id.length}` }),
  (id) => ({ id, type: 'call', operation: 'listResources' }),
  (id) => ({ id, type: 'ping' }),
  (id) => ({ id, type: 'dance' }),
  () => ({ type: 'ping' }),
  (id) => ({ id, type: 'call', operation: 'listResources', extra: true }),
  (id) => ({ id, type: 'call', operation: 'createResource', body: { name: Array(1000).fill(0) } }),
  (id) => ({ id, type: 'call', operation: 'createResource', body: { name: Array(10_000).fill(0) } }),
];

const no = (what: number) => new ServiceError(what % 2 ? 'invalid_token' : 'service_unavailable', 'No.');
const known = (what: number) => caller(what === 6 ? foreign : home, what === 5 ? [] : ['read']);

/** What the step says of the place of a subscription. */
const refusedPlace = (operations: number): ServiceError | undefined => {
  try {
    requireFreePlace({ door: 'subscribe', requestId: 'r', address: '127.0.0.1', stamped: {}, step: undefined, held: {}, operations });
    return undefined;
  } catch (error) {
    return error as ServiceError;
  }
};

/** What may come of each effect. */
const answers = {
  authenticate: (_asked: Effect, what: number): Input =>
    what < 7 ? { is: 'authenticated', caller: known(what) } : { is: 'refused', error: no(what) },
  follow: ({ subscription, operations }: Extract<Effect, { do: 'follow' }>, what: number): Input =>
    what < 8 && operations <= limits.subscriptions
      ? { is: 'subscribed', subscription, cursor: 'cursor', recovered: what > 3 }
      : { is: 'unsubscribable', subscription, error: refusedPlace(operations) ?? no(what) },
  call: ({ frame: { id } }: Extract<Effect, { do: 'call' }>, what: number): Input =>
    what < 8 ? { is: 'called', id, answer: { status: 200, headers: {}, body: null } } : { is: 'uncallable', id, error: no(what) },
  wait: (_asked: Effect, what: number): Input => (what < 8 ? { is: 'ready' } : { is: 'crowded', error: no(what) }),
  check: (_asked: Effect, what: number): Input =>
    what < 9 ? { is: 'checked', caller: caller(home, ['read']) } : { is: 'lapsed', error: no(what) },
};

/** Runs the machine, and does what it asks for whenever the steps say so. */
const run = (steps: readonly { kind: string; what: number; id: number }[]) => {
  let now = Date.parse('2026-03-14T09:00:00Z');
  const { channel, opening } = createChannel({ connectionId: 'c_1', origin: undefined }, now);
  const effects: Effect[] = [...opening];
  const open: Effect[] = [];
  const sent = new Map<string, number>();
  const give = (input: Input): void => {
    const made = channel(input, now);
    effects.push(...made);
    open.push(...made.filter((one) => ['authenticate', 'follow', 'wait', 'call', 'check'].includes(one.do)));
  };
  const answer = (what: number, id: number): void => {
    const [asked] = open.splice(id % Math.max(1, open.length), 1);
    if (asked) give(answers[asked.do as keyof typeof answers](asked as never, what));
  };
  const world = (what: number, id: number): void => {
    if (what === 0) give({ is: 'slow' });
    else if (what === 1) give({ is: 'shutdown', soon: true });
    else if (what === 2) give({ is: 'binary' });
    else if (what === 3) give({ is: 'text', text: '{' });
    else if (what < 10) give({ is: 'pong' });
    else give({ is: 'event', subscription: `s${id}`, delivered: { event, cursor: 'cursor', replayed: false } });
  };
  for (const { kind, what, id } of steps) {
    now += 10;
    if (kind === 'frame') {
      const frame = frames[what]!(`f${id}`) as { id?: string };
      const key = frame.id ?? 'null';
      sent.set(key, (sent.get(key) ?? 0) + 1);
      give({ is: 'text', text: JSON.stringify(frame) });
    } else if (kind === 'answer') answer(what, id);
    else if (kind === 'time') {
      now += what * 1000;
      give({ is: 'time' });
    } else world(what, id);
  }
  const closedByNow = effects.some((one) => one.do === 'close');
  // Everything that was asked for comes to an end.
  for (let left = 5000; left > 0 && open.length > 0; left -= 1) answer(0, 0);
  return { effects, sent, closedByNow, closed: effects.some((one) => one.do === 'close') };
};

const sentFrames = (effects: readonly Effect[]) => effects.flatMap((one) => (one.do === 'send' ? [one.frame] : []));

/** How many answers each id got. */
const answeredIn = (effects: readonly Effect[]): Map<string, number> => {
  const answered = new Map<string, number>();
  for (const frame of sentFrames(effects)) {
    if (frame.type !== 'result' && frame.type !== 'error') continue;
    const key = frame.id ?? 'null';
    answered.set(key, (answered.get(key) ?? 0) + 1);
  }
  return answered;
};

/** Keeps which subscriptions stand. */
const change = (standing: Set<string>, one: Effect): void => {
  if (one.do === 'unfollow') standing.delete(one.subscription);
  if (one.do !== 'send' || one.frame.type !== 'result' || one.frame.to !== 'subscribe') return;
  standing.add(one.frame.subscription);
};

describe('any sequence of frames and answers', () => {
  const check = (property: (result: ReturnType<typeof run>) => void) =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) =>
        property(run([{ kind: 'frame', what: 0, id: 0 }, { kind: 'answer', what: 0, id: 0 }, ...steps])),
      ),
      { numRuns: 150 },
    );

  it('has every frame answered exactly once, or the connection closed', () =>
    check(({ effects, sent, closed }) => {
      const answered = answeredIn(effects);
      for (const [id, count] of answered) expect(count).toBeLessThanOrEqual(sent.get(id) ?? 0);
      if (!closed) expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(sent));
    }));

  it('never has more than 128 subscriptions', () =>
    check(({ effects }) => {
      const standing = new Set<string>();
      for (const one of effects) {
        change(standing, one);
        expect(standing.size).toBeLessThanOrEqual(limits.subscriptions);
        if (one.do === 'send' && one.frame.type === 'event') expect(standing).toContain(one.frame.subscription);
      }
    }));

  it('ends with the close, announced where that is of use', () =>
    check(({ effects }) => {
      const end = effects.findIndex((one) => one.do === 'close');
      if (end < 0) return;
      expect(end).toBe(effects.length - 1);
      const last = effects[end] as Extract<Effect, { do: 'close' }>;
      const before = sentFrames(effects).at(-1);
      if (last.reason !== 'slow') expect(before).toMatchObject({ type: 'closing', code: last.code, reason: last.reason });
    }));

  it('makes frames as the contract documents them', () =>
    check(({ effects }) => {
      for (const frame of sentFrames(effects)) expect(frameViolations(frame), JSON.stringify(frame)).toBeUndefined();
    }));
});

describe('the 129th subscription', () => {
  it('is refused, until another one ends', () => {
    const { effects } = run([
      { kind: 'frame', what: 0, id: 0 },
      { kind: 'answer', what: 0, id: 0 },
      ...Array.from({ length: 129 }, () => [
        { kind: 'frame', what: 1, id: 1 },
        { kind: 'answer', what: 0, id: 0 },
      ]).flat(),
      { kind: 'frame', what: 4, id: 1 },
      { kind: 'frame', what: 1, id: 1 },
    ]);
    const answers = sentFrames(effects).filter((frame) => frame.type === 'error' || frame.type === 'result');
    expect(answers.filter(({ type }) => type === 'error')).toEqual([
      expect.objectContaining({ error: expect.objectContaining({ code: 'limit_reached' }) }),
    ]);
    expect(answers.at(-1)).toMatchObject({ to: 'subscribe', subscription: 's130' });
  });
});

describe('a frame that cannot be made', () => {
  it('closes the connection, to be opened again', () => {
    const { channel } = createChannel({ connectionId: 'c_1', origin: undefined }, 0);
    const effects = channel({ is: 'failed' }, 1);
    expect(sentFrames(effects)).toEqual([{ type: 'closing', code: 3004, reason: 'internal_error', reconnect: true }]);
  });
});

describe('a subscription whose events are gone', () => {
  it('closes the connection, and is nothing to it once it has ended', () => {
    const { channel } = createChannel({ connectionId: 'c_1', origin: undefined }, 0);
    const given = (...inputs: Input[]) => inputs.flatMap((input) => channel(input, 1));
    const text = (frame: object): Input => ({ is: 'text', text: JSON.stringify(frame) });
    given(text({ id: 'a', type: 'authenticate', token: 'token' }), { is: 'authenticated', caller: caller(home, ['read']) });
    for (const subscription of ['s1', 's2'])
      given(text({ id: subscription, type: 'subscribe' }), { is: 'subscribed', subscription, cursor: 'cursor', recovered: true });
    given(text({ id: 'u', type: 'unsubscribe', subscription: 's1' }));
    expect(given({ is: 'ended', subscription: 's1' })).toEqual([]);
    const effects = given({ is: 'ended', subscription: 's2' });
    expect(sentFrames(effects)).toEqual([{ type: 'closing', code: 3007, reason: 'reset', reconnect: true }]);
    expect(effects.filter((one) => one.do === 'close')).toMatchObject([{ code: 3007, reason: 'reset' }]);
  });
});

describe('a caller who loses the scope while a subscription is opened', () => {
  const opened = () => {
    const { channel } = createChannel({ connectionId: 'c_1', origin: undefined }, 0);
    const given = (...inputs: Input[]) => inputs.flatMap((input) => channel(input, 1));
    const text = (frame: object): Input => ({ is: 'text', text: JSON.stringify(frame) });
    given(text({ id: 'a', type: 'authenticate', token: 'token' }), { is: 'authenticated', caller: caller(home, ['read']) });
    expect(given(text({ id: 'b', type: 'subscribe' }))).toMatchObject([{ do: 'follow', subscription: 's1', operations: 1 }]);
    const lost = given(text({ id: 'c', type: 'authenticate', token: 'token' }), { is: 'authenticated', caller: caller(home, []) });
    expect(lost.map((one) => one.do)).not.toContain('close');
    return given;
  };

  it('gets no subscription: the connection closes', () => {
    const effects = opened()({ is: 'subscribed', subscription: 's1', cursor: 'cursor', recovered: false });
    expect(effects.filter((one) => one.do === 'close')).toMatchObject([{ reason: 'permissions_changed' }]);
    expect(sentFrames(effects).map(({ type }) => type)).toEqual(['closing']);
  });

  it('stays connected when the subscription is refused', () => {
    const effects = opened()({ is: 'unsubscribable', subscription: 's1', error: no(1) });
    expect(sentFrames(effects)).toMatchObject([{ id: 'b', type: 'error' }]);
    expect(effects.map((one) => one.do)).not.toContain('close');
  });
});
