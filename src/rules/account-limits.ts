import { type SelectQueryBuilder, sql } from 'kysely';
import { accountLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Tables } from '../data/tables/index.ts';

/** The kinds of records that are limited for each account, and how the error names them. */
const named = {
  api_keys: { records: 'API keys', end: 'Revoke' },
  applications: { records: 'applications', end: 'Delete' },
  integrations: { records: 'integrations', end: 'Delete' },
  webhooks: { records: 'webhooks', end: 'Delete' },
} as const satisfies Partial<Record<keyof typeof accountLimits, { records: string; end: string }>>;

type Limited = keyof typeof named;

/**
 * Refuses one record more than an account may have. The account is locked until the transaction ends, so that two requests cannot both
 * create the last one. @param held the account's records that count @throws ServiceError `limit_reached`
 */
export const expectRoom = async <Kind extends Limited>(
  tx: Queries,
  { accountId }: { accountId: string },
  kind: Kind,
  held: SelectQueryBuilder<Tables, Kind, object>,
): Promise<void> => {
  const lock = tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate();
  // They are executed one after the other: the count sees what another request has created, for which the lock waited.
  const [, { count }] = await Promise.all([
    lock.executeTakeFirstOrThrow(),
    held.select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const { records, end } = named[kind];
  const most = accountLimits[kind];
  if (Number(count) >= most) throw new ServiceError('limit_reached', `The account has ${most} ${records}. ${end} one first.`);
};
