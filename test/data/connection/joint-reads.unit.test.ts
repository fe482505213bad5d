import { rejection } from '@tessera/platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAccount, asRequester, currentRequester, type Requester } from '../../../src/data/connection/requester.ts';
import { createJointReads, type ReadKind } from '../../../src/data/connection/statements/joint-reads.ts';
import { newWait, requestTimeouts } from '../../../src/data/connection/timeouts.ts';

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
const database = () => {
  const sent: Sent[] = [];
  const run = ({ parameters }: { parameters: readonly unknown[] }) =>
    new Promise<unknown[]>((resolve, fail) => {
      const texts = parameters as string[];
      sent.push({ texts, fail, succeed: () => resolve(texts.map((text) => text.toUpperCase())) });
    });
  const release = vi.fn();
  const connect = vi.fn(async () => ({ run, release }));
  const onStatement = vi.fn();
  const ask = createJointReads({ longestWait: requestTimeouts.total, connect, onStatement });
  const read = (text: string, account = 'one') => asAccount(account, () => ask(kind, text));
  /** What each statement asks for, the oldest first. */
  const statements = async () => {
    await settled();
    return sent.map(({ texts }) => texts);
  };
  return { sent, ask, read, connect, release, onStatement, statements };
};

/** A request that has waited for so many milliseconds. */
const waited = (before: number): Requester => ({ lane: 'account', key: 'one', waitTime: { ...newWait(), before } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const messageOf = (error: Error) => error.message;

describe('reads at the same time', () => {
  it('share a statement with what comes in the same turn of the event loop, and each has its own answer', async () => {
    const { read, sent, statements, release } = database();
    const reads = ['a', 'b', 'c'].map((text) => read(text, `account of ${text}`));
    expect(await statements()).toEqual([['a', 'b', 'c']]);
    sent[0]!.succeed();
    expect(await Promise.all(reads)).toEqual(['A', 'B', 'C']);
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('never join a statement that was sent before they were asked for, and do not wait for it', async () => {
    const { read, sent, statements } = database();
    const first = read('a');
    await settled();
    const second = read('b');
    expect(await statements()).toEqual([['a'], ['b']]);
    sent[1]!.succeed();
    expect(await second).toBe('B');
    sent[0]!.succeed();
    expect(await first).toBe('A');
  });

  it('share no statement with reads of another kind', async () => {
    const { ask, read, statements } = database();
    void read('a');
    void asAccount('one', () => ask({ ...kind, key: 'others' }, 'x'));
    expect(await statements()).toEqual([['a'], ['x']]);
  });

  it('are divided among statements when they ask for many records', async () => {
    const { ask, statements } = database();
    for (const text of ['a', 'b', 'c']) void asAccount('one', () => ask({ ...kind, sizeOf: () => 100 }, text));
    expect(await statements()).toEqual([['a', 'b'], ['c']]);
  });

  it('are heard of, statement by statement, on behalf of a request that is in it', async () => {
    const { read, sent, onStatement } = database();
    const heard: string[] = [];
    onStatement.mockImplementation(() => void heard.push(currentRequester().key));
    const reads = ['a', 'b'].map((text) => read(text, `account of ${text}`));
    await settled();
    sent[0]!.succeed();
    await Promise.all(reads);
    expect(heard).toEqual(['account of a']);
  });
});

describe('a read that shares its statement', () => {
  it('fails alone', async () => {
    const { read, sent, statements } = database();
    const reads = ['a', 'b'].map((text) => read(text).catch(messageOf));
    await settled();
    sent[0]!.fail(new Error('Nobody can read this.'));
    await settled();
    sent[1]!.fail(new Error('Nobody can read a.'));
    expect(await statements()).toEqual([['a', 'b'], ['a'], ['b']]);
    sent[2]!.succeed();
    expect(await Promise.all(reads)).toEqual(['Nobody can read a.', 'B']);
  });

  it('is not tried again after a time in which the database served nobody', async () => {
    const { read, sent, statements } = database();
    const reads = ['a', 'b'].map((text) => read(text).catch(messageOf));
    await settled();
    sent[0]!.fail(new Error('Query read timeout'));
    expect(await Promise.all(reads)).toEqual(['Query read timeout', 'Query read timeout']);
    expect(await statements()).toHaveLength(1);
  });

  it('is not tried again after its request has ended', async () => {
    const { ask, sent, statements } = database();
    const read = (text: string, before = 0) => asRequester(waited(before), () => ask(kind, text)).catch(messageOf);
    const late = [read('c', requestTimeouts.total - 150), read('d')];
    expect(await statements()).toEqual([['c', 'd']]);
    await vi.advanceTimersByTimeAsync(150);
    expect(await late[0]).toMatch(/used up its time limit/);
    sent[0]!.fail(new Error('Nobody can read this.'));
    expect((await statements()).slice(1)).toEqual([['d']]);
    sent[1]!.succeed();
    expect(await late[1]).toBe('D');
  });

  it('is not tried again without a connection', async () => {
    const { read, connect } = database();
    connect.mockRejectedValue(new Error('refused'));
    expect(await Promise.all(['a', 'b'].map((text) => read(text).catch(messageOf)))).toEqual(['refused', 'refused']);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('fails by itself when its request has used up its time limit', async () => {
    const { ask, read, sent } = database();
    const late = asRequester(waited(requestTimeouts.total - 1000), () => ask(kind, 'a')).catch(messageOf);
    const other = read('b');
    await settled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toMatch(/used up its time limit/);
    sent[0]!.succeed();
    expect(await other).toBe('B');
    expect(await rejection(asRequester(waited(requestTimeouts.total), () => ask(kind, 'c')))).toMatchObject({
      message: expect.stringMatching(/used up its time limit/),
    });
  });
});
