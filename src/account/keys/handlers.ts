import { defineHandlers } from '../../contract/handlers.ts';
import type { ApiKeyService } from './service.ts';

/** Seconds for which a rerolled key works on, unless its owner says otherwise. */
const overlap = 86_400;

export const apiKeyHandlers = ({ keys }: { keys: ApiKeyService }) =>
  defineHandlers('api-keys')({
    listApiKeys: async ({ caller, list }) => {
      const { data, extent } = await keys.list(caller, list);
      return { status: 200, data, extent };
    },

    createApiKey: async ({ caller, body }) => {
      const { record, version } = await keys.create(caller, body);
      return { status: 201, data: record, version };
    },

    getApiKey: async ({ caller, path }) => {
      const { record, version } = await keys.get(caller, path.key_id);
      return { status: 200, data: record, version };
    },

    updateApiKey: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await keys.update(caller, path.key_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    rerollApiKey: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await keys.reroll(caller, path.key_id, body?.overlap_seconds ?? overlap, ifMatch);
      return { status: 201, data: record, version };
    },

    revokeApiKey: async ({ caller, path, ifMatch }) => {
      const { record, version } = await keys.revoke(caller, path.key_id, ifMatch);
      return { status: 200, data: record, version };
    },
  });
