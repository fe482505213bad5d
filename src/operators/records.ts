import type { Selectable } from 'kysely';
import type { OperatorSchemas } from '../contract/operators.ts';
import type { Queries } from '../data/connection/database.ts';
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

const statusOf = ({ suspended_at, delete_after }: AccountRow): Account['status'] => {
  if (delete_after !== null) return 'deleting';
  return suspended_at === null ? 'active' : 'suspended';
};

/** An account as the contract shows it. */
export const shownAccount = ({ deletion_begun_at: _, ...row }: AccountRow): Account => ({
  ...row,
  status: statusOf({ deletion_begun_at: _, ...row }),
});
