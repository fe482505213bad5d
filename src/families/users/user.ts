import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { mergedMetadata, newMetadata } from '../../core/metadata.ts';
import type { Principal } from '../../core/principal.ts';
import { expectMayAdmit, expectMayGrant, expectReach } from '../../rules/authority.ts';

export type User = Schemas['User'];
export type UserCreate = Schemas['UserCreate'];
export type UserUpdate = Schemas['UserUpdate'];
export type UserRole = Schemas['UserRole'];

/** A user, and whether a way to sign in may be mailed to them. */
export type Person = User & { may_sign_in: boolean };

/** The fields of a user that people set. */
export type UserFields = Pick<User, keyof UserCreate>;

/** All fields of a user from what was sent; a role that was left out is `otherwise`. @throws ServiceError `unprocessable` */
export const fieldsOf = ({ name, email, role, metadata }: UserCreate, otherwise: UserRole): UserFields => ({
  name,
  email,
  role: role ?? otherwise,
  metadata: newMetadata(metadata),
});

/** A user's fields after a merge: what was sent wins, `metadata` key by key. @throws ServiceError `unprocessable` */
export const merged = (current: UserFields, { metadata = {}, ...changes }: UserUpdate): UserFields => ({
  name: current.name,
  email: current.email,
  role: current.role,
  ...changes,
  metadata: mergedMetadata(current.metadata, metadata),
});

/** Administrators change everyone, the others themselves. @throws ServiceError `insufficient_permissions` */
export const expectSelf = ({ id }: User, caller: Principal): void => {
  if (caller.role !== 'admin' && caller.userId !== id)
    throw new ServiceError('insufficient_permissions', `Only the user ${id} and administrators may change this record.`);
};

/** Nobody but an administrator gives another role. @throws ServiceError `insufficient_permissions` */
export const expectSameRole = ({ role }: User, wanted: UserRole, caller: Principal): void => {
  if (caller.role === 'admin' || wanted === role) return;
  throw new ServiceError('insufficient_permissions', `Only administrators give another role; yours is ${role}.`, {
    details: [{ field: 'role', message: `Leave it out, or send ${role}.`, code: 'not_allowed' }],
  });
};

const isSelf = ({ id }: User, { userId, actor }: Principal): boolean => id === userId && actor.type !== 'application';

/**
 * Whether a caller may change a user to these fields. With their role and their e-mail address, which passwords are reset by,
 * anybody who may sign in is taken over, oneself included; the rest everybody changes of themselves.
 * @throws ServiceError as `expectAuthority`
 */
export const expectChange = (current: Person, { role, email }: UserFields, caller: Principal): void => {
  if (!isSelf(current, caller)) expectReach(caller, current.role);
  if (role !== current.role) expectMayGrant(caller, role, current.role);
  if (email !== current.email && current.may_sign_in) expectMayAdmit(caller, current.role);
};

/** Whether a change makes an open way in lead to more, or to somebody else: what was handed out for the one is not for the other. */
export const isAnother = (current: UserFields, { role, email }: UserFields): boolean => role !== current.role || email !== current.email;

/** The administrator of longest standing beside this user. @throws ServiceError `invalid_state` when there is none */
export const otherAdmin = (admins: readonly string[], id: string): string => {
  const other = admins.find((admin) => admin !== id);
  if (other === undefined)
    throw new ServiceError('invalid_state', `The user ${id} is the last administrator. Give somebody else the role first.`);
  return other;
};

/** What is told of an address that somebody has. */
export const addressTaken = (email: string, cause: unknown): ServiceError =>
  new ServiceError('already_exists', `Somebody in this account has the e-mail address ${excerpt(email)} already.`, {
    details: [{ field: 'email', message: 'Must be nobody else’s in the account, whatever its case.', code: 'conflict' }],
    cause,
  });
