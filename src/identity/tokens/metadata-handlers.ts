import { defineHandlers } from '../../contract/handlers.ts';
import type { KeyRing } from './key-ring.ts';
import { agentResourceMetadata, openIdConfiguration, resourceMetadata, serverMetadata } from './metadata.ts';

/** The endpoints of OAuth and OpenID Connect discovery. */
export const createMetadataHandlers = ({ keys, issuer, audience }: { keys: KeyRing; issuer: string; audience: string }) => {
  const places = { issuer, publicUrl: audience };
  return defineHandlers('metadata')({
    getJwks: async () => ({ status: 200, body: { keys: await keys.published() } }),
    getAuthorizationServerMetadata: async () => ({ status: 200, body: serverMetadata(places) }),
    getOpenIdConfiguration: async () => ({ status: 200, body: openIdConfiguration(places) }),
    getProtectedResourceMetadata: async () => ({ status: 200, body: resourceMetadata(places) }),
    getAgentResourceMetadata: async () => ({ status: 200, body: agentResourceMetadata(places) }),
  });
};
