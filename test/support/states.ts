import type { Caller, State, Tessera } from '@tessera/platform/testing';
import type { OperationId } from '../../src/contract/types.ts';
import { post } from '../../src/testing/requests/records.ts';
import { upload } from './files.ts';

/** What has to have happened before, of families that have no part: where a new record is not yet what an operation wants, and where a list would be empty. */
export const statesBefore = (admin: Caller, tessera: Tessera): Partial<Record<OperationId, State>> => {
  const { db } = tessera.database;

  const projectMemberAs =
    (role: string): State =>
    async (id) =>
      void (await post(admin, `/v1/projects/${await id('prj')}/members`, { user_id: await id('usr'), role }));
  const projectMember = projectMemberAs('viewer');

  const teamMember: State = async (id) => void (await post(admin, `/v1/teams/${await id('tem')}/members`, { user_id: await id('usr') }));

  const commentOn =
    (type: string, prefix: string): State =>
    async (id) =>
      void (await post(admin, '/v1/comments', { body: 'Rivers first.', subject: { type, id: await id(prefix) } }));

  /** Whoever owns a resource made it, and the user of a test has no key of their own. */
  const ownResource: State = async (id) => {
    const owner_id = await id('usr');
    await db
      .updateTable('resources')
      .set({ owner_id })
      .where('id', '=', await id('res'))
      .execute();
  };

  return {
    restoreProject: async (id) => void (await post(admin, `/v1/projects/${await id('prj')}/archive`)),
    updateProjectMember: projectMemberAs('editor'),
    removeProjectMember: projectMember,
    removeTeamMember: teamMember,
    reopenTask: async (id) => void (await post(admin, `/v1/tasks/${await id('tsk')}/complete`)),
    getFileContent: async (id) => void (await upload(tessera, admin, { id: await id('fil') }, 'Blue is water.')),
    getFileDownloadAddress: async (id) => void (await upload(tessera, admin, { id: await id('fil') }, 'Blue is water.')),
    listUserProjects: projectMember,
    listUserTeams: teamMember,
    listUserTasks: async (id) => void (await admin.call('PATCH', `/v1/tasks/${await id('tsk')}`, { assignee_id: await id('usr') })),
    listUserResources: ownResource,
    listTaskComments: commentOn('task', 'tsk'),
    listTaskFiles: async (id) => void (await post(admin, '/v1/files', { name: 'legend.txt', task_id: await id('tsk') })),
    listTeamMembers: teamMember,
    listTeamProjects: async (id) => {
      await teamMember(id);
      await projectMember(id);
    },
    listFileComments: commentOn('file', 'fil'),
    listResourceComments: commentOn('resource', 'res'),
  };
};
