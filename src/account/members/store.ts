import { sql } from 'kysely';
import type { AccountSchemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import { type Collection, listRecords } from '../../data/collection.ts';
import type { Queries } from '../../data/database.ts';

type Member = AccountSchemas['Member'];

const columns = ['id', 'name', 'email', 'role', 'created_at', 'updated_at'] as const;
const shown = columns.map((column) => `users.${column}` as const);

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`users.${column}`)])),
  key: sql.ref('users.id'),
  ties: { role: sql.ref('users.created_at') },
};

const ofAccount = (db: Queries, { accountId }: Principal) =>
  db
    .selectFrom('users')
    .leftJoin('passwords', (join) =>
      join.onRef('passwords.account_id', '=', 'users.account_id').onRef('passwords.user_id', '=', 'users.id'),
    )
    .where('users.account_id', '=', accountId);

const withPassword = ['passwords.changed_at as password_set_at', 'passwords.last_login_at as last_login_at'] as const;

export const listMembers = (db: Queries, caller: Principal, query: ListQuery) =>
  listRecords<Member>(ofAccount(db, caller), (base) => base.select([...shown, ...withPassword]), collection, query);

export const findMember = (db: Queries, caller: Principal, id: string): Promise<(Member & { version: number }) | undefined> =>
  ofAccount(db, caller)
    .where('users.id', '=', id)
    .select([...shown, ...withPassword, 'users.version'])
    .executeTakeFirst();
