/** Finds what is no longer needed of deleted projects, when the events about them are deleted. */
export const indexes = {
  former_projects_by_deleted_at: { on: 'on former_projects (account_id, deleted_at)' },
};
