import type { Timestamp } from './column-types.ts';

/** Who could see a deleted project: they can still read its events. */
export interface FormerProjectsTable {
  account_id: string;
  id: string;
  visibility: 'private' | 'team' | 'public';
  member_ids: string[];
  deleted_at: Timestamp;
}
