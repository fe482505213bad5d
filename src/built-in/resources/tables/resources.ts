import type { Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from '../../../data/tables/column-types.ts';

/** A record of one of the account's own kinds. */
export interface ResourcesTable {
  account_id: string;
  id: string;
  name: string;
  description: string | null;
  type: Generated<string>;
  status: Generated<'active' | 'archived' | 'pending'>;
  metadata: JsonWithDefault<Record<string, unknown>>;
  owner_id: string;
  /** The id of what imported it, and its own id there; null when a user created it. */
  origin_id: string | null;
  external_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
