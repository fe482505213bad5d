import type { ResolvedServices } from '../../families/resolvers.ts';
import { type Account, versioned } from './account.ts';
import { resourcesIn } from './resources.ts';
import { usersIn } from './users.ts';
import { webhooksIn } from './webhooks.ts';

/** The services that the resolvers use, in memory, with the families' own rules. */
export const servicesIn = (account: Account): ResolvedServices => ({
  users: usersIn(account),
  resources: resourcesIn(account),
  webhooks: webhooksIn(account),
  events: {
    get: async (_caller, id) => versioned(account.events.get(id)),
    window: (_caller, query) => account.events.part(query),
    windowsAbout: (_caller, ids, query) => account.events.parts('resource_id', ids, query),
  },
});
