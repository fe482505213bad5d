import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { expectCallable } from '../../rules/callable-addresses.ts';
import { holdsAll } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { expectVersion } from '../../rules/if-match.ts';
import type { OperationService } from '../operations/service.ts';
import {
  expectGivenAgain,
  expectSendable,
  fieldsOf,
  type Integration,
  type IntegrationCreate,
  type IntegrationFields,
  type IntegrationUpdate,
  merged,
  type RequestHeaders,
  wrongState,
} from './integration.ts';
import type { ReadList } from './source.ts';
import * as store from './store.ts';
import { openHeaders, type SyncState } from './sync.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  operations: Pick<OperationService, 'begin' | 'unfinishedOf' | 'note' | 'abandon' | 'listOf'>;
  /** Keeps secret headers. */
  sealer: Sealer;
  readList: ReadList;
  /** Whether addresses may be plain http, as in development. */
  allowPlainHttp: boolean;
  /** The way out to the addresses of integrations. */
  outbound: Pick<Outbound, 'refuses'>;
  /** Told when an operation may be waiting to be worked on. */
  onWork: () => void;
}

type IfMatch = readonly number[] | undefined;
type Row = Integration & { version: number };
type Change =
  | 'INTEGRATION_CREATED'
  | 'INTEGRATION_UPDATED'
  | 'INTEGRATION_DELETED'
  | 'INTEGRATION_CONNECTED'
  | 'INTEGRATION_DISCONNECTED'
  | 'INTEGRATION_SYNC_STARTED';

const versioned = ({ version, ...data }: Row) => ({ data, version });

/** The verbs of integrations: each is one transaction, and what it tells of is recorded in it. */
export const createIntegrationService = ({ db, clock, operations, sealer, readList, allowPlainHttp, outbound, onWork }: Dependencies) => {
  const now = () => clock().toISOString();

  const tell = (tx: Tx, caller: Principal, type: Change, data: Integration) => recordEvent(tx, caller, { type, resourceId: data.id, data });

  const find = async (caller: Principal, id: string): Promise<Row> => {
    const row = await store.findIntegration(db, caller, id);
    if (!row) throw notFound('integration', id);
    return row;
  };

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch): Promise<Row> => {
    expectAdmin(caller, 'change integrations');
    const row = await store.lockIntegration(tx, caller, id);
    if (!row) throw notFound('integration', id);
    expectVersion(row.version, ifMatch);
    return row;
  };

  const expectReachable = ({ url }: Integration['config']): void => expectCallable('config.url', url, allowPlainHttp, outbound.refuses);

  const expectUsable = ({ config, headers }: IntegrationFields): void => {
    expectReachable(config);
    expectSendable(headers);
  };

  /** Undefined stays undefined, which leaves the headers that there are. */
  const sealed = (id: string, headers: RequestHeaders | undefined): string | null | undefined => {
    if (headers === undefined) return undefined;
    return Object.keys(headers).length === 0 ? null : sealer.seal(JSON.stringify(headers), id);
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, fieldsFor: (current: Integration) => IntegrationFields) =>
    transaction(db, async (tx) => {
      const current = versioned(await lock(tx, caller, id, ifMatch));
      const { headers, ...fields } = fieldsFor(current.data);
      expectUsable({ ...fields, headers });
      expectGivenAgain(current.data, { ...fields, headers });
      const kept = openHeaders(sealer, await store.findHeaders(tx, caller, id), id);
      if (holdsAll({ ...current.data, headers: kept }, { ...fields, headers })) return current;
      const changed = versioned(await store.updateIntegration(tx, caller, id, now(), { ...fields, headers: sealed(id, headers) }));
      await tell(tx, caller, 'INTEGRATION_UPDATED', changed.data);
      return changed;
    });

  const refuseConnected = ({ id, status }: Row): void => {
    if (status === 'connected') throw wrongState(`The integration ${id} is connected already.`);
  };

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows: data, extent } = await store.listIntegrations(db, caller, query);
      return { data, extent };
    },

    get: async (caller: Principal, id: string) => versioned(await find(caller, id)),

    create: (caller: Principal, body: IntegrationCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create integrations');
        const { headers, ...fields } = fieldsOf(body);
        expectUsable({ ...fields, headers });
        const id = newId('integration');
        const row = { ...fields, provider: body.provider, headers: sealed(id, headers) };
        const created = versioned(await store.insertIntegration(tx, caller, id, now(), row));
        await tell(tx, caller, 'INTEGRATION_CREATED', created.data);
        return created;
      }),

    replace: (caller: Principal, id: string, body: IntegrationCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, () => fieldsOf(body)),

    update: (caller: Principal, id: string, body: IntegrationUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => merged(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const { data } = versioned(await lock(tx, caller, id, ifMatch));
        await operations.abandon(tx, caller.accountId, id, `The integration ${id} was deleted before the sync had ended.`);
        await store.deleteIntegration(tx, caller, id);
        await tell(tx, caller, 'INTEGRATION_DELETED', data);
      }),

    /**
     * Fetches the list once, in no transaction, for `connect`; answers the version of the integration that was tried.
     * @throws ServiceError `upstream_error`, `timeout` when no list comes back, `unprocessable` when the address is one that is never called
     */
    tryOut: async (caller: Principal, id: string, ifMatch: IfMatch): Promise<number> => {
      expectAdmin(caller, 'connect integrations');
      const row = await find(caller, id);
      expectVersion(row.version, ifMatch);
      refuseConnected(row);
      // Which networks are open may have changed since it was configured.
      expectReachable(row.config);
      await readList(row.config, openHeaders(sealer, await store.findHeaders(db, caller, id), id));
      return row.version;
    },

    /** Connects an integration that was tried out and has not changed since. */
    connect: (caller: Principal, id: string, tried: number) =>
      transaction(db, async (tx) => {
        const row = await lock(tx, caller, id, undefined);
        refuseConnected(row);
        if (row.version !== tried)
          throw new ServiceError('conflict', `The integration ${id} changed while its address was asked. Try again.`);
        const connected = versioned(await store.updateIntegration(tx, caller, id, now(), { status: 'connected' }));
        await tell(tx, caller, 'INTEGRATION_CONNECTED', connected.data);
        return connected;
      }),

    /** Whoever carries out a sync finds the note, and ends it. */
    disconnect: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const { status } = await lock(tx, caller, id, ifMatch);
        if (status === 'disconnected') throw wrongState(`The integration ${id} is disconnected already.`);
        await operations.note(tx, caller.accountId, id, { stopped: true } satisfies Partial<SyncState>);
        const disconnected = versioned(await store.updateIntegration(tx, caller, id, now(), { status: 'disconnected' }));
        await tell(tx, caller, 'INTEGRATION_DISCONNECTED', disconnected.data);
        return disconnected;
      }),

    /** Accepts a sync; the operation tells how far it is. */
    sync: async (caller: Principal, id: string) => {
      const begun = await transaction(db, async (tx) => {
        const { data } = versioned(await lock(tx, caller, id, undefined));
        if (data.status === 'disconnected')
          throw wrongState(`The integration ${id} is disconnected. Connect it first: POST /v1/integrations/${id}/connect.`);
        const underWay = await operations.unfinishedOf(tx, caller.accountId, id);
        if (underWay) throw wrongState(`A sync of the integration ${id} is under way: the operation ${underWay}.`);
        const headers = await store.findHeaders(tx, caller, id);
        const state: SyncState = { config: data.config, headers, userId: caller.userId, created: 0, updated: 0 };
        const operation = await operations.begin(tx, caller.accountId, { type: 'integration_sync', resourceId: id, state: { ...state } });
        await tell(tx, caller, 'INTEGRATION_SYNC_STARTED', data);
        return operation;
      });
      onWork();
      return begun;
    },

    /** The syncs of one integration. @throws ServiceError `not_found` */
    operationsOf: async (caller: Principal, id: string, query: ListQuery) => {
      await find(caller, id);
      return operations.listOf(caller, id, query);
    },
  };
};

export type IntegrationService = ReturnType<typeof createIntegrationService>;
