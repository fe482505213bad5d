import { withOwnUserInQuery } from '../../contract/filter-strings.ts';
import { spellings } from '../../contract/operations.ts';
import { isObject } from '../../core/is-object.ts';
import { userIdOf, withOwnUser } from '../../core/own-user.ts';
import type { Matched, Validated } from '../states.ts';

/** Replaces `me` with the id of the caller's user, in the path, filters and body, wherever the contract takes the id of a user. */
export const resolveOwnUser = ({
  caller,
  facts,
  difference,
  params,
  read,
  body,
}: Validated): Pick<Validated, 'read' | 'body'> & Pick<Matched, 'params'> => {
  if (!caller) return { params, read, body };
  const { users } = difference?.facts ?? facts;
  const filters = difference?.spellings ?? (facts.record === null ? undefined : spellings[facts.record]);
  const inPath = Object.entries(params).map(([name, value]) => [name, users.includes(name) ? userIdOf(caller, value) : value]);
  return {
    params: Object.fromEntries(inPath),
    read: withOwnUserInQuery(caller, read, filters),
    body: isObject(body) ? withOwnUser(caller, body, (name) => users.includes(name)) : body,
  };
};
