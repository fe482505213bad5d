const of = (table: string, texts: readonly string[]) => ({
  on: `on ${table} using gin (account_id, ${texts.map((text) => `searchable(${text}) gin_trgm_ops`).join(', ')}, tags)`,
});

/** Finds the records of an account also by their labels. */
export const indexes = {
  projects_found: of('projects', ['name', 'description']),
  tasks_found: of('tasks', ['title', 'description']),
};
