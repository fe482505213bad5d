import {
  type Clock,
  changeEventsOf,
  changeOf,
  expectVersion,
  type IfMatch,
  type InAccount,
  type ListQuery,
  type Principal,
  type Queries,
  recordEffects,
  serviceKit,
  systemAuthor,
  type Tx,
  transaction,
  type WindowQuery,
} from '@tessera/platform';
import { type Book, type BookCreate, type BookUpdate, type Copies, explaining, fieldsOf, outOfStock } from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
}

/** The operations on books. Editors and administrators write. Each write records its event in the same transaction. */
export const createBookService = ({ db, clock }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('book', clock);

  const change = (caller: Principal, id: string, ifMatch: IfMatch, changes: Partial<Book>) =>
    transaction(db, async (tx) => {
      const book = found(await store.lock(tx, caller, id), id);
      expectVersion(book.version, ifMatch);
      return changeOf(book, changes, () =>
        changed(
          tx,
          caller,
          'BOOK_UPDATED',
          book,
          store.update(tx, caller, book, changes, now(), explaining(changes.isbn ?? book.data.isbn)),
        ),
      );
    });

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    create: (caller: Principal, body: BookCreate) =>
      transaction(db, async (tx) => {
        const fields = fieldsOf(body);
        return recorded(tx, caller, 'BOOK_CREATED', store.insert(tx, caller, fields, now(), explaining(fields.isbn)));
      }),

    replace: (caller: Principal, id: string, body: BookCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, fieldsOf(body)),

    update: (caller: Principal, id: string, body: BookUpdate, ifMatch: IfMatch) => change(caller, id, ifMatch, body),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const book = found(await store.lock(tx, caller, id), id);
        expectVersion(book.version, ifMatch);
        store.remove(tx, caller, id);
        recorded(tx, caller, 'BOOK_DELETED', book);
      }),

    /**
     * Takes copies from stock, in the transaction of work in the background. Returns how their events are recorded.
     * @throws ServiceError `out_of_stock` when there are too few of any of them; then none are taken
     */
    take: async (tx: Tx, account: InAccount, copies: readonly Copies[]) => {
      const books = await store.lockAll(
        tx,
        account,
        copies.map(({ book_id }) => book_id),
      );
      const stockOf = (id: string) => books.find(({ data }) => data.id === id)?.data.stock ?? 0;
      const missing = copies.map((one) => ({ ...one, stock: stockOf(one.book_id) })).filter(({ count, stock }) => stock < count);
      if (missing.length > 0) throw outOfStock(missing);
      const countOf = new Map(copies.map(({ book_id, count }) => [book_id, count]));
      const changes = books.map((before) => {
        const stock = before.data.stock - countOf.get(before.data.id)!;
        return { before, after: store.update(tx, account, before, { stock }, now()) };
      });
      return (cause: string) => recordEffects(tx, systemAuthor(account.accountId), cause, changeEventsOf('BOOK_UPDATED', changes));
    },
  };
};

export type BookService = ReturnType<typeof createBookService>;
