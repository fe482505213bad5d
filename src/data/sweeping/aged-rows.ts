import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../connection/database.ts';
import type { Tx } from '../connection/transaction.ts';
import type { Tables } from '../tables/index.ts';
import type { Sweep, SweepPart } from './sweep.ts';

type Table = keyof Tables & string;

const always = sql<boolean>`true`;

const ago = (now: Date, ageMs: number): string => new Date(now.getTime() - ageMs).toISOString();

/** Rows that an open transaction is changing are left for the next pass. */
const deleteOldest = async (tx: Tx, table: Table, at: string, which: RawBuilder<unknown>, limit: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${which} order by ${sql.ref(at)} limit ${limit} for update skip locked))`.execute(tx);
  return Number(numAffectedRows);
};

interface ByTime {
  table: Table;
  /** The column with the time, on which there is an index, with the same condition. */
  at: keyof Tables[Table] | (string & {});
  /** How long rows stay after that time, in milliseconds. */
  ageMs: number;
  when?: RawBuilder<boolean>;
}

/** Deletes rows of all accounts once they exceed the given age. */
export const byTime = ({ table, at, ageMs, when = always }: ByTime): Sweep => ({
  name: table,
  parts: (_db, now) => [
    {
      key: '',
      batch: (tx, limit) => deleteOldest(tx, table, at, sql`${sql.ref(at)} < ${ago(now, ageMs)}::timestamptz and ${when}`, limit),
    },
  ],
});

/** How many accounts one statement looks at. */
export const accountsAtOnce = 500;

/** Goes through all accounts in order of id: `next` looks at the accounts after an id, and returns the last one and what it found. */
export async function* throughAccounts<T>(next: (from: string) => Promise<{ last: string | null; found: T[] }>): AsyncGenerator<T> {
  for (let from: string | null = ''; from !== null; ) {
    const { last, found }: { last: string | null; found: T[] } = await next(from);
    yield* found;
    from = last;
  }
}

interface OldIn {
  id: string;
  /** Rows from before this instant are old. */
  before: string;
}

/**
 * All accounts that have expired rows.
 * @param before SQL for the instant from which rows are kept; it may refer to columns of `accounts`
 */
export const accountsWithOld = (
  db: Queries,
  { table, at }: { table: Table; at: string },
  before: RawBuilder<unknown>,
): AsyncGenerator<OldIn> =>
  throughAccounts(async (from) => {
    const { rows } = await sql<{ last: string | null; found: OldIn[] }>`
      with page as materialized (
        select id, ${before} as before from accounts where id > ${from} order by id limit ${accountsAtOnce}
      )
      select max(id) as last, coalesce(json_agg(json_build_object('id', id, 'before', before)) filter (where exists (
        select from ${sql.table(table)} old where old.account_id = page.id and ${sql.ref(`old.${at}`)} < page.before
      )), '[]') as found from page`.execute(db);
    return rows[0]!;
  });

interface ByAccount {
  /** What is deleted; the table's name by default. */
  name?: string;
  table: Table;
  /** The column with the time, on which there is an index that leads with the account. */
  at: string;
  /** SQL for the instant from which rows of an account are kept; it may refer to columns of `accounts`. */
  before: (now: Date) => RawBuilder<unknown>;
  when?: RawBuilder<boolean>;
}

/** Deletes old rows account by account, where each account has its own retention. */
export const byAccount = ({ table, name = table, at, before, when = always }: ByAccount): Sweep => ({
  name,
  async *parts(db, now): AsyncGenerator<SweepPart> {
    for await (const { id, before: kept } of accountsWithOld(db, { table, at }, before(now)))
      yield {
        key: id,
        batch: (tx, limit) =>
          deleteOldest(tx, table, at, sql`account_id = ${id} and ${sql.ref(at)} < ${kept}::timestamptz and ${when}`, limit),
      };
  },
});

/** The instant `ageMs` milliseconds before now, as SQL. */
export const before =
  (ageMs: number) =>
  (now: Date): RawBuilder<unknown> =>
    sql`${ago(now, ageMs)}::timestamptz`;

interface ByKey {
  table: Table;
  /** The columns of the primary key, which are text. */
  key: readonly string[];
  /** Which rows are deleted. */
  when: (now: Date) => RawBuilder<boolean>;
}

/** Looks at all rows of a table in the order of its key, and deletes those that meet a condition which no index can serve. */
export const byKey = ({ table, key, when }: ByKey): Sweep => ({
  name: table,
  parts: (_db, now) => {
    const columns = sql.join(key.map((column) => sql.ref(`${table}.${column}`)));
    let from = key.map(() => '');
    const batch: SweepPart['batch'] = async (tx, limit) => {
      const same = sql.join(
        key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`page.${column}`)}`),
        sql` and `,
      );
      const { rows } = await sql<{ key: string[] }>`
        with page as materialized (
          select ${columns} from ${sql.table(table)} where (${columns}) > (${sql.join(from)}) order by ${columns} limit ${limit}
        ), deleted as (
          delete from ${sql.table(table)} using page where ${same} and ${when(now)}
        )
        select array[${sql.join(key.map((column) => sql.ref(`page.${column}`)))}] as key from page`.execute(tx);
      from = rows.at(-1)?.key ?? from;
      return rows.length;
    };
    return [{ key: '', batch }];
  },
});
