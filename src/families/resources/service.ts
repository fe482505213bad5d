import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Windowed, WindowQuery } from '../../core/query/connection.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { expectVersion } from '../../rules/if-match.ts';
import type { UserService } from '../users/service.ts';
import {
  expectOwner,
  expectTransition,
  fieldsOf,
  merged,
  type Resource,
  type ResourceCreate,
  type ResourceFields,
  type ResourceUpdate,
} from './resource.ts';
import * as store from './store.ts';

export type { ExternalRecord, ImportResources } from './imports.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'findByIds'>;
}

type IfMatch = readonly number[] | undefined;
type Row = Resource & { version: number };

const versioned = ({ version, ...data }: Row) => ({ data, version });

/** What becomes of the resources of a user who leaves, within the transaction of that. */
export const passResources =
  (clock: Clock) =>
  async (tx: Tx, caller: Principal, from: string, to: string): Promise<void> => {
    await store.passResources(tx, caller, from, to, clock().toISOString());
  };

/** The verbs of resources: each is one transaction, and what it tells of is recorded in it. */
export const createResourceService = ({ db, clock, users }: Dependencies) => {
  const now = () => clock().toISOString();
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    owner: { by: 'owner_id', load: (ids) => users.findByIds(caller, ids) },
  });

  const tell = (tx: Tx, caller: Principal, type: 'RESOURCE_CREATED' | 'RESOURCE_UPDATED' | 'RESOURCE_DELETED', data: Resource) =>
    recordEvent(tx, caller, { type, resourceId: data.id, data });

  const find = async (caller: Principal, id: string): Promise<Row> => {
    const row = await store.findResource(db, caller, id);
    if (!row) throw notFound('resource', id);
    return row;
  };

  const lock = async (tx: Tx, caller: Principal, id: string): Promise<Row> => {
    const row = await store.lockResource(tx, caller, id);
    if (!row) throw notFound('resource', id);
    return row;
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, fieldsFor: (current: Resource) => ResourceFields) =>
    transaction(db, async (tx) => {
      const current = await lock(tx, caller, id);
      expectVersion(current.version, ifMatch);
      const fields = fieldsFor(current);
      expectTransition(current.status, fields.status);
      return changeOf(versioned(current), fields, async () => {
        const changed = versioned(await store.updateResource(tx, caller, id, now(), fields));
        await tell(tx, caller, 'RESOURCE_UPDATED', changed.data);
        return changed;
      });
    });

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows, extent } = await store.listResources(db, caller, query);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    listOfUser: async (caller: Principal, userId: string, query: ListQuery) => {
      const { rows, extent } = await store.listResourcesOfUser(db, caller, query, userId);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    part: (caller: Principal, query: WindowQuery): Promise<Windowed<Resource>> => store.readResources(db, caller, query),

    /** The same part of what each of these users owns, by their ids. */
    partsOfUsers: (caller: Principal, userIds: readonly string[], query: WindowQuery): Promise<ReadonlyMap<string, Windowed<Resource>>> =>
      store.readResourcesOfUsers(db, caller, query, userIds),

    get: async (caller: Principal, id: string, expand: readonly string[] = []) => {
      const { data, version } = versioned(await find(caller, id));
      const [expanded] = await expandRecords([data], expand, expansions(caller));
      return { data: expanded!, version };
    },

    /** What comments on resources go by. */
    subject: {
      visible: store.everyResource,
      visibleOne: store.everyResource,
      expect: async (caller: Principal, id: string): Promise<void> => {
        await find(caller, id);
      },
      hold: async (tx: Tx, caller: Principal, id: string): Promise<void> => {
        if (!(await store.holdResource(tx, caller, id))) throw notFound('resource', id);
      },
    },

    create: (caller: Principal, body: ResourceCreate) =>
      transaction(db, async (tx) => {
        const created = versioned(await store.insertResource(tx, caller, now(), fieldsOf(body, 'active')));
        await tell(tx, caller, 'RESOURCE_CREATED', created.data);
        return created;
      }),

    replace: (caller: Principal, id: string, body: ResourceCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, ({ status }) => fieldsOf(body, status)),

    update: (caller: Principal, id: string, body: ResourceUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => merged(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const { data, version } = versioned(await lock(tx, caller, id));
        expectOwner(data, caller);
        expectVersion(version, ifMatch);
        await store.deleteResource(tx, caller, id);
        await tell(tx, caller, 'RESOURCE_DELETED', data);
      }),
  };
};

export type ResourceService = ReturnType<typeof createResourceService>;
