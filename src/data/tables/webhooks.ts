import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, Timestamp } from './column-types.ts';

/** A URL that receives events; `disabled_reason` is set exactly while its status is `disabled`. */
export interface WebhooksTable {
  account_id: string;
  id: string;
  url: string;
  /** The types of event that it receives. */
  events: string[];
  /** The filters that an event of a type must match, as query strings. */
  conditions: JsonWithDefault<Readonly<Record<string, string>>>;
  description: string | null;
  status: Generated<'enabled' | 'paused' | 'disabled'>;
  disabled_reason: 'gone' | 'failing' | null;
  /** Since when all deliveries have failed; null after a success. */
  failing_since: ColumnType<string | null, string | null | undefined, string | null>;
  /** Until when the receiver wants no deliveries (`Retry-After`); until then only tests are sent. */
  paused_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** Not cleared when the user is deleted. */
  created_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
