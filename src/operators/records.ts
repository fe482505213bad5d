import type { Insertable, Selectable } from 'kysely';
import type { OperatorCall, OperatorSchemas } from '../contract/operators.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Tx } from '../data/connection/transaction.ts';
import type { AccountsTable } from '../data/tables/accounts.ts';

type Account = OperatorSchemas['OperatedAccount'];

const columns = [
  'id',
  'name',
  'plan',
  'rate_limit',
  'burst_limit',
  'region',
  'suspended_at',
  'suspension_reason',
  'delete_after',
  'deletion_begun_at',
  'exported_at',
  'created_at',
  'updated_at',
] as const;

/** An account's row, as operators see it. */
export type AccountRow = Pick<Selectable<AccountsTable>, (typeof columns)[number]>;

/** Selects accounts. */
export const accountRows = (db: Queries) => db.selectFrom('accounts').select(columns);

type Filter = Omit<NonNullable<OperatorCall<'listAccounts'>['query']>, 'limit'>;

/** The first accounts of the list that a filter lets through, by their ids. */
export const listAccounts = (db: Queries, { after, status }: Filter, limit: number): Promise<AccountRow[]> =>
  accountRows(db)
    .$if(after !== undefined, (some) => some.where('id', '>', after!))
    .$if(status === 'active', (some) => some.where('suspended_at', 'is', null))
    .$if(status === 'suspended', (some) => some.where('suspended_at', 'is not', null).where('delete_after', 'is', null))
    .$if(status === 'deleting', (some) => some.where('delete_after', 'is not', null))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Inserts an account with its first administrator. */
export const insertAccount = async (
  tx: Tx,
  account: Omit<Insertable<AccountsTable>, 'created_at' | 'updated_at'>,
  administrator: { id: string; name: string; email: string },
  now: string,
): Promise<void> => {
  const times = { created_at: now, updated_at: now };
  await tx
    .insertInto('accounts')
    .values({ ...account, ...times })
    .execute();
  await tx
    .insertInto('users')
    .values({ account_id: account.id, ...administrator, role: 'admin', ...times })
    .execute();
};

const statusOf = ({ suspended_at, delete_after }: AccountRow): Account['status'] => {
  if (delete_after !== null) return 'deleting';
  return suspended_at === null ? 'active' : 'suspended';
};

/** An account as the contract shows it. */
export const shownAccount = ({ deletion_begun_at: _, ...row }: AccountRow): Account => ({
  ...row,
  status: statusOf({ deletion_begun_at: _, ...row }),
});
