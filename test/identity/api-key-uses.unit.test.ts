import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tables } from '../../src/data/tables/index.ts';
import { createLastUsed } from '../../src/identity/credentials/last-used.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The uses that were written, each time the keys of one statement, and a database that can fail. */
const open = () => {
  const written: string[][] = [];
  const database = { isAway: false };
  const executeQuery = async ({ parameters: [, keys] }: CompiledQuery) => {
    if (database.isAway) throw new Error('The database is away.');
    written.push(keys as string[]);
    return { rows: [] };
  };
  class Driver extends DummyDriver {
    override acquireConnection = async () => ({ executeQuery, streamQuery: () => expect.unreachable() });
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const failures: unknown[] = [];
  const lastUsed = createLastUsed(db, (failure) => failures.push(failure));
  const note = (...keys: string[]) => {
    for (const key of keys) lastUsed.note('acc', key, Date.now());
  };
  return { lastUsed, note, written, failures, database };
};

const writeEvery = 10_000;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the minutes in which keys are used', () => {
  beforeEach(() => void vi.setSystemTime(new Date('2026-03-14T09:26:00Z')));

  it('are written together every ten seconds, each once, and nothing where nothing is new', async () => {
    const { note, written, lastUsed } = open();
    note('a', 'b', 'a');
    await pass(writeEvery);
    expect(written).toEqual([['a', 'b']]);
    note('a', 'b');
    await pass(writeEvery);
    expect(written).toHaveLength(1);
    await pass(40_000);
    note('a');
    await pass(writeEvery);
    expect(written.slice(1)).toEqual([['a']]);
    await lastUsed.close();
  });

  it('are noted again after a write that failed, which is reported', async () => {
    const { note, written, failures, database, lastUsed } = open();
    database.isAway = true;
    note('a');
    await lastUsed.flush();
    database.isAway = false;
    note('a');
    await lastUsed.flush();
    expect([failures, written]).toEqual([[new Error('The database is away.')], [['a']]]);
    await lastUsed.close();
  });

  it('are remembered of 10,000 keys', async () => {
    const { note, written, lastUsed } = open();
    const keys = Array.from({ length: 10_000 }, (_, n) => `key${n}`);
    note(...keys);
    await lastUsed.flush();
    note('key0');
    await lastUsed.flush();
    expect(written).toHaveLength(1);
    note('another', 'key0');
    await lastUsed.flush();
    expect(written.slice(1)).toEqual([['another', 'key0']]);
    await lastUsed.close();
  });

  it('are written when the server stops, and then no more', async () => {
    const { note, written, lastUsed } = open();
    note('a');
    await lastUsed.close();
    expect([written, vi.getTimerCount()]).toEqual([[['a']], 0]);
  });
});
