import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';

/** The error for everything in a suspended account. */
export const accountSuspended = (): ServiceError =>
  new ServiceError('account_suspended', 'The account is suspended. The operator of this server can resume it.');

/** Checked before a password is set. @throws ServiceError `account_suspended` */
export const expectNotSuspended = async (db: Queries, accountId: string): Promise<void> => {
  const found = await db.selectFrom('accounts').select('suspended_at').where('id', '=', accountId).executeTakeFirst();
  if (found?.suspended_at) throw accountSuspended();
};
