import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../../src/data/connection/database.ts';
import { asAccount, inBackground } from '../../src/data/connection/requester.ts';
import { transaction } from '../../src/data/connection/transaction.ts';

/**
 * Holds connections on behalf of an account, or of the background, each in a transaction that waits; of an embedded database there is
 * one. Answers when they are held. The end of the test releases them, so that a failure does not keep them from other tests.
 */
export const holdConnections = async ({ db, kind }: Database, accountId: string | undefined, many: number) => {
  const count = kind === 'pglite' ? Math.min(many, 1) : many;
  const holders = await Promise.all(
    Array.from({ length: count }, async () => {
      const begun = Promise.withResolvers<void>();
      const over = Promise.withResolvers<void>();
      const hold = () =>
        transaction(db, async (tx) => {
          await sql`select`.execute(tx);
          begun.resolve();
          await over.promise;
        });
      const done = accountId === undefined ? inBackground(hold) : asAccount(accountId, hold);
      await begun.promise;
      return { end: over.resolve, done };
    }),
  );
  /** Lets so many of them go, or all. */
  const release = async (some = holders.length): Promise<void> => {
    const going = holders.splice(0, some);
    for (const { end } of going) end();
    await Promise.all(going.map(({ done }) => done));
  };
  onTestFinished(() => release());
  return { release };
};
