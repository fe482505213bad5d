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

/** The fields of a user that people set. */
export type UserFields = Pick<User, keyof UserCreate>;

/** All fields of a user from what was sent; a role that was left out is `otherwise`. @throws ServiceError `unprocessable` */
export const fieldsOf = ({ name, email, role, metadata }: UserCreate, otherwise: UserRole): UserFields => ({
  name,
  email,
  role: role ?? otherwise,
  metadata: newMetadata(metadata),
});

/** What is changed of a user; `metadata` is merged key by key. @throws ServiceError `unprocessable` */
export const changesOf = ({ metadata: current }: User, { metadata, ...changes }: UserUpdate): Partial<UserFields> =>
  metadata === undefined ? changes : { ...changes, metadata: mergedMetadata(current, metadata) };

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
export const expectChange = (current: User, maySignIn: boolean, { role, email }: UserFields, caller: Principal): void => {
  if (!isSelf(current, caller)) expectReach(caller, current.role);
  if (role !== current.role) expectMayGrant(caller, role, current.role);
  if (email !== current.email && maySignIn) expectMayAdmit(caller, current.role);
};

/** Whether a change makes an open way in lead to more, or to somebody else: what was handed out for the one is not for the other. */
export const isAnother = (current: User, changed: User): boolean => current.role !== changed.role || current.email !== changed.email;

/** The first of the administrators besides this user. @throws ServiceError `invalid_state` when there is none */
export const otherAdmin = (admins: readonly string[], id: string): string => {
  const other = admins.find((admin) => admin !== id);
  if (other === undefined)
    throw new ServiceError('invalid_state', `The user ${id} is the last administrator. Give somebody else the role first.`);
  return other;
};

/** The error for an address that somebody has already. */
export const addressTaken = (email: string, cause: unknown): ServiceError =>
  new ServiceError('already_exists', `Somebody in this account has the e-mail address ${excerpt(email)} already.`, {
    details: [{ field: 'email', message: 'Must be nobody else’s in the account, whatever its case.', code: 'conflict' }],
    cause,
  });
