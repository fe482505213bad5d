import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** The region of an account; its credentials are valid only there. */
export type Region = 'us' | 'eu' | 'ap';

/** A tenant; all other records belong to one. */
export interface AccountsTable {
  id: string;
  name: string;
  plan: Generated<'free' | 'professional' | 'business' | 'enterprise'>;
  region: Generated<Region>;
  /** The API version of requests that do not name one; null means the latest stable version. */
  default_version: string | null;
  /** Empty means all origins. */
  allowed_origins: ColumnType<string[], string[] | undefined, string[]>;
  /** Whether administrators can sign in only with a second factor. */
  administrators_need_second_factor: Generated<boolean>;
  /** Whether everybody can sign in only with a second factor. */
  everybody_needs_second_factor: Generated<boolean>;
  /** The maximum lifetime of API keys, sessions and unused refresh tokens; null for no policy. */
  api_key_days: number | null;
  session_minutes: number | null;
  refresh_token_days: number | null;
  /** Networks that people come from; empty means everywhere. */
  people_networks: ColumnType<string[], string[] | undefined, string[]>;
  /** Networks that API keys and tokens of applications are used from; empty means everywhere. */
  program_networks: ColumnType<string[], string[] | undefined, string[]>;
  /** Whether people may use applications that describe themselves: all, those that an administrator approves, or only those in the list. */
  described_applications: Generated<'allowed' | 'approval' | 'listed'>;
  /** Whether its public applications may execute only registered GraphQL documents. */
  public_applications_need_registered_documents: Generated<boolean>;
  /** Requests per window; used for plans without fixed limits. */
  rate_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** Requests per window including the burst. */
  burst_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** The position of the last event before the account was emptied; 0 when it never was. */
  events_begin_after: Generated<number>;
  /** Since when none of its credentials are valid; null while it is not suspended. */
  suspended_at: NullableTimestamp;
  suspension_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it is deleted; it is suspended until then. */
  delete_after: NullableTimestamp;
  /** When its deletion began: from then on it cannot be restored. */
  deletion_begun_at: NullableTimestamp;
  /** When the last complete export began. */
  exported_at: NullableTimestamp;
  /** The position of the last event that was deleted because of its age; 0 when none was since the account was emptied. */
  events_deleted_until: Generated<number>;
  /** How many days the account keeps each of these; null for as long as its plan allows. */
  events_days: number | null;
  deliveries_days: number | null;
  audit_days: number | null;
  requests_days: number | null;
  /** The share of successful reads in the request log, from 0 to 1. */
  logged_reads: Generated<number>;
  /** The text search configuration by which records are searched. */
  search_language: Generated<string>;
  /** Since when, while some documents may still have another one. */
  search_language_since: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}
