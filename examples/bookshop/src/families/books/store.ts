import { byCodePoints, type InAccount, type Queries, recordColumns, tableOf } from '@tessera/platform';

const books = tableOf('books', {
  kind: 'book',
  columns: recordColumns('Book'),
  texts: { title: byCodePoints },
  searched: { texts: ['title', 'isbn'] },
});

/** Every user of an account sees all of its books. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('books').where('books.account_id', '=', accountId);

export const { insert, update, remove } = books;

export const list = books.list(visible);

export const window = books.window(visible);

export const findById = books.findById(visible);

export const findByIds = books.findByIds(visible);

export const lock = books.lock(visible);

/** Locks books for a write, always in the same order. Those that do not exist are left out. */
export const lockAll = async (tx: Queries, account: InAccount, ids: readonly string[]) => {
  const books = [];
  for (const id of [...ids].sort()) books.push(await lock(tx, account, id));
  return books.filter((book) => book !== undefined);
};
