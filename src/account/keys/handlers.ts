import { created, defineHandlers, ok } from '../../contract/handlers.ts';
import { lifetimes } from '../../contract/plans.ts';
import type { ApiKeyService } from './service.ts';

export const apiKeyHandlers = ({ keys }: { keys: ApiKeyService }) =>
  defineHandlers('api-keys')({
    listApiKeys: ({ caller, list }) => ok(keys.list(caller, list)),

    createApiKey: ({ caller, body, origin }) => created(keys.create(caller, body, origin)),

    getApiKey: ({ caller, path }) => ok(keys.get(caller, path.key_id)),

    updateApiKey: ({ caller, path, body, ifMatch }) => ok(keys.update(caller, path.key_id, body, ifMatch)),

    rerollApiKey: ({ caller, path, body, ifMatch, origin }) =>
      created(keys.reroll(caller, path.key_id, body?.overlap_seconds ?? lifetimes.overlap, ifMatch, origin)),

    revokeApiKey: ({ caller, path, ifMatch }) => ok(keys.revoke(caller, path.key_id, ifMatch)),
  });
