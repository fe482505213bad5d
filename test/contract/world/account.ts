import type { Queries } from '../../../src/data/connection/database.ts';
import { day, each, type Ids, stamps, words } from './rows.ts';

const scopes = (at: number) => [['read'], ['read', 'write'], ['admin'], ['write']][at]!;

const storeCredentials = async (db: Queries, account_id: string, { usr, key, app }: Ids) => {
  const keys = each((at) => ({
    account_id,
    id: key[at]!,
    name: words[at]!,
    user_id: usr[at]!,
    last4: ['cd12', 'ab34', 'ef56', '7890'][at]!,
    scopes: scopes(at),
    environment: 'test' as const,
    expires_at: [day(24), day(22), day(23), null][at]!,
    revoked_at: [null, day(21), null, day(20)][at]!,
    last_used_at: [day(16), day(18), null, day(17)][at]!,
    ...stamps(at),
  }));
  await db.insertInto('api_keys').values(keys).execute();
  const applications = each((at) => ({
    account_id,
    id: app[at]!,
    name: words[at]!,
    type: (['confidential', 'public', 'confidential', 'public'] as const)[at]!,
    redirect_uris: ['https://viewer.example/callback'],
    scopes: scopes(at),
    secret_last4: at % 2 ? null : 'cd12',
    created_by: at === 3 ? null : usr[at]!,
    ...stamps(at),
  }));
  await db.insertInto('applications').values(applications).execute();
  const grants = each((at) => ({
    account_id,
    application_id: app[0]!,
    user_id: usr[at]!,
    scopes: scopes(at),
    granted_at: day([2, 4, 1, 3][at]!),
    last_used_at: [day(16), null, day(18), day(17)][at]!,
  }));
  await db.insertInto('application_grants').values(grants).execute();
};

const storeLogs = async (db: Queries, account_id: string, { usr, key, app, whk, req, aud, prt, res }: Ids) => {
  const days = each((at) => ({
    account_id,
    starts_at: day([2, 4, 1, 3][at]!),
    requests: [300, 100, 400, 200][at]!,
    cost: [310, 410, 430, 220][at]!,
    client_errors: [3, 1, 2, 4][at]!,
    server_errors: [1, 2, 0, 3][at]!,
    throttled: [0, 3, 1, 2][at]!,
    busiest_minute: [90, 60, 80, 70][at]!,
    incomplete: false,
  }));
  await db.insertInto('usage_days').values(days).execute();
  const parts = each((at) => ({
    account_id,
    id: prt[at]!,
    starts_at: day([2, 4, 1, 3][at]!),
    kind: (['parameter', 'graphql', 'operation', 'event'] as const)[at]!,
    name: ['listResources.sort', 'Query.me', 'createResource', 'RESOURCE_CREATED'][at]!,
    api_version: ['v1', null, 'v2-preview', null][at]!,
    client_type: (['api_key', 'application', 'user', 'webhook'] as const)[at]!,
    client_id: [key[0]!, app[1]!, usr[2]!, whk[3]!][at]!,
    requests: [30, 10, 40, 20][at]!,
  }));
  await db.insertInto('used_parts').values(parts).execute();
  const requests = each((at) => ({
    account_id,
    id: req[at]!,
    request_id: `r-${words[at]!.replace(' ', '-')}`,
    method: ['GET', 'POST', 'DELETE', 'PATCH'][at]!,
    path: ['/v1/resources', '/v1/webhooks', '/v1/users/me', '/nowhere'][at]!,
    operation_id: ['listResources', 'createWebhook', 'deleteUser', null][at]!,
    api_version: ['v1', 'v1', 'v2-preview', null][at]!,
    status: [200, 201, 403, 404][at]!,
    error_code: [null, null, 'invalid_scope', 'unknown_path'][at]!,
    duration_ms: [7, 5, 8, 6][at]!,
    credential_type: (['api_key', 'session', 'jwt', 'api_key'] as const)[at]!,
    credential_id: key[at]!,
    user_id: at === 3 ? null : usr[at]!,
    from_dashboard: [false, true, null, false][at]!,
    address: ['203.0.113.7', '192.0.2.5', '198.51.100.1', '2001:db8::1'][at]!,
    logged_as: 1,
    created_at: day([2, 4, 1, 3][at]!),
  }));
  await db.insertInto('logged_requests').values(requests).execute();
  const entries = each((at) => ({
    account_id,
    id: aud[at]!,
    action: ['updateApiKey', 'createApiKey', 'login', 'deleteUser'][at]!,
    actor_type: (['user', 'application', 'user', 'operator'] as const)[at]!,
    actor_id: at === 3 ? null : usr[at]!,
    credential_type: (['session', 'api_key', 'password', null] as const)[at]!,
    credential_id: at > 1 ? null : key[at]!,
    subject_id: at === 3 ? null : res[at]!,
    address: ['203.0.113.7', '192.0.2.5', '198.51.100.1', null][at]!,
    request_id: at === 3 ? null : `r-${words[at]!.replace(' ', '-')}`,
    created_at: day([2, 4, 1, 3][at]!),
  }));
  await db.insertInto('audit_entries').values(entries).execute();
};

/** The records of the account's own API. */
export const storeAccount = async (db: Queries, accountId: string, ids: Ids): Promise<void> => {
  await storeCredentials(db, accountId, ids);
  await storeLogs(db, accountId, ids);
};
