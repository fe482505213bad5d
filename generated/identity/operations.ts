// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the contract says of each operation. */
export const operations = {
  "authorize": {
    "method": "get",
    "path": "/oauth/authorize",
    "family": "oauth",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      303
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "token": {
    "method": "post",
    "path": "/oauth/token",
    "family": "oauth",
    "scopes": [],
    "public": false,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [
      "application/x-www-form-urlencoded"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "revoke": {
    "method": "post",
    "path": "/oauth/revoke",
    "family": "oauth",
    "scopes": [],
    "public": false,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [
      "application/x-www-form-urlencoded"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "introspect": {
    "method": "post",
    "path": "/oauth/introspect",
    "family": "oauth",
    "scopes": [],
    "public": false,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [
      "application/x-www-form-urlencoded"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "userinfo": {
    "method": "get",
    "path": "/oauth/userinfo",
    "family": "oauth",
    "scopes": [],
    "public": false,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "issueClientToken": {
    "method": "post",
    "path": "/v1/auth/token",
    "family": "tokens",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "issuePasswordToken": {
    "method": "post",
    "path": "/api/token",
    "family": "tokens",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "login": {
    "method": "post",
    "path": "/v1/auth/login",
    "family": "sessions",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "renewSession": {
    "method": "post",
    "path": "/v1/auth/renew",
    "family": "sessions",
    "scopes": [],
    "public": false,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "logout": {
    "method": "post",
    "path": "/v1/auth/logout",
    "family": "sessions",
    "scopes": [],
    "public": false,
    "emits": [],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "setPassword": {
    "method": "post",
    "path": "/v1/auth/password",
    "family": "sessions",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      204
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "requestPasswordReset": {
    "method": "post",
    "path": "/v1/auth/password/reset",
    "family": "sessions",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      202
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getJwks": {
    "method": "get",
    "path": "/.well-known/jwks.json",
    "family": "metadata",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json",
      "application/jwk-set+json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getAuthorizationServerMetadata": {
    "method": "get",
    "path": "/.well-known/oauth-authorization-server",
    "family": "metadata",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getOpenIdConfiguration": {
    "method": "get",
    "path": "/.well-known/openid-configuration",
    "family": "metadata",
    "scopes": [],
    "public": true,
    "emits": [],
    "cost": 1,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  }
} as const;

/** Every header that requests may carry. */
export const requestHeaders = [
  "Accept",
  "Authorization",
  "Content-Type",
  "X-API-Version",
  "X-Request-ID",
  "X-Session-Token"
] as const;

/** Every header that answers may carry. */
export const answerHeaders = [
  "CacheNoStore",
  "CachePublic",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "WWW-Authenticate",
  "X-API-Version",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-Request-ID",
  "X-Response-Time"
] as const;

/** What the contract says of each record that a GET answers with. */
export const records = {} as const;
