// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The names that GraphQL and REST use for the same things. */
export const fieldMap = {
  "types": {
    "Book": {
      "schema": "platform/books.yaml#/schemas/Book",
      "fields": {
        "id": "id",
        "title": "title",
        "isbn": "isbn",
        "price": "price",
        "stock": "stock",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "Customer": {
      "schema": "platform/customers.yaml#/schemas/Customer",
      "fields": { "id": "id", "name": "name", "note": "note", "createdAt": "created_at", "updatedAt": "updated_at" },
      "reached": { "orders": { "list": "Order", "where": "customer_id" } }
    },
    "Event": {
      "schema": "platform/events.yaml#/schemas/Event",
      "fields": {
        "id": "id",
        "type": "type",
        "resourceId": "resource_id",
        "actor": "actor",
        "cause": "cause",
        "changes": "changes",
        "data": "data",
        "version": "version",
        "createdAt": "created_at"
      },
      "reached": { "record": { "record": "Node", "by": "resource_id" } },
      "differs": { "type": "a text, so that a client with an older schema can read types that were added since" }
    },
    "Actor": { "schema": "platform/events.yaml#/schemas/Actor", "fields": { "type": "type", "id": "id" } },
    "Operation": {
      "schema": "platform/operations.yaml#/schemas/Operation",
      "fields": {
        "id": "id",
        "type": "type",
        "status": "status",
        "progress": "progress",
        "resourceId": "resource_id",
        "result": "result",
        "error": "error",
        "finishedAt": "finished_at",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      },
      "reached": { "record": { "record": "Node", "by": "resource_id" } }
    },
    "OperationError": { "schema": "shared/errors.yaml#/FormB", "fields": { "code": "code", "message": "message", "details": "details" } },
    "Order": {
      "schema": "platform/orders.yaml#/schemas/Order",
      "fields": {
        "id": "id",
        "customerId": "customer_id",
        "lines": "lines",
        "total": "total",
        "status": "status",
        "note": "note",
        "placedBy": "placed_by",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      },
      "reached": { "customer": { "record": "Customer", "by": "customer_id" } }
    },
    "OrderLine": { "schema": "platform/orders.yaml#/schemas/OrderLine", "fields": { "bookId": "book_id", "count": "count" } },
    "Resource": {
      "schema": "platform/resources.yaml#/schemas/Resource",
      "fields": {
        "id": "id",
        "name": "name",
        "description": "description",
        "ownerId": "owner_id",
        "type": "type",
        "status": "status",
        "data": "metadata",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      },
      "reached": { "owner": { "record": "User", "by": "owner_id" }, "events": { "list": "Event", "where": "resource_id" } },
      "differs": { "data": "nullable in the specification of GraphQL; a resource always has its metadata" }
    },
    "User": {
      "reached": {
        "resources": { "list": "Resource", "where": "owner_id" },
        "resourcesConnection": { "list": "Resource", "where": "owner_id" },
        "webhooks": { "list": "Webhook", "where": "created_by" },
        "webhooksConnection": { "list": "Webhook", "where": "created_by" }
      },
      "schema": "platform/users.yaml#/schemas/User",
      "fields": {
        "id": "id",
        "name": "name",
        "email": "email",
        "role": "role",
        "metadata": "metadata",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      }
    },
    "Webhook": {
      "schema": "platform/webhooks.yaml#/schemas/Webhook",
      "fields": {
        "id": "id",
        "url": "url",
        "events": "events",
        "conditions": "conditions",
        "description": "description",
        "status": "status",
        "disabledReason": "disabled_reason",
        "creatorId": "created_by",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      },
      "reached": { "user": { "record": "User", "by": "created_by" }, "deliveries": { "list": "Delivery", "where": "webhook_id" } }
    },
    "Delivery": {
      "schema": "platform/webhooks.yaml#/schemas/Delivery",
      "fields": {
        "id": "id",
        "webhookId": "webhook_id",
        "eventId": "event_id",
        "eventType": "event_type",
        "status": "status",
        "attemptCount": "attempt_count",
        "nextAttemptAt": "next_attempt_at",
        "lastResponseStatus": "last_response_status",
        "attempts": "attempts",
        "createdAt": "created_at",
        "updatedAt": "updated_at"
      },
      "reached": { "webhook": { "record": "Webhook", "by": "webhook_id" }, "event": { "record": "Event", "by": "event_id" } }
    },
    "DeliveryAttempt": {
      "schema": "platform/webhooks.yaml#/schemas/DeliveryAttempt",
      "fields": {
        "at": "at",
        "status": "status",
        "durationMs": "duration_ms",
        "error": "error",
        "responseBody": "response_body",
        "requestHeaders": "request_headers"
      }
    }
  },
  "inputs": {
    "CreateBookInput": {
      "schema": "platform/books.yaml#/schemas/BookCreate",
      "fields": { "title": "title", "isbn": "isbn", "price": "price", "stock": "stock" }
    },
    "UpdateBookInput": {
      "schema": "platform/books.yaml#/schemas/BookUpdate",
      "fields": { "title": "title", "isbn": "isbn", "price": "price", "stock": "stock" }
    },
    "CreateCustomerInput": { "schema": "platform/customers.yaml#/schemas/CustomerCreate", "fields": { "name": "name", "note": "note" } },
    "UpdateCustomerInput": { "schema": "platform/customers.yaml#/schemas/CustomerUpdate", "fields": { "name": "name", "note": "note" } },
    "CreateOrderInput": {
      "schema": "platform/orders.yaml#/schemas/OrderCreate",
      "fields": { "customerId": "customer_id", "lines": "lines", "note": "note" }
    },
    "OrderLineInput": { "schema": "platform/orders.yaml#/schemas/OrderLineInput", "fields": { "bookId": "book_id", "count": "count" } },
    "UpdateOrderInput": { "schema": "platform/orders.yaml#/schemas/OrderUpdate", "fields": { "note": "note" } },
    "CreateResourceInput": {
      "schema": "platform/resources.yaml#/schemas/ResourceCreate",
      "fields": { "name": "name", "description": "description", "type": "type", "status": "status", "data": "metadata" }
    },
    "UpdateResourceInput": {
      "schema": "platform/resources.yaml#/schemas/ResourceUpdate",
      "fields": { "name": "name", "description": "description", "type": "type", "status": "status", "data": "metadata" }
    },
    "CreateUserInput": {
      "schema": "platform/users.yaml#/schemas/UserCreate",
      "fields": { "name": "name", "email": "email", "role": "role", "metadata": "metadata" }
    },
    "UpdateUserInput": {
      "schema": "platform/users.yaml#/schemas/UserUpdate",
      "fields": { "name": "name", "email": "email", "role": "role", "metadata": "metadata" }
    },
    "CreateWebhookInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookCreate",
      "fields": { "url": "url", "events": "events", "conditions": "conditions", "description": "description", "status": "status" }
    },
    "UpdateWebhookInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookUpdate",
      "fields": { "url": "url", "events": "events", "conditions": "conditions", "description": "description", "status": "status" }
    },
    "RecoverWebhookInput": { "schema": "platform/webhooks.yaml#/schemas/WebhookRecover", "fields": { "since": "since" } }
  },
  "connections": {
    "Book": { "operation": "listBooks" },
    "Customer": { "operation": "listCustomers" },
    "Event": { "operation": "listEvents" },
    "Operation": { "operation": "listOperations" },
    "Order": { "operation": "listOrders" },
    "Resource": { "operation": "listResources" },
    "User": { "operation": "listUsers" },
    "Webhook": { "operation": "listWebhooks" },
    "Delivery": { "operation": "listWebhookDeliveries" }
  },
  "roots": {
    "Query": {
      "book": { "operation": "getBook" },
      "books": { "operation": "listBooks" },
      "customer": { "operation": "getCustomer" },
      "customers": { "operation": "listCustomers" },
      "event": { "operation": "getEvent" },
      "events": { "operation": "listEvents" },
      "operation": { "operation": "getOperation" },
      "operations": { "operation": "listOperations" },
      "order": { "operation": "getOrder" },
      "orders": { "operation": "listOrders" },
      "resource": { "operation": "getResource" },
      "resources": { "operation": "listResources" },
      "me": { "operation": "getCurrentUser" },
      "user": { "operation": "getUser" },
      "users": { "operation": "listUsers" },
      "usersConnection": { "operation": "listUsers" },
      "webhook": { "operation": "getWebhook" },
      "webhooks": { "operation": "listWebhooks" },
      "webhooksConnection": { "operation": "listWebhooks" },
      "webhookDelivery": { "operation": "getWebhookDelivery" }
    },
    "Mutation": {
      "createBook": { "operation": "createBook", "shows": { "book": "Book" } },
      "updateBook": { "operation": "updateBook", "shows": { "book": "Book" } },
      "deleteBook": { "operation": "deleteBook" },
      "createCustomer": { "operation": "createCustomer", "shows": { "customer": "Customer" } },
      "updateCustomer": { "operation": "updateCustomer", "shows": { "customer": "Customer" } },
      "deleteCustomer": { "operation": "deleteCustomer" },
      "createOrder": { "operation": "createOrder", "shows": { "order": "Order" } },
      "updateOrder": { "operation": "updateOrder", "shows": { "order": "Order" } },
      "deleteOrder": { "operation": "deleteOrder" },
      "payOrder": { "operation": "payOrder", "shows": { "order": "Order" } },
      "cancelOrder": { "operation": "cancelOrder", "shows": { "order": "Order" } },
      "shipOrder": { "operation": "shipOrder", "shows": { "operation": "Operation" } },
      "createResource": { "operation": "createResource", "shows": { "resource": "Resource" } },
      "updateResource": { "operation": "updateResource", "shows": { "resource": "Resource" } },
      "deleteResource": { "operation": "deleteResource" },
      "createUser": { "operation": "createUser", "shows": { "user": "User" } },
      "updateUser": { "operation": "updateUser", "shows": { "user": "User" } },
      "deleteUser": { "operation": "deleteUser" },
      "createWebhook": { "operation": "createWebhook", "shows": { "webhook": "Webhook", "secret": "secret" } },
      "updateWebhook": { "operation": "updateWebhook", "shows": { "webhook": "Webhook" } },
      "deleteWebhook": { "operation": "deleteWebhook" },
      "enableWebhook": { "operation": "enableWebhook", "shows": { "webhook": "Webhook" } },
      "rotateWebhookSecret": { "operation": "rotateWebhookSecret", "shows": { "webhook": "Webhook", "secret": "secret" } },
      "testWebhook": { "operation": "testWebhook", "shows": { "delivery": "Delivery" } },
      "redeliverWebhookDelivery": {
        "operation": "redeliverWebhookDelivery",
        "path": { "webhookId": "webhook_id", "id": "delivery_id" },
        "shows": { "delivery": "Delivery" }
      },
      "recoverWebhook": { "operation": "recoverWebhook", "shows": { "operation": "Operation" } }
    },
    "Subscription": {
      "bookChanged": { "list": "Book" },
      "customerChanged": { "list": "Customer" },
      "eventCreated": { "on": "every" },
      "orderChanged": { "list": "Order" },
      "resourceUpdated": { "on": ["RESOURCE_UPDATED"], "ends": ["RESOURCE_DELETED"] },
      "resourceChanged": { "list": "Resource" },
      "userUpdated": { "on": ["USER_UPDATED"], "ends": ["USER_DELETED"] },
      "userChanged": { "list": "User" },
      "webhookChanged": { "list": "Webhook" }
    }
  },
  "enums": {
    "ActorType": {
      "schema": "platform/events.yaml#/schemas/ActorType",
      "values": { "USER": "user", "API_KEY": "api_key", "APPLICATION": "application", "SYSTEM": "system" }
    },
    "WebhookEvent": { "schema": "messages/events.yaml#/schemas/EventType", "values": "same" },
    "OperationType": {
      "schema": "platform/operations.yaml#/schemas/OperationType",
      "values": { "ORDER_SHIPMENT": "order_shipment", "WEBHOOK_RECOVERY": "webhook_recovery" }
    },
    "OperationStatus": {
      "schema": "platform/operations.yaml#/schemas/OperationStatus",
      "values": { "PENDING": "pending", "RUNNING": "running", "SUCCEEDED": "succeeded", "FAILED": "failed" }
    },
    "OrderStatus": {
      "schema": "platform/orders.yaml#/schemas/OrderStatus",
      "values": { "PLACED": "placed", "PAID": "paid", "SHIPPED": "shipped", "CANCELLED": "cancelled" }
    },
    "ResourceStatus": {
      "schema": "platform/resources.yaml#/schemas/ResourceStatus",
      "values": { "ACTIVE": "active", "ARCHIVED": "archived", "PENDING": "pending" }
    },
    "UserRole": { "schema": "platform/users.yaml#/schemas/UserRole", "values": { "ADMIN": "admin", "USER": "editor", "VIEWER": "viewer" } },
    "WebhookStatus": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookStatus",
      "values": { "ENABLED": "enabled", "PAUSED": "paused", "DISABLED": "disabled" }
    },
    "WebhookStatusInput": {
      "schema": "platform/webhooks.yaml#/schemas/WebhookStatusInput",
      "values": { "ENABLED": "enabled", "PAUSED": "paused" }
    },
    "WebhookDisabledReason": {
      "schema": "platform/webhooks.yaml#/schemas/Webhook",
      "property": "disabled_reason",
      "values": { "GONE": "gone", "FAILING": "failing" }
    },
    "DeliveryStatus": {
      "schema": "platform/webhooks.yaml#/schemas/DeliveryStatus",
      "values": { "PENDING": "pending", "SUCCEEDED": "succeeded", "FAILED": "failed" }
    }
  },
  "filters": {
    "EventFilter": {
      "operation": "listEvents",
      "fields": {
        "types": "type_in",
        "resourceId": "resource_id",
        "createdAfter": "created_at_after",
        "createdBefore": "created_at_before"
      },
      "differs": { "types": "texts, as `Event.type` is" }
    },
    "ResourceFilter": {
      "operation": "listResources",
      "fields": { "status": "status", "createdAfter": "created_at_after", "data": "metadata" }
    },
    "UserFilter": {
      "operation": "listUsers",
      "fields": { "role": "role", "email": "email", "nameContains": "name_contains", "createdAfter": "created_at_after" }
    }
  },
  "inputValues": { "nullIsLeftOut": ["post"], "oneIsList": true },
  "graphqlOnly": {
    "ErrorCode": "the codes of the specification of GraphQL; those of REST are the reasons",
    "Query.node": "finds records of every type; what it needs is what the query for one record of that type needs",
    "Query.nodes": "the same for several ids",
    "Query.rateLimit": "REST has it in the headers of every response",
    "RateLimit": "those headers, and the cost, which only operations of GraphQL have"
  },
  "noMutation": { "updateCurrentUser": "updateUser, with the caller's own id, does the same" }
} as const;

/** The list of each connection, and the properties of REST that its inputs name. */
export const listInputs = {
  "Book": {
    "operation": "listBooks",
    "filter": {
      "id": "id",
      "title": "title",
      "isbn": "isbn",
      "price": "price",
      "stock": "stock",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "TITLE": "title", "PRICE": "price", "STOCK": "stock", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Customer": {
    "operation": "listCustomers",
    "filter": { "id": "id", "name": "name", "note": "note", "createdAt": "created_at", "updatedAt": "updated_at" },
    "flat": {},
    "order": { "NAME": "name", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Event": {
    "operation": "listEvents",
    "filter": {
      "id": "id",
      "type": "type",
      "resourceIdMatches": "resource_id",
      "actorType": "actor_type",
      "actorId": "actor_id",
      "createdAt": "created_at"
    },
    "flat": { "types": "type_in", "resourceId": "resource_id", "createdAfter": "created_at_after", "createdBefore": "created_at_before" },
    "order": { "CREATED_AT": "created_at" }
  },
  "Operation": {
    "operation": "listOperations",
    "filter": {
      "id": "id",
      "type": "type",
      "status": "status",
      "resourceId": "resource_id",
      "finishedAt": "finished_at",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "STATUS": "status", "FINISHED_AT": "finished_at", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Order": {
    "operation": "listOrders",
    "filter": {
      "id": "id",
      "customerId": "customer_id",
      "total": "total",
      "status": "status",
      "note": "note",
      "placedBy": "placed_by",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "TOTAL": "total", "STATUS": "status", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Resource": {
    "operation": "listResources",
    "filter": {
      "id": "id",
      "name": "name",
      "description": "description",
      "type": "type",
      "statusMatches": "status",
      "ownerId": "owner_id",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": { "status": "status", "createdAfter": "created_at_after", "data": "metadata" },
    "order": { "NAME": "name", "TYPE": "type", "STATUS": "status", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "User": {
    "operation": "listUsers",
    "filter": {
      "id": "id",
      "name": "name",
      "emailMatches": "email",
      "roleMatches": "role",
      "metadata": "metadata",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": { "role": "role", "email": "email", "nameContains": "name_contains", "createdAfter": "created_at_after" },
    "order": { "NAME": "name", "EMAIL": "email", "ROLE": "role", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Webhook": {
    "operation": "listWebhooks",
    "filter": {
      "id": "id",
      "url": "url",
      "events": "events",
      "description": "description",
      "status": "status",
      "disabledReason": "disabled_reason",
      "creatorId": "created_by",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": { "URL": "url", "STATUS": "status", "CREATED_AT": "created_at", "UPDATED_AT": "updated_at" }
  },
  "Delivery": {
    "operation": "listWebhookDeliveries",
    "filter": {
      "id": "id",
      "eventId": "event_id",
      "eventType": "event_type",
      "status": "status",
      "attemptCount": "attempt_count",
      "nextAttemptAt": "next_attempt_at",
      "lastResponseStatus": "last_response_status",
      "createdAt": "created_at",
      "updatedAt": "updated_at"
    },
    "flat": {},
    "order": {
      "STATUS": "status",
      "ATTEMPT_COUNT": "attempt_count",
      "NEXT_ATTEMPT_AT": "next_attempt_at",
      "CREATED_AT": "created_at",
      "UPDATED_AT": "updated_at"
    }
  }
} as const;

/** The fields that need a resolver of each family, by type. */
export const resolvedFields = {
  "books": { "Query": ["book", "books"], "Mutation": ["createBook", "updateBook", "deleteBook"] },
  "customers": { "Query": ["customer", "customers"], "Mutation": ["createCustomer", "updateCustomer", "deleteCustomer"] },
  "events": { "Query": ["event", "events"], "Subscription": ["eventCreated"], "Event": ["record"] },
  "operations": { "Query": ["operation", "operations"], "Operation": ["record"] },
  "orders": {
    "Query": ["order", "orders"],
    "Mutation": ["createOrder", "updateOrder", "deleteOrder", "payOrder", "cancelOrder", "shipOrder"],
    "Order": ["customer"],
    "Customer": ["orders"]
  },
  "resources": {
    "Query": ["resource", "resources"],
    "Mutation": ["createResource", "updateResource", "deleteResource"],
    "Subscription": ["resourceUpdated"],
    "Resource": ["owner", "events"],
    "User": ["resources", "resourcesConnection"]
  },
  "users": {
    "Query": ["me", "user", "users", "usersConnection"],
    "Mutation": ["createUser", "updateUser", "deleteUser"],
    "Subscription": ["userUpdated"]
  },
  "webhooks": {
    "Query": ["webhook", "webhooks", "webhooksConnection", "webhookDelivery"],
    "Mutation": [
      "createWebhook", "updateWebhook", "deleteWebhook", "enableWebhook", "rotateWebhookSecret", "testWebhook", "redeliverWebhookDelivery",
      "recoverWebhook"
    ],
    "Webhook": ["user", "deliveries"],
    "Delivery": ["webhook", "event"],
    "User": ["webhooks", "webhooksConnection"]
  }
} as const;

/** The events of the records of each list that a subscription follows. */
export const listChanges = {
  "bookChanged": {
    "type": "Book",
    "field": "book",
    "record": "Book",
    "created": "BOOK_CREATED",
    "changed": ["BOOK_UPDATED"],
    "deleted": "BOOK_DELETED"
  },
  "customerChanged": {
    "type": "Customer",
    "field": "customer",
    "record": "Customer",
    "created": "CUSTOMER_CREATED",
    "changed": ["CUSTOMER_UPDATED"],
    "deleted": "CUSTOMER_DELETED"
  },
  "orderChanged": {
    "type": "Order",
    "field": "order",
    "record": "Order",
    "created": "ORDER_CREATED",
    "changed": ["ORDER_UPDATED", "ORDER_SHIPPED"],
    "deleted": "ORDER_DELETED"
  },
  "resourceChanged": {
    "type": "Resource",
    "field": "resource",
    "record": "Resource",
    "created": "RESOURCE_CREATED",
    "changed": ["RESOURCE_UPDATED"],
    "deleted": "RESOURCE_DELETED"
  },
  "userChanged": {
    "type": "User",
    "field": "user",
    "record": "User",
    "created": "USER_CREATED",
    "changed": ["USER_UPDATED"],
    "deleted": "USER_DELETED"
  },
  "webhookChanged": {
    "type": "Webhook",
    "field": "webhook",
    "record": "Webhook",
    "created": "WEBHOOK_CREATED",
    "changed": ["WEBHOOK_UPDATED", "WEBHOOK_ENABLED", "WEBHOOK_DISABLED", "WEBHOOK_SECRET_ROTATED"],
    "deleted": "WEBHOOK_DELETED"
  }
} as const;

/** The types that implement `Node`: the prefix of their ids, and the operation that reads one record. */
export const nodes = {
  "Book": { "prefix": "boo", "operation": "getBook" },
  "Customer": { "prefix": "cus", "operation": "getCustomer" },
  "Event": { "prefix": "evt", "operation": "getEvent" },
  "Operation": { "prefix": "opn", "operation": "getOperation" },
  "Order": { "prefix": "ord", "operation": "getOrder" },
  "Resource": { "prefix": "res", "operation": "getResource" },
  "User": { "prefix": "usr", "operation": "getUser" },
  "Webhook": { "prefix": "whk", "operation": "getWebhook" }
} as const;

/** The inputs in fields of other inputs. */
export const nestedInputs = {} as const;

/** The operators of filter inputs, and how the names of REST parameters spell them. */
export const filterSuffixes = {
  "eq": { "operator": "eq", "suffix": "" },
  "ne": { "operator": "neq", "suffix": "[neq]" },
  "in": { "operator": "in", "suffix": "_in" },
  "notIn": { "operator": "nin", "suffix": "[nin]" },
  "gt": { "operator": "gt", "suffix": "_gt" },
  "gte": { "operator": "gte", "suffix": "_gte" },
  "lt": { "operator": "lt", "suffix": "_lt" },
  "lte": { "operator": "lte", "suffix": "_lte" },
  "contains": { "operator": "contains", "suffix": "_contains" },
  "startsWith": { "operator": "starts_with", "suffix": "_starts_with" },
  "like": { "operator": "like", "suffix": "[like]" },
  "exists": { "operator": "exists", "suffix": "_exists" },
  "has": { "operator": "eq", "suffix": "" },
  "hasAny": { "operator": "in", "suffix": "_in" },
  "hasAll": { "operator": "all", "suffix": "_all" },
  "hasNone": { "operator": "nin", "suffix": "[nin]" }
} as const;
