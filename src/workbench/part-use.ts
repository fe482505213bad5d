import type { AccountSchemas } from '../contract/types.ts';

/** How often one client used one part, and on which day last. */
export interface PartUse
  extends Pick<AccountSchemas['UsedPart'], 'kind' | 'name' | 'api_version' | 'client_type' | 'client_id' | 'requests'> {
  account_id?: string;
  /** Its last day, as `2026-05-01`. */
  last_used: string;
}

/** What was counted since a date, for one account or all. */
export interface Usage {
  /** The first date with counts; null when there are none. */
  counted_since: string | null;
  /** Days with missing counts; null when unknown. */
  incomplete: readonly string[] | null;
  parts: readonly PartUse[];
}

/** Who used what a break affects, within this many days. */
export interface BreakUsage extends Pick<Usage, 'counted_since' | 'incomplete'> {
  days: number;
  /** The day on which these days began. */
  since: string;
  clients: Omit<PartUse, 'kind' | 'name' | 'api_version'>[];
}
