import { created, defineHandlers, ok } from '../../contract/handlers.ts';
import { lifetimes } from '../../contract/plans.ts';
import type { ApiKeyService } from './service.ts';

export const apiKeyHandlers = ({ keys }: { keys: ApiKeyService }) =>
  defineHandlers('api-keys')({
    listApiKeys: ({ caller, list }) => ok(keys.list(caller, list)),

    createApiKey: ({ caller, body }) => created(keys.create(caller, body)),

    getApiKey: ({ caller, path }) => ok(keys.get(caller, path.key_id)),

    updateApiKey: ({ caller, path, body, ifMatch }) => ok(keys.update(caller, path.key_id, body, ifMatch)),

    rerollApiKey: ({ caller, path, body, ifMatch }) =>
      created(keys.reroll(caller, path.key_id, body?.overlap_seconds ?? lifetimes.overlap, ifMatch)),

    revokeApiKey: ({ caller, path, ifMatch }) => ok(keys.revoke(caller, path.key_id, ifMatch)),
  });
