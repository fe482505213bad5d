// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** What search finds, by kind: the table of the records and their schema; the columns with their title and their other texts, and which of these are lists; `hasReaders` where not everyone in the account sees them. */
export const searched = {
  "user": { "table": "users", "schema": "User", "title": "name", "texts": ["email"] },
  "project": {
    "table": "projects",
    "schema": "Project",
    "title": "name",
    "texts": ["description", "tags"],
    "lists": ["tags"],
    "hasReaders": true
  },
  "task": { "table": "tasks", "schema": "Task", "title": "title", "texts": ["description", "tags"], "lists": ["tags"], "hasReaders": true },
  "team": { "table": "teams", "schema": "Team", "title": "name", "texts": ["description"] },
  "file": { "table": "files", "schema": "FileRecord", "title": "name", "texts": [], "hasReaders": true },
  "comment": { "table": "comments", "schema": "Comment", "texts": ["body"], "hasReaders": true },
  "integration": { "table": "integrations", "schema": "Integration", "title": "name", "texts": [] },
  "webhook": { "table": "webhooks", "schema": "Webhook", "title": "url", "texts": ["description"] },
  "resource": { "table": "resources", "schema": "Resource", "title": "name", "texts": ["description"] }
} as const;
