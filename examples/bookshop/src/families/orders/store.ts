import { type InAccount, lockedRow, parent, type Queries, recordColumns, tableOf, type Viewer } from '@tessera/platform';
import { sql } from 'kysely';
import { visibleOrders } from './visibility.ts';

const orders = tableOf('orders', {
  kind: 'order',
  columns: recordColumns('Order'),
  searched: { texts: ['note'], whole: ['note'] },
  ties: { status: sql.ref('orders.created_at') },
});

const visible = (db: Queries, viewer: Viewer) => db.selectFrom('orders').where((eb) => visibleOrders(eb, viewer));

export const { insert, update, remove } = orders;

export const list = orders.list(visible);

export const window = orders.window(visible);

export const listOfCustomer = orders.list((db, viewer, id: string) => visible(db, viewer).where('orders.customer_id', '=', id));

/** The same window of the orders of each of several customers. */
export const windowsOfCustomers = orders.windows((db, viewer) => visible(db, viewer).where('orders.customer_id', '=', parent));

export const findById = orders.findById(visible);

export const findByIds = orders.findByIds(visible);

export const lock = orders.lock(visible);

/** Locks an order for work in the background, which no caller sees. */
export const lockForWork = orders.lock((db: Queries, { accountId }: InAccount) =>
  db.selectFrom('orders').where('orders.account_id', '=', accountId),
);

/** Holds the customer of a new order, so that it exists until the transaction ends. */
export const holdCustomer = lockedRow<{ id: string }, InAccount>((db, { accountId }, id) =>
  db.selectFrom('customers').where('account_id', '=', accountId).where('id', '=', id).select('id').forKeyShare(),
);
