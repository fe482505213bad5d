import { platformName } from '../../contract/platform-name.ts';
import { knownScopes } from '../../contract/scopes.ts';
import { assertionAlgorithms } from '../oauth/client-keys.ts';

/** The addresses of the authorization server and of the API that it issues tokens for. */
export interface Places {
  /** The issuer: the root of the identity endpoints. */
  issuer: string;
  publicUrl: string;
  /** Whether applications may describe themselves. */
  describedApplications: boolean;
}

const provenMethods = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'];

/** The authorization server's metadata (RFC 8414). */
export const serverMetadata = ({ issuer, publicUrl, describedApplications }: Places) => ({
  issuer,
  authorization_endpoint: `${issuer}/oauth/authorize`,
  token_endpoint: `${issuer}/oauth/token`,
  device_authorization_endpoint: `${issuer}/oauth/device-authorization`,
  revocation_endpoint: `${issuer}/oauth/revoke`,
  introspection_endpoint: `${issuer}/oauth/introspect`,
  userinfo_endpoint: `${issuer}/oauth/userinfo`,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  service_documentation: `${publicUrl}/docs`,
  scopes_supported: ['openid', ...knownScopes],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: [...provenMethods, 'none'],
  token_endpoint_auth_signing_alg_values_supported: [...assertionAlgorithms],
  revocation_endpoint_auth_methods_supported: [...provenMethods, 'none'],
  revocation_endpoint_auth_signing_alg_values_supported: [...assertionAlgorithms],
  introspection_endpoint_auth_methods_supported: provenMethods,
  introspection_endpoint_auth_signing_alg_values_supported: [...assertionAlgorithms],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: describedApplications,
});

const idTokenClaims = ['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'amr', 'at_hash', 'sid'];

/** The same with the additions of OpenID Connect Discovery. */
export const openIdConfiguration = (places: Places) => ({
  ...serverMetadata(places),
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  claim_types_supported: ['normal'],
  claims_supported: [...idTokenClaims, 'name', 'email', 'email_verified', 'role', 'account_id', 'updated_at'],
  prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
  claims_parameter_supported: false,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
  end_session_endpoint: `${places.issuer}/oauth/end-session`,
  backchannel_logout_supported: true,
  backchannel_logout_session_supported: true,
});

const resource = ({ issuer, publicUrl }: Places, path: string, documentation: string) => ({
  resource: publicUrl + path,
  authorization_servers: [issuer],
  bearer_methods_supported: ['header'],
  resource_name: platformName,
  resource_documentation: publicUrl + documentation,
});

/** The metadata of the API as a protected resource (RFC 9728). */
export const resourceMetadata = (places: Places) => ({ ...resource(places, '', '/docs'), scopes_supported: [...knownScopes] });

/** The same for the agents' endpoint. It names no scopes: MCP clients request all they find, and most applications have fewer. */
export const agentResourceMetadata = (places: Places) => resource(places, '/mcp', '/docs/agents');
