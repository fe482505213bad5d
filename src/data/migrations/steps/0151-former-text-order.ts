/** What the indexes of 0150-text-order.ts replace: they are in the order of the database's language. */
export const formerIndexes = {
  users_by_name: { on: 'on users (account_id, name, id)' },
  users_in_order_of_email: { on: 'on users (account_id, email, id)' },
  teams_by_name: { on: 'on teams (account_id, name, id)' },
  projects_by_name: { on: 'on projects (account_id, name, id)' },
  tasks_by_title: { on: 'on tasks (account_id, title, id)' },
  resources_by_name: { on: 'on resources (account_id, name, id)' },
  resources_by_type: { on: 'on resources (account_id, type, created_at, id)' },
  files_by_name: { on: 'on files (account_id, name, id)' },
  files_by_content_type: { on: 'on files (account_id, content_type, id)' },
  integrations_by_name: { on: 'on integrations (account_id, name, id)' },
  applications_by_name: { on: 'on applications (account_id, name, id)' },
  audit_entries_by_action: { on: 'on audit_entries (account_id, action, created_at, id)' },
} as const;
