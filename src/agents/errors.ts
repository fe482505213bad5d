import type { ServiceError } from '../core/errors.ts';
import type { Credential } from '../core/principal.ts';
import { challenge401 } from '../request/challenge.ts';

/** JSON-RPC codes for requests that are refused before the protocol reads them. */
const parseError = -32_700;
const invalidRequest = -32_600;
const internalError = -32_603;

const codeOf = ({ code, status }: ServiceError): number => {
  if (code === 'malformed_json') return parseError;
  return status >= 500 ? internalError : invalidRequest;
};

/** A refused request as a JSON-RPC error; `data` is the REST error. */
export const refusalBody = (error: ServiceError, requestId: string, id: string | number | null, publicUrl: string) => ({
  jsonrpc: '2.0',
  id,
  error: {
    code: codeOf(error),
    message: error.message,
    data: {
      type: error.type,
      code: error.code,
      details: error.details,
      request_id: requestId,
      documentation: `${publicUrl}/docs/errors#${error.code}`,
    },
  },
});

/** Tells clients which authorization server to use (RFC 9728, 5.1). */
export const challenge = (credential: Credential | undefined, publicUrl: string) => ({
  'WWW-Authenticate': `${challenge401(credential)['WWW-Authenticate']}, resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`,
});
