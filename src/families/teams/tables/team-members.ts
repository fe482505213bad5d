import type { Timestamp } from '@tessera/platform/tables';

/** A member of a team. */
export interface TeamMembersTable {
  account_id: string;
  team_id: string;
  user_id: string;
  added_at: Timestamp;
}
