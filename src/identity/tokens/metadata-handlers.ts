import { defineHandlers } from '../../contract/handlers.ts';
import type { KeyRing } from './key-ring.ts';
import { agentResourceMetadata, openIdConfiguration, resourceMetadata, serverMetadata } from './metadata.ts';

interface Dependencies {
  keys: KeyRing;
  issuer: string;
  audience: string;
  describedApplications: boolean;
}

/** The endpoints of OAuth and OpenID Connect discovery. */
export const createMetadataHandlers = ({ keys, issuer, audience, describedApplications }: Dependencies) => {
  const places = { issuer, publicUrl: audience, describedApplications };
  return defineHandlers('metadata')({
    getJwks: async () => ({ status: 200, body: { keys: await keys.published() } }),
    getAuthorizationServerMetadata: async () => ({ status: 200, body: serverMetadata(places) }),
    getOpenIdConfiguration: async () => ({ status: 200, body: openIdConfiguration(places) }),
    getProtectedResourceMetadata: async () => ({ status: 200, body: resourceMetadata(places) }),
    getPasskeyOrigins: async () => ({ status: 200, body: { origins: [new URL(audience).origin] } }),
    getAgentResourceMetadata: async () => ({ status: 200, body: agentResourceMetadata(places) }),
  });
};
