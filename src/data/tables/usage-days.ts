/** An account's requests of one day in UTC. */
export interface UsageDaysTable {
  account_id: string;
  /** Midnight. */
  starts_at: string;
  requests: number;
  cost: number;
  /** Answers of 400 to 499, those with 429 not among them. */
  client_errors: number;
  server_errors: number;
  throttled: number;
  /** Whether requests are missing; null means that none are known to be. */
  incomplete: boolean | null;
}
