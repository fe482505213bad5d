import { freshDatabase, rejection, serverUrl, until } from '@tessera/platform/testing';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Origin, Principal } from '../../../src/core/principal.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { databaseFailure } from '../../../src/data/connection/errors.ts';
import { longRunning } from '../../../src/data/connection/long-running.ts';
import { asAccount, currentRequester, inBackground } from '../../../src/data/connection/requester.ts';
import { longRunningStatement } from '../../../src/data/connection/timeouts.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { attributing } from '../../../src/rules/attribution.ts';
import { isThere } from '../../support/database.ts';
import { holdConnections } from '../../support/held.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const look = () => database.db.executeQuery(CompiledQuery.raw('select 1'));

describe('a database that several accounts ask', () => {
  it('serves them in the order in which they came', async () => {
    const held = await holdConnections(database, 'a', 7);
    const served: string[] = [];
    const asking = ['a1', 'b1', 'a2', 'c1'].map((name) =>
      asAccount(name[0]!, () =>
        transaction(database.db, async (tx) => {
          await sql`select`.execute(tx);
          served.push(name);
        }),
      ),
    );
    await held.release(1);
    await Promise.all(asking);
    expect(served).toEqual(['a1', 'b1', 'a2', 'c1']);
    await held.release();
  });

  it('has the statements of a transaction wait for nobody', async () => {
    const waiting: Promise<unknown>[] = [];
    await asAccount('deep', () =>
      transaction(database.db, async (tx) => {
        for (let number = 0; number < 50; number += 1) waiting.push(besideIt());
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

describe.skipIf(!serverUrl)('a server', () => {
  it('answers the background while requests have all of their connections, and requests while the background has all of its', async () => {
    const requests = await holdConnections(database, 'a', 7);
    await look();
    await requests.release();
    const background = await holdConnections(database, undefined, 3);
    const more = look();
    await asAccount('a', look);
    await database.ping();
    expect(database.poolUsage()).toMatchObject([{ pool: 'requests' }, { pool: 'background', size: 3, inUse: 3, waiting: 1 }]);
    await background.release();
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
        longRunningStatement,
        statementTimeoutMs,
        statementTimeoutMs,
      ]);
    });
    await own.close();
  });

  it('gives a statement of a request less time than one of the background, on whatever connection', async () => {
    const own = await freshDatabase({ statementTimeoutMs: 150, backgroundTimeoutMs: 120_000 });
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
