import type { PlaceReaders, Reader, Tables } from '@tessera/platform';
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from 'kysely';

/** The rule for who sees an order: who placed it, and administrators. */
export const visibleOrders = (eb: ExpressionBuilder<Tables, 'orders'>, { accountId, userId, role }: Reader) => {
  const ofAccount = eb('orders.account_id', '=', accountId);
  return role === 'admin' ? ofAccount : eb.and([ofAccount, eb('orders.placed_by', '=', userId)]);
};

/** Whether the caller sees the order whose id is in a column of another table. */
const sees = (caller: Reader, id: RawBuilder<unknown>): RawBuilder<boolean> => {
  const seen = expressionBuilder<Tables>()
    .selectFrom('orders')
    .select('orders.id')
    .where((eb) => visibleOrders(eb, caller));
  return sql<boolean>`((${id} in (${seen})) is true)`;
};

/** The events of a deleted order name who placed it, so nothing is kept to know it by. */
export const orderReaders: PlaceReaders = { one: sees, many: sees, former: () => sql<boolean>`false` };
