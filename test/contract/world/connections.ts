import type { Queries } from '../../../src/data/connection/database.ts';
import { day, each, type Ids, sometimes, stamps, words } from './rows.ts';

/** Webhooks with their operations. */
export const storeConnections = async (db: Queries, account_id: string, { usr, opn, whk }: Ids): Promise<void> => {
  const failure = JSON.stringify({ code: 'internal_error', message: 'No.', details: {} });
  const operations = each((at) => ({
    account_id,
    id: opn[at]!,
    type: 'webhook_recovery' as const,
    status: (['pending', 'succeeded', 'failed', 'succeeded'] as const)[at]!,
    resource_id: whk[0]!,
    error: at === 2 ? failure : null,
    finished_at: [null, day(9), day(7), day(8)][at]!,
    ...stamps(at),
  }));
  await db.insertInto('operations').values(operations).execute();
  const webhooks = each((at) => ({
    account_id,
    id: whk[at]!,
    url: `https://${words[at]!.replace(' ', '.')}.example/hook`,
    events: [['USER_DELETED'], ['RESOURCE_DELETED', 'USER_DELETED'], ['WEBHOOK_DELETED'], ['RESOURCE_CREATED']][at]!,
    description: sometimes(at),
    status: at % 2 ? ('disabled' as const) : ('enabled' as const),
    disabled_reason: ([null, 'gone', null, 'failing'] as const)[at]!,
    created_by: usr[at]!,
    ...stamps(at),
  }));
  await db.insertInto('webhooks').values(webhooks).execute();
};

/** Deliveries of events: most of them to the first webhook. */
export const storeDeliveries = async (db: Queries, account_id: string, { whk, dlv, evt }: Ids): Promise<void> => {
  const attempt = (at: number) => ({
    at: day([9, 7, 8][at]!),
    status: 500,
    duration_ms: 1,
    error: null,
    response_body: null,
    request_headers: {},
  });
  const deliveries = each((at) => ({
    account_id,
    id: dlv[at]!,
    webhook_id: whk[at === 3 ? 1 : 0]!,
    event_id: evt[at]!,
    event_type: ['RESOURCE_UPDATED', 'RESOURCE_UPDATED', 'USER_UPDATED', 'WEBHOOK_UPDATED'][at]!,
    resource_id: null,
    status: (['pending', 'succeeded', 'failed', 'pending'] as const)[at]!,
    attempt_count: [3, 1, 2, 0][at]!,
    next_attempt_at: [day(29), null, null, day(28)][at]!,
    last_response_status: [503, 200, 404, null][at]!,
    attempts: JSON.stringify(at === 3 ? [] : [attempt(at)]),
    ...stamps(at),
  }));
  await db.insertInto('deliveries').values(deliveries).execute();
};
