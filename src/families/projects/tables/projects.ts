import type { JsonWithDefault, Timestamp } from '@tessera/platform/tables';
import type { ColumnType, Generated } from 'kysely';

/** A project; `archived_at` is set exactly while its status is `archived`. */
export interface ProjectsTable {
  account_id: string;
  id: string;
  name: string;
  description: string | null;
  visibility: Generated<'private' | 'team' | 'public'>;
  status: Generated<'active' | 'archived'>;
  settings: JsonWithDefault<{ enableNotifications: boolean; defaultView: 'kanban' | 'list' | 'calendar' | 'timeline' }>;
  tags: ColumnType<string[], string[] | undefined, string[]>;
  owner_id: string;
  archived_at: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
