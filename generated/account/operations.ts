// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the contract says about each operation. */
export const operations = {
  "getAccount": {
    "document": "account",
    "method": "get",
    "path": "/v1/account",
    "family": "account",
    "tag": "account",
    "page": false,
    "scopes": ["read"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200, 304],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Account",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "updateAccount": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account",
    "family": "account",
    "tag": "account",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": ["name", "search_language"],
        "service": ["id", "plan", "region", "environment", "created_at", "updated_at"],
        "others": []
      }
    },
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Account",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": {
      "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"],
      "query": ["fields"],
      "body": ["search_language"]
    }
  },
  "getRetention": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/retention",
    "family": "account",
    "tag": "account",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200, 304],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Retention",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "updateRetention": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/retention",
    "family": "account",
    "tag": "account",
    "page": false,
    "scopes": ["admin"],
    "authority": ["protection"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": ["events_days", "deliveries_days", "audit_days", "requests_days", "logged_reads"],
        "service": ["updated_at"],
        "others": []
      }
    },
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Retention",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "resetAccount": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/reset",
    "family": "account",
    "tag": "account",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": true,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Account",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": ["fields"], "body": [] }
  },
  "listMembers": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/members",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Member",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "role"], "body": [] }
  },
  "inviteMember": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/members",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": ["role", "link"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": ["USER_CREATED"],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [201],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": ["name", "email", "role"],
        "service": ["id", "may_sign_in", "password_set_at", "last_login_at", "created_at", "updated_at", "password_link"],
        "others": []
      }
    },
    "texts": ["name", "email"],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/members/{user_id}",
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": ["role"] }
  },
  "getMember": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/members/{user_id}",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Member",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "If-Match"], "query": ["fields"], "body": [] }
  },
  "updateMember": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/members/{user_id}",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": ["role", "person"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": ["USER_UPDATED"],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": ["role"],
        "service": ["id", "name", "email", "may_sign_in", "password_set_at", "last_login_at", "created_at", "updated_at"],
        "others": []
      }
    },
    "texts": [],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Member",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": ["fields"], "body": ["role"] }
  },
  "removeMember": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/members/{user_id}",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": ["person", "removal"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": ["USER_DELETED"],
    "causes": ["PROJECT_UPDATED", "PROJECT_MEMBER_ADDED", "PROJECT_MEMBER_UPDATED", "TASK_UPDATED", "RESOURCE_UPDATED"],
    "cost": 1,
    "isLengthy": true,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [204],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": [], "body": [] }
  },
  "removeMemberSessions": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/members/{user_id}/sessions",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": ["less"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [204],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": [] }
  },
  "removeMemberSecondFactors": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/members/{user_id}/second-factors",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": ["link"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [204],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": [] }
  },
  "createMemberPasswordLink": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/members/{user_id}/password-link",
    "family": "members",
    "tag": "members",
    "page": false,
    "scopes": ["admin"],
    "authority": ["link"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [201],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": [] }
  },
  "listApiKeys": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/api-keys",
    "family": "api-keys",
    "tag": "api-keys",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "ApiKey",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields"], "body": [] }
  },
  "createApiKey": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/api-keys",
    "family": "api-keys",
    "tag": "api-keys",
    "page": false,
    "scopes": ["admin"],
    "authority": ["key"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [201],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": ["name", "scopes", "user_id", "allowed_ips", "allowed_referrers", "expires_at"],
        "service": ["id", "prefix", "last4", "last_used_at", "rerolled_from", "revoked_at", "created_at", "updated_at", "key"],
        "others": []
      }
    },
    "texts": ["name", "scopes"],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/api-keys/{key_id}",
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": [] }
  },
  "getApiKey": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/api-keys/{key_id}",
    "family": "api-keys",
    "tag": "api-keys",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "ApiKey",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "If-Match"], "query": ["fields"], "body": [] }
  },
  "updateApiKey": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/api-keys/{key_id}",
    "family": "api-keys",
    "tag": "api-keys",
    "page": false,
    "scopes": ["admin"],
    "authority": ["key"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": ["name", "allowed_ips", "allowed_referrers", "expires_at"],
        "service": [
          "id", "prefix", "last4", "scopes", "user_id", "last_used_at", "rerolled_from", "revoked_at", "created_at", "updated_at"
        ],
        "others": []
      }
    },
    "texts": ["name"],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "ApiKey",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "rerollApiKey": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/api-keys/{key_id}/reroll",
    "family": "api-keys",
    "tag": "api-keys",
    "page": false,
    "scopes": ["admin"],
    "authority": ["key"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [201],
    "takes": ["application/json"],
    "bodyRequired": false,
    "words": {
      "": {
        "known": ["overlap_seconds"],
        "service": ["id", "prefix", "last4", "last_used_at", "rerolled_from", "revoked_at", "created_at", "updated_at", "key"],
        "others": ["name", "scopes", "user_id", "allowed_ips", "allowed_referrers", "expires_at"]
      }
    },
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/api-keys/{key_id}",
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": [] }
  },
  "revokeApiKey": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/api-keys/{key_id}/revoke",
    "family": "api-keys",
    "tag": "api-keys",
    "page": false,
    "scopes": ["admin"],
    "authority": ["less"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "ApiKey",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "listApplications": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/applications",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Application",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "status", "type"], "body": [] }
  },
  "createApplication": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/applications",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": ["application"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [201],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "name", "type", "token_endpoint_auth_method", "jwks", "redirect_uris", "post_logout_redirect_uris", "backchannel_logout_uri",
          "scopes", "device_grant"
        ],
        "service": ["id", "client_id", "metadata_url", "status", "secret_last4", "created_by", "created_at", "updated_at", "client_secret"],
        "others": []
      },
      "jwks": { "known": ["keys"], "service": [], "others": [] }
    },
    "texts": ["name", "scopes"],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/applications/{application_id}",
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": ["type", "token_endpoint_auth_method"] }
  },
  "getApplication": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/applications/{application_id}",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200, 304],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Application",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "updateApplication": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/applications/{application_id}",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": ["application"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": true,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "name", "jwks", "redirect_uris", "post_logout_redirect_uris", "backchannel_logout_uri", "scopes", "device_grant", "status"
        ],
        "service": [
          "id", "client_id", "metadata_url", "type", "token_endpoint_auth_method", "secret_last4", "created_by", "created_at", "updated_at"
        ],
        "others": []
      },
      "jwks": { "known": ["keys"], "service": [], "others": [] }
    },
    "texts": ["name", "scopes"],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Application",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": ["fields"], "body": ["status"] }
  },
  "deleteApplication": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/applications/{application_id}",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": ["less"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": true,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [204],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": [], "body": [] }
  },
  "rotateApplicationSecret": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/applications/{application_id}/rotate-secret",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": ["application"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": false,
    "words": {
      "": {
        "known": ["overlap_seconds"],
        "service": ["id", "client_id", "metadata_url", "status", "secret_last4", "created_by", "created_at", "updated_at", "client_secret"],
        "others": [
          "name", "type", "token_endpoint_auth_method", "jwks", "redirect_uris", "post_logout_redirect_uris", "backchannel_logout_uri",
          "scopes", "device_grant"
        ]
      }
    },
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"], "query": [], "body": [] }
  },
  "listApplicationGrants": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/applications/{application_id}/grants",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "ApplicationGrant",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields", "expand"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "granted_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "expand"], "body": [] }
  },
  "revokeApplicationGrant": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/applications/{application_id}/grants/{user_id}",
    "family": "applications",
    "tag": "applications",
    "page": false,
    "scopes": ["admin"],
    "authority": ["less"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [204],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": ["user_id"],
    "maxBytes": null,
    "answers": [],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": [] }
  },
  "getSecuritySettings": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/security",
    "family": "security",
    "tag": "security",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200, 304],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "SecuritySettings",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "updateSecuritySettings": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/security",
    "family": "security",
    "tag": "security",
    "page": false,
    "scopes": ["admin"],
    "authority": ["protection"],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "allowed_origins", "api_version", "administrators_need_second_factor", "everybody_needs_second_factor", "api_key_days",
          "session_minutes", "refresh_token_days", "people_networks", "program_networks", "described_applications",
          "public_applications_need_registered_documents"
        ],
        "service": ["administrators_without_second_factor", "updated_at"],
        "others": []
      }
    },
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "SecuritySettings",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "deprecations": null,
    "counted": {
      "headers": ["X-API-Version", "Idempotency-Key", "If-Match", "If-None-Match"],
      "query": ["fields"],
      "body": ["described_applications"]
    }
  },
  "previewSecuritySettings": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/security/preview",
    "family": "security",
    "tag": "security",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": ["application/json"],
    "bodyRequired": true,
    "words": {
      "": {
        "known": [
          "allowed_origins", "api_version", "administrators_need_second_factor", "everybody_needs_second_factor", "api_key_days",
          "session_minutes", "refresh_token_days", "people_networks", "program_networks", "described_applications",
          "public_applications_need_registered_documents"
        ],
        "service": ["api_keys", "sessions", "applications", "people", "people_without_second_factor"],
        "others": []
      }
    },
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "Idempotency-Key"], "query": [], "body": ["described_applications"] }
  },
  "getPlan": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/plan",
    "family": "usage",
    "tag": "usage",
    "page": false,
    "scopes": ["read"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Plan",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["fields"], "body": [] }
  },
  "getUsage": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/usage",
    "family": "usage",
    "tag": "usage",
    "page": false,
    "scopes": ["read"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "Usage",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["fields"], "body": [] }
  },
  "listUsageDays": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/usage/days",
    "family": "usage",
    "tag": "usage",
    "page": false,
    "scopes": ["read"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "UsageDay",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "starts_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields"], "body": [] }
  },
  "listUsedParts": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/usage/parts",
    "family": "usage",
    "tag": "usage",
    "page": false,
    "scopes": ["read:usage"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "UsedPart",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "starts_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "kind", "client_type"], "body": [] }
  },
  "listAccountDeliveries": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/deliveries",
    "family": "deliveries",
    "tag": "deliveries",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "AccountDelivery",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "event_type", "status"], "body": [] }
  },
  "listRequests": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/requests",
    "family": "requests",
    "tag": "requests",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "LoggedRequest",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "method", "credential_type"], "body": [] }
  },
  "getRequest": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/requests/{logged_request_id}",
    "family": "requests",
    "tag": "requests",
    "page": false,
    "scopes": ["admin"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200, 304],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "LoggedRequest",
    "list": false,
    "declared": ["fields"],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": true,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version", "If-Match", "If-None-Match"], "query": ["fields"], "body": [] }
  },
  "listAuditEntries": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/audit",
    "family": "audit",
    "tag": "audit",
    "page": false,
    "scopes": ["read:audit"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 1,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/json"],
    "record": "AuditEntry",
    "list": true,
    "declared": ["page", "offset", "after", "limit", "or", "sort", "fields"],
    "forms": ["page", "offset", "after"],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "actor_type", "credential_type"], "body": [] }
  },
  "exportAuditEntries": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/audit/export",
    "family": "audit",
    "tag": "audit",
    "page": false,
    "scopes": ["read:audit"],
    "authority": [],
    "public": false,
    "credentials": ["api_key", "bearer", "session"],
    "errors": "platform",
    "emits": [],
    "causes": [],
    "cost": 10,
    "isLengthy": false,
    "batch": null,
    "cacheControl": null,
    "pragma": false,
    "statuses": [200],
    "takes": [],
    "bodyRequired": false,
    "words": {},
    "texts": [],
    "users": [],
    "maxBytes": null,
    "answers": ["application/jsonl"],
    "record": "AuditEntry",
    "list": true,
    "declared": ["or"],
    "forms": [],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "deprecations": null,
    "counted": { "headers": ["X-API-Version"], "query": ["actor_type", "credential_type"], "body": [] }
  }
} as const;

/** Every header that requests may carry. */
export const requestHeaders = [
  "Accept", "Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "X-API-Key", "X-API-Version", "X-Request-ID",
  "X-Session-Token"
] as const;

/** Every header that answers may carry. */
export const answerHeaders = [
  "Accept-Patch", "Content-Disposition", "ETag", "Idempotency-Replayed", "Location", "RateLimit", "RateLimit-Policy", "Retry-After",
  "WWW-Authenticate", "X-API-Version", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "X-Request-ID", "X-Response-Time"
] as const;

/** The properties of the bodies of POST and PUT, and what they are when they are left out. */
export const bodies = {
  "MemberInvite": { "fields": ["name", "email", "role"], "defaults": {}, "times": [] },
  "ApiKeyCreate": {
    "fields": ["name", "scopes", "user_id", "allowed_ips", "allowed_referrers", "expires_at"],
    "defaults": { "expires_at": null },
    "times": ["expires_at"]
  },
  "SecretOverlap": { "fields": ["overlap_seconds"], "defaults": { "overlap_seconds": 86400 }, "times": [] },
  "ApplicationCreate": {
    "fields": [
      "name", "type", "token_endpoint_auth_method", "jwks", "redirect_uris", "post_logout_redirect_uris", "backchannel_logout_uri",
      "scopes", "device_grant"
    ],
    "defaults": { "backchannel_logout_uri": null, "device_grant": false },
    "times": []
  },
  "SecuritySettingsUpdate": {
    "fields": [
      "allowed_origins", "api_version", "administrators_need_second_factor", "everybody_needs_second_factor", "api_key_days",
      "session_minutes", "refresh_token_days", "people_networks", "program_networks", "described_applications",
      "public_applications_need_registered_documents"
    ],
    "defaults": {
      "allowed_origins": null,
      "api_version": null,
      "api_key_days": null,
      "session_minutes": null,
      "refresh_token_days": null,
      "people_networks": null,
      "program_networks": null
    },
    "times": []
  }
} as const;

/** What the contract says about each record that a GET answers with. */
export const records = {
  "Account": {
    "item": "Account",
    "filters": {},
    "sorts": [],
    "fields": ["id", "name", "plan", "region", "environment", "search_language", "created_at", "updated_at"],
    "expands": {}
  },
  "Retention": {
    "item": "Retention",
    "filters": {},
    "sorts": [],
    "fields": ["events_days", "deliveries_days", "audit_days", "requests_days", "logged_reads", "updated_at"],
    "expands": {}
  },
  "Member": {
    "item": "Member",
    "filters": {
      "id": { "kind": "user", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": ["name", "name_in", "name_contains", "name_starts_with", "name[eq]", "name[neq]", "name[in]", "name[nin]", "name[like]"]
      },
      "email": {
        "kind": "email",
        "nullable": false,
        "names": [
          "email", "email_in", "email_contains", "email_starts_with", "email[eq]", "email[neq]", "email[in]", "email[nin]", "email[like]"
        ]
      },
      "role": { "kind": "enum", "nullable": false, "names": ["role", "role_in", "role[eq]", "role[neq]", "role[in]", "role[nin]"] },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at", "created_at_gt", "created_at_gte", "created_at_lt", "created_at_lte", "created_at_after", "created_at_before",
          "created_at[eq]", "created_at[neq]", "created_at[gt]", "created_at[gte]", "created_at[lt]", "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at", "updated_at_gt", "updated_at_gte", "updated_at_lt", "updated_at_lte", "updated_at_after", "updated_at_before",
          "updated_at[eq]", "updated_at[neq]", "updated_at[gt]", "updated_at[gte]", "updated_at[lt]", "updated_at[lte]"
        ]
      }
    },
    "sorts": ["name", "email", "role", "created_at", "updated_at"],
    "fields": ["id", "name", "email", "role", "may_sign_in", "password_set_at", "last_login_at", "created_at", "updated_at"],
    "expands": {}
  },
  "ApiKey": {
    "item": "ApiKey",
    "filters": {
      "id": { "kind": "id", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": ["name", "name_in", "name_contains", "name_starts_with", "name[eq]", "name[neq]", "name[in]", "name[nin]", "name[like]"]
      },
      "last4": {
        "kind": "text",
        "nullable": false,
        "names": [
          "last4", "last4_in", "last4_contains", "last4_starts_with", "last4[eq]", "last4[neq]", "last4[in]", "last4[nin]", "last4[like]"
        ]
      },
      "scopes": {
        "kind": "labels",
        "nullable": false,
        "names": ["scopes", "scopes_in", "scopes_all", "scopes_exists", "scopes[eq]", "scopes[in]", "scopes[all]", "scopes[nin]"]
      },
      "user_id": {
        "kind": "user",
        "nullable": false,
        "names": ["user_id", "user_id_in", "user_id[eq]", "user_id[neq]", "user_id[in]", "user_id[nin]"]
      },
      "expires_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "expires_at", "expires_at_gt", "expires_at_gte", "expires_at_lt", "expires_at_lte", "expires_at_after", "expires_at_before",
          "expires_at_exists", "expires_at[eq]", "expires_at[neq]", "expires_at[gt]", "expires_at[gte]", "expires_at[lt]",
          "expires_at[lte]"
        ]
      },
      "last_used_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "last_used_at", "last_used_at_gt", "last_used_at_gte", "last_used_at_lt", "last_used_at_lte", "last_used_at_after",
          "last_used_at_before", "last_used_at_exists", "last_used_at[eq]", "last_used_at[neq]", "last_used_at[gt]", "last_used_at[gte]",
          "last_used_at[lt]", "last_used_at[lte]"
        ]
      },
      "revoked_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "revoked_at", "revoked_at_gt", "revoked_at_gte", "revoked_at_lt", "revoked_at_lte", "revoked_at_after", "revoked_at_before",
          "revoked_at_exists", "revoked_at[eq]", "revoked_at[neq]", "revoked_at[gt]", "revoked_at[gte]", "revoked_at[lt]",
          "revoked_at[lte]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at", "created_at_gt", "created_at_gte", "created_at_lt", "created_at_lte", "created_at_after", "created_at_before",
          "created_at[eq]", "created_at[neq]", "created_at[gt]", "created_at[gte]", "created_at[lt]", "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at", "updated_at_gt", "updated_at_gte", "updated_at_lt", "updated_at_lte", "updated_at_after", "updated_at_before",
          "updated_at[eq]", "updated_at[neq]", "updated_at[gt]", "updated_at[gte]", "updated_at[lt]", "updated_at[lte]"
        ]
      }
    },
    "sorts": ["name", "expires_at", "last_used_at", "revoked_at", "created_at", "updated_at"],
    "fields": [
      "id", "name", "prefix", "last4", "scopes", "user_id", "allowed_ips", "allowed_referrers", "expires_at", "last_used_at",
      "rerolled_from", "revoked_at", "created_at", "updated_at"
    ],
    "expands": {}
  },
  "Application": {
    "item": "Application",
    "filters": {
      "id": { "kind": "id", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": ["status", "status_in", "status[eq]", "status[neq]", "status[in]", "status[nin]"]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": ["name", "name_in", "name_contains", "name_starts_with", "name[eq]", "name[neq]", "name[in]", "name[nin]", "name[like]"]
      },
      "type": { "kind": "enum", "nullable": false, "names": ["type", "type_in", "type[eq]", "type[neq]", "type[in]", "type[nin]"] },
      "scopes": {
        "kind": "labels",
        "nullable": false,
        "names": ["scopes", "scopes_in", "scopes_all", "scopes_exists", "scopes[eq]", "scopes[in]", "scopes[all]", "scopes[nin]"]
      },
      "created_by": {
        "kind": "user",
        "nullable": true,
        "names": [
          "created_by", "created_by_in", "created_by_exists", "created_by[eq]", "created_by[neq]", "created_by[in]", "created_by[nin]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at", "created_at_gt", "created_at_gte", "created_at_lt", "created_at_lte", "created_at_after", "created_at_before",
          "created_at[eq]", "created_at[neq]", "created_at[gt]", "created_at[gte]", "created_at[lt]", "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at", "updated_at_gt", "updated_at_gte", "updated_at_lt", "updated_at_lte", "updated_at_after", "updated_at_before",
          "updated_at[eq]", "updated_at[neq]", "updated_at[gt]", "updated_at[gte]", "updated_at[lt]", "updated_at[lte]"
        ]
      }
    },
    "sorts": ["name", "type", "created_at", "updated_at"],
    "fields": [
      "id", "client_id", "metadata_url", "status", "name", "type", "token_endpoint_auth_method", "jwks", "redirect_uris",
      "post_logout_redirect_uris", "backchannel_logout_uri", "scopes", "device_grant", "secret_last4", "created_by", "created_at",
      "updated_at"
    ],
    "expands": {}
  },
  "ApplicationGrant": {
    "item": "ApplicationGrant",
    "filters": {
      "user_id": {
        "kind": "user",
        "nullable": false,
        "names": ["user_id", "user_id_in", "user_id[eq]", "user_id[neq]", "user_id[in]", "user_id[nin]"]
      },
      "scopes": {
        "kind": "labels",
        "nullable": false,
        "names": ["scopes", "scopes_in", "scopes_all", "scopes_exists", "scopes[eq]", "scopes[in]", "scopes[all]", "scopes[nin]"]
      },
      "granted_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "granted_at", "granted_at_gt", "granted_at_gte", "granted_at_lt", "granted_at_lte", "granted_at_after", "granted_at_before",
          "granted_at[eq]", "granted_at[neq]", "granted_at[gt]", "granted_at[gte]", "granted_at[lt]", "granted_at[lte]"
        ]
      },
      "last_used_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "last_used_at", "last_used_at_gt", "last_used_at_gte", "last_used_at_lt", "last_used_at_lte", "last_used_at_after",
          "last_used_at_before", "last_used_at_exists", "last_used_at[eq]", "last_used_at[neq]", "last_used_at[gt]", "last_used_at[gte]",
          "last_used_at[lt]", "last_used_at[lte]"
        ]
      }
    },
    "sorts": ["granted_at", "last_used_at"],
    "fields": ["user_id", "scopes", "granted_at", "last_used_at"],
    "expands": { "user": { "by": "user_id", "of": "User", "scopes": [] } }
  },
  "SecuritySettings": {
    "item": "SecuritySettings",
    "filters": {},
    "sorts": [],
    "fields": [
      "allowed_origins", "api_version", "administrators_need_second_factor", "administrators_without_second_factor",
      "everybody_needs_second_factor", "api_key_days", "session_minutes", "refresh_token_days", "people_networks", "program_networks",
      "described_applications", "public_applications_need_registered_documents", "updated_at"
    ],
    "expands": {}
  },
  "Plan": {
    "item": "Plan",
    "filters": {},
    "sorts": [],
    "fields": ["name", "rate_limit", "burst_limit", "api_key_limit", "connection_limit", "subscription_limit"],
    "expands": {}
  },
  "Usage": { "item": "Usage", "filters": {}, "sorts": [], "fields": ["plan", "window", "burst", "today"], "expands": {} },
  "UsageDay": {
    "item": "UsageDay",
    "filters": {
      "starts_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "starts_at", "starts_at_gt", "starts_at_gte", "starts_at_lt", "starts_at_lte", "starts_at_after", "starts_at_before",
          "starts_at[eq]", "starts_at[neq]", "starts_at[gt]", "starts_at[gte]", "starts_at[lt]", "starts_at[lte]"
        ]
      },
      "requests": {
        "kind": "number",
        "nullable": false,
        "names": [
          "requests", "requests_in", "requests_gt", "requests_gte", "requests_lt", "requests_lte", "requests[eq]", "requests[neq]",
          "requests[in]", "requests[nin]", "requests[gt]", "requests[gte]", "requests[lt]", "requests[lte]"
        ]
      },
      "cost": {
        "kind": "number",
        "nullable": false,
        "names": [
          "cost", "cost_in", "cost_gt", "cost_gte", "cost_lt", "cost_lte", "cost[eq]", "cost[neq]", "cost[in]", "cost[nin]", "cost[gt]",
          "cost[gte]", "cost[lt]", "cost[lte]"
        ]
      },
      "client_errors": {
        "kind": "number",
        "nullable": false,
        "names": [
          "client_errors", "client_errors_in", "client_errors_gt", "client_errors_gte", "client_errors_lt", "client_errors_lte",
          "client_errors[eq]", "client_errors[neq]", "client_errors[in]", "client_errors[nin]", "client_errors[gt]", "client_errors[gte]",
          "client_errors[lt]", "client_errors[lte]"
        ]
      },
      "server_errors": {
        "kind": "number",
        "nullable": false,
        "names": [
          "server_errors", "server_errors_in", "server_errors_gt", "server_errors_gte", "server_errors_lt", "server_errors_lte",
          "server_errors[eq]", "server_errors[neq]", "server_errors[in]", "server_errors[nin]", "server_errors[gt]", "server_errors[gte]",
          "server_errors[lt]", "server_errors[lte]"
        ]
      },
      "throttled": {
        "kind": "number",
        "nullable": false,
        "names": [
          "throttled", "throttled_in", "throttled_gt", "throttled_gte", "throttled_lt", "throttled_lte", "throttled[eq]", "throttled[neq]",
          "throttled[in]", "throttled[nin]", "throttled[gt]", "throttled[gte]", "throttled[lt]", "throttled[lte]"
        ]
      },
      "busiest_minute": {
        "kind": "number",
        "nullable": false,
        "names": [
          "busiest_minute", "busiest_minute_in", "busiest_minute_gt", "busiest_minute_gte", "busiest_minute_lt", "busiest_minute_lte",
          "busiest_minute[eq]", "busiest_minute[neq]", "busiest_minute[in]", "busiest_minute[nin]", "busiest_minute[gt]",
          "busiest_minute[gte]", "busiest_minute[lt]", "busiest_minute[lte]"
        ]
      }
    },
    "sorts": ["starts_at", "requests", "cost", "client_errors", "server_errors", "throttled", "busiest_minute"],
    "fields": ["starts_at", "requests", "cost", "client_errors", "server_errors", "throttled", "busiest_minute", "incomplete"],
    "expands": {}
  },
  "UsedPart": {
    "item": "UsedPart",
    "filters": {
      "id": { "kind": "id", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "starts_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "starts_at", "starts_at_gt", "starts_at_gte", "starts_at_lt", "starts_at_lte", "starts_at_after", "starts_at_before",
          "starts_at[eq]", "starts_at[neq]", "starts_at[gt]", "starts_at[gte]", "starts_at[lt]", "starts_at[lte]"
        ]
      },
      "kind": { "kind": "enum", "nullable": false, "names": ["kind", "kind_in", "kind[eq]", "kind[neq]", "kind[in]", "kind[nin]"] },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": ["name", "name_in", "name_contains", "name_starts_with", "name[eq]", "name[neq]", "name[in]", "name[nin]", "name[like]"]
      },
      "api_version": {
        "kind": "text",
        "nullable": true,
        "names": [
          "api_version", "api_version_in", "api_version_contains", "api_version_starts_with", "api_version_exists", "api_version[eq]",
          "api_version[neq]", "api_version[in]", "api_version[nin]", "api_version[like]"
        ]
      },
      "client_type": {
        "kind": "enum",
        "nullable": false,
        "names": ["client_type", "client_type_in", "client_type[eq]", "client_type[neq]", "client_type[in]", "client_type[nin]"]
      },
      "client_id": {
        "kind": "id",
        "nullable": false,
        "names": ["client_id", "client_id_in", "client_id[eq]", "client_id[neq]", "client_id[in]", "client_id[nin]"]
      }
    },
    "sorts": ["starts_at"],
    "fields": ["id", "starts_at", "kind", "name", "api_version", "client_type", "client_id", "requests"],
    "expands": {}
  },
  "AccountDelivery": {
    "item": "AccountDelivery",
    "filters": {
      "id": { "kind": "id", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "webhook_id": {
        "kind": "id",
        "nullable": false,
        "names": ["webhook_id", "webhook_id_in", "webhook_id[eq]", "webhook_id[neq]", "webhook_id[in]", "webhook_id[nin]"]
      },
      "event_id": {
        "kind": "id",
        "nullable": false,
        "names": ["event_id", "event_id_in", "event_id[eq]", "event_id[neq]", "event_id[in]", "event_id[nin]"]
      },
      "event_type": {
        "kind": "enum",
        "nullable": false,
        "names": ["event_type", "event_type_in", "event_type[eq]", "event_type[neq]", "event_type[in]", "event_type[nin]"]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": ["status", "status_in", "status[eq]", "status[neq]", "status[in]", "status[nin]"]
      },
      "attempt_count": {
        "kind": "number",
        "nullable": false,
        "names": [
          "attempt_count", "attempt_count_in", "attempt_count_gt", "attempt_count_gte", "attempt_count_lt", "attempt_count_lte",
          "attempt_count[eq]", "attempt_count[neq]", "attempt_count[in]", "attempt_count[nin]", "attempt_count[gt]", "attempt_count[gte]",
          "attempt_count[lt]", "attempt_count[lte]"
        ]
      },
      "next_attempt_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "next_attempt_at", "next_attempt_at_gt", "next_attempt_at_gte", "next_attempt_at_lt", "next_attempt_at_lte",
          "next_attempt_at_after", "next_attempt_at_before", "next_attempt_at_exists", "next_attempt_at[eq]", "next_attempt_at[neq]",
          "next_attempt_at[gt]", "next_attempt_at[gte]", "next_attempt_at[lt]", "next_attempt_at[lte]"
        ]
      },
      "last_attempt_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "last_attempt_at", "last_attempt_at_gt", "last_attempt_at_gte", "last_attempt_at_lt", "last_attempt_at_lte",
          "last_attempt_at_after", "last_attempt_at_before", "last_attempt_at_exists", "last_attempt_at[eq]", "last_attempt_at[neq]",
          "last_attempt_at[gt]", "last_attempt_at[gte]", "last_attempt_at[lt]", "last_attempt_at[lte]"
        ]
      },
      "last_response_status": {
        "kind": "number",
        "nullable": true,
        "names": [
          "last_response_status", "last_response_status_in", "last_response_status_gt", "last_response_status_gte",
          "last_response_status_lt", "last_response_status_lte", "last_response_status_exists", "last_response_status[eq]",
          "last_response_status[neq]", "last_response_status[in]", "last_response_status[nin]", "last_response_status[gt]",
          "last_response_status[gte]", "last_response_status[lt]", "last_response_status[lte]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at", "created_at_gt", "created_at_gte", "created_at_lt", "created_at_lte", "created_at_after", "created_at_before",
          "created_at[eq]", "created_at[neq]", "created_at[gt]", "created_at[gte]", "created_at[lt]", "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at", "updated_at_gt", "updated_at_gte", "updated_at_lt", "updated_at_lte", "updated_at_after", "updated_at_before",
          "updated_at[eq]", "updated_at[neq]", "updated_at[gt]", "updated_at[gte]", "updated_at[lt]", "updated_at[lte]"
        ]
      }
    },
    "sorts": ["status", "attempt_count", "next_attempt_at", "last_attempt_at", "created_at", "updated_at"],
    "fields": [
      "id", "webhook_id", "webhook_url", "event_id", "event_type", "status", "attempt_count", "next_attempt_at", "last_attempt_at",
      "last_response_status", "last_error", "created_at", "updated_at"
    ],
    "expands": {}
  },
  "LoggedRequest": {
    "item": "LoggedRequest",
    "filters": {
      "id": { "kind": "id", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "request_id": {
        "kind": "text",
        "nullable": false,
        "names": [
          "request_id", "request_id_in", "request_id_contains", "request_id_starts_with", "request_id[eq]", "request_id[neq]",
          "request_id[in]", "request_id[nin]", "request_id[like]"
        ]
      },
      "method": {
        "kind": "enum",
        "nullable": false,
        "names": ["method", "method_in", "method[eq]", "method[neq]", "method[in]", "method[nin]"]
      },
      "path": {
        "kind": "text",
        "nullable": false,
        "names": ["path", "path_in", "path_contains", "path_starts_with", "path[eq]", "path[neq]", "path[in]", "path[nin]", "path[like]"]
      },
      "operation_id": {
        "kind": "text",
        "nullable": true,
        "names": [
          "operation_id", "operation_id_in", "operation_id_contains", "operation_id_starts_with", "operation_id_exists", "operation_id[eq]",
          "operation_id[neq]", "operation_id[in]", "operation_id[nin]", "operation_id[like]"
        ]
      },
      "api_version": {
        "kind": "text",
        "nullable": true,
        "names": [
          "api_version", "api_version_in", "api_version_contains", "api_version_starts_with", "api_version_exists", "api_version[eq]",
          "api_version[neq]", "api_version[in]", "api_version[nin]", "api_version[like]"
        ]
      },
      "status": {
        "kind": "number",
        "nullable": false,
        "names": [
          "status", "status_in", "status_gt", "status_gte", "status_lt", "status_lte", "status[eq]", "status[neq]", "status[in]",
          "status[nin]", "status[gt]", "status[gte]", "status[lt]", "status[lte]"
        ]
      },
      "error_code": {
        "kind": "text",
        "nullable": true,
        "names": [
          "error_code", "error_code_in", "error_code_contains", "error_code_starts_with", "error_code_exists", "error_code[eq]",
          "error_code[neq]", "error_code[in]", "error_code[nin]", "error_code[like]"
        ]
      },
      "duration_ms": {
        "kind": "number",
        "nullable": false,
        "names": [
          "duration_ms", "duration_ms_in", "duration_ms_gt", "duration_ms_gte", "duration_ms_lt", "duration_ms_lte", "duration_ms[eq]",
          "duration_ms[neq]", "duration_ms[in]", "duration_ms[nin]", "duration_ms[gt]", "duration_ms[gte]", "duration_ms[lt]",
          "duration_ms[lte]"
        ]
      },
      "credential_type": {
        "kind": "enum",
        "nullable": false,
        "names": [
          "credential_type", "credential_type_in", "credential_type[eq]", "credential_type[neq]", "credential_type[in]",
          "credential_type[nin]"
        ]
      },
      "credential_id": {
        "kind": "id",
        "nullable": false,
        "names": [
          "credential_id", "credential_id_in", "credential_id[eq]", "credential_id[neq]", "credential_id[in]", "credential_id[nin]"
        ]
      },
      "user_id": {
        "kind": "user",
        "nullable": true,
        "names": ["user_id", "user_id_in", "user_id_exists", "user_id[eq]", "user_id[neq]", "user_id[in]", "user_id[nin]"]
      },
      "address": {
        "kind": "text",
        "nullable": false,
        "names": [
          "address", "address_in", "address_contains", "address_starts_with", "address[eq]", "address[neq]", "address[in]", "address[nin]",
          "address[like]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at", "created_at_gt", "created_at_gte", "created_at_lt", "created_at_lte", "created_at_after", "created_at_before",
          "created_at[eq]", "created_at[neq]", "created_at[gt]", "created_at[gte]", "created_at[lt]", "created_at[lte]"
        ]
      }
    },
    "sorts": ["status", "duration_ms", "created_at"],
    "fields": [
      "id", "request_id", "method", "path", "operation_id", "api_version", "status", "error_code", "duration_ms", "logged_as",
      "credential_type", "credential_id", "user_id", "address", "created_at"
    ],
    "expands": {}
  },
  "AuditEntry": {
    "item": "AuditEntry",
    "filters": {
      "id": { "kind": "id", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "action": {
        "kind": "text",
        "nullable": false,
        "names": [
          "action", "action_in", "action_contains", "action_starts_with", "action[eq]", "action[neq]", "action[in]", "action[nin]",
          "action[like]"
        ]
      },
      "actor_type": {
        "kind": "enum",
        "nullable": true,
        "names": [
          "actor_type", "actor_type_in", "actor_type_exists", "actor_type[eq]", "actor_type[neq]", "actor_type[in]", "actor_type[nin]"
        ]
      },
      "actor_id": {
        "kind": "id",
        "nullable": true,
        "names": ["actor_id", "actor_id_in", "actor_id_exists", "actor_id[eq]", "actor_id[neq]", "actor_id[in]", "actor_id[nin]"]
      },
      "credential_type": {
        "kind": "enum",
        "nullable": true,
        "names": [
          "credential_type", "credential_type_in", "credential_type_exists", "credential_type[eq]", "credential_type[neq]",
          "credential_type[in]", "credential_type[nin]"
        ]
      },
      "credential_id": {
        "kind": "id",
        "nullable": true,
        "names": [
          "credential_id", "credential_id_in", "credential_id_exists", "credential_id[eq]", "credential_id[neq]", "credential_id[in]",
          "credential_id[nin]"
        ]
      },
      "subject_id": {
        "kind": "id",
        "nullable": true,
        "names": [
          "subject_id", "subject_id_in", "subject_id_exists", "subject_id[eq]", "subject_id[neq]", "subject_id[in]", "subject_id[nin]"
        ]
      },
      "address": {
        "kind": "text",
        "nullable": true,
        "names": [
          "address", "address_in", "address_contains", "address_starts_with", "address_exists", "address[eq]", "address[neq]",
          "address[in]", "address[nin]", "address[like]"
        ]
      },
      "request_id": {
        "kind": "text",
        "nullable": true,
        "names": [
          "request_id", "request_id_in", "request_id_contains", "request_id_starts_with", "request_id_exists", "request_id[eq]",
          "request_id[neq]", "request_id[in]", "request_id[nin]", "request_id[like]"
        ]
      },
      "created_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "created_at", "created_at_gt", "created_at_gte", "created_at_lt", "created_at_lte", "created_at_after", "created_at_before",
          "created_at[eq]", "created_at[neq]", "created_at[gt]", "created_at[gte]", "created_at[lt]", "created_at[lte]"
        ]
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false,
        "names": [
          "updated_at", "updated_at_gt", "updated_at_gte", "updated_at_lt", "updated_at_lte", "updated_at_after", "updated_at_before",
          "updated_at[eq]", "updated_at[neq]", "updated_at[gt]", "updated_at[gte]", "updated_at[lt]", "updated_at[lte]"
        ]
      }
    },
    "sorts": ["action", "created_at", "updated_at"],
    "fields": [
      "id", "action", "actor_type", "actor_id", "credential_type", "credential_id", "subject_id", "changes", "address", "request_id",
      "created_at", "updated_at"
    ],
    "expands": {}
  }
} as const;
