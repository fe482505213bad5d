import { expect, it } from 'vitest';
import { currentRequester } from '../../src/data/connection/requester.ts';
import { batchedByAccount } from '../../src/rules/account-batches.ts';

it('answers the questions of an account together, on its share of the database, and those of others apart', async () => {
  const asked: string[] = [];
  const double = batchedByAccount<{ accountId: string; number: number }, number>(async (accountId, questions) => {
    asked.push(`${currentRequester().key} ${questions.map(({ number }) => number)}`);
    if (accountId === 'broken') throw new Error('no database');
    return questions.map(({ number }) => 2 * number);
  }, 10);
  const answers = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) => double({ accountId: number === 3 ? 'broken' : `account ${number % 2}`, number })),
  );
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([2, 4, 'no database', 8, 10]);
  expect(asked).toEqual(['account 1 1,5', 'account 0 2,4', 'broken 3']);
});
