import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';

export const familyTables: FamilyTablesInOrder = {
  teams: {},
  team_members: {},
  projects: {},
  project_members: {},
  former_projects: {},
  tasks: {},
  files: { unexported: ['object_key'], objectKey: 'object_key' },
  integrations: { unexported: ['headers'] },
  resources: {},
  comments: {},
};
