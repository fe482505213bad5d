// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the contract says of each operation. */
export const operations = {
  "authorize": {
    "document": "identity",
    "method": "get",
    "path": "/oauth/authorize",
    "family": "oauth",
    "page": true,
    "scopes": [],
    "authority": [],
    "public": true,
    "credentials": [],
    "errors": "oauth",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      303
    ],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [
      "client_id",
      "redirect_uri",
      "response_type",
      "scope",
      "state",
      "code_challenge",
      "code_challenge_method",
      "nonce",
      "prompt",
      "max_age",
      "id_token_hint",
      "login_hint"
    ],
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
    "document": "identity",
    "method": "post",
    "path": "/oauth/token",
    "family": "oauth",
    "page": false,
    "scopes": [],
    "authority": [
      "proof"
    ],
    "public": false,
    "credentials": [
      "client"
    ],
    "errors": "oauth",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": true,
    "statuses": [
      200
    ],
    "takes": [
      "application/x-www-form-urlencoded"
    ],
    "bodyRequired": true,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/oauth/revoke",
    "family": "oauth",
    "page": false,
    "scopes": [],
    "authority": [
      "less"
    ],
    "public": false,
    "credentials": [
      "client"
    ],
    "errors": "oauth",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/x-www-form-urlencoded"
    ],
    "bodyRequired": true,
    "words": {},
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/oauth/introspect",
    "family": "oauth",
    "page": false,
    "scopes": [],
    "authority": [],
    "public": false,
    "credentials": [
      "client"
    ],
    "errors": "oauth",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/x-www-form-urlencoded"
    ],
    "bodyRequired": true,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "get",
    "path": "/oauth/userinfo",
    "family": "oauth",
    "page": false,
    "scopes": [],
    "authority": [],
    "public": false,
    "credentials": [
      "bearer"
    ],
    "errors": "oauth",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "postUserinfo": {
    "document": "identity",
    "method": "post",
    "path": "/oauth/userinfo",
    "family": "oauth",
    "page": false,
    "scopes": [],
    "authority": [],
    "public": false,
    "credentials": [
      "bearer"
    ],
    "errors": "oauth",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/x-www-form-urlencoded"
    ],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/v1/auth/token",
    "family": "tokens",
    "page": false,
    "scopes": [],
    "authority": [
      "proof"
    ],
    "public": true,
    "credentials": [],
    "errors": "session",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "client_id",
          "client_secret",
          "audience",
          "grant_type",
          "scope"
        ],
        "service": [],
        "others": []
      }
    },
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/api/token",
    "family": "tokens",
    "page": false,
    "scopes": [],
    "authority": [
      "proof"
    ],
    "public": true,
    "credentials": [],
    "errors": "session",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "email",
          "password",
          "account_id"
        ],
        "service": [],
        "others": []
      }
    },
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/v1/auth/login",
    "family": "sessions",
    "page": false,
    "scopes": [],
    "authority": [
      "proof"
    ],
    "public": true,
    "credentials": [],
    "errors": "session",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "email",
          "password",
          "account_id"
        ],
        "service": [],
        "others": []
      }
    },
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/v1/auth/renew",
    "family": "sessions",
    "page": false,
    "scopes": [],
    "authority": [
      "proof"
    ],
    "public": false,
    "credentials": [
      "session"
    ],
    "errors": "session",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/v1/auth/logout",
    "family": "sessions",
    "page": false,
    "scopes": [],
    "authority": [
      "less"
    ],
    "public": false,
    "credentials": [
      "session"
    ],
    "errors": "session",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/v1/auth/password",
    "family": "sessions",
    "page": false,
    "scopes": [],
    "authority": [
      "proof"
    ],
    "public": true,
    "credentials": [],
    "errors": "session",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "token",
          "password"
        ],
        "service": [],
        "others": []
      }
    },
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "post",
    "path": "/v1/auth/password/reset",
    "family": "sessions",
    "page": false,
    "scopes": [],
    "authority": [
      "proof"
    ],
    "public": true,
    "credentials": [],
    "errors": "session",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      202
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "email"
        ],
        "service": [],
        "others": []
      }
    },
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "get",
    "path": "/.well-known/jwks.json",
    "family": "metadata",
    "page": false,
    "scopes": [],
    "authority": [],
    "public": true,
    "credentials": [],
    "errors": "oauth",
    "emits": [],
    "cost": 0,
    "cacheControl": "public, max-age=300",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json",
      "application/jwk-set+json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "get",
    "path": "/.well-known/oauth-authorization-server",
    "family": "metadata",
    "page": false,
    "scopes": [],
    "authority": [],
    "public": true,
    "credentials": [],
    "errors": "oauth",
    "emits": [],
    "cost": 0,
    "cacheControl": "public, max-age=300",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
    "document": "identity",
    "method": "get",
    "path": "/.well-known/openid-configuration",
    "family": "metadata",
    "page": false,
    "scopes": [],
    "authority": [],
    "public": true,
    "credentials": [],
    "errors": "oauth",
    "emits": [],
    "cost": 0,
    "cacheControl": "public, max-age=300",
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
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
  "Location",
  "Pragma",
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
