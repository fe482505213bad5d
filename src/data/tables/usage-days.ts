/** An account's requests of one day in UTC. */
export interface UsageDaysTable {
  account_id: string;
  /** Midnight. */
  starts_at: string;
  requests: number;
  cost: number;
  /** Responses with 400 to 499, except 429. */
  client_errors: number;
  server_errors: number;
  throttled: number;
  /** The highest use of the rate limit in one minute. */
  busiest_minute: number;
  /** Whether requests are missing from the figures. */
  incomplete: boolean;
}
