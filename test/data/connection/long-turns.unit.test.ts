import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enableLongTurns, triedFor, tryLongWork, withLongTurn } from '../../../src/data/connection/long-turns.ts';
import { asAccount, withoutDeadline } from '../../../src/data/connection/requester.ts';
import { requestTimeouts } from '../../../src/data/connection/timeouts.ts';
import type { Tables } from '../../../src/data/tables/index.ts';
import { rejection } from '../../support/data.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const cancelled = () => Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

/** A database with ten connections, and how often long work had its turn. */
const database = () => {
  const db = new Kysely<Tables>({ dialect });
  enableLongTurns(db, 10, requestTimeouts);
  const turns: string[] = [];
  /** A request of an account whose work takes until `end`, and is broken off where that is not now. */
  const ask = (account: string, end: Promise<unknown>) =>
    asAccount(account, () =>
      withLongTurn(db, async () => {
        const tried = triedFor(db);
        if (tried !== undefined) return tryLongWork(tried, () => Promise.reject(cancelled()));
        turns.push(account);
        return withoutDeadline(() => end);
      }),
    );
  return { db, turns, ask };
};

const forever = new Promise<never>(() => undefined);

describe('a request whose work is long', () => {
  it('waits for its turn, and accounts have theirs in rotation', async () => {
    const { turns, ask } = database();
    const first = ['a', 'b', 'c'].map((account) => ({ account, over: Promise.withResolvers<void>() }));
    const asked = first.map(({ account, over }) => ask(account, over.promise));
    for (const account of ['a', 'a', 'd', 'a', 'e']) asked.push(ask(account, Promise.resolve()));
    await vi.advanceTimersByTimeAsync(1000);
    expect(turns.join('')).toBe('abc');
    for (const { over } of first) over.resolve();
    await Promise.all(asked);
    expect(turns.slice(3).join('')).toBe('adeaa');
  });

  it.each<[string, string[], object]>([
    ['429 where the account has long work under way', ['a'], { code: 'rate_limit_exceeded', status: 429 }],
    ['503 where other accounts have', ['b', 'c', 'd'], { code: 'service_unavailable', status: 503 }],
  ])('is refused in the time of a request, with %s', async (_answer, accounts, expected) => {
    const { turns, ask } = database();
    for (const account of accounts) void ask(account, forever);
    let refused: unknown;
    void rejection(ask('a', forever)).then((error) => {
      refused = error;
    });
    await vi.advanceTimersByTimeAsync(requestTimeouts.total - 10);
    expect(refused).toBeUndefined();
    await vi.advanceTimersByTimeAsync(20);
    expect(refused).toMatchObject({ ...expected, headers: { 'Retry-After': '5' } });
    expect(turns).toEqual(accounts);
  });

  it('gives its turn back where it fails', async () => {
    const { turns, ask } = database();
    for (let time = 0; time < 4; time += 1) expect(await rejection(ask('a', Promise.reject(cancelled())))).toMatchObject({ code: '57014' });
    expect(turns).toHaveLength(4);
  });

  it('runs again for no other failure than the end of its time', async () => {
    const { db } = database();
    const work = vi.fn(() => Promise.reject(Object.assign(new Error('gone'), { code: '23503' })));
    await asAccount('a', () => rejection(withLongTurn(db, () => tryLongWork(500, work))));
    expect(work).toHaveBeenCalledTimes(1);
  });
});
