import type { OperationId } from '../../contract/types.ts';
import type { Caller, Tessera } from '../tessera.ts';
import { applicationKeys } from './application-keys.ts';
import { newEmail } from './fill.ts';
import { post, type Records } from './records.ts';

/** What has to have happened before a request; the records are those that the request is about. */
export type State = (id: Records) => Promise<void>;

/** What has to have happened before operations that every platform has, where a new record is not yet what they want. */
export const statesOfAll = ({ database: { db } }: Tessera, admin: Caller): Partial<Record<OperationId, State>> => {
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

  return {
    /** The last administrator stays one. */
    updateCurrentUser: async () => void (await post(admin, '/v1/users', { name: 'Mary', email: newEmail(), role: 'admin' })),
    enableWebhook: disabledWebhook,
    updateApplication: withKeys,
    updateRetention: longRetention,
    listApplicationGrants: grant,
    revokeApplicationGrant: grant,
    readAllNotifications: async (id) => void (await id('ntf')),
    listAuditEntries: async (id) => void (await id('key')),
  };
};
