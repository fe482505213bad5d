import { created, defineHandlers, ok } from '../../contract/handlers.ts';
import type { ApiKeyService } from './service.ts';

/** How long a rerolled key stays valid, in seconds, unless the request says otherwise. */
const overlap = 86_400;

export const apiKeyHandlers = ({ keys }: { keys: ApiKeyService }) =>
  defineHandlers('api-keys')({
    listApiKeys: ({ caller, list }) => ok(keys.list(caller, list)),

    createApiKey: ({ caller, body }) => created(keys.create(caller, body)),

    getApiKey: ({ caller, path }) => ok(keys.get(caller, path.key_id)),

    updateApiKey: ({ caller, path, body, ifMatch }) => ok(keys.update(caller, path.key_id, body, ifMatch)),

    rerollApiKey: ({ caller, path, body, ifMatch }) => created(keys.reroll(caller, path.key_id, body?.overlap_seconds ?? overlap, ifMatch)),

    revokeApiKey: ({ caller, path, ifMatch }) => ok(keys.revoke(caller, path.key_id, ifMatch)),
  });
