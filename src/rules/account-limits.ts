import { type SelectQueryBuilder, sql } from 'kysely';
import { accountLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Tables } from '../data/tables/index.ts';

/** The kinds of records that are limited for each account. */
type Limited = keyof typeof accountLimits & keyof Tables;

/** How the error names the records, and what makes room. */
interface Words {
  records: string;
  end: 'Delete' | 'Revoke';
}

/**
 * Refuses one record more than an account may have. The account is locked until the transaction ends, so that two requests cannot both
 * create the last one.
 * @param held the account's records that count
 * @param words how the error names them, where that is not their kind
 * @throws ServiceError `limit_reached`
 */
export const expectRoom = async <Kind extends Limited>(
  tx: Queries,
  { accountId }: { accountId: string },
  kind: Kind,
  held: SelectQueryBuilder<Tables, Kind, object>,
  words: Words = { records: kind, end: 'Delete' },
): Promise<void> => {
  const lock = tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate();
  // They are executed one after the other: the count sees what another request has created, for which the lock waited.
  const [, { count }] = await Promise.all([
    lock.executeTakeFirstOrThrow(),
    held.select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const most = accountLimits[kind];
  if (Number(count) >= most) throw new ServiceError('limit_reached', `The account has ${most} ${words.records}. ${words.end} one first.`);
};
