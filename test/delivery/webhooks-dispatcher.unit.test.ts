import { setImmediate } from 'node:timers/promises';
import { until } from '@tessera/platform/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Attempted, Send } from '../../src/delivery/webhooks/attempt.ts';
import { createDispatcher } from '../../src/delivery/webhooks/dispatcher.ts';
import type { Claimed, EndpointKey } from '../../src/delivery/webhooks/endpoints.ts';
import type { ClaimRequest } from '../../src/delivery/webhooks/queue.ts';
import type { Settle } from '../../src/delivery/webhooks/settle.ts';

type Verdict = Attempted['verdict'];

const [one, other] = ['whk_one', 'whk_other'].map((webhookId) => ({ accountId: 'acc_1', webhookId })) as [EndpointKey, EndpointKey];

/** The claims that were begun. Nothing is found by polling. */
let claims: { asked: readonly ClaimRequest[]; answer: (found: Claimed[]) => void }[];
/** The requests that were begun. */
let sent: { end: (verdict?: Verdict, retryAfterMs?: number) => void }[];
/** Records attempts, and resolves with the addresses to look at. */
let settle: Settle;
let dispatcher: ReturnType<typeof createDispatcher>;

const send: Send = () =>
  new Promise((resolve) => {
    sent.push({ end: (verdict = 'delivered', retryAfterMs) => resolve({ attempt: {} as never, verdict, retryAfterMs }) });
  });
const queue = {
  claim: (asked: readonly ClaimRequest[]) => new Promise<Claimed[]>((answer) => claims.push({ asked, answer })),
  due: async () => [],
  release: async () => undefined,
};

beforeEach(() => {
  claims = [];
  sent = [];
  settle = async () => [];
});
afterEach(async () => {
  for (const { end } of sent) end();
  for (const { answer } of claims) answer([]);
  await dispatcher.close();
});

/** Everything that can happen without a poll has happened. */
const quiet = async () => {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
};
const askedFor = (at: number) => claims[at]!.asked.map(({ key }) => key.webhookId);
/** Answers the latest claim, which is for this address alone, with as many deliveries as given, or as it asks for; resolves when they are sent. */
const found = async (key: EndpointKey, given?: number): Promise<void> => {
  const { asked, answer } = claims.at(-1)!;
  expect(asked.map((one) => one.key)).toEqual([key]);
  const count = given ?? asked[0]!.limit;
  const before = sent.length;
  answer(Array.from({ length: count }, (_, at) => ({ ...key, id: `${key.webhookId} ${at}`, event: {}, endpoint: {} }) as Claimed));
  await until(() => sent.length === before + count);
};
const claimsAre = (count: number) => until(() => claims.length === count);
/** Starts a process that sends, with a claim for the first address under way. */
const beginClaim = async (atOnce?: number): Promise<void> => {
  dispatcher = createDispatcher({ queue, send, settle: (done) => settle(done), log: { warn: () => {} }, pollIntervalMs: 1e9, atOnce });
  dispatcher.start();
  dispatcher.wake([one]);
  await claimsAre(1);
};

describe('an address', () => {
  it('is looked at again when it was called for while a claim was looking at it', async () => {
    await beginClaim();
    dispatcher.wake([one]);
    await quiet();
    expect(claims).toHaveLength(1);
    await found(one, 0);
    await claimsAre(2);
    expect(askedFor(1)).toEqual([one.webhookId]);
  });

  it('is looked at when it was called for while it had no slot, as soon as it has one', async () => {
    await beginClaim();
    await found(one, 3);
    // After a failure it may have one request at a time.
    sent[0]!.end('failed');
    await quiet();
    dispatcher.wake([one]);
    await quiet();
    expect(claims).toHaveLength(1);
    sent[1]!.end();
    await claimsAre(2);
  });

  it('is looked at when it was called for while others had all slots, as soon as there is one', async () => {
    await beginClaim(4);
    dispatcher.wake([other]);
    await found(one, 4);
    await quiet();
    expect(claims).toHaveLength(1);
    // There may be more for the first one, whose turn is after the other's.
    sent[0]!.end();
    await claimsAre(2);
    expect(claims[1]!.asked).toEqual([{ key: other, limit: 1 }]);
  });

  it('is looked at again after a claim that found as many as it asked for, as soon as a request has ended', async () => {
    await beginClaim();
    await found(one);
    await quiet();
    expect(claims).toHaveLength(1);
    sent[0]!.end();
    await claimsAre(2);
  });

  it('is looked at after an attempt is on record only if one of its deliveries had waited for that', async () => {
    await beginClaim();
    await found(one, 2);
    sent[0]!.end();
    await quiet();
    expect(claims).toHaveLength(1);
    settle = async () => [other];
    sent[1]!.end();
    await claimsAre(2);
    expect(askedFor(1)).toEqual([other.webhookId]);
  });

  it('is looked at after an attempt that could not be put on record: it may be there nevertheless', async () => {
    await beginClaim();
    await found(one, 1);
    settle = () => Promise.reject(new Error('The connection was lost at the commit.'));
    sent[0]!.end();
    await claimsAre(2);
    expect(askedFor(1)).toEqual([one.webhookId]);
  });

  it('is left alone until its pause is on record, also when an earlier attempt is put on record before that', async () => {
    const records: (() => void)[] = [];
    settle = () => new Promise((resolve) => records.push(() => resolve([])));
    await beginClaim();
    await found(one, 2);
    sent[0]!.end();
    await until(() => records.length === 1);
    sent[1]!.end('failed', 60_000);
    await quiet();
    dispatcher.wake([one]);
    records[0]!();
    await until(() => records.length === 2);
    await quiet();
    expect(claims).toHaveLength(1);
    records[1]!();
    await claimsAre(2);
  });

  it('keeps no other one waiting', async () => {
    await beginClaim();
    dispatcher.wake([one, other]);
    await claimsAre(2);
    expect(askedFor(1)).toEqual([other.webhookId]);
  });
});

describe('a reservation', () => {
  const created = (key: EndpointKey, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...key, id: `${key.webhookId} ${at}`, event: {}, endpoint: {} }) as Claimed);

  const begin = (atOnce?: number) => {
    dispatcher = createDispatcher({ queue, send, settle: (done) => settle(done), log: { warn: () => {} }, pollIntervalMs: 1e9, atOnce });
    dispatcher.start();
    return dispatcher.reserve();
  };

  it('has the slots of an address, also when it is asked again, until its deliveries have been sent', async () => {
    const reservation = begin();
    expect([reservation.limitOf(one), reservation.limitOf(one)]).toEqual([4, 4]);
    expect(dispatcher.reserve().limitOf(one)).toBe(0);
    reservation.begin(created(one, 3));
    await until(() => sent.length === 3);
    const next = dispatcher.reserve();
    expect(next.limitOf(one)).toBe(1);
    next.begin([]);
    expect(dispatcher.reserve().limitOf(one)).toBe(1);
    expect(claims).toEqual([]);
  });

  it('has none of an address with deliveries that are due: those go first', async () => {
    await beginClaim();
    dispatcher.wake([one]);
    const reservation = dispatcher.reserve();
    expect([reservation.limitOf(one), reservation.limitOf(other)]).toEqual([0, 4]);
    reservation.begin([]);
  });

  it('has none of an address that asked for a pause which is not recorded yet', async () => {
    const reservation = begin();
    const recorded = Promise.withResolvers<EndpointKey[]>();
    settle = () => recorded.promise;
    reservation.limitOf(one);
    reservation.begin(created(one, 1));
    await until(() => sent.length === 1);
    sent[0]!.end('failed', 60_000);
    await quiet();
    expect(dispatcher.reserve().limitOf(one)).toBe(0);
    recorded.resolve([]);
    await quiet();
    expect(dispatcher.reserve().limitOf(one)).toBe(1);
  });

  it('looks for more where all of its slots were used', async () => {
    const reservation = begin();
    reservation.limitOf(one);
    reservation.begin(created(one, 4));
    await until(() => sent.length === 4);
    sent[0]!.end();
    await claimsAre(1);
    expect(askedFor(0)).toEqual([one.webhookId]);
  });
});
