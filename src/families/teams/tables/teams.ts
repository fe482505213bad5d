import type { Timestamp } from '@tessera/platform/tables';
import type { Generated } from 'kysely';

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
