import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An object that no file names: its upload is under way or broke off, or the file has other bytes by now or is gone. */
export interface UnclaimedObjectsTable {
  account_id: string;
  key: string;
  /** When it may go unless a file has claimed it. */
  reclaim_at: Timestamp;
  /** Whether it is being deleted, so that no file can claim it any more. */
  reclaiming: Generated<boolean>;
}
