import { sql } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { byCodePoints } from '../../data/query/compared-texts.ts';
import { listOf } from '../../data/query/list.ts';
import { keyPrefixes } from '../../identity/credentials/api-key-format.ts';
import { endOfKey } from '../../identity/policies.ts';
import type { ApiKey, ApiKeyFields } from './key.ts';

const prefix = sql<
  ApiKey['prefix']
>`case api_keys.environment when 'live' then ${sql.lit(keyPrefixes.live)} else ${sql.lit(keyPrefixes.test)} end`;

const columns = [
  'id',
  'name',
  'last4',
  'scopes',
  'user_id',
  'allowed_ips',
  'allowed_referrers',
  'last_used_at',
  'rerolled_from',
  'revoked_at',
  'created_at',
  'updated_at',
] as const;
const expiresAt = endOfKey('api_keys');
const shown = columns.map((column) => `api_keys.${column}` as const);

const collection = collectionOf('api_keys', columns, { columns: { expires_at: expiresAt }, texts: { name: byCodePoints } });

/** A key with the columns that only rerolls and the limit need: its own expiry, and the end of its overlap. */
type Row = ApiKey & { version: number; own_expiry: string | null; overlap_ends_at: string | null };

type InAccount = Pick<Principal, 'accountId'>;

const ofAccount = (db: Queries, { accountId }: InAccount) => db.selectFrom('api_keys').where('api_keys.account_id', '=', accountId);

const one = (db: Queries, caller: Principal, id: string) =>
  ofAccount(db, caller)
    .where('api_keys.id', '=', id)
    .select(shown)
    .select([prefix.as('prefix'), expiresAt.as('expires_at')])
    .select(['api_keys.version', 'api_keys.expires_at as own_expiry', 'api_keys.overlap_ends_at']);

export const listKeys = listOf<ApiKey>({
  base: ofAccount,
  select: (base) => base.select(shown).select([prefix.as('prefix'), expiresAt.as('expires_at')]),
  collection,
});

export const findKey = (db: Queries, caller: Principal, id: string) => one(db, caller, id).executeTakeFirst() as Promise<Row | undefined>;

export const lockKey = (tx: Queries, caller: Principal, id: string) =>
  one(tx, caller, id).forNoKeyUpdate().executeTakeFirst() as Promise<Row | undefined>;

/** The keys that are valid and not being replaced. */
export const validKeys = (tx: Queries, caller: InAccount, now: string) =>
  ofAccount(tx, caller)
    .where('api_keys.revoked_at', 'is', null)
    .where('api_keys.overlap_ends_at', 'is', null)
    .where((eb) => eb.or([eb(expiresAt, 'is', null), eb(expiresAt, '>', now)]));

/** Whether a user of the account exists. Locks the row until the transaction ends. */
export const lockUser = async (tx: Queries, { accountId }: Principal, id: string): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('account_id', '=', accountId).where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined;

export const updateKey = async (
  tx: Queries,
  caller: Principal,
  id: string,
  now: string,
  fields: ApiKeyFields & { revoked_at?: string },
): Promise<Row> => {
  await tx
    .updateTable('api_keys')
    .set((eb) => ({ ...fields, updated_at: now, version: eb('version', '+', 1) }))
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .execute();
  return (await findKey(tx, caller, id))!;
};
