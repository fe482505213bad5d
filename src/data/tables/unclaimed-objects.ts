import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An object without a file: its upload is running or was interrupted, or the file was replaced or deleted. */
export interface UnclaimedObjectsTable {
  account_id: string;
  key: string;
  /** When it may be deleted, unless a file has claimed it. */
  reclaim_at: Timestamp;
  /** Whether it is being deleted, so that no file can claim it any more. */
  reclaiming: Generated<boolean>;
}
