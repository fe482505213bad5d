import type { Timestamp } from '@tessera/platform/tables';
import type { Generated } from 'kysely';

/** A file; size, checksum and object are set exactly while it is `ready`. */
export interface FilesTable {
  account_id: string;
  id: string;
  name: string;
  content_type: string;
  status: Generated<'pending' | 'ready'>;
  size: number | null;
  /** SHA-256 in hexadecimal. */
  checksum: string | null;
  /** The key of the bytes in the object store; other bytes always have another key. */
  object_key: string | null;
  project_id: string | null;
  /** Set only together with the project of the task. */
  task_id: string | null;
  /** Not cleared when the user is deleted. */
  uploaded_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
