import type { Timestamp } from '@tessera/platform/tables';
import type { Generated } from 'kysely';

/** A customer. */
export interface CustomersTable {
  account_id: string;
  id: string;
  name: string;
  note: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
