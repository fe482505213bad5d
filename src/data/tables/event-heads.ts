/** The latest position of an account's events; missing until the first event. */
export interface EventHeadsTable {
  account_id: string;
  position: number;
  /** The snapshot of the last search that found events to number (`pg_snapshot`). */
  seen: string | null;
  /** A position of PostgreSQL's log (`pg_lsn`) after all acknowledged writes of the account, set by a trigger; null while none is noted. */
  written: string | null;
}
