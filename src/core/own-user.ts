import { ServiceError } from './errors.ts';
import type { Principal } from './principal.ts';

/** What stands for the id of the user whom the credentials act for, wherever a user's id is taken. */
const me = 'me';

/** Whether the credentials act for a user. An application that acts for itself has none. */
const hasUser = ({ actor }: Principal): boolean => actor.type !== 'application';

const isMe = (value: unknown): boolean => value === me || (Array.isArray(value) && value.includes(me));

/** The id of the user whom the credentials act for. @throws ServiceError `not_found` where there is none */
export const ownUserId = (caller: Principal): string => {
  if (!hasUser(caller)) throw new ServiceError('not_found', 'These credentials do not belong to a user.');
  return caller.userId;
};

/** The id of a user that a path or an argument names by it or by `me`. @throws ServiceError `not_found` where `me` is nobody */
export const userIdOf = (caller: Principal, id: string): string => (id === me ? ownUserId(caller) : id);

/**
 * These values with the caller's user in place of `me`, where it stands alone or in a list.
 * @param takesUser whether a value with this name is the id of a user
 * @throws ServiceError `invalid_parameters` that names the value, where `me` is nobody
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
