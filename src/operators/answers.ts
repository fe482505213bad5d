import { createHmac } from 'node:crypto';
import type { OperatorOperationId, UncheckedCall } from '../contract/operators.ts';
import type { Clock } from '../core/clock.ts';
import { createSealer } from '../core/sealing.ts';
import type { Queries } from '../data/connection/database.ts';
import { transaction } from '../data/connection/transaction.ts';
import { byTime } from '../data/sweeping/aged-rows.ts';
import type { Sweep } from '../data/sweeping/sweep.ts';
import { answerRetention, createOnce } from '../rules/stored-answers.ts';

const keyColumns = ['caller', 'operation', 'key'] as const;

/**
 * Runs an operator's write once per `Idempotency-Key` and operator key; the key is stored as an HMAC. Without an `Idempotency-Key` it is a
 * plain transaction.
 * @param secret the installation's secret, which seals the answers and keys the HMAC
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, and the errors of the work
 */
export const createOperatorOnce = ({ db, clock, secret }: { db: Queries; clock: Clock; secret: string }) => {
  const once = createOnce(db, clock, createSealer(secret));
  return async <Answer>(
    operation: OperatorOperationId,
    { once: key, operator = '', body }: UncheckedCall,
    work: () => Promise<Answer>,
  ): Promise<{ answer: Answer; replayed: boolean }> => {
    if (key === undefined) return { answer: await transaction(db, work), replayed: false };
    const of = { caller: createHmac('sha256', secret).update(operator).digest('base64url'), operation, key };
    const request = {
      key,
      // Keys of accounts start with an account id.
      name: ['operators', ...Object.values(of)].join('\n'),
      content: body,
      find: (queries: Queries, since: string) =>
        queries
          .selectFrom('operator_answers')
          .select(['fingerprint', 'answer'])
          .where('caller', '=', of.caller)
          .where('operation', '=', operation)
          .where('key', '=', key)
          .where('created_at', '>', since)
          .compile(),
      store: (queries: Queries, row: { fingerprint: string; answer: string; created_at: string }) =>
        queries
          .insertInto('operator_answers')
          .values({ ...of, ...row })
          .onConflict((conflict) => conflict.columns(keyColumns).doUpdateSet(row))
          .compile(),
    };
    return once(request, work);
  };
};

export type OperatorOnce = ReturnType<typeof createOperatorOnce>;

/** Deletes expired answers to operators. */
export const operatorAnswerSweeps: readonly Sweep[] = [byTime({ table: 'operator_answers', at: 'created_at', ageMs: answerRetention })];
