import type { Json, Timestamp } from '@tessera/platform/tables';
import type { Generated } from 'kysely';

/** An order. `placed_by` stays when the user is removed. */
export interface OrdersTable {
  account_id: string;
  id: string;
  customer_id: string;
  lines: Json<{ book_id: string; count: number }[]>;
  total: number;
  status: Generated<'placed' | 'paid' | 'shipped' | 'cancelled'>;
  note: string | null;
  placed_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
