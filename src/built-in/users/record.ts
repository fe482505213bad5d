import { allFields } from '../../contract/body-fields.ts';
import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { mergedMetadata, newMetadata } from '../../core/metadata.ts';
import type { Principal } from '../../core/principal.ts';
import { expectMayAdmit, expectMayGrant, expectReach, expectRecentSignIn, needsOwnProof } from '../../rules/authority.ts';

export type User = Schemas['User'];
export type UserCreate = Schemas['UserCreate'];
export type UserUpdate = Schemas['UserUpdate'];
export type UserRole = Schemas['UserRole'];

/** The fields of a user that people set. */
export type UserFields = Pick<User, keyof UserCreate>;

/** All fields of a user from what was sent, with `otherwise` as the default role. @throws ServiceError `unprocessable` */
export const fieldsOf = (body: UserCreate, otherwise: UserRole): UserFields => {
  const { role = otherwise, metadata, ...fields } = allFields('UserCreate', body);
  return { ...fields, role, metadata: newMetadata(metadata) };
};

/** The changed fields of a user; `metadata` is merged key by key. @throws ServiceError `unprocessable` */
export const changesOf = ({ metadata: current }: User, { metadata, ...changes }: UserUpdate): Partial<UserFields> =>
  metadata === undefined ? changes : { ...changes, metadata: mergedMetadata(current, metadata) };

/** Administrators may change every user, others only themselves. @throws ServiceError `insufficient_permissions` */
export const expectSelf = ({ id }: User, caller: Principal): void => {
  if (caller.role !== 'admin' && caller.userId !== id)
    throw new ServiceError('insufficient_permissions', `Only the user ${id} and administrators may change this record.`);
};

/** Only an administrator may change a role. @throws ServiceError `insufficient_permissions` */
export const expectSameRole = ({ role }: User, wanted: UserRole, caller: Principal): void => {
  if (caller.role === 'admin' || wanted === role) return;
  throw new ServiceError('insufficient_permissions', `Only administrators may change roles; yours is ${role}.`, {
    details: [{ field: 'role', message: `Omit it, or send ${role}.`, code: 'not_allowed' }],
  });
};

const isSelf = ({ id }: User, { userId, actor }: Principal): boolean => id === userId && actor.type !== 'application';

/**
 * Checks whether a caller may change a user to these fields. A caller can take over a user who may sign in by changing the role, or
 * the e-mail address to which password links go. So these two fields are checked even when callers change their own user.
 * @throws ServiceError as `expectAuthority`
 */
export const expectChange = (current: User, maySignIn: boolean, { role, email }: UserFields, caller: Principal): void => {
  if (!isSelf(current, caller)) expectReach(caller, current.role);
  if (role !== current.role) expectMayGrant(caller, role, current.role);
  if (email === current.email) return;
  if (maySignIn) expectMayAdmit(caller, current.role);
  // A sign-in link that the user gets later goes to this address.
  else expectRecentSignIn(caller);
};

/**
 * Where the server sends mail, users change their own address with their password and a confirmation by e-mail. Otherwise somebody who
 * finds them signed in, or has one of their keys, could redirect their mail.
 * @throws ServiceError `insufficient_permissions`
 */
export const expectProvenAddress = ({ id, email }: User, hasPassword: boolean, wanted: UserFields, caller: Principal): void => {
  if (wanted.email === email || !needsOwnProof(caller, { id, hasPassword })) return;
  throw new ServiceError(
    'insufficient_permissions',
    'Changing your own e-mail address requires your password and a confirmation by e-mail.',
    {
      details: [
        {
          field: 'email',
          message: 'Change it with the operation requestEmailChange, or on your profile in the dashboard.',
          code: 'not_allowed',
        },
      ],
    },
  );
};

/** Whether a change must end the open password links of the user, because they would now give another role, or belong to another person. */
export const isAnother = (current: User, changed: User): boolean => current.role !== changed.role || current.email !== changed.email;

/** An administrator, and whether they have a way to sign in. */
export interface Administrator {
  id: string;
  canSignIn: boolean;
}

/**
 * The first administrator who remains without this user. If this user is an administrator who can sign in, another one who can must
 * remain: an invited administrator without a password might never set one.
 * @throws ServiceError `invalid_state`
 */
export const otherAdmin = (admins: readonly Administrator[], id: string): string => {
  const others = admins.filter((admin) => admin.id !== id);
  const [first] = others;
  if (!first)
    throw new ServiceError('invalid_state', `The user ${id} is the last administrator. Make somebody else an administrator first.`);
  const leaves = admins.find((admin) => admin.id === id);
  if (leaves?.canSignIn && !others.some((admin) => admin.canSignIn))
    throw new ServiceError(
      'invalid_state',
      `The user ${id} is the last administrator who can sign in. Another administrator must set up a password or a passkey first.`,
    );
  return first.id;
};

/** The error for an e-mail address that another user already has. */
export const addressTaken = (email: string, cause: unknown): ServiceError =>
  new ServiceError('already_exists', `The e-mail address ${excerpt(email)} is already in use in this account.`, {
    details: [{ field: 'email', message: 'Must be unique in the account, ignoring case.', code: 'conflict' }],
    cause,
  });
