import type { Timestamp } from '@tessera/platform/tables';

/**
 * Who could see a project before it was deleted, by its id: they can still read its events. Or before fewer people could see it, by an id
 * that only the event of that has.
 */
export interface FormerProjectsTable {
  account_id: string;
  id: string;
  visibility: 'private' | 'team' | 'public';
  member_ids: string[];
  deleted_at: Timestamp;
}
