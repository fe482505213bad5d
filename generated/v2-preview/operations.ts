// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The facts of operations that differ from the latest ones. */
export const operations = {
  "listUserTasks": {
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "expand", "status", "priority", "resolution"], "body": [] }
  },
  "listProjectTasks": {
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "expand", "status", "priority", "resolution"], "body": [] }
  },
  "createProjectTask": {
    "words": {
      "": {
        "known": ["name", "description", "priority", "assignee_id", "due_at", "tags"],
        "service": ["id", "project", "assignee", "completed_at", "created_by", "creator", "created_at", "updated_at", "resolution"],
        "others": ["project_id", "status"]
      }
    },
    "texts": ["name", "tags"]
  },
  "listProjectFiles": {},
  "listTasks": {
    "counted": { "headers": ["X-API-Version"], "query": ["sort", "fields", "expand", "status", "priority", "resolution"], "body": [] }
  },
  "createTask": {
    "words": {
      "": {
        "known": ["project_id", "name", "description", "priority", "assignee_id", "due_at", "tags"],
        "service": ["id", "project", "assignee", "completed_at", "created_by", "creator", "created_at", "updated_at", "resolution"],
        "others": ["status"]
      }
    },
    "texts": ["name", "tags"]
  },
  "exportTasks": { "counted": { "headers": ["X-API-Version"], "query": ["status", "priority", "resolution"], "body": [] } },
  "getTask": {},
  "replaceTask": {
    "words": {
      "": {
        "known": ["project_id", "name", "description", "priority", "assignee_id", "due_at", "tags"],
        "service": ["id", "project", "assignee", "completed_at", "created_by", "creator", "created_at", "updated_at", "resolution"],
        "others": ["status"]
      }
    },
    "texts": ["name", "tags"]
  },
  "updateTask": {
    "words": {
      "": {
        "known": ["name", "description", "status", "priority", "assignee_id", "due_at", "tags"],
        "service": ["id", "project", "assignee", "completed_at", "created_by", "creator", "created_at", "updated_at", "resolution"],
        "others": ["project_id"]
      }
    },
    "texts": ["name", "tags"]
  },
  "completeTask": {},
  "reopenTask": {},
  "listTaskFiles": {},
  "listFiles": {},
  "createFile": {},
  "exportFiles": {},
  "getFile": {},
  "replaceFile": {},
  "updateFile": {},
  "replaceFileContent": {}
} as const;

/** The records whose lists differ. */
export const records = {
  "Task": {
    "item": "Task",
    "filters": {
      "id": { "kind": "id", "nullable": false, "names": ["id", "id_in", "id[eq]", "id[neq]", "id[in]", "id[nin]"] },
      "project_id": {
        "kind": "id",
        "nullable": false,
        "names": ["project_id", "project_id_in", "project_id[eq]", "project_id[neq]", "project_id[in]", "project_id[nin]"]
      },
      "name": {
        "kind": "text",
        "nullable": false,
        "names": ["name", "name_in", "name_contains", "name_starts_with", "name[eq]", "name[neq]", "name[in]", "name[nin]", "name[like]"]
      },
      "status": {
        "kind": "enum",
        "nullable": false,
        "names": ["status", "status_in", "status[eq]", "status[neq]", "status[in]", "status[nin]"]
      },
      "priority": {
        "kind": "enum",
        "nullable": false,
        "names": ["priority", "priority_in", "priority[eq]", "priority[neq]", "priority[in]", "priority[nin]"]
      },
      "assignee_id": {
        "kind": "user",
        "nullable": true,
        "names": [
          "assignee_id", "assignee_id_in", "assignee_id_exists", "assignee_id[eq]", "assignee_id[neq]", "assignee_id[in]",
          "assignee_id[nin]"
        ]
      },
      "due_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "due_at", "due_at_gt", "due_at_gte", "due_at_lt", "due_at_lte", "due_at_after", "due_at_before", "due_at_exists", "due_at[eq]",
          "due_at[neq]", "due_at[gt]", "due_at[gte]", "due_at[lt]", "due_at[lte]"
        ]
      },
      "tags": {
        "kind": "labels",
        "nullable": false,
        "names": ["tags", "tags_in", "tags_all", "tags_exists", "tags[eq]", "tags[in]", "tags[all]", "tags[nin]"]
      },
      "completed_at": {
        "kind": "instant",
        "nullable": true,
        "names": [
          "completed_at", "completed_at_gt", "completed_at_gte", "completed_at_lt", "completed_at_lte", "completed_at_after",
          "completed_at_before", "completed_at_exists", "completed_at[eq]", "completed_at[neq]", "completed_at[gt]", "completed_at[gte]",
          "completed_at[lt]", "completed_at[lte]"
        ]
      },
      "created_by": {
        "kind": "user",
        "nullable": false,
        "names": ["created_by", "created_by_in", "created_by[eq]", "created_by[neq]", "created_by[in]", "created_by[nin]"]
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
      },
      "resolution": {
        "kind": "enum",
        "nullable": true,
        "names": [
          "resolution", "resolution_in", "resolution_exists", "resolution[eq]", "resolution[neq]", "resolution[in]", "resolution[nin]"
        ]
      }
    },
    "sorts": ["name", "status", "priority", "due_at", "completed_at", "created_at", "updated_at"],
    "fields": [
      "id", "project_id", "name", "description", "status", "priority", "assignee_id", "due_at", "tags", "completed_at", "created_by",
      "created_at", "updated_at", "resolution"
    ],
    "expands": {
      "project": { "by": "project_id", "of": "Project", "scopes": ["read:projects"] },
      "project.owner": { "by": "owner_id", "of": "User", "scopes": ["read:users"] },
      "assignee": { "by": "assignee_id", "of": "User", "scopes": ["read:users"] },
      "creator": { "by": "created_by", "of": "User", "scopes": ["read:users"] }
    }
  }
} as const;

/** What differs in each operation, and how names differ in records and in lists. */
export const forms = {
  "operations": {
    "listUserTasks": { "parts": ["parameters", "answer"], "answer": "Task" },
    "listProjectTasks": { "parts": ["parameters", "answer"], "answer": "Task" },
    "createProjectTask": { "parts": ["parameters", "body", "answer"], "answer": "Task", "body": "ProjectTaskCreate" },
    "listProjectFiles": { "parts": ["answer"], "answer": "FileRecord" },
    "listTasks": { "parts": ["parameters", "answer"], "answer": "Task" },
    "createTask": { "parts": ["parameters", "body", "answer"], "answer": "Task", "body": "TaskCreate" },
    "exportTasks": { "parts": ["parameters", "answer"], "answer": "Task" },
    "getTask": { "parts": ["parameters", "answer"], "answer": "Task" },
    "replaceTask": { "parts": ["parameters", "body", "answer"], "answer": "Task", "body": "TaskCreate" },
    "updateTask": { "parts": ["parameters", "body", "answer"], "answer": "Task", "body": "TaskUpdate" },
    "completeTask": { "parts": ["parameters", "answer"], "answer": "Task" },
    "reopenTask": { "parts": ["parameters", "answer"], "answer": "Task" },
    "listTaskFiles": { "parts": ["answer"], "answer": "FileRecord" },
    "listFiles": { "parts": ["answer"], "answer": "FileRecord" },
    "createFile": { "parts": ["answer"], "answer": "FileRecord" },
    "exportFiles": { "parts": ["answer"], "answer": "FileRecord" },
    "getFile": { "parts": ["answer"], "answer": "FileRecord" },
    "replaceFile": { "parts": ["answer"], "answer": "FileRecord" },
    "updateFile": { "parts": ["answer"], "answer": "FileRecord" },
    "replaceFileContent": { "parts": ["answer"], "answer": "FileRecord" }
  },
  "records": {
    "Task": { "names": { "title": "name" }, "inside": {} },
    "FileRecord": { "names": {}, "inside": { "task": "Task" } },
    "ProjectTaskCreate": { "names": { "title": "name" }, "inside": {} },
    "TaskCreate": { "names": { "title": "name" }, "inside": {} },
    "TaskUpdate": { "names": { "title": "name" }, "inside": {} }
  },
  "words": {
    "Task": { "filters": { "name": "title" }, "sorts": { "name": "title" }, "expands": {} },
    "FileRecord": { "filters": {}, "sorts": {}, "expands": {} }
  }
} as const;
