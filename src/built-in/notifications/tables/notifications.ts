import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../../data/tables/column-types.ts';

/** Something that concerns a person. */
export interface NotificationsTable {
  account_id: string;
  id: string;
  user_id: string;
  kind: 'mentioned' | 'assigned' | 'invited' | 'commented' | 'due';
  status: 'unread' | 'read' | 'archived';
  /** The id of a record of any family; not cleared when that is deleted. */
  resource_id: string;
  /** The event may be deleted by now, because of its age. */
  event_id: string | null;
  actor: Json<{ type: 'user' | 'api_key' | 'application' | 'system'; id: string | null }>;
  /** What a person is notified of once: the id of the event, or what stands for it. */
  occasion: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
