// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
const common = ['contract_violation', 'internal_error', 'invalid_credentials', 'invalid_parameters', 'rate_limit_exceeded', 'service_unavailable', 'timeout'];

/** The codes of the errors of each operation. */
export const errorCodes: Readonly<Record<string, readonly string[]>> = {
  listAccounts: [...common],
  createAccount: [...common, 'idempotency_key_in_use', 'idempotency_key_reused', 'malformed_json', 'malformed_request', 'missing_body', 'payload_too_large', 'unprocessable', 'unsupported_media_type'],
  showAccount: [...common, 'not_found'],
  setAccount: [...common, 'invalid_state', 'malformed_json', 'malformed_request', 'missing_body', 'not_found', 'payload_too_large', 'unprocessable', 'unsupported_media_type'],
  deleteAccount: [...common, 'invalid_state', 'not_found'],
  suspendAccount: [...common, 'invalid_state', 'malformed_json', 'malformed_request', 'missing_body', 'not_found', 'payload_too_large', 'unprocessable', 'unsupported_media_type'],
  exportAccount: [...common, 'invalid_state', 'not_found'],
  resumeAccount: [...common, 'invalid_state', 'not_found'],
  listPendingEmailChanges: [...common, 'not_found'],
  endEmailChange: [...common, 'not_found'],
  registerDocuments: [...common, 'limit_reached', 'malformed_json', 'malformed_request', 'missing_body', 'not_found', 'payload_too_large', 'unprocessable', 'unsupported_media_type'],
};
