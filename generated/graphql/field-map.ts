// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** The names that GraphQL and REST use for the same things. */
export const fieldMap = {
  "enums": {
    "UserRole": { "schema": "platform/users.yaml#/schemas/UserRole", "values": { "ADMIN": "admin", "USER": "editor", "VIEWER": "viewer" } },
    "ResourceStatus": {
      "schema": "platform/resources.yaml#/schemas/ResourceStatus",
      "values": { "ACTIVE": "active", "ARCHIVED": "archived", "PENDING": "pending" }
    },
    "WebhookStatus": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookStatus",
      "values": { "ENABLED": "enabled", "PAUSED": "paused", "DISABLED": "disabled" }
    },
    "WebhookStatusInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookStatusInput",
      "values": { "ENABLED": "enabled", "PAUSED": "paused" }
    },
    "WebhookEvent": { "schema": "messages/events.yaml#/schemas/EventType", "values": "same" }
  },
  "types": {
    "User": {
      "schema": "platform/users.yaml#/schemas/User",
      "fields": { "id": "id", "name": "name", "email": "email", "role": "role", "createdAt": "created_at", "updatedAt": "updated_at" },
      "reached": { "resources": { "list": "Resource", "where": "owner_id" }, "webhooks": { "list": "Webhook", "where": "created_by" } },
      "restOnly": ["metadata"]
    },
    "Resource": {
      "schema": "platform/resources.yaml#/schemas/Resource",
      "fields": {
        "id": "id",
        "name": "name",
        "description": "description",
        "status": "status",
        "data": "metadata",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      },
      "reached": { "owner": { "record": "User", "by": "owner_id" }, "events": { "list": "Event", "where": "resource_id" } },
      "restOnly": ["type"],
      "differs": { "data": "nullable in the specification of GraphQL; a resource always has its metadata" }
    },
    "Webhook": {
      "schema": "platform/webhooks.yaml#/schemas/Webhook",
      "fields": {
        "id": "id",
        "url": "url",
        "events": "events",
        "conditions": "conditions",
        "status": "status",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      },
      "reached": { "user": { "record": "User", "by": "created_by" } },
      "restOnly": ["description", "disabled_reason"]
    },
    "Event": {
      "schema": "platform/events.yaml#/schemas/Event",
      "fields": {
        "id": "id",
        "type": "type",
        "resourceId": "resource_id",
        "cause": "cause",
        "changes": "changes",
        "data": "data",
        "createdAt": "created_at"
      },
      "restOnly": ["actor"],
      "differs": { "type": "a text, so that a client with an older schema can read types that were added since" }
    }
  },
  "inputs": {
    "CreateUserInput": {
      "schema": "platform/users.yaml#/schemas/UserCreate",
      "fields": { "name": "name", "email": "email", "role": "role" },
      "restOnly": ["metadata"]
    },
    "UpdateUserInput": {
      "schema": "platform/users.yaml#/schemas/UserUpdate",
      "fields": { "name": "name", "email": "email", "role": "role" },
      "restOnly": ["metadata"]
    },
    "CreateResourceInput": {
      "schema": "platform/resources.yaml#/schemas/ResourceCreate",
      "fields": { "name": "name", "description": "description", "status": "status", "data": "metadata" },
      "restOnly": ["type"]
    },
    "UpdateResourceInput": {
      "schema": "platform/resources.yaml#/schemas/ResourceUpdate",
      "fields": { "name": "name", "description": "description", "status": "status", "data": "metadata" },
      "restOnly": ["type"]
    },
    "CreateWebhookInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookCreate",
      "fields": { "url": "url", "events": "events", "conditions": "conditions", "status": "status" },
      "restOnly": ["description"]
    },
    "UpdateWebhookInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookUpdate",
      "fields": { "url": "url", "events": "events", "conditions": "conditions", "status": "status" },
      "restOnly": ["description"]
    }
  },
  "filters": {
    "UserFilter": {
      "operation": "listUsers",
      "fields": { "role": "role", "email": "email", "nameContains": "name_contains", "createdAfter": "created_at_after" }
    },
    "ResourceFilter": {
      "operation": "listResources",
      "fields": { "status": "status", "createdAfter": "created_at_after", "data": "metadata" }
    },
    "EventFilter": {
      "operation": "listEvents",
      "fields": {
        "types": "type_in",
        "resourceId": "resource_id",
        "createdAfter": "created_at_after",
        "createdBefore": "created_at_before"
      },
      "differs": { "types": "texts, as `Event.type` is" }
    }
  },
  "roots": {
    "Query": {
      "me": { "operation": "getCurrentUser" },
      "user": { "operation": "getUser" },
      "users": { "operation": "listUsers" },
      "resource": { "operation": "getResource" },
      "resources": { "operation": "listResources" },
      "webhook": { "operation": "getWebhook" },
      "webhooks": { "operation": "listWebhooks" },
      "event": { "operation": "getEvent" },
      "events": { "operation": "listEvents" }
    },
    "Mutation": {
      "createUser": { "operation": "createUser", "shows": { "user": "User" } },
      "updateUser": { "operation": "updateUser", "shows": { "user": "User" } },
      "deleteUser": { "operation": "deleteUser" },
      "createResource": { "operation": "createResource", "shows": { "resource": "Resource" } },
      "updateResource": { "operation": "updateResource", "shows": { "resource": "Resource" } },
      "deleteResource": { "operation": "deleteResource" },
      "createWebhook": { "operation": "createWebhook", "shows": { "webhook": "Webhook", "secret": "secret" } },
      "updateWebhook": { "operation": "updateWebhook", "shows": { "webhook": "Webhook" } },
      "deleteWebhook": { "operation": "deleteWebhook" }
    },
    "Subscription": {
      "resourceUpdated": { "on": ["RESOURCE_UPDATED"], "ends": ["RESOURCE_DELETED"] },
      "userUpdated": { "on": ["USER_UPDATED"], "ends": ["USER_DELETED"] },
      "eventCreated": { "on": "every" }
    }
  }
} as const;
