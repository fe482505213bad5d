import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { ownUserId } from '../../core/own-user.ts';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { violatedConstraint } from '../../data/connection/errors.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { expectVersion, type IfMatch, type InAccount, serviceKit } from '../../kit/service.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { defaultRole, expectMayAdd, expectMayRemove, grantsAccess } from '../../rules/authority.ts';
import { changeOf } from '../../rules/changes.ts';
import { eventOf, recordEvent } from '../../rules/record-event.ts';
import {
  addressTaken,
  changesOf,
  expectChange,
  expectProvenAddress,
  expectSameRole,
  expectSelf,
  fieldsOf,
  isAnother,
  otherAdmin,
  type User,
  type UserCreate,
  type UserFields,
  type UserUpdate,
} from './record.ts';
import * as store from './store.ts';

/** A removed user, the user who gets what they owned, and the id of the event. */
export interface Leaving {
  from: string;
  to: string;
  cause: string;
}

/**
 * What a family does with the records of a removed user: it gives them to another user, or clears the reference, and records an event for
 * each.
 */
export type OnLeave = (tx: Tx, caller: Principal, leaving: Leaving) => Promise<void>;

/** Called in the transaction that changes the e-mail address of a user who may sign in. */
export type OnNewAddress = (tx: Tx, caller: Principal, user: { name: string; email: string; former: string }) => Promise<void>;

/** Called in the transaction that makes a user an administrator. */
export type OnNewAdministrator = (tx: Tx, caller: Principal, user: Pick<User, 'id' | 'name'>) => Promise<void>;

/** What an installation gives this family besides what it gives all. */
export interface UserSurroundings {
  /** Called for a user who is removed, before anything is done with the user's records. */
  onLeave: OnLeave;
  /** Tells users that their e-mail address was changed. */
  onNewAddress: OnNewAddress;
  onNewAdministrator: OnNewAdministrator;
  /** Whether the server sends mail. If so, users must confirm a new address. */
  sendsMail: boolean;
}

interface Dependencies extends UserSurroundings {
  db: Queries;
  clock: Clock;
}

const noSuchUser = (id: string, field: string) =>
  new ServiceError('unknown_reference', `This account has no user ${excerpt(id)}.`, {
    details: [{ field, message: 'Must be the id of a user in this account.', code: 'unknown_reference' }],
  });

/** Explains a violation of the unique e-mail address as `already_exists`. */
const explaining =
  ({ email }: Pick<User, 'email'>) =>
  (error: unknown): unknown =>
    violatedConstraint(error) === 'users_email' ? addressTaken(email, error) : error;

/** The operations on users. Each write records its event in the same transaction. */
export const createUserService = ({ db, clock, onLeave, onNewAddress, onNewAdministrator, sendsMail }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('user', clock);

  const leaving = [onLeave];

  const addressSet = async (tx: Tx, caller: Principal, { id, email: former }: User, { name, email }: User, maySignIn: boolean) => {
    store.deleteEmailChanges(tx, caller, id);
    if (maySignIn) await onNewAddress(tx, caller, { name, email, former });
  };

  const roleSet = async (tx: Tx, caller: Principal, user: User) => {
    if (user.role === 'admin') await onNewAdministrator(tx, caller, user);
  };

  /** A change that may end an administrator's role first locks all administrators, always in the same order. */
  const change = (caller: Principal, id: string, body: UserUpdate, ifMatch: IfMatch, changesFor: (current: User) => Partial<UserFields>) =>
    transaction(db, async (tx) => {
      const admins = body.role && body.role !== 'admin' ? await store.lockAdmins(tx, caller) : [];
      const { maySignIn, hasPassword, ...user } = found(await store.lock(tx, caller, id), id);
      expectSelf(user.data, caller);
      const changes = changesFor(user.data);
      const wanted = { ...user.data, ...changes };
      expectSameRole(user.data, wanted.role, caller);
      expectChange(user.data, maySignIn, wanted, caller);
      if (sendsMail) expectProvenAddress(user.data, hasPassword, wanted, caller);
      expectVersion(user.version, ifMatch);
      if (user.data.role === 'admin' && wanted.role !== 'admin') otherAdmin(admins, id);
      return changeOf(user, changes, async () => {
        const after = store.update(tx, caller, user, changes, now(), explaining(wanted));
        if (isAnother(user.data, after.data)) store.deletePasswordLinks(tx, caller, id);
        if (user.data.email !== after.data.email) await addressSet(tx, caller, user.data, after.data, maySignIn);
        if (user.data.role !== 'admin') await roleSet(tx, caller, after.data);
        return changed(tx, caller, 'USER_UPDATED', user, after);
      });
    });

  return {
    /** What is done for a removed user, in this order. Families with records that refer to users add to it. */
    leaving,

    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    /** @throws ServiceError `not_found` when the credentials belong to no user */
    current: async (caller: Principal) => {
      const id = ownUserId(caller);
      return found(await store.findById(db, caller, id), id);
    },

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    /** The users with these ids; in place of a removed user, the administrator who joined first, who is then responsible. */
    answerableByIds: async (caller: Principal, ids: readonly string[]): Promise<ReadonlyMap<string, User>> => {
      const known = await store.findByIds(db, caller, ids);
      if (ids.every((id) => known.has(id))) return known;
      const admin = await store.findFirstAdmin(db, caller);
      return new Map(ids.map((id) => [id, known.get(id) ?? admin]));
    },

    /** Checks and locks a user whom a write refers to. @throws ServiceError `unknown_reference` naming `field` */
    expectUser: async (tx: Queries, caller: Principal, id: string, field: string): Promise<void> => {
      if (!(await store.lockKey(tx, caller, id))) throw noSuchUser(id, field);
    },

    /** The user who is responsible for what a user began: that user, or the administrator who joined first if that user was removed. */
    answerable: (tx: Queries, caller: InAccount, id: string): Promise<string> => store.lockKeyOrAdmin(tx, caller, id),

    create: (caller: Principal, body: UserCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create users');
        const fields = fieldsOf(body, defaultRole);
        expectMayAdd(caller, fields.role);
        const row = { ...fields, may_sign_in: grantsAccess(caller, fields.role) };
        const created = store.insert(tx, caller, row, now(), explaining(fields));
        await roleSet(tx, caller, created.data);
        return recorded(tx, caller, 'USER_CREATED', created);
      }),

    replace: (caller: Principal, id: string, body: UserCreate, ifMatch: IfMatch) =>
      change(caller, id, body, ifMatch, ({ role }) => fieldsOf(body, role)),

    update: (caller: Principal, id: string, body: UserUpdate, ifMatch: IfMatch) =>
      change(caller, id, body, ifMatch, (current) => changesOf(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const admins = await store.lockAdmins(tx, caller);
        const user = found(await store.lockLeaver(tx, caller, id), id);
        expectAdmin(caller, 'delete users');
        expectMayRemove(caller, user.data.role);
        expectVersion(user.version, ifMatch);
        const to = otherAdmin(admins, id);
        const cause = recordEvent(tx, caller, eventOf('USER_DELETED', user));
        await longRunning(tx, async () => {
          for (const leave of leaving) await leave(tx, caller, { from: id, to, cause });
          await store.deleteCredentials(tx, caller, id);
          await store.narrowApplications(tx, caller, user.data, now());
          store.remove(tx, caller, id);
        });
      }),
  };
};

export type UserService = ReturnType<typeof createUserService>;
