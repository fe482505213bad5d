import { rejection } from '@tessera/platform/testing';
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseFailure } from '../../../src/data/connection/errors.ts';
import { timedPool } from '../../../src/data/connection/pools/timed-pool.ts';
import {
  asAccount,
  asProbe,
  asUnauthenticated,
  inBackground,
  restartDeadline,
  withoutDeadline,
} from '../../../src/data/connection/requester.ts';
import { preparedPool } from '../../../src/data/connection/statements/prepared-statements.ts';
import { backgroundTimeouts, requestTimeouts } from '../../../src/data/connection/timeouts.ts';

const { statement, grace, total: whole } = requestTimeouts;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const after = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

const select = (number: number) => CompiledQuery.raw(`select ${number}`);

/** A server as the driver tells of it: one that connects, and answers each statement, after so many milliseconds. */
const server = ({ answers = Number.POSITIVE_INFINITY } = {}) => {
  const takes = { connecting: 0, answering: answers };
  const opened = { requests: 0, background: 0 };
  const asked: string[] = [];
  const thrownAway: boolean[] = [];
  const open = async () => {
    opened.requests += 1;
    return connect();
  };
  const connect = async () => {
    await after(takes.connecting);
    let line = Promise.resolve();
    // One statement is answered after the other.
    const query = ({ text }: pg.QueryConfig, answered: (error: null, result: object) => void) => {
      asked.push(text);
      const isQuick = (text === 'begin' || text.startsWith('set ')) && Number.isFinite(takes.answering);
      const answering = isQuick ? 0 : takes.answering;
      line = line.then(() => (Number.isFinite(answering) ? after(answering) : new Promise(() => undefined)));
      void line.then(() => answered(null, { command: 'SELECT', rowCount: 1, rows: [{ text }] }));
    };
    const connection = { stream: { cork: () => undefined, uncork: () => undefined } };
    return { query, connection, release: (destroy = false) => void thrownAway.push(destroy) };
  };
  const driver = { options: {}, connect: open, end: async () => undefined } as unknown as pg.Pool;
  const openForBackground = () => {
    opened.background += 1;
    return connect();
  };
  const backgroundDriver = { options: {}, connect: openForBackground, end: async () => undefined } as unknown as pg.Pool;
  const times = { request: requestTimeouts, background: backgroundTimeouts.statement };
  const prepared = preparedPool(driver, { timeoutMs: statement });
  const ofBackground = preparedPool(backgroundDriver, { timeoutMs: backgroundTimeouts.statement });
  const pool = timedPool({ requests: prepared, background: ofBackground }, times);
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const selects = () => asked.filter((text) => text.startsWith('select')).length;
  return { selects, pool, db, takes, opened, asked, thrownAway, ask: () => db.executeQuery(select(1)) };
};

/** Milliseconds that something takes. */
const lasting = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  let over: number | undefined;
  const done = work().finally(() => {
    over = performance.now() - since;
  });
  done.catch(() => undefined);
  while (over === undefined) await vi.advanceTimersByTimeAsync(10);
  await done;
  return over;
};

const request = <T>(work: () => Promise<T>) => asAccount('acc', work);

/** Makes the same attempt several times, one after the other, as the fields of a mutation do. */
const again = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const ends: unknown[] = [];
  for (let time = 0; time < 12; time += 1) ends.push(await work().then(() => 'well', databaseFailure));
  return ends;
};

describe('the times of a request', () => {
  it('end within five seconds, with room for all else that a request does', () => {
    expect(whole).toBeLessThanOrEqual(4000);
    expect(statement + grace).toBeLessThan(whole);
  });

  it('end a request on a silent server, however many statements it makes one after the other', async () => {
    const { ask, opened } = server();
    const took = await lasting(() =>
      request(async () => {
        expect(await again(ask)).toEqual(Array(12).fill('timeout'));
      }),
    );
    expect(opened.requests).toBe(2);
    expect(took).toBeGreaterThanOrEqual(whole);
    expect(took).toBeLessThan(whole + 100);
  });

  it('end it while it waits for a connection, which goes to others when it comes', async () => {
    const { ask, takes, thrownAway } = server({ answers: 2900 });
    const took = await lasting(() =>
      request(async () => {
        await ask();
        takes.connecting = 60_000;
        expect(databaseFailure(await rejection(ask()))).toBe('timeout');
      }),
    );
    expect(took).toBeLessThan(whole + 100);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(thrownAway).toEqual([false, false]);
  });

  it('end a row of statements each of which comes in time, and have the server give up what nobody would wait for', async () => {
    const { ask, asked } = server({ answers: 1800 });
    const took = await lasting(() => request(() => again(ask)));
    expect(took).toBeLessThan(whole + 100);
    const limits = asked.flatMap((text) => /^set statement_timeout = (\d+)$/.exec(text)?.[1] ?? []).map(Number);
    expect(limits).toHaveLength(2);
    for (const [index, limit] of limits.entries()) expect(Math.abs(whole - grace - (index + 1) * 1800 - limit)).toBeLessThan(50);
  });

  it('leave nothing behind when the answer has come', async () => {
    const { ask } = server({ answers: 10 });
    await lasting(() => inBackground(ask));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('count waiting alone: what else takes time takes none of it', async () => {
    const { ask, selects } = server({ answers: 1000 });
    await lasting(() =>
      request(async () => {
        for (let time = 0; time < 3; time += 1) {
          await ask();
          await after(60_000);
        }
      }),
    );
    expect(selects()).toBe(3);
  });

  it('count once what is waited for at once', async () => {
    const { ask, selects } = server({ answers: 1500 });
    await lasting(() =>
      request(async () => {
        await Promise.all([ask(), ask(), ask(), ask()]);
        await ask();
      }),
    );
    expect(selects()).toBe(5);
  });

  it('begin anew where the next thing of a subscription is done', async () => {
    const { ask, selects } = server({ answers: 2000 });
    await lasting(() =>
      request(async () => {
        for (let event = 0; event < 5; event += 1) {
          restartDeadline();
          await ask();
        }
      }),
    );
    expect(selects()).toBe(5);
  });

  it('do not end what takes as long as there is much of it, and begin anew after it', async () => {
    const { ask, takes } = server({ answers: 60_000 });
    await lasting(() =>
      request(async () => {
        await withoutDeadline(async () => {
          await ask();
          await ask();
        });
        takes.answering = statement;
        await ask();
      }),
    );
  });

  it('end what follows that in the same transaction, too', async () => {
    const { db, takes, asked, thrownAway } = server({ answers: 10 });
    const work = async (tx: Transaction<never>) => {
      await withoutDeadline(() => tx.executeQuery(select(1)));
      takes.answering = 1800;
      await again(() => tx.executeQuery(select(2)));
    };
    expect(await lasting(() => request(() => rejection(db.transaction().execute(work))))).toBeLessThan(whole + 100);
    expect([asked.filter((text) => text === 'select 2').length, thrownAway]).toEqual([3, [true]]);
  });

  it('hold for what looks whether the server answers, and not for the background', async () => {
    const { ask } = server();
    expect(await lasting(() => asProbe(() => rejection(ask())))).toBeLessThan(whole + 100);
    expect(await lasting(() => inBackground(() => rejection(ask())))).toBeGreaterThanOrEqual(backgroundTimeouts.statement);
  });

  it('are the limits that new connections have', async () => {
    const { ask, asked } = server({ answers: 10 });
    for (let time = 0; time < 2; time += 1) {
      await lasting(() => request(ask));
      await lasting(() => inBackground(ask));
    }
    expect(asked.filter((text) => text.includes('statement_timeout'))).toEqual([]);
    await lasting(() => asProbe(ask));
    expect(asked.filter((text) => text.includes('statement_timeout'))).toHaveLength(1);
  });

  it('hold from the first word on a connection that the background has used', async () => {
    const { ask } = server({ answers: 5000 });
    await lasting(() => inBackground(ask));
    expect(await lasting(() => request(() => rejection(ask())))).toBeLessThan(whole + 100);
  });
});

describe('background work', () => {
  it('has connections of its own, and so has what looks whether the server answers on its behalf', async () => {
    const { ask, opened } = server({ answers: 10 });
    await lasting(() => inBackground(ask));
    await lasting(() => asProbe(ask));
    expect(opened).toEqual({ requests: 0, background: 2 });
    await lasting(() => request(ask));
    await lasting(() => asUnauthenticated('192.0.2.1', ask));
    expect(opened).toEqual({ requests: 2, background: 2 });
  });
});

describe('a connection that went silent', () => {
  it('is not waited for again: what was begun on it ends with its first failure, and the connection leaves', async () => {
    const { db, takes, asked, thrownAway } = server({ answers: 10 });
    let failure: unknown;
    const took = await lasting(async () => {
      const work = async (tx: Transaction<never>) => {
        takes.answering = Number.POSITIVE_INFINITY;
        await tx.executeQuery(select(1));
      };
      failure = await rejection(request(() => db.transaction().execute(work)));
    });
    expect(took).toBeLessThan(statement + grace + 100);
    expect(databaseFailure(failure)).toBe('timeout');
    expect([asked, thrownAway]).toEqual([['begin', 'select 1'], [true]]);
  });
});

describe('a connection that is shared', () => {
  it('is asked one thing after the other, in the order in which they came', async () => {
    const { pool, asked } = server({ answers: 10 });
    const work = async () => {
      const client = await pool.connect();
      const ask = (text: string) => client.query<unknown>(text, []);
      await Promise.all([ask('first').then(() => ask('last')), ask('second'), ask('third')]);
    };
    await lasting(() => request(work));
    expect(asked).toEqual(['first', 'second', 'third', 'last']);
  });

  it('begins a transaction together with its first statement, and not at all without one', async () => {
    const { db, asked } = server({ answers: 10 });
    await lasting(() => request(() => db.transaction().execute(async () => undefined)));
    expect(asked).toEqual([]);
    const work = async (tx: Transaction<never>) => void (await tx.executeQuery(select(1)));
    expect(await lasting(() => request(() => db.transaction().execute(work)))).toBeLessThan(40);
    expect(asked).toEqual(['begin', 'select 1', 'commit']);
  });

  it('begins no transaction for the next one that takes it', async () => {
    const { pool, asked } = server({ answers: 10 });
    const take = async (work: (client: Awaited<ReturnType<typeof pool.connect>>) => Promise<unknown>) => {
      const client = await pool.connect();
      await work(client);
      client.release();
    };
    await lasting(() => request(() => take((client) => client.query('begin', []))));
    await lasting(() => request(() => take((client) => client.query('select 1', []))));
    expect(asked).toEqual(['select 1']);
  });
});
