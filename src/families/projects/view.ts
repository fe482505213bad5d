import type { Project, ProjectFieldName, ProjectsApi } from '@tessera/client/platform';
import type { View } from '@tessera/platform/dashboard';

export const projectView: View<ProjectFieldName, keyof ProjectsApi> = {
  family: 'projects',
  order: 10,
  columns: ['name', 'status', 'visibility', 'owner_id', 'tags', 'updated_at'],
  sort: 'updated_at:desc',
  actions: [
    { label: 'Archive', operation: 'archive', undo: 'restore', when: ({ status }) => status === 'active' },
    { label: 'Restore', operation: 'restore', undo: 'archive', when: ({ status }) => status === 'archived' },
    {
      label: 'Clone',
      operation: 'clone',
      body: { include: ['tasks', 'members'] },
      ask: 'Creates a copy of the project with its tasks and members.',
    },
  ],
  // There is no calendar and no timeline: what opens with one is shown as a list.
  opensBoards: ({ settings }) => (settings as Project['settings']).defaultView === 'kanban',
  handOver: {
    operation: 'transfer',
    property: 'owner_id',
    role: 'owner',
    ask: 'They own the project from then on. The former owner stays a member with the role owner.',
  },
};
