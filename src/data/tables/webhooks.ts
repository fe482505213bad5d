import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** An address that is told of events; `disabled_reason` is set exactly while its status is `disabled`. */
export interface WebhooksTable {
  account_id: string;
  id: string;
  url: string;
  /** The types of event it is told of. */
  events: string[];
  description: string | null;
  status: Generated<'enabled' | 'disabled'>;
  disabled_reason: 'gone' | 'failing' | null;
  /** Since when nothing but failures came back; null once something arrived. */
  failing_since: ColumnType<string | null, string | null | undefined, string | null>;
  /** Until when the address asked to be left alone; only tests go there before. */
  paused_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** Stays when the user is gone. */
  created_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
