import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import type { Principal } from '../../core/principal.ts';
import type { Windowed, WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { violatedConstraint } from '../../data/connection/errors.ts';
import { longRunning } from '../../data/connection/long-running.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { defaultRole, expectMayAdd, expectReach, grantsAccess } from '../../rules/authority.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { expectVersion } from '../../rules/if-match.ts';
import * as store from './store.ts';
import {
  addressTaken,
  expectChange,
  expectSameRole,
  expectSelf,
  fieldsOf,
  isAnother,
  merged,
  otherAdmin,
  type User,
  type UserCreate,
  type UserFields,
  type UserUpdate,
} from './user.ts';

/** What a family does with what a user leaves behind: it passes to another, or is nobody's. */
export type PassOn = (tx: Tx, caller: Principal, from: string, to: string) => Promise<void>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** Of every family that refers to users, in the order in which it is done. */
  passOn: readonly PassOn[];
}

type IfMatch = readonly number[] | undefined;
type Row = User & { version: number };

const versioned = <R extends Row>({ version, ...data }: R) => ({ data, version });

const noSuchUser = (id: string, field: string) =>
  new ServiceError('unknown_reference', `There is no user ${excerpt(id)} in this account.`, {
    details: [{ field, message: 'Must be the id of a user of this account.', code: 'unknown_reference' }],
  });

/** Writes an address, which nobody else in the account may have. @throws ServiceError `already_exists` */
const writing = async ({ email }: UserFields, write: () => Promise<Row>) => {
  try {
    return versioned(await write());
  } catch (error) {
    throw violatedConstraint(error) === 'users_email' ? addressTaken(email, error) : error;
  }
};

/** The verbs of users: each is one transaction, and what it tells of is recorded in it. */
export const createUserService = ({ db, clock, passOn }: Dependencies) => {
  const now = () => clock().toISOString();

  const tell = (tx: Tx, caller: Principal, type: 'USER_CREATED' | 'USER_UPDATED' | 'USER_DELETED', data: User) =>
    recordEvent(tx, caller, { type, resourceId: data.id, data });

  const found = <R extends Row>(row: R | undefined, id: string) => {
    if (!row) throw notFound('user', id);
    return versioned(row);
  };

  /** Who may lose the role is locked with all administrators, in one order for everybody, before anything else. */
  const change = (caller: Principal, id: string, body: UserUpdate, ifMatch: IfMatch, fieldsFor: (current: User) => UserFields) =>
    transaction(db, async (tx) => {
      const admins = body.role && body.role !== 'admin' ? await store.lockAdmins(tx, caller) : [];
      const { data: person, version } = found(await store.lockUser(tx, caller, id), id);
      const { may_sign_in: _, ...current } = person;
      expectSelf(current, caller);
      const fields = fieldsFor(current);
      expectSameRole(current, fields.role, caller);
      expectChange(person, fields, caller);
      expectVersion(version, ifMatch);
      if (current.role === 'admin' && fields.role !== 'admin') otherAdmin(admins, id);
      return changeOf({ data: current, version }, fields, async () => {
        const changed = await writing(fields, () => store.updateUser(tx, caller, id, now(), fields));
        if (isAnother(current, fields)) await store.deletePasswordLinks(tx, caller, id);
        await tell(tx, caller, 'USER_UPDATED', changed.data);
        return changed;
      });
    });

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows: data, extent } = await store.listUsers(db, caller, query);
      return { data, extent };
    },

    part: (caller: Principal, query: WindowQuery): Promise<Windowed<User>> => store.readUsers(db, caller, query),

    get: async (caller: Principal, id: string) => found(await store.findUser(db, caller, id), id),

    /** @throws ServiceError `not_found` when the credentials stand for no user */
    current: async (caller: Principal) => {
      const isPerson = caller.actor.type !== 'application';
      const row = isPerson ? await store.findUser(db, caller, caller.userId) : undefined;
      if (!row) throw new ServiceError('not_found', 'These credentials stand for no user.');
      return versioned(row);
    },

    findByIds: async (caller: Principal, ids: readonly string[]): Promise<ReadonlyMap<string, User>> =>
      new Map((await store.findUsers(db, caller, ids)).map((user) => [user.id, user])),

    /** The users of these ids; in the place of one who is gone the administrator of longest standing, who answers for them. */
    answerableByIds: async (caller: Principal, ids: readonly string[]): Promise<ReadonlyMap<string, User>> => {
      const users = await store.findUsersAndAdmin(db, caller, ids);
      const known = new Map(users.map((user) => [user.id, user]));
      return new Map(ids.map((id) => [id, known.get(id) ?? users.at(-1)!]));
    },

    /** Makes sure that a write may refer to a user. @throws ServiceError `unknown_reference` naming `field` */
    expectUser: async (tx: Queries, caller: Principal, id: string, field: string): Promise<void> => {
      if (!(await store.holdUser(tx, caller, id))) throw noSuchUser(id, field);
    },

    /** Who answers for what a user began: that user, or when they are gone the administrator of longest standing. */
    answerable: (tx: Queries, accountId: string, id: string): Promise<string> => store.holdUserOrAdmin(tx, accountId, id),

    create: (caller: Principal, body: UserCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create users');
        const fields = fieldsOf(body, defaultRole);
        expectMayAdd(caller, fields.role);
        const created = await writing(fields, () =>
          store.insertUser(tx, caller, now(), { ...fields, may_sign_in: grantsAccess(caller, fields.role) }),
        );
        await tell(tx, caller, 'USER_CREATED', created.data);
        return created;
      }),

    replace: (caller: Principal, id: string, body: UserCreate, ifMatch: IfMatch) =>
      change(caller, id, body, ifMatch, ({ role }) => fieldsOf(body, role)),

    update: (caller: Principal, id: string, body: UserUpdate, ifMatch: IfMatch) =>
      change(caller, id, body, ifMatch, (current) => merged(current, body)),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const admins = await store.lockAdmins(tx, caller);
        const { data, version } = found(await store.lockLeaver(tx, caller, id), id);
        expectAdmin(caller, 'delete users');
        expectReach(caller, data.role);
        expectVersion(version, ifMatch);
        const heir = otherAdmin(admins, id);
        await longRunning(tx, async () => {
          for (const pass of passOn) await pass(tx, caller, id, heir);
          await store.deleteCredentials(tx, caller, id);
          await store.narrowApplications(tx, caller, data, now());
          await store.deleteUser(tx, caller, id);
        });
        await tell(tx, caller, 'USER_DELETED', data);
      }),
  };
};

export type UserService = ReturnType<typeof createUserService>;
