import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import type { ResolvedServices } from '../../families/resolvers.ts';
import { fieldsOf, newSecret } from '../../families/webhooks/record.ts';
import { isClosedHost } from '../../outbound/private-networks.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { expectCallable } from '../../rules/callable-addresses.ts';
import { type Account, versioned } from './account.ts';

/** The rule of a server that allows no private networks. */
const refuses = ({ hostname }: URL): boolean => isClosedHost(hostname, false);

/** The service of webhooks, in memory; nothing is delivered. */
export const webhooksIn = ({ webhooks, now, recordEvent }: Account): ResolvedServices['webhooks'] => {
  const change = (caller: Principal, id: string) => {
    expectAdmin(caller, 'change webhooks');
    return webhooks.get(id);
  };

  return {
    get: async (_caller, id) => versioned(webhooks.get(id)),
    window: (_caller, query) => webhooks.part(query),
    windowsOfUsers: (_caller, ids, query) => webhooks.parts('created_by', ids, query),

    create: async (caller, body) => {
      expectAdmin(caller, 'create webhooks');
      expectCallable('url', body.url, true, refuses);
      const at = now();
      const own = { status: 'enabled', disabled_reason: null, created_by: caller.userId, created_at: at, updated_at: at } as const;
      const webhook = webhooks.put({ id: newId('webhook'), ...fieldsOf(body), ...own });
      recordEvent(caller, 'WEBHOOK_CREATED', webhook);
      return versioned({ ...webhook, secret: newSecret() });
    },

    update: async (caller, id, body) => {
      const current = change(caller, id);
      const changed = { ...current, ...body };
      expectCallable('url', changed.url, true, refuses);
      const webhook = webhooks.put({ ...changed, updated_at: now() });
      recordEvent(caller, 'WEBHOOK_UPDATED', webhook);
      return versioned(webhook);
    },

    delete: async (caller, id) => {
      const webhook = change(caller, id);
      webhooks.remove(id);
      recordEvent(caller, 'WEBHOOK_DELETED', webhook);
    },
  };
};
