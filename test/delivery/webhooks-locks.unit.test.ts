import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../src/data/connection/transaction.ts';
import type { Tables } from '../../src/data/tables/index.ts';
import { byLockOrder, lockQueues, queueKey, unblockHeads } from '../../src/delivery/webhooks/order.ts';

// Two transactions that lock the same queues in another order may wait for each other without an end: the order is the rule.

/** A transaction whose statements find what is given, or nothing, and the parameters of these statements. */
const openFinding = (...found: object[]) => {
  const asked: (readonly unknown[])[] = [];
  const connection = {
    executeQuery: async <Row>() => ({ rows: found.splice(0, 1) as Row[] }),
    streamQuery: () => {
      throw new Error('Nothing is streamed here.');
    },
  };
  const tx = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.parameters),
  });
  return { tx: tx as unknown as Tx, asked };
};

const queues = ['b 2', 'a 2', 'b 1', 'a 1', 'b 2'].map((name) => {
  const [webhookId, resourceId] = name.split(' ') as [string, string];
  return { webhookId, resourceId };
});

const placed = (accountId: string, webhookId: string, resource_id: string | null, id: string) => ({
  accountId,
  webhookId,
  id,
  event: { resource_id },
});

describe('queues', () => {
  it('are locked by webhook and record, each once', async () => {
    const { tx, asked } = openFinding();
    await lockQueues(tx, 'acc_1', queues);
    expect(asked).toEqual([[['a', 'a', 'b', 'b'], ['1', '2', '1', '2'], 'acc_1']]);
  });

  it('are asked for only where there are some', async () => {
    const { tx, asked } = openFinding();
    expect([await lockQueues(tx, 'acc_1', []), asked]).toEqual([new Set(), []]);
  });

  it('belong to a webhook and a record', () => {
    expect(new Set(queues.map(queueKey)).size).toBe(4);
  });
});

describe('the first deliveries of queues', () => {
  it('are looked for again where another transaction has changed one meanwhile, until none was changed', async () => {
    const { tx, asked } = openFinding(
      { found: 3, freed: ['a', 'b'] },
      { found: 1, freed: [] },
      { found: 1, freed: ['a'] },
      { found: 9, freed: [] },
    );
    expect([await unblockHeads(tx, 'acc_1', queues), asked.length]).toEqual([['a', 'b'], 3]);
  });
});

describe('deliveries', () => {
  it('are locked by account, then as their queues are, those of no record first, then by their ids', () => {
    const expected = [
      placed('acc_1', 'whk_1', null, 'dlv_9'),
      placed('acc_1', 'whk_1', 'res_1', 'dlv_4'),
      placed('acc_1', 'whk_1', 'res_1', 'dlv_5'),
      placed('acc_1', 'whk_1', 'res_2', 'dlv_3'),
      placed('acc_1', 'whk_2', 'res_1', 'dlv_2'),
      placed('acc_2', 'whk_0', 'res_0', 'dlv_1'),
    ];
    for (const turned of [expected.toReversed(), [...expected.slice(3), ...expected.slice(0, 3)], expected])
      expect(turned.toSorted(byLockOrder)).toEqual(expected);
  });
});
