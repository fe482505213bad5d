// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The method, path and success status of each operation for operators. */
export const operations = {
  "listAccounts": { "method": "get", "path": "/v1/accounts", "status": 200, "takesBody": false, "takesKey": false },
  "createAccount": { "method": "post", "path": "/v1/accounts", "status": 201, "takesBody": true, "takesKey": true },
  "showAccount": { "method": "get", "path": "/v1/accounts/{account_id}", "status": 200, "takesBody": false, "takesKey": false },
  "setAccount": { "method": "patch", "path": "/v1/accounts/{account_id}", "status": 200, "takesBody": true, "takesKey": false },
  "deleteAccount": { "method": "delete", "path": "/v1/accounts/{account_id}", "status": 202, "takesBody": false, "takesKey": false },
  "suspendAccount": { "method": "post", "path": "/v1/accounts/{account_id}/suspend", "status": 200, "takesBody": true, "takesKey": false },
  "exportAccount": { "method": "get", "path": "/v1/accounts/{account_id}/export", "status": 200, "takesBody": false, "takesKey": false },
  "resumeAccount": { "method": "post", "path": "/v1/accounts/{account_id}/resume", "status": 200, "takesBody": false, "takesKey": false },
  "listPendingEmailChanges": {
    "method": "get",
    "path": "/v1/accounts/{account_id}/email-changes",
    "status": 200,
    "takesBody": false,
    "takesKey": false
  },
  "endEmailChange": {
    "method": "delete",
    "path": "/v1/accounts/{account_id}/email-changes/{change_id}",
    "status": 200,
    "takesBody": false,
    "takesKey": false
  },
  "registerDocuments": {
    "method": "post",
    "path": "/v1/applications/{application_id}/documents",
    "status": 200,
    "takesBody": true,
    "takesKey": false
  }
} as const;
