// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
/** The kinds of records whose families decide who sees a record, and so who may read the events about what is in it. */
export const decidingKinds = ["project"] as const;

/** Who may read the events about a record, by the schema of their data: the path of the id of the record whose readers they are, and the property with the id of a user who may, too, and who is the only reader where `of` is empty; with `before` they are those who could see it before the event, under the id of `readersId`; everyone where the schema is not here. By the prefix of that id: `open` are records that everyone sees, `lookups` those whose own readers stand in a table. All others decide themselves. */
export const readers = {
  "Project": { "of": ["id"] },
  "ProjectMemberChange": { "of": ["project_id"], "person": "user_id" },
  "ProjectRestriction": { "of": ["project_id"], "before": true },
  "Task": { "of": ["project_id"] },
  "ProjectFileRemoval": { "of": ["project_id"] },
  "FileRecord": { "of": ["project_id"], "person": "uploaded_by" },
  "Comment": {
    "of": ["subject", "id"],
    "open": ["res"],
    "lookups": {
      "tsk": { "table": "tasks", "of": "project_id" },
      "fil": { "table": "files", "of": "project_id", "person": "uploaded_by" }
    }
  },
  "Notification": { "of": [], "person": "user_id" },
  "NotificationsReadBy": { "of": [], "person": "user_id" }
} as const;
