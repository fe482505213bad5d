// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What the contract says of each operation. */
export const operations = {
  "getAccount": {
    "document": "account",
    "method": "get",
    "path": "/v1/account",
    "family": "account",
    "page": false,
    "scopes": [
      "read"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Account",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "updateAccount": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account",
    "family": "account",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "resetAccount": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/reset",
    "family": "account",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
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
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listMembers": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/members",
    "family": "members",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Member",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "inviteMember": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/members",
    "family": "members",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "role",
      "link"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_CREATED"
    ],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      201
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
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/members/{user_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getMember": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/members/{user_id}",
    "family": "members",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Member",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "updateMember": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/members/{user_id}",
    "family": "members",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "role",
      "person"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_UPDATED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "removeMember": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/members/{user_id}",
    "family": "members",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "person"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [
      "USER_DELETED"
    ],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
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
    "sunset": null,
    "deprecated": false
  },
  "createMemberPasswordLink": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/members/{user_id}/password-link",
    "family": "members",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "link"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [],
    "bodyRequired": false,
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
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listApiKeys": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/api-keys",
    "family": "api-keys",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "ApiKey",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createApiKey": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/api-keys",
    "family": "api-keys",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "key"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      201
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
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/api-keys/{key_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getApiKey": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/api-keys/{key_id}",
    "family": "api-keys",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "ApiKey",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "updateApiKey": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/api-keys/{key_id}",
    "family": "api-keys",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "key"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "rerollApiKey": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/api-keys/{key_id}/reroll",
    "family": "api-keys",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "key"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      201
    ],
    "takes": [
      "application/json"
    ],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/api-keys/{key_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "revokeApiKey": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/api-keys/{key_id}/revoke",
    "family": "api-keys",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "less"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
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
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listApplications": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/applications",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Application",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "createApplication": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/applications",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "application"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": "no-store",
    "pragma": false,
    "statuses": [
      201
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
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": "/v1/account/applications/{application_id}",
    "idempotent": true,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getApplication": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/applications/{application_id}",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Application",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "updateApplication": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/applications/{application_id}",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "application"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "deleteApplication": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/applications/{application_id}",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "less"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
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
    "sunset": null,
    "deprecated": false
  },
  "rotateApplicationSecret": {
    "document": "account",
    "method": "post",
    "path": "/v1/account/applications/{application_id}/rotate-secret",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "application"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
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
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "listApplicationGrants": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/applications/{application_id}/grants",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "ApplicationGrant",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields",
      "expand"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "granted_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "revokeApplicationGrant": {
    "document": "account",
    "method": "delete",
    "path": "/v1/account/applications/{application_id}/grants/{user_id}",
    "family": "applications",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [
      "less"
    ],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      204
    ],
    "takes": [],
    "bodyRequired": false,
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
    "sunset": null,
    "deprecated": false
  },
  "getSecuritySettings": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/security",
    "family": "security",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "SecuritySettings",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "updateSecuritySettings": {
    "document": "account",
    "method": "patch",
    "path": "/v1/account/security",
    "family": "security",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [
      "application/json",
      "application/merge-patch+json"
    ],
    "bodyRequired": true,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": null,
    "list": false,
    "declared": [],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": true,
    "guarded": true,
    "sunset": null,
    "deprecated": false
  },
  "getPlan": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/plan",
    "family": "usage",
    "page": false,
    "scopes": [
      "read"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Plan",
    "list": false,
    "declared": [
      "fields"
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
  "getUsage": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/usage",
    "family": "usage",
    "page": false,
    "scopes": [
      "read"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "Usage",
    "list": false,
    "declared": [
      "fields"
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
  "listUsageDays": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/usage/days",
    "family": "usage",
    "page": false,
    "scopes": [
      "read"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "UsageDay",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "starts_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listAccountDeliveries": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/deliveries",
    "family": "deliveries",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "AccountDelivery",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listRequests": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/requests",
    "family": "requests",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "LoggedRequest",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
    "versioned": false,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "getRequest": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/requests/{logged_request_id}",
    "family": "requests",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200,
      304
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "LoggedRequest",
    "list": false,
    "declared": [
      "fields"
    ],
    "forms": [],
    "defaultSort": null,
    "versioned": true,
    "location": null,
    "idempotent": false,
    "guarded": false,
    "sunset": null,
    "deprecated": false
  },
  "listAuditEntries": {
    "document": "account",
    "method": "get",
    "path": "/v1/account/audit",
    "family": "audit",
    "page": false,
    "scopes": [
      "admin"
    ],
    "authority": [],
    "public": false,
    "credentials": [
      "api_key",
      "bearer",
      "session"
    ],
    "errors": "platform",
    "emits": [],
    "cost": 1,
    "cacheControl": null,
    "pragma": false,
    "statuses": [
      200
    ],
    "takes": [],
    "bodyRequired": false,
    "maxBytes": null,
    "answers": [
      "application/json"
    ],
    "record": "AuditEntry",
    "list": true,
    "declared": [
      "page",
      "offset",
      "after",
      "limit",
      "sort",
      "fields"
    ],
    "forms": [
      "page",
      "offset",
      "after"
    ],
    "defaultSort": "created_at:desc",
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
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "X-API-Key",
  "X-API-Version",
  "X-Request-ID",
  "X-Session-Token"
] as const;

/** Every header that answers may carry. */
export const answerHeaders = [
  "Accept-Patch",
  "ETag",
  "Idempotency-Replayed",
  "Location",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "X-API-Version",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-Request-ID",
  "X-Response-Time"
] as const;

/** What the contract says of each record that a GET answers with. */
export const records = {
  "Account": {
    "item": "Account",
    "filters": {},
    "sorts": [],
    "fields": [
      "id",
      "name",
      "plan",
      "region",
      "environment",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Member": {
    "item": "Member",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "email": {
        "kind": "text",
        "nullable": false
      },
      "role": {
        "kind": "enum",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "email",
      "role",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "email",
      "role",
      "password_set_at",
      "last_login_at",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "ApiKey": {
    "item": "ApiKey",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "last4": {
        "kind": "text",
        "nullable": false
      },
      "scopes": {
        "kind": "labels",
        "nullable": false
      },
      "user_id": {
        "kind": "id",
        "nullable": false
      },
      "expires_at": {
        "kind": "instant",
        "nullable": true
      },
      "last_used_at": {
        "kind": "instant",
        "nullable": true
      },
      "revoked_at": {
        "kind": "instant",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "expires_at",
      "last_used_at",
      "revoked_at",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "name",
      "prefix",
      "last4",
      "scopes",
      "user_id",
      "allowed_ips",
      "allowed_referrers",
      "expires_at",
      "last_used_at",
      "rerolled_from",
      "revoked_at",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Application": {
    "item": "Application",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "name": {
        "kind": "text",
        "nullable": false
      },
      "type": {
        "kind": "enum",
        "nullable": false
      },
      "scopes": {
        "kind": "labels",
        "nullable": false
      },
      "created_by": {
        "kind": "id",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "name",
      "type",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "client_id",
      "name",
      "type",
      "redirect_uris",
      "scopes",
      "secret_last4",
      "created_by",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "ApplicationGrant": {
    "item": "ApplicationGrant",
    "filters": {
      "user_id": {
        "kind": "id",
        "nullable": false
      },
      "scopes": {
        "kind": "labels",
        "nullable": false
      },
      "granted_at": {
        "kind": "instant",
        "nullable": false
      },
      "last_used_at": {
        "kind": "instant",
        "nullable": true
      }
    },
    "sorts": [
      "granted_at",
      "last_used_at"
    ],
    "fields": [
      "user_id",
      "scopes",
      "granted_at",
      "last_used_at"
    ],
    "expands": {
      "user": "user_id"
    },
    "expandScopes": {
      "user": []
    }
  },
  "SecuritySettings": {
    "item": "SecuritySettings",
    "filters": {},
    "sorts": [],
    "fields": [
      "allowed_origins",
      "api_version",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Plan": {
    "item": "Plan",
    "filters": {},
    "sorts": [],
    "fields": [
      "name",
      "rate_limit",
      "burst_limit",
      "api_key_limit"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "Usage": {
    "item": "Usage",
    "filters": {},
    "sorts": [],
    "fields": [
      "plan",
      "window",
      "burst",
      "today"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "UsageDay": {
    "item": "UsageDay",
    "filters": {
      "starts_at": {
        "kind": "instant",
        "nullable": false
      },
      "requests": {
        "kind": "number",
        "nullable": false
      },
      "cost": {
        "kind": "number",
        "nullable": false
      },
      "client_errors": {
        "kind": "number",
        "nullable": false
      },
      "server_errors": {
        "kind": "number",
        "nullable": false
      },
      "throttled": {
        "kind": "number",
        "nullable": false
      }
    },
    "sorts": [
      "starts_at",
      "requests",
      "cost",
      "client_errors",
      "server_errors",
      "throttled"
    ],
    "fields": [
      "starts_at",
      "requests",
      "cost",
      "client_errors",
      "server_errors",
      "throttled",
      "incomplete"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "AccountDelivery": {
    "item": "AccountDelivery",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "webhook_id": {
        "kind": "id",
        "nullable": false
      },
      "event_id": {
        "kind": "id",
        "nullable": false
      },
      "event_type": {
        "kind": "enum",
        "nullable": false
      },
      "status": {
        "kind": "enum",
        "nullable": false
      },
      "attempt_count": {
        "kind": "number",
        "nullable": false
      },
      "next_attempt_at": {
        "kind": "instant",
        "nullable": true
      },
      "last_attempt_at": {
        "kind": "instant",
        "nullable": true
      },
      "last_response_status": {
        "kind": "number",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      },
      "updated_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "status",
      "attempt_count",
      "next_attempt_at",
      "last_attempt_at",
      "created_at",
      "updated_at"
    ],
    "fields": [
      "id",
      "webhook_id",
      "webhook_url",
      "event_id",
      "event_type",
      "status",
      "attempt_count",
      "next_attempt_at",
      "last_attempt_at",
      "last_response_status",
      "last_error",
      "created_at",
      "updated_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "LoggedRequest": {
    "item": "LoggedRequest",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "request_id": {
        "kind": "text",
        "nullable": false
      },
      "method": {
        "kind": "enum",
        "nullable": false
      },
      "path": {
        "kind": "text",
        "nullable": false
      },
      "operation_id": {
        "kind": "text",
        "nullable": true
      },
      "api_version": {
        "kind": "text",
        "nullable": true
      },
      "status": {
        "kind": "number",
        "nullable": false
      },
      "error_code": {
        "kind": "text",
        "nullable": true
      },
      "duration_ms": {
        "kind": "number",
        "nullable": false
      },
      "credential_type": {
        "kind": "enum",
        "nullable": false
      },
      "credential_id": {
        "kind": "text",
        "nullable": false
      },
      "user_id": {
        "kind": "id",
        "nullable": true
      },
      "address": {
        "kind": "text",
        "nullable": false
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "status",
      "duration_ms",
      "created_at"
    ],
    "fields": [
      "id",
      "request_id",
      "method",
      "path",
      "operation_id",
      "api_version",
      "status",
      "error_code",
      "duration_ms",
      "credential_type",
      "credential_id",
      "user_id",
      "address",
      "created_at"
    ],
    "expands": {},
    "expandScopes": {}
  },
  "AuditEntry": {
    "item": "AuditEntry",
    "filters": {
      "id": {
        "kind": "id",
        "nullable": false
      },
      "action": {
        "kind": "text",
        "nullable": false
      },
      "actor_id": {
        "kind": "text",
        "nullable": true
      },
      "credential_type": {
        "kind": "enum",
        "nullable": true
      },
      "credential_id": {
        "kind": "text",
        "nullable": true
      },
      "subject_id": {
        "kind": "text",
        "nullable": true
      },
      "address": {
        "kind": "text",
        "nullable": true
      },
      "request_id": {
        "kind": "text",
        "nullable": true
      },
      "created_at": {
        "kind": "instant",
        "nullable": false
      }
    },
    "sorts": [
      "action",
      "created_at"
    ],
    "fields": [
      "id",
      "action",
      "actor_id",
      "credential_type",
      "credential_id",
      "subject_id",
      "changes",
      "address",
      "request_id",
      "created_at"
    ],
    "expands": {},
    "expandScopes": {}
  }
} as const;
