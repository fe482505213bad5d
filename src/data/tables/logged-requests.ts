import type { CredentialType } from '../../core/principal.ts';

/** One request with credentials of an account, and the figures of its response. */
export interface LoggedRequestsTable {
  account_id: string;
  id: string;
  request_id: string;
  method: string;
  /** Without the query string. */
  path: string;
  operation_id: string | null;
  api_version: string | null;
  status: number;
  error_code: string | null;
  duration_ms: number;
  credential_type: CredentialType;
  credential_id: string;
  user_id: string | null;
  /** Null as false: nodes of the version before write none. */
  from_dashboard: boolean | null;
  address: string;
  /** How many requests it stands for. */
  logged_as: number;
  created_at: string;
}
