import type { Timestamp } from '@tessera/platform/tables';
import type { Generated } from 'kysely';

/** A book. */
export interface BooksTable {
  account_id: string;
  id: string;
  title: string;
  isbn: string;
  price: number;
  stock: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
