import { byCodePoints, type InAccount, type Queries, recordColumns, tableOf } from '@tessera/platform';

const customers = tableOf('customers', {
  kind: 'customer',
  columns: recordColumns('Customer'),
  texts: { name: byCodePoints },
  searched: { texts: ['name', 'note'], whole: ['note'] },
});

/** Every user of an account sees all of its customers. */
const visible = (db: Queries, { accountId }: InAccount) => db.selectFrom('customers').where('customers.account_id', '=', accountId);

export const { insert, update, remove } = customers;

export const list = customers.list(visible);

export const window = customers.window(visible);

export const findById = customers.findById(visible);

export const findByIds = customers.findByIds(visible);

export const lock = customers.lock(visible);
