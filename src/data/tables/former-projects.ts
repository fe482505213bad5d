import type { Timestamp } from './column-types.ts';

/** By whom a deleted project was seen: its events stay theirs to read. */
export interface FormerProjectsTable {
  account_id: string;
  id: string;
  visibility: 'private' | 'team' | 'public';
  member_ids: string[];
  deleted_at: Timestamp;
}
