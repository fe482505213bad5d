import type { Timestamp } from '@tessera/platform/tables';
import type { ColumnType, Generated } from 'kysely';

/** A task of a project; `completed_at` is set exactly while its status is `done`. */
export interface TasksTable {
  account_id: string;
  id: string;
  project_id: string;
  title: string;
  description: string | null;
  status: Generated<'todo' | 'in_progress' | 'done' | 'cancelled'>;
  priority: Generated<'low' | 'normal' | 'high' | 'urgent'>;
  assignee_id: string | null;
  due_at: string | null;
  tags: ColumnType<string[], string[] | undefined, string[]>;
  completed_at: string | null;
  /** Not cleared when the user is deleted. */
  created_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
