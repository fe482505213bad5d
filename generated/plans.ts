// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** The limits of the plans: requests in a window, and with the burst allowance; attempts to sign in. Times are in seconds. */
export const plans = {
  "window": 60,
  "refill": 600,
  "plans": {
    "free": { "limit": 60, "burst": 100 },
    "professional": { "limit": 300, "burst": 500 },
    "business": { "limit": 1000, "burst": 1500 },
    "enterprise": null
  },
  "anonymous": { "limit": 60, "burst": 100 },
  "clients": { "limit": 300, "burst": 500 },
  "attempts": {
    "sign_in": { "limit": 10, "window": 900 },
    "sign_in_address": { "limit": 30, "window": 900 },
    "sign_in_email": { "limit": 100, "window": 3600 },
    "reset_address": { "limit": 20, "window": 3600 },
    "reset_email": { "limit": 5, "window": 3600 },
    "reset_letter": { "limit": 1, "window": 600 },
    "link_letter": { "limit": 5, "window": 3600 },
    "link_address": { "limit": 30, "window": 900 },
    "second_factor": { "limit": 10, "window": 900 },
    "second_factor_person": { "limit": 30, "window": 3600 },
    "authenticate_address": { "limit": 30, "window": 900 },
    "token": { "limit": 600, "window": 60 }
  },
  "api_keys": 100,
  "webhooks": 100,
  "applications": 100,
  "integrations": 100,
  "sockets": {
    "free": { "connections": 100, "subscriptions": 1000 },
    "professional": { "connections": 500, "subscriptions": 5000 },
    "business": { "connections": 2000, "subscriptions": 20000 },
    "enterprise": { "connections": 10000, "subscriptions": 50000 }
  },
  "bodies": { "json": 1048576, "identity": 65536, "page": 16384, "values": 10000 },
  "graphql": {
    "characters": 100000,
    "tokens": 1000,
    "depth": 8,
    "introspection": 2,
    "aliases": 15,
    "selections": 10000,
    "cost": 5000,
    "under_way": 2500,
    "per_request": 10,
    "page": 10,
    "page_most": 100,
    "page_skipped": 100000,
    "document_errors": 20,
    "variable_errors": 50,
    "id": 64,
    "subscription": 16384,
    "connection_init": 16384,
    "response": 10485760,
    "keyed_response": 262144
  },
  "lists": { "pattern": 4, "total": 5, "expansion": 1, "skipped": 1, "most": 30 },
  "lifetimes": {
    "session": 86400,
    "access_token": 3600,
    "authorization_code": 60,
    "refresh_token": 2592000,
    "password_link": 86400,
    "mfa_token": 600,
    "factor_enrolment": 900,
    "idempotency_key": 86400,
    "overlap": 86400,
    "request_log": 2592000,
    "used_parts": 34560000
  },
  "outbound": { "timeout": 15 },
  "deliveries": { "response": 2048, "failing": 432000 },
  "imports": { "bytes": 10485760, "values": 200000, "items": 10000 }
} as const;
