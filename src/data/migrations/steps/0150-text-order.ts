/**
 * The texts that lists are sorted by, in the order of their code points, which is the same in every database and in every release of its
 * operating system; and e-mail addresses, whatever their case. The queries compare by the same expressions: `compared-texts.ts`.
 * The condition, which an order of the list states and a look-up by id does not, keeps PostgreSQL from finding a record by its id in them.
 */
export const indexes = {
  users_by_name_in_c: { on: 'on users (account_id, name collate "C", id) where (name collate "C") is not null' },
  users_by_email_in_c: { on: 'on users (account_id, lower(email) collate "C", id) where (lower(email) collate "C") is not null' },
  teams_by_name_in_c: { on: 'on teams (account_id, name collate "C", id) where (name collate "C") is not null' },
  projects_by_name_in_c: { on: 'on projects (account_id, name collate "C", id) where (name collate "C") is not null' },
  tasks_by_title_in_c: { on: 'on tasks (account_id, title collate "C", id) where (title collate "C") is not null' },
  resources_by_name_in_c: { on: 'on resources (account_id, name collate "C", id) where (name collate "C") is not null' },
  resources_by_type_in_c: { on: 'on resources (account_id, type collate "C", created_at, id) where (type collate "C") is not null' },
  files_by_name_in_c: { on: 'on files (account_id, name collate "C", id) where (name collate "C") is not null' },
  files_by_content_type_in_c: { on: 'on files (account_id, content_type collate "C", id) where (content_type collate "C") is not null' },
  integrations_by_name_in_c: { on: 'on integrations (account_id, name collate "C", id) where (name collate "C") is not null' },
  applications_by_name_in_c: { on: 'on applications (account_id, name collate "C", id) where (name collate "C") is not null' },
  audit_entries_by_action_in_c: {
    on: 'on audit_entries (account_id, action collate "C", created_at, id) where (action collate "C") is not null',
  },
} as const;
