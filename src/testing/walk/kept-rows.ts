import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { numberEvents } from '../../data/connection/events/event-numbers.ts';
import type { Caller, Tessera } from '../tessera.ts';

/** What is written down of requests a moment after they were answered; when a key was last used is so, too. */
const written = ['logged_requests', 'usage_days', 'used_parts'];

const tablesOf = async (db: Queries): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = 'account_id'`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !written.includes(name));
};

/** A row of an account as JSON, and its table. */
export interface KeptRow {
  name: string;
  row: string;
}

/** The rows of an account in these tables, or in all that belong to accounts. */
export const rowsOf = async (db: Queries, accountId: string, tables?: readonly string[]): Promise<KeptRow[]> => {
  const parts = (tables ?? (await tablesOf(db))).map(
    (table) =>
      sql`select ${sql.lit(table)} as name, to_jsonb(kept) - 'last_used_at' as row from ${sql.table(table)} kept where ${sql.ref(table === 'accounts' ? 'id' : 'account_id')} = ${accountId}`,
  );
  const everything = sql<KeptRow>`select name, row::text as row from (${sql.join(parts, sql` union all `)}) everything order by 1, 2`;
  return (await everything.execute(db)).rows;
};

/** What somebody's account has: as it was, and as it is now. */
export interface Kept {
  before: KeptRow[];
  now: () => Promise<KeptRow[]>;
}

/** Keeps what the account of a caller has. */
export const keptBy = async ({ database: { db } }: Tessera, { userId }: Caller): Promise<Kept> => {
  const tables = await tablesOf(db);
  const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirstOrThrow();
  // Events get their positions soon after the write, which does not wait for it.
  await numberEvents(db, [account_id]);
  const now = () => rowsOf(db, account_id, tables);
  return { before: await now(), now };
};
