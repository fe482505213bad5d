import { sql } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/database.ts';

const columns = ['id', 'name', 'email', 'role', 'metadata', 'created_at', 'updated_at'] as const;

export const findUsers = (db: Queries, { accountId }: Principal, ids: readonly string[]) =>
  db.selectFrom('users').select(columns).where('account_id', '=', accountId).where(sql<boolean>`id = any(${ids}::text[])`).execute();

/** Whether a user is there, and stays there until the transaction ends. */
export const holdUser = async (tx: Queries, { accountId }: Principal, id: string): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('account_id', '=', accountId).where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined;
