import type { Schemas } from '../../contract/types.ts';
import { newId } from '../../core/ids.ts';
import type { ResolvedServices } from '../../families/resolvers.ts';
import { addressTaken, changesOf, expectSameRole, expectSelf, fieldsOf, otherAdmin } from '../../families/users/record.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { type Account, versioned } from './account.ts';

type User = Schemas['User'];

/** The service of users, in memory. */
export const usersIn = ({ users, resources, now, recordEvent }: Account): ResolvedServices['users'] => {
  /** The administrators, in the order in which they joined. */
  const admins = (): User[] =>
    users
      .all()
      .filter(({ role }) => role === 'admin')
      .sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));

  const adminIds = () => admins().map(({ id }) => id);

  const write = (user: User): User => {
    const taken = users.all().some(({ id, email }) => id !== user.id && email.toLowerCase() === user.email.toLowerCase());
    if (taken) throw addressTaken(user.email, undefined);
    return users.put(user);
  };

  const reassign = (from: string, to: string): void => {
    for (const one of resources.all()) if (one.owner_id === from) resources.put({ ...one, owner_id: to, updated_at: now() });
  };

  return {
    current: async ({ userId }) => versioned(users.get(userId)),
    get: async (_caller, id) => versioned(users.get(id)),
    window: (_caller, query) => users.part(query),

    answerableByIds: async (_caller, ids) => new Map(ids.map((id) => [id, users.find(id) ?? admins()[0]!])),

    create: async (caller, body) => {
      expectAdmin(caller, 'create users');
      const created_at = now();
      const user = write({ id: newId('user'), ...fieldsOf(body, 'viewer'), created_at, updated_at: created_at });
      recordEvent(caller, 'USER_CREATED', user);
      return versioned(user);
    },

    update: async (caller, id, body) => {
      const current = users.get(id);
      expectSelf(current, caller);
      const changed = { ...current, ...changesOf(current, body) };
      expectSameRole(current, changed.role, caller);
      if (current.role === 'admin' && changed.role !== 'admin') otherAdmin(adminIds(), id);
      const user = write({ ...changed, updated_at: now() });
      recordEvent(caller, 'USER_UPDATED', user);
      return versioned(user);
    },

    delete: async (caller, id) => {
      const user = users.get(id);
      expectAdmin(caller, 'delete users');
      reassign(id, otherAdmin(adminIds(), id));
      users.remove(id);
      recordEvent(caller, 'USER_DELETED', user);
    },
  };
};
