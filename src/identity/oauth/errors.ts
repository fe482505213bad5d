import { ServiceError } from '../../core/errors.ts';
import type { Client } from './clients.ts';

/** The errors of RFC 6749 with status 400. */
export type OAuthRefusal =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'authorization_pending'
  | 'slow_down'
  | 'expired_token'
  | 'login_required'
  | 'consent_required'
  | 'request_not_supported'
  | 'request_uri_not_supported';

/** An error of RFC 6749 with status 400. */
export const refusal = (error: OAuthRefusal, description: string): ServiceError =>
  new ServiceError('invalid_parameters', description, { oauth: error });

/** The client did not authenticate: status 401. */
export const invalidClient = (description = 'Invalid client id or client secret.'): ServiceError =>
  new ServiceError('invalid_credentials', description, {
    oauth: 'invalid_client',
    headers: { 'WWW-Authenticate': 'Basic realm="tessera", error="invalid_client"' },
  });

/** Which of an application's credentials was presented and refused. */
export type RefusedProof = { client_secret: 'wrong' } | { client_assertion: 'refused' };

/** A wrong secret or assertion was presented for an existing application. */
export class RefusedClient extends ServiceError {
  readonly client: Client;
  readonly why: RefusedProof;

  constructor(client: Client, why: RefusedProof, { code, message, oauth, headers }: ServiceError) {
    super(code, message, { oauth, headers });
    this.client = client;
    this.why = why;
  }
}
