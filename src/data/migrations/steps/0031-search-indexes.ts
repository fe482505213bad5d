const of = (table: string, columns: readonly string[]) => ({
  on: `on ${table} using gin (account_id, ${columns.map((column) => `searchable(${column}) gin_trgm_ops`).join(', ')})`,
});

/** Finds the records of an account whose texts match a pattern. */
export const indexes = {
  users_search: of('users', ['name', 'email']),
  teams_search: of('teams', ['name', 'description']),
  projects_search: of('projects', ['name', 'description']),
  tasks_search: of('tasks', ['title', 'description']),
  resources_search: of('resources', ['name', 'description', 'type']),
  files_search: of('files', ['name', 'content_type']),
  comments_search: of('comments', ['body']),
};
