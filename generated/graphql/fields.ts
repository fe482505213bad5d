// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
/** What `@scope` and `@cost` say of each field. */
export const fields = {
  "Query.event": {
    "scopes": [
      "read:events"
    ]
  },
  "Query.events": {
    "scopes": [
      "read:events"
    ],
    "cost": {
      "weight": 1,
      "multiplies": [
        "pagination.limit",
        "first",
        "last"
      ]
    }
  },
  "Query.resource": {
    "scopes": [
      "read:resources"
    ]
  },
  "Query.resources": {
    "scopes": [
      "read:resources"
    ],
    "cost": {
      "weight": 1,
      "multiplies": [
        "pagination.limit",
        "first",
        "last"
      ]
    }
  },
  "Query.me": {
    "scopes": [
      "read:users"
    ]
  },
  "Query.user": {
    "scopes": [
      "read:users"
    ]
  },
  "Query.users": {
    "scopes": [
      "read:users"
    ],
    "cost": {
      "weight": 1,
      "multiplies": [
        "pagination.limit"
      ]
    }
  },
  "Query.webhook": {
    "scopes": [
      "read:webhooks"
    ]
  },
  "Query.webhooks": {
    "scopes": [
      "read:webhooks"
    ],
    "cost": {
      "weight": 1,
      "multiplies": [
        "pagination.limit"
      ]
    }
  },
  "Subscription.eventCreated": {
    "scopes": [
      "read:events"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Subscription.resourceUpdated": {
    "scopes": [
      "read:resources"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Subscription.userUpdated": {
    "scopes": [
      "read:users"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "EventConnection.pageInfo": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "EventConnection.edges": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "EventEdge.node": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "Mutation.createResource": {
    "scopes": [
      "write:resources"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.updateResource": {
    "scopes": [
      "write:resources"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.deleteResource": {
    "scopes": [
      "write:resources"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.createUser": {
    "scopes": [
      "write:users"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.updateUser": {
    "scopes": [
      "write:users"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.deleteUser": {
    "scopes": [
      "write:users"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.createWebhook": {
    "scopes": [
      "write:webhooks"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.updateWebhook": {
    "scopes": [
      "write:webhooks"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Mutation.deleteWebhook": {
    "scopes": [
      "write:webhooks"
    ],
    "cost": {
      "weight": 10,
      "multiplies": []
    }
  },
  "Resource.owner": {
    "scopes": [
      "read:users"
    ]
  },
  "Resource.events": {
    "scopes": [
      "read:events"
    ],
    "cost": {
      "weight": 1,
      "multiplies": [
        "pagination.limit",
        "first",
        "last"
      ]
    }
  },
  "ResourceConnection.pageInfo": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "ResourceConnection.edges": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "ResourceEdge.node": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "CreateResourcePayload.resource": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "UpdateResourcePayload.resource": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "User.resources": {
    "scopes": [
      "read:resources"
    ],
    "cost": {
      "weight": 1,
      "multiplies": [
        "pagination.limit"
      ]
    }
  },
  "User.webhooks": {
    "scopes": [
      "read:webhooks"
    ],
    "cost": {
      "weight": 1,
      "multiplies": [
        "pagination.limit"
      ]
    }
  },
  "CreateUserPayload.user": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "UpdateUserPayload.user": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "Webhook.user": {
    "scopes": [
      "read:users"
    ]
  },
  "CreateWebhookPayload.webhook": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  },
  "UpdateWebhookPayload.webhook": {
    "cost": {
      "weight": 0,
      "multiplies": []
    }
  }
} as const;
