import type { ColumnType } from 'kysely';

/** The times of an account's events from one position to another; never changed. The latest events are not in any span yet. */
export interface EventSpansTable {
  account_id: string;
  first_position: ColumnType<number, number, never>;
  last_position: ColumnType<number, number, never>;
  /** When the first and the last of them happened; positions follow the order of commits, so times do not always rise with them. */
  earliest: string;
  latest: string;
}
