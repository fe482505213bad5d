import type { Queries } from '../data/connection/database.ts';

/** Locks an account until the transaction ends, so that two requests cannot both create the last record that it may have. */
export const lockAccount = async (tx: Queries, { accountId }: { accountId: string }): Promise<void> => {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
};
