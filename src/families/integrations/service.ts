import {
  type Clock,
  expectAdmin,
  expectCallable,
  expectRoom,
  holdsAll,
  type IfMatch,
  type ListQuery,
  newId,
  type Outbound,
  type Principal,
  type Queries,
  type Sealer,
  serviceKit,
  together,
  transaction,
  type WindowQuery,
} from '@tessera/platform';
import type { OperationService } from '@tessera/platform/built-in';
import { findIntegration, lockIntegration } from './access.ts';
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
  unconnected,
} from './record.ts';
import * as store from './store.ts';
import { openHeaders } from './sync.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  operations: Pick<OperationService, 'abandon' | 'listOf'>;
  /** Encrypts secret headers. */
  sealer: Sealer;
  /** Whether URLs may use plain http, as in development. */
  allowPlainHttp: boolean;
  /** Says which URLs the server never calls. */
  outbound: Pick<Outbound, 'refuses'>;
}

/** The operations on integrations. Each write records its event in the same transaction. */
export const createIntegrationService = ({ db, clock, operations, sealer, allowPlainHttp, outbound }: Dependencies) => {
  const { now, recorded, changed } = serviceKit('integration', clock);

  const expectUsable = ({ config, headers }: IntegrationFields): void => {
    expectCallable('config.url', config.url, allowPlainHttp, outbound.refuses);
    expectSendable(headers);
  };

  /** Encrypts the headers. Undefined stays undefined, so that the stored headers do not change. */
  const sealed = (id: string, headers: RequestHeaders | undefined): string | null | undefined => {
    if (headers === undefined) return undefined;
    return Object.keys(headers).length === 0 ? null : sealer.seal(JSON.stringify(headers), id);
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, fieldsFor: (current: Integration) => IntegrationFields) =>
    transaction(db, async (tx) => {
      const [integration, stored] = await together(lockIntegration(tx, caller, id, ifMatch), store.findHeaders(tx, caller, id));
      const { headers, ...fields } = fieldsFor(integration.data);
      expectUsable({ ...fields, headers });
      expectGivenAgain(integration.data, { ...fields, headers });
      const before = openHeaders(sealer, stored, id);
      if (holdsAll({ ...integration.data, headers: before }, { ...fields, headers })) return integration;
      const changes = { ...fields, headers: sealed(id, headers) };
      return changed(tx, caller, 'INTEGRATION_UPDATED', integration, store.update(tx, caller, integration, changes, now()));
    });

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    get: (caller: Principal, id: string) => findIntegration(db, caller, id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    create: (caller: Principal, body: IntegrationCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create integrations');
        const { headers, ...fields } = fieldsOf(body);
        expectUsable({ ...fields, headers });
        await expectRoom(tx, caller, 'integrations', store.visible(tx, caller));
        const id = newId('integration');
        const row = { ...fields, ...unconnected, id, provider: body.provider, headers: sealed(id, headers) };
        return recorded(tx, caller, 'INTEGRATION_CREATED', store.insert(tx, caller, row, now()));
      }),

    replace: (caller: Principal, id: string, body: IntegrationCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, () => fieldsOf(body)),

    update: (caller: Principal, id: string, body: IntegrationUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => merged(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const integration = await lockIntegration(tx, caller, id, ifMatch);
        operations.abandon(tx, caller, id, `The integration ${id} was deleted before the sync finished.`);
        store.remove(tx, caller, id);
        recorded(tx, caller, 'INTEGRATION_DELETED', integration);
      }),

    /** The syncs of one integration. @throws ServiceError `not_found` */
    operationsOf: async (caller: Principal, id: string, query: ListQuery) => {
      await findIntegration(db, caller, id);
      return operations.listOf(caller, id, query);
    },
  };
};

export type IntegrationService = ReturnType<typeof createIntegrationService>;
