import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { expectVersion, type IfMatch, type OnDelete, serviceKit } from '../../kit/service.ts';
import { changeOf } from '../../rules/changes.ts';
import { changeEventOf, changeEventsOf, eventOf, recordEffects, recordEvent } from '../../rules/record-event.ts';
import { mentioned, type NotificationService } from '../notifications/service.ts';
import type { Leaving } from '../users/service.ts';
import { importResources } from './imports.ts';
import {
  changesOf,
  expectOwner,
  expectTransition,
  fieldsOf,
  type Resource,
  type ResourceCreate,
  type ResourceFields,
  type ResourceUpdate,
} from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  notifications: Pick<NotificationService, 'notify'>;
}

/** Gives the resources of a removed user to another user, in the transaction of the removal. */
export const reassignResources =
  (clock: Clock) =>
  (tx: Tx, caller: Principal, { from, to, cause }: Leaving): Promise<void> =>
    store.changeAll(tx, caller, { owner_id: from }, { owner_id: to }, clock().toISOString(), (changes) =>
      recordEffects(tx, caller, cause, changeEventsOf('RESOURCE_UPDATED', changes)),
    );

/** The operations on resources. Each write records its event in the same transaction. */
export const createResourceService = ({ db, clock, notifications }: Dependencies) => {
  const { now, found } = serviceKit('resource', clock);

  const deleting: OnDelete[] = [];

  const change = (caller: Principal, id: string, ifMatch: IfMatch, changesFor: (current: Resource) => Partial<ResourceFields>) =>
    transaction(db, async (tx) => {
      const resource = found(await store.lock(tx, caller, id), id);
      expectVersion(resource.version, ifMatch);
      const changes = changesFor(resource.data);
      expectTransition(resource.data, changes.status);
      return changeOf(resource, changes, async () => {
        const after = store.update(tx, caller, resource, changes, now());
        const event = recordEvent(tx, caller, changeEventOf('RESOURCE_UPDATED', { before: resource, after }));
        const concerns = [mentioned(resource.data.description, after.data.description)];
        await notifications.notify(tx, caller, { event, about: id, concerns });
        return after;
      });
    });

  return {
    /** What is done before a resource is deleted. Families whose records outlive their resource add to it. */
    deleting,

    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    listOfUser: (caller: Principal, userId: string, query: ListQuery) => store.listOfUser(db, caller, query, userId),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    /** The same window of the resources that each of these users owns, by user id. */
    windowsOfUsers: (caller: Principal, userIds: readonly string[], query: WindowQuery) => store.windowsOfUsers(db, caller, query, userIds),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    /** How records that are about resources check their resource. */
    subject: {
      table: 'resources' as const,
      visible: store.everyResource,
      visibleOne: store.everyResource,
      expect: async (caller: Principal, id: string): Promise<void> => void found(await store.findById(db, caller, id), id),
      row: store.one,
      people: store.ownerOf,
    },

    create: (caller: Principal, body: ResourceCreate) =>
      transaction(db, async (tx) => {
        const fields = { ...fieldsOf(body, 'active'), owner_id: caller.userId };
        const resource = store.insert(tx, caller, fields, now());
        const event = recordEvent(tx, caller, eventOf('RESOURCE_CREATED', resource));
        const { id, description } = resource.data;
        await notifications.notify(tx, caller, { event, about: id, concerns: [mentioned(null, description)] });
        return resource;
      }),

    replace: (caller: Principal, id: string, body: ResourceCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, ({ status }) => fieldsOf(body, status)),

    update: (caller: Principal, id: string, body: ResourceUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => changesOf(current, body)),

    /** Brings in the records of another system. */
    import: importResources(clock),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const resource = found(await store.lock(tx, caller, id), id);
        expectOwner(resource.data, caller);
        expectVersion(resource.version, ifMatch);
        const cause = recordEvent(tx, caller, eventOf('RESOURCE_DELETED', resource));
        for (const leave of deleting) await leave(tx, caller, id, cause);
        store.remove(tx, caller, id);
      }),
  };
};

export type ResourceService = ReturnType<typeof createResourceService>;
