import { defineHandlers } from '../../contract/handlers.ts';
import type { ApiKeyService } from './service.ts';

/** How long a rerolled key stays valid, in seconds, unless the request says otherwise. */
const overlap = 86_400;

export const apiKeyHandlers = ({ keys }: { keys: ApiKeyService }) =>
  defineHandlers('api-keys')({
    listApiKeys: async ({ caller, list }) => ({ status: 200, ...(await keys.list(caller, list)) }),

    createApiKey: async ({ caller, body }) => ({ status: 201, ...(await keys.create(caller, body)) }),

    getApiKey: async ({ caller, path }) => ({ status: 200, ...(await keys.get(caller, path.key_id)) }),

    updateApiKey: async ({ caller, path, body, ifMatch }) => ({ status: 200, ...(await keys.update(caller, path.key_id, body, ifMatch)) }),

    rerollApiKey: async ({ caller, path, body, ifMatch }) => ({
      status: 201,
      ...(await keys.reroll(caller, path.key_id, body?.overlap_seconds ?? overlap, ifMatch)),
    }),

    revokeApiKey: async ({ caller, path, ifMatch }) => ({ status: 200, ...(await keys.revoke(caller, path.key_id, ifMatch)) }),
  });
