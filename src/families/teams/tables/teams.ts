import type { Generated } from 'kysely';
import type { Timestamp } from '../../../data/tables/column-types.ts';

/** Users who see each other's `team` projects. */
export interface TeamsTable {
  account_id: string;
  id: string;
  name: string;
  description: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
