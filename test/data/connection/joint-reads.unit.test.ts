import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionShares, maxWaiting, type ShareLimits, shareLimitsFor } from '../../../src/data/connection/connection-shares.ts';
import { createJointReads, type ReadKind } from '../../../src/data/connection/joint-reads.ts';
import { asAccount, asRequester, currentRequester, type Requester } from '../../../src/data/connection/requester.ts';
import { newWait, requestTimeouts } from '../../../src/data/connection/timeouts.ts';
import { rejection } from '../../support/data.ts';

/** Reads that ask for texts, and get them in capitals. */
const kind: ReadKind<string, string> = {
  key: 'capitals',
  sizeOf: () => 1,
  statementFor: (asked) => ({ sql: 'capitals', parameters: asked, answersIn: (rows) => rows as string[] }),
};

interface Sent {
  texts: readonly string[];
  succeed: () => void;
  fail: (error: Error) => void;
}

const settled = async () => {
  await vi.advanceTimersByTimeAsync(0);
  // The end of a turn of the event loop, and what follows from it.
  for (const _turn of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
};

/** A database that answers when it is told to. */
const database = ({
  connections = 10,
  limits = shareLimitsFor(connections, requestTimeouts.share),
}: {
  connections?: number;
  limits?: ShareLimits;
} = {}) => {
  const sent: Sent[] = [];
  const shares = createConnectionShares(connections, limits);
  const run = ({ parameters }: { parameters: readonly unknown[] }) =>
    new Promise<unknown[]>((resolve, fail) => {
      const texts = parameters as string[];
      sent.push({ texts, fail, succeed: () => resolve(texts.map((text) => text.toUpperCase())) });
    });
  const connect = vi.fn(async () => ({ run, release: () => true }));
  const onStatement = vi.fn();
  const ask = createJointReads({ shares, longestWait: requestTimeouts.total, connect, onStatement });
  const read = (text: string, account = 'one') => asAccount(account, () => ask(kind, text));
  /** What each statement asks for, the oldest first. */
  const statements = async () => {
    await settled();
    return sent.map(({ texts }) => texts);
  };
  /** Asks one after the other, so that the first two have statements of their own. */
  const readEach = async (reads: readonly (readonly [text: string, account?: string])[]): Promise<{ answers: Promise<string>[] }> => {
    const answers: Promise<string>[] = [];
    for (const [text, account] of reads) {
      const answer = read(text, account);
      answer.catch(() => undefined);
      answers.push(answer);
      await settled();
    }
    return { answers };
  };
  return { sent, shares, ask, read, readEach, connect, onStatement, statements };
};

const account = (key: string): Requester => ({ lane: 'account', key });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const textsOf = (texts: string): [string][] => [...texts].map((text) => [text]);
const messageOf = (error: Error) => error.message;

describe('reads at the same time', () => {
  it('are sent at once where nothing is under way', async () => {
    const { read, sent, connect } = database();
    const answer = read('a');
    expect(connect).toHaveBeenCalledTimes(1);
    await settled();
    sent[0]!.succeed();
    expect(await answer).toBe('A');
  });

  it('are sent together with what comes in the same turn where one statement is under way', async () => {
    const { read, statements } = database();
    for (const text of ['a', 'b', 'c']) void read(text);
    expect(await statements()).toEqual([['a'], ['b', 'c']]);
  });

  it('are one statement where they come while two are under way, and each has its own answer', async () => {
    const { readEach, sent, statements } = database();
    const { answers: reads } = await readEach(textsOf('abcde'));
    expect(await statements()).toEqual([['a'], ['b']]);
    sent[0]!.succeed();
    expect(await statements()).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
    for (const { succeed } of sent) succeed();
    expect(await Promise.all(reads)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('never join a statement that was sent before they were asked for', async () => {
    const { read, readEach, sent, statements } = database();
    const { answers: reads } = await readEach(textsOf('abc'));
    sent[0]!.succeed();
    await settled();
    reads.push(read('d'));
    expect(await statements()).toEqual([['a'], ['b'], ['c']]);
    sent[1]!.succeed();
    expect(await statements()).toEqual([['a'], ['b'], ['c'], ['d']]);
    for (const { succeed } of sent) succeed();
    expect(await Promise.all(reads)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('share no statement with reads of another kind, and do not wait for them', async () => {
    const { ask, readEach, statements } = database();
    await readEach(textsOf('abc'));
    void asAccount('one', () => ask({ ...kind, key: 'others' }, 'x'));
    expect(await statements()).toEqual([['a'], ['b'], ['x']]);
  });

  it('do not wait for statements that have become slow', async () => {
    const { readEach, statements } = database();
    await readEach(textsOf('abcd'));
    await vi.advanceTimersByTimeAsync(90);
    expect(await statements()).toEqual([['a'], ['b']]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await statements()).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('are heard of, statement by statement, on behalf of a request that is in it', async () => {
    const { readEach, sent, onStatement } = database();
    const heard: string[] = [];
    onStatement.mockImplementation(() => void heard.push(currentRequester().key));
    const { answers: reads } = await readEach([...'abcd'].map((text) => [text, `account of ${text}`]));
    for (const at of [0, 1, 2]) {
      sent[at]!.succeed();
      await settled();
    }
    await Promise.all(reads);
    expect(heard).toEqual(['account of a', 'account of b', 'account of c']);
  });
});

describe('a read that shares its statement', () => {
  it('fails alone', async () => {
    const { readEach, sent, statements } = database();
    const reads = (await readEach(textsOf('abcd'))).answers.map((answer) => answer.catch(messageOf));
    sent[0]!.succeed();
    await settled();
    sent[2]!.fail(new Error('Nobody can read this.'));
    expect((await statements()).slice(3)).toEqual([['c'], ['d']]);
    sent[1]!.succeed();
    sent[3]!.fail(new Error('Nobody can read c.'));
    sent[4]!.succeed();
    expect(await Promise.all(reads)).toEqual(['A', 'B', 'Nobody can read c.', 'D']);
  });

  it('is not tried again after a time in which the database served nobody', async () => {
    const { readEach, sent, statements } = database();
    const reads = (await readEach(textsOf('abcd'))).answers.map((answer) => answer.catch(messageOf));
    sent[0]!.succeed();
    await settled();
    sent[1]!.succeed();
    sent[2]!.fail(new Error('Query read timeout'));
    expect(await Promise.all(reads)).toEqual(['A', 'B', 'Query read timeout', 'Query read timeout']);
    expect(await statements()).toHaveLength(3);
  });

  it('is not tried again without a connection', async () => {
    const { read, connect } = database();
    connect.mockRejectedValue(new Error('refused'));
    const reads = ['a', 'b', 'c', 'd'].map((text) => read(text).catch(messageOf));
    expect(await Promise.all(reads)).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('fails by itself when its request has waited as long as it may', async () => {
    const { ask, read, readEach, sent } = database();
    const late: Requester = { ...account('one'), waitTime: { ...newWait(), before: requestTimeouts.total - 1000 } };
    const [first, second] = (await readEach(textsOf('ab'))).answers;
    const others = [asRequester(late, () => ask(kind, 'c')).catch(messageOf), read('d')];
    await settled();
    sent[0]!.succeed();
    await settled();
    await vi.advanceTimersByTimeAsync(1200);
    expect(await others[0]).toMatch(/as long as it may/);
    for (const { succeed } of sent) succeed();
    expect(await Promise.all([first, second, others[1]])).toEqual(['A', 'B', 'D']);
    const over: Requester = { ...late, waitTime: { ...newWait(), before: requestTimeouts.total } };
    expect(await rejection(asRequester(over, () => ask(kind, 'e')))).toMatchObject({
      message: expect.stringMatching(/as long as it may/),
    });
  });
});

describe('the share of an account', () => {
  const one: ShareLimits = {
    ...shareLimitsFor(10),
    account: { perRequester: 1, reserved: 0, waiting: 10, timeout: requestTimeouts.share },
  };

  it('counts a statement of several accounts for each of them, until it ends', async () => {
    const { readEach, sent, shares } = database({ limits: one });
    await readEach([...'abcd'].map((name) => [name, name]));
    sent[0]!.succeed();
    await settled();
    expect(sent[2]!.texts).toEqual(['c', 'd']);
    const own = ['c', 'd'].map((name) => shares.acquire(account(name)));
    expect(own.map((share) => share instanceof Promise)).toEqual([true, true]);
    sent[2]!.succeed();
    for (const share of await Promise.all(own)) shares.release(share);
    expect(shares.acquire(account('a'))).not.toBeInstanceOf(Promise);
  });

  it('keeps the reads of an account out of the statements of others while it holds what it may', async () => {
    const { readEach, sent, shares, statements } = database({ limits: one });
    const held = await shares.acquire(account('busy'));
    await readEach(['a', 'b', 'd', 'busy', 'f', 'busy'].map((name) => [`${name}'s`, name]));
    sent[0]!.succeed();
    expect(await statements()).toEqual([["a's"], ["b's"], ["d's", "f's"]]);
    sent[1]!.succeed();
    expect(await statements()).toHaveLength(3);
    shares.release(held);
    expect((await statements()).slice(3)).toEqual([["busy's", "busy's"]]);
  });

  it('has all reads that wait for the only connection go together when it is free', async () => {
    const { read, sent, shares, statements } = database({ connections: 1 });
    const held = await shares.acquire(account('another'));
    for (const name of ['a', 'b', 'a', 'c']) void read(`${name}'s`, name);
    expect(await statements()).toEqual([]);
    shares.release(held);
    expect(await statements()).toEqual([["a's", "b's", "c's", "a's"]]);
    void read("b's other", 'b');
    sent[0]!.succeed();
    expect((await statements()).slice(1)).toEqual([["b's other"]]);
    sent[1]!.succeed();
    await settled();
    expect(shares.acquire(account('another'))).not.toBeInstanceOf(Promise);
  });

  it('refuses only the reads that have waited the whole time for a connection', async () => {
    const { read, sent, shares, statements } = database({ limits: one });
    const held = await shares.acquire(account('busy'));
    const refused = read('early', 'busy').catch((error: { status: number }) => error.status);
    await vi.advanceTimersByTimeAsync(requestTimeouts.share - 100);
    const late = read('late', 'busy');
    await vi.advanceTimersByTimeAsync(200);
    expect(await refused).toBe(503);
    shares.release(held);
    expect(await statements()).toEqual([['late']]);
    sent[0]!.succeed();
    expect(await late).toBe('LATE');
  });

  it('is a part of each statement, whoever asks for more', async () => {
    const { read, readEach, sent, statements } = database({
      limits: { ...shareLimitsFor(10), account: { perRequester: 4, reserved: 4, waiting: maxWaiting } },
    });
    await readEach([
      ['x', 'greedy'],
      ['y', 'greedy'],
    ]);
    const many = Array.from({ length: 250 }, (_, at) => `greedy ${at}`);
    for (const text of many) void read(text, 'greedy');
    for (const text of ['modest 1', 'modest 2']) void read(text, 'modest');
    await settled();
    sent[0]!.succeed();
    const [, , third = []] = await statements();
    expect(third.slice(0, 5)).toEqual(['greedy 0', 'modest 1', 'greedy 1', 'modest 2', 'greedy 2']);
    expect(third).toHaveLength(200);
    sent[1]!.succeed();
    expect((await statements())[3]).toEqual(many.slice(198));
  });

  it('has so many reads waiting, and no more', async () => {
    const { read, readEach } = database();
    await readEach(textsOf('ab'));
    for (let count = 0; count < maxWaiting; count += 1) void read('a');
    expect(await rejection(read('b'))).toMatchObject({ code: 'rate_limit_exceeded', status: 429, headers: { 'Retry-After': '1' } });
    void read('c', 'another');
  });
});
