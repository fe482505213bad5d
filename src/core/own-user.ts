import { ServiceError } from './errors.ts';
import type { Principal } from './principal.ts';

/** Callers may send this word instead of the id of their own user, wherever a user id is accepted. */
const me = 'me';

/** Whether the credentials act for a user. An application that acts for itself has no user. */
const hasUser = ({ actor }: Principal): boolean => actor.type !== 'application';

const isMe = (value: unknown): boolean => value === me || (Array.isArray(value) && value.includes(me));

/** The id of the user whom the credentials act for. @throws ServiceError `not_found` when there is no user */
export const ownUserId = (caller: Principal): string => {
  if (!hasUser(caller)) throw new ServiceError('not_found', 'These credentials do not belong to a user.');
  return caller.userId;
};

/** The user id in a path or an argument, with `me` resolved. @throws ServiceError `not_found` for `me` when there is no user */
export const userIdOf = (caller: Principal, id: string): string => (id === me ? ownUserId(caller) : id);

/**
 * Replaces `me` with the id of the caller's user, in single values and in lists.
 * @param takesUser whether a value with this name is the id of a user
 * @throws ServiceError `invalid_parameters` naming the value, for `me` when there is no user
 */
export const withOwnUser = <Values extends Readonly<Record<string, unknown>>>(
  caller: Principal,
  values: Values,
  takesUser: (name: string) => boolean,
): Values => {
  const names = Object.keys(values).filter((name) => isMe(values[name]) && takesUser(name));
  if (names.length === 0) return values;
  if (!hasUser(caller)) {
    const message = 'Must not be `me`: these credentials do not belong to a user.';
    throw new ServiceError('invalid_parameters', `\`${names[0]}\` must not be \`me\`: these credentials do not belong to a user.`, {
      details: names.map((field) => ({ field, message, code: 'not_allowed' })),
    });
  }
  const own = (value: unknown) => (value === me ? caller.userId : value);
  const replaced = names.map((name) => [name, Array.isArray(values[name]) ? values[name].map(own) : own(values[name])]);
  return { ...values, ...Object.fromEntries(replaced) };
};
