import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Origin, Principal } from '../../../src/core/principal.ts';
import { maxWaiting } from '../../../src/data/connection/connection-shares.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { databaseFailure } from '../../../src/data/connection/errors.ts';
import { longRunning } from '../../../src/data/connection/long-running.ts';
import {
  asAccount,
  asUnauthenticated,
  attributeToAccount,
  currentRequester,
  inBackground,
} from '../../../src/data/connection/requester.ts';
import { longRunningStatement, requestTimeouts, timeoutsFor } from '../../../src/data/connection/timeouts.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { attributing } from '../../../src/rules/attribution.ts';
import { newAccount, newUser, rejection } from '../../support/data.ts';
import { freshDatabase, isThere, serverUrl } from '../../support/database.ts';
import { holdConnections, holdShare } from '../../support/held.ts';
import { until } from '../../support/until.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const look = () => database.db.executeQuery(CompiledQuery.raw('select 1'));

describe('a database that several accounts ask', () => {
  it('serves the accounts that wait in turn', async () => {
    const held = await holdShare(database, 'a');
    const served: string[] = [];
    const asking = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
      asAccount(name[0]!, () =>
        transaction(database.db, async (tx) => {
          await sql`select`.execute(tx);
          served.push(name);
        }),
      ),
    );
    await held.release(1);
    await Promise.all(asking);
    // Connections to a server are several, and b and c have theirs beside a.
    const firsts = serverUrl ? served.filter((name) => name.startsWith('a')) : served;
    expect(firsts).toEqual(serverUrl ? ['a1', 'a2', 'a3'] : ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    await held.release();
  });

  it('counts a request for its account as soon as that is known', async () => {
    const held = await holdShare(database, 'known');
    const waiting = asAccount('known', () => Array.from({ length: maxWaiting }, look));
    const refused = asUnauthenticated('192.0.2.1', () => {
      attributeToAccount('known');
      return rejection(look());
    });
    expect(await refused).toMatchObject({ code: 'rate_limit_exceeded', status: 429, headers: { 'Retry-After': '1' } });
    await held.release();
    await Promise.all(waiting);
  });

  it('has the statements of a transaction wait for nobody', async () => {
    await asAccount('another', look);
    const waiting: Promise<unknown>[] = [];
    await asAccount('deep', () =>
      transaction(database.db, async (tx) => {
        for (let number = 0; number < maxWaiting; number += 1) waiting.push(besideIt());
        await transaction(tx, async (inner) => {
          await sql`select 1`.execute(inner);
          await sql`select 2`.execute(tx);
        });
      }),
    );
    await Promise.all(waiting);
  });
});

describe('a look at credentials', () => {
  const origin = { address: '192.0.2.1' } as Origin;
  const caller = { accountId: 'known' } as Principal;

  it.each<[string, <T>(work: () => T) => T, [string, string]]>([
    ["is in the share of its address where it is part of no request's work", inBackground, ['unauthenticated', origin.address]],
    ['is in the share of the request that it is part of', (work) => asAccount('a', work), ['account', 'a']],
  ])('%s', async (_which, surroundings, expected) => {
    const looked: unknown[] = [];
    const authenticate = attributing(() => {
      const { lane, key } = currentRequester();
      looked.push([lane, key]);
      return caller;
    });
    await surroundings(() => authenticate({ kind: 'api_key', token: 'x' }, origin));
    expect(looked).toEqual([expected]);
  });
});

/** Somebody of the same account who comes by another way than the transaction. */
const besideIt = () => new Promise((resolve) => setImmediate(resolve)).then(() => look()).catch(() => undefined);

describe.skipIf(!serverUrl)('a server that one account keeps busy', () => {
  it('answers the others beside it', async () => {
    const held = await holdShare(database, 'greedy');
    const own = asAccount('greedy', look);
    for (const other of ['b', 'c', 'd']) await asAccount(other, look);
    await asUnauthenticated('192.0.2.1', look);
    await database.ping();
    expect(await Promise.race([own.then(() => 'served'), asAccount('b', look).then(() => 'waits')])).toBe('waits');
    await held.release();
    await own;
  });

  it('answers requests while the background does all it may', async () => {
    await asAccount('a', look);
    const held = await holdConnections(database, undefined, 5);
    const more = look();
    await asAccount('a', look);
    await held.release();
    await more;
  });

  it('gives a transaction of a request back its time after lengthy work', async () => {
    const statementTimeoutMs = 60_000;
    const own = await freshDatabase({ statementTimeoutMs });
    const time = async () => {
      const { rows } = await sql<{ time: string }>`select setting as time from pg_settings where name = 'statement_timeout'`.execute(
        own.db,
      );
      return Number(rows[0]!.time);
    };
    await asAccount('a', async () => {
      const before = await time();
      const times = transaction(own.db, async (tx) => [await longRunning(tx, time), await time()]);
      expect([before, ...(await times), await time()]).toEqual([
        statementTimeoutMs,
        timeoutsFor(statementTimeoutMs).longTry,
        statementTimeoutMs,
        statementTimeoutMs,
      ]);
    });
    await own.close();
  });

  it('gives a statement of a request less time than one of the background, on whatever connection', async () => {
    const own = await freshDatabase({ poolSize: 1, statementTimeoutMs: 150, backgroundTimeoutMs: 120_000 });
    const slow = () => sql`select pg_sleep(0.4)`.execute(own.db);
    // On a busy machine connecting may take too long for once, and a connection that was silent for too long is given up.
    await until(() => isThere(own));
    await slow();
    expect(databaseFailure(await rejection(asAccount('a', slow)))).toBe('timeout');
    await until(() => isThere(own));
    await slow();
    await own.close();
  });
});

describe.skipIf(!serverUrl)('long work', () => {
  // Long enough for a busy machine, and soon over: work that does not end has to be found out.
  const statementTimeoutMs = 5 * requestTimeouts.statement;
  const { longTry } = timeoutsFor(statementTimeoutMs);
  let own: Database;
  beforeAll(async () => {
    own = await freshDatabase({ statementTimeoutMs });
  });
  afterAll(() => own?.close());

  const lasting = 'select pg_sleep(600)';

  const running = async (): Promise<number[]> => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and state = 'active' and query = ${lasting}`.execute(own.db);
    return rows.map(({ pid }) => pid);
  };

  const breakOff = async (): Promise<void> => {
    for (const pid of await running()) await sql`select pg_cancel_backend(${pid})`.execute(own.db);
  };

  it('has three of ten connections, one for each account, so that there are always some for other requests', async () => {
    const begun: string[] = [];
    const ask = (account: string) =>
      asAccount(account, () =>
        transaction(own.db, (tx) =>
          longRunning(tx, () => {
            begun.push(account);
            return tx.executeQuery(CompiledQuery.raw(lasting));
          }),
        ),
      );
    let ended = 0;
    const countEnded = () => {
      ended += 1;
    };
    const askAll = () => [...'abc'].map((account) => rejection(ask(account)).finally(countEnded));
    const asked = askAll();
    await until(async () => begun.length === 6 && (await running()).length === 3);
    asked.push(...askAll());
    // Each was tried, and one of each account has its turn.
    await until(async () => begun.length === 9 && (await running()).length === 3);
    expect(begun.toSorted().join('')).toBe('aaabbbccc');
    for (const account of ['a', 'd', 'e']) await Promise.all([1, 2, 3].map(() => asAccount(account, () => sql`select 1`.execute(own.db))));
    await until(async () => {
      await breakOff();
      return ended === asked.length;
    });
    await Promise.all(asked);
  });

  it('keeps its connection when its time is over between two statements', async () => {
    const single = await freshDatabase({ poolSize: 1, statementTimeoutMs });
    const process = async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single.db);
      return rows[0]!.pid;
    };
    const before = await process();
    let tries = 0;
    await asAccount('a', () =>
      transaction(single.db, (tx) =>
        longRunning(tx, async () => {
          tries += 1;
          // The time is over before the last one begins.
          for (let at = 0; at < 3; at += 1) await sql`select pg_sleep(${(longTry / 1000) * 0.6})`.execute(tx);
        }),
      ),
    );
    expect([tries, await process()]).toEqual([2, before]);
    await single.close();
  });

  it('is carried out once, with its own time, when it does not end in a moment', async () => {
    const times: string[] = [];
    let tries = 0;
    await asAccount('a', () =>
      transaction(own.db, async (tx) => {
        const account = await newAccount(tx);
        await longRunning(tx, async () => {
          tries += 1;
          const { rows } = await sql<{ time: string }>`select setting as time from pg_settings where name = 'statement_timeout'`.execute(
            tx,
          );
          times.push(rows[0]!.time);
          if (tries === 1) await tx.executeQuery(CompiledQuery.raw(lasting));
        });
        await newUser(tx, account);
      }),
    );
    expect(tries).toBe(2);
    // The time of the first try may be over before its first statement.
    expect(times.map(Number)).toEqual([longTry, longRunningStatement].slice(-times.length));
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from accounts join users on account_id = accounts.id`.execute(
      own.db,
    );
    expect(rows).toEqual([{ many: 1 }]);
  });
});
