import type { CredentialType } from '../../core/principal.ts';

/** One request that came with an account's credentials, and its answer in figures. */
export interface LoggedRequestsTable {
  account_id: string;
  id: string;
  request_id: string;
  method: string;
  /** Without its query. */
  path: string;
  operation_id: string | null;
  api_version: string | null;
  status: number;
  error_code: string | null;
  duration_ms: number;
  credential_type: CredentialType;
  credential_id: string;
  user_id: string | null;
  address: string;
  created_at: string;
}
