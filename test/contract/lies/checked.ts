import { newAccount } from '@tessera/platform/testing';
import { createEncoder } from '../../../src/channel/encode.ts';
import type { EventData } from '../../../src/contract/events.ts';
import type { ServerFrame } from '../../../src/contract/frames.ts';
import { operatorOperations } from '../../../src/contract/operators.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { newId } from '../../../src/core/ids.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { refuseMessageViolations } from '../../../src/delivery/webhooks/message-check.ts';
import { bodyOf, headersOf } from '../../../src/delivery/webhooks/signed-message.ts';
import { checkHead, checkReply, refuseViolation } from '../../../src/operators/reply-check.ts';
import { refuseViolations } from '../../../src/rest/answer.ts';
import { type Author, eventOf, recordEvent, systemAuthor } from '../../../src/rules/record-event.ts';
import { eventAbout, exampleData } from '../../support/events.ts';
import type { Lie } from './lie.ts';

/** A lie that is told while the server runs, and what of it the check names. */
interface CheckedLie extends Lie {
  tell: (database: Database) => unknown;
  names: string;
}

const resource = exampleData('RESOURCE_CREATED');
const made = {
  status: 201,
  headers: { ETag: '"1"', Location: `/v1/resources/${resource.id}` },
  body: { data: resource, meta: { request_id: 'req_1' } },
};
const answered = (planted: object) => refuseViolations.made('createResource', { ...made, ...planted });

const refused = (errorCode: 'not_found' | 'already_exists', headers: Record<string, string> = {}) =>
  refuseViolations.sent('getResource', {
    status: 404,
    errorCode,
    headers,
    body: { error: { type: 'not_found', message: 'No.', code: errorCode, request_id: 'req_1', details: [] } },
  });

const shownSettings = (planted: object) =>
  refuseViolations.made('getRetention', {
    status: 200,
    headers: { ETag: '"1"' },
    body: {
      data: {
        ...{ events_days: 30, deliveries_days: 30, audit_days: 90, requests_days: 30, logged_reads: 1 },
        ...{ updated_at: '2026-03-14T09:26:53.589Z', ...planted },
      },
      meta: { request_id: 'req_1' },
    },
  });

/** An account as operators see it. */
const operated = {
  ...{ id: newId('account'), name: 'Mosaic', plan: 'free', rate_limit: null, burst_limit: null, region: 'us', status: 'active' },
  ...{ suspended_at: null, suspension_reason: null, delete_after: null, exported_at: null },
  ...{ created_at: '2026-03-14T09:26:53.589Z', updated_at: '2026-03-14T09:26:53.589Z' },
};

const operatorIsTold = (planted: object) =>
  checkReply(refuseViolation, 'showAccount', operatorOperations.showAccount.status, { data: { ...operated, ...planted } });

/** Whoever reads the events afterwards finds none: the lie undid its write. */
const recorded = async ({ db }: Database, planted: { data?: object; actor?: object; resourceId?: string }) => {
  const account = await newAccount(db);
  const data = { ...resource, ...planted.data } as EventData<'RESOURCE_CREATED'>;
  const author = { ...systemAuthor(account), ...(planted.actor && { actor: planted.actor as Author['actor'] }) };
  const event = { ...eventOf('RESOURCE_CREATED', { data, version: 1 }), resourceId: planted.resourceId };
  const [outcome] = await Promise.allSettled([transaction(db, (tx) => recordEvent(tx, author, event))]);
  const kept = await db.selectFrom('events').select('id').where('account_id', '=', account).execute();
  if (kept.length > 0) throw new Error('It was recorded.');
  if (outcome.status === 'rejected') throw outcome.reason;
};

const encoded = (frame: object) => {
  const text = String(createEncoder(() => undefined, false)(frame as ServerFrame));
  const { error } = JSON.parse(text);
  if (error)
    throw new ServiceError(error.code, error.message, { details: [{ field: JSON.stringify(error.details), code: '', message: '' }] });
};

const sent = (planted: { data?: object; headers?: object }) => {
  const { resourceId, ...event } = eventAbout('RESOURCE_CREATED');
  const now = new Date('2026-03-14T09:26:53.589Z');
  const whole = {
    id: newId('event'),
    resource_id: resourceId!,
    actor: { type: 'system' as const, id: null },
    cause: null,
    changes: null,
    created_at: now.toISOString(),
  };
  const body = bodyOf({ ...whole, ...event, data: { ...event.data, ...planted.data } });
  const said = refuseMessageViolations(body, { ...headersOf(whole.id, JSON.stringify(body), now, ['whsec_AAAA']), ...planted.headers });
  if (said) throw new ServiceError('contract_violation', said);
};

/** Lies that compile, because something said `as`, read a database or counted wrongly. */
export const checkedLies: CheckedLie[] = [
  {
    of: 'handler',
    what: 'a property of another type',
    tell: () => answered({ body: { ...made.body, data: { ...resource, name: 7 } } }),
    names: 'data.name',
  },
  {
    of: 'handler',
    what: 'a secret of the table',
    tell: () => answered({ body: { ...made.body, data: { ...resource, hash: 'x' } } }),
    names: 'data.hash',
  },
  { of: 'handler', what: 'an error code of other operations', tell: () => refused('already_exists'), names: 'error.code' },
  { of: 'header', what: 'an ETag of no version', tell: () => answered({ headers: { ...made.headers, ETag: '"NaN"' } }), names: 'ETag' },
  { of: 'header', what: 'a header that is not documented', tell: () => refused('not_found', { 'X-Resource': '1' }), names: 'X-Resource' },
  { of: 'handler', what: 'days of retention that are none', tell: () => shownSettings({ audit_days: 'all' }), names: 'data.audit_days' },
  {
    of: 'handler',
    what: 'a credential among second factors',
    tell: () =>
      refuseViolations.made('listSecondFactors', {
        status: 200,
        headers: { 'Cache-Control': 'no-store' },
        body: { second_factors: [{ id: 'sfa_1', public_key: 'x' }], recovery_codes_left: 0 },
      }),
    names: 'public_key',
  },
  { of: 'handler', what: 'a column of the table, to operators', tell: () => operatorIsTold({ version: 1 }), names: 'data.version' },
  {
    of: 'header',
    what: 'a header that is not documented, to operators',
    tell: () => checkHead(refuseViolation, 'showAccount', 200, { 'X-Account': '1' }),
    names: 'X-Account',
  },
  { of: 'event', what: 'data of another type', tell: (database) => recorded(database, { data: { name: 7 } }), names: 'data.name' },
  { of: 'event', what: 'a secret in the data', tell: (database) => recorded(database, { data: { secret: 'x' } }), names: 'data.secret' },
  {
    of: 'event',
    what: 'the id of another kind of record',
    tell: (database) => recorded(database, { resourceId: newId('webhook') }),
    names: 'resource_id',
  },
  {
    of: 'event',
    what: 'an actor of no type',
    tell: (database) => recorded(database, { actor: { type: 'robot', id: null } }),
    names: 'actor.type',
  },
  {
    of: 'event',
    what: 'an actor with the id of another type',
    tell: (database) => recorded(database, { actor: { type: 'user', id: newId('key') } }),
    names: 'actor.id',
  },
  {
    of: 'event',
    what: 'an actor without an id',
    tell: (database) => recorded(database, { actor: { type: 'user', id: null } }),
    names: 'actor.id',
  },
  {
    of: 'event',
    what: 'the system with an id',
    tell: (database) => recorded(database, { actor: { type: 'system', id: newId('user') } }),
    names: 'actor.id',
  },
  {
    of: 'frame',
    what: 'a property of another type',
    tell: () => encoded({ id: 'one', type: 'result', to: 'ping', server_time: 7 }),
    names: 'server_time',
  },
  { of: 'webhook', what: 'a secret in the data', tell: () => sent({ data: { secret: 'x' } }), names: 'data.secret' },
  {
    of: 'webhook',
    what: 'a signature that is none',
    tell: () => sent({ headers: { 'webhook-signature': 'v1,short' } }),
    names: 'webhook-signature',
  },
];

/** What the check says of a lie; undefined when it lets it pass. */
export const saidOf = async ({ tell }: CheckedLie, database: Database): Promise<string | undefined> => {
  try {
    await tell(database);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'contract_violation') throw error;
    return [error.message, ...error.details.map(({ field }) => field)].join(' ');
  }
};
