import { newId } from '../../core/ids.ts';
import type { ResolvedServices } from '../../families/resolvers.ts';
import { changesOf, expectOwner, expectTransition, fieldsOf } from '../../families/resources/record.ts';
import { type Account, versioned } from './account.ts';

/** The service of resources, in memory. */
export const resourcesIn = ({ resources, now, recordEvent }: Account): ResolvedServices['resources'] => ({
  get: async (_caller, id) => versioned(resources.get(id)),
  window: (_caller, query) => resources.part(query),
  windowsOfUsers: (_caller, ids, query) => resources.parts('owner_id', ids, query),

  create: async (caller, body) => {
    const created_at = now();
    const own = { owner_id: caller.userId, created_at, updated_at: created_at };
    const resource = resources.put({ id: newId('resource'), ...fieldsOf(body, 'active'), ...own });
    recordEvent(caller, 'RESOURCE_CREATED', resource);
    return versioned(resource);
  },

  update: async (caller, id, body) => {
    const current = resources.get(id);
    const changes = changesOf(current, body);
    expectTransition(current, changes.status);
    const resource = resources.put({ ...current, ...changes, updated_at: now() });
    recordEvent(caller, 'RESOURCE_UPDATED', resource);
    return versioned(resource);
  },

  delete: async (caller, id) => {
    const resource = resources.get(id);
    expectOwner(resource, caller);
    resources.remove(id);
    recordEvent(caller, 'RESOURCE_DELETED', resource);
  },
});
