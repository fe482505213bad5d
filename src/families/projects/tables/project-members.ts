import type { Timestamp } from '@tessera/platform/tables';

/** A member of a project. */
export interface ProjectMembersTable {
  account_id: string;
  project_id: string;
  user_id: string;
  role: 'owner' | 'editor' | 'viewer';
  added_at: Timestamp;
}
