import type { Timestamp } from '@tessera/platform/tables';
import type { Generated } from 'kysely';

/** A comment; exactly one of the four columns names what it is about. */
export interface CommentsTable {
  account_id: string;
  id: string;
  body: string;
  /** Not cleared when the user is deleted. */
  author_id: string;
  project_id: string | null;
  task_id: string | null;
  file_id: string | null;
  resource_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
