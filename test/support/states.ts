import type { Caller, Tessera } from '@tessera/platform/testing';
import type { OperationId } from '../../src/contract/types.ts';
import { applicationKeys } from './application-keys.ts';
import { familyParts, type State } from './family-parts.ts';
import { upload } from './files.ts';
import { newEmail, post } from './records.ts';

/** What has to have happened before: where a new record is not yet what an operation wants, and where a list would be empty. */
export const statesBefore = (tessera: Tessera, admin: Caller): Partial<Record<OperationId, State>> => {
  const { db } = tessera.database;

  const projectMemberAs =
    (role: string): State =>
    async (id) =>
      void (await post(admin, `/v1/projects/${await id('prj')}/members`, { user_id: await id('usr'), role }));
  const projectMember = projectMemberAs('viewer');

  const teamMember: State = async (id) => void (await post(admin, `/v1/teams/${await id('tem')}/members`, { user_id: await id('usr') }));

  const one =
    (prefix: string): State =>
    async (id) =>
      void (await id(prefix));

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

  /** Only failures of days disable a webhook. */
  const disabledWebhook: State = async (id) => {
    const disabled = { status: 'disabled', disabled_reason: 'failing' } as const;
    await db
      .updateTable('webhooks')
      .set(disabled)
      .where('id', '=', await id('whk'))
      .execute();
  };

  /** A shorter time is another than what is. */
  const longRetention: State = async () => {
    await admin.call('PATCH', '/v1/account/retention', { events_days: null, audit_days: null, logged_reads: null });
  };

  /** Only an application that was registered with keys gets others. */
  const withKeys: State = async (id) => {
    await db
      .updateTable('applications')
      .set({ jwks: { keys: [applicationKeys[0]!] } })
      .where('id', '=', await id('app'))
      .execute();
  };

  /** People agree in a browser. */
  const grant: State = async (id) => {
    const [application_id, user_id] = [await id('app'), await id('usr')];
    const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', user_id).executeTakeFirstOrThrow();
    await db
      .insertInto('application_grants')
      .values({ account_id, application_id, user_id, scopes: ['read'] })
      .execute();
  };

  /** The last administrator stays one. */
  const anotherAdmin: State = async () => void (await post(admin, '/v1/users', { name: 'Mary', email: newEmail(), role: 'admin' }));

  return {
    updateCurrentUser: anotherAdmin,
    restoreProject: async (id) => void (await post(admin, `/v1/projects/${await id('prj')}/archive`)),
    updateProjectMember: projectMemberAs('editor'),
    removeProjectMember: projectMember,
    removeTeamMember: teamMember,
    reopenTask: async (id) => void (await post(admin, `/v1/tasks/${await id('tsk')}/complete`)),
    getFileContent: async (id) => void (await upload(tessera, admin, { id: await id('fil') }, 'Blue is water.')),
    getFileDownloadAddress: async (id) => void (await upload(tessera, admin, { id: await id('fil') }, 'Blue is water.')),
    enableWebhook: disabledWebhook,
    listUserProjects: projectMember,
    listUserTeams: teamMember,
    listUserTasks: async (id) => void (await admin.call('PATCH', `/v1/tasks/${await id('tsk')}`, { assignee_id: await id('usr') })),
    listUserResources: ownResource,
    listProjects: one('prj'),
    listProjectTasks: one('tsk'),
    listProjectFiles: one('fil'),
    listProjectComments: one('cmt'),
    listTasks: one('tsk'),
    listTaskComments: commentOn('task', 'tsk'),
    listTaskFiles: async (id) => void (await post(admin, '/v1/files', { name: 'legend.txt', task_id: await id('tsk') })),
    listTeams: one('tem'),
    listTeamMembers: teamMember,
    listTeamProjects: async (id) => {
      await teamMember(id);
      await projectMember(id);
    },
    listFiles: one('fil'),
    listFileComments: commentOn('file', 'fil'),
    listComments: one('cmt'),
    listEvents: one('prj'),
    listOperations: one('opn'),
    listWebhooks: one('whk'),
    listWebhookDeliveries: one('dlv'),
    listResources: one('res'),
    listResourceComments: commentOn('resource', 'res'),
    listApiKeys: one('key'),
    listApplications: one('app'),
    updateApplication: withKeys,
    updateRetention: longRetention,
    listApplicationGrants: grant,
    revokeApplicationGrant: grant,
    listAccountDeliveries: one('dlv'),
    listRequests: one('req'),
    listAuditEntries: one('key'),
    ...Object.assign({}, ...familyParts.map((part) => part.statesBefore(admin))),
  };
};
