import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Source } from '../../rules/audit.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import { type AccessTokenGrant, GrantOutsideNetworks } from '../tokens/access-tokens.ts';

/** A request for tokens, by the operation and the grant. */
export interface GrantRequest {
  action: 'token' | 'issueClientToken';
  grant: 'authorization_code' | 'client_credentials' | 'device_code' | 'refresh_token';
  source: Source;
}

type Refused = Pick<AccessTokenGrant, 'accountId' | 'applicationId' | 'userId'>;

/**
 * Notes in the audit log that a policy of the account has refused tokens: to an application, for a person or for itself. The credential was a
 * right one, so that somebody should look at where it is.
 */
export const auditRefusedGrant = (
  db: Queries,
  { action, grant, source: { address, requestId } }: GrantRequest,
  { accountId, applicationId, userId }: Refused,
  why: { network: 'refused' } | { lifetime: 'over' },
  at: Date,
): Promise<void> => {
  const credential = { type: 'oauth_token', id: applicationId } as const;
  const of = { accountId, actorId: null, credential, subjectId: userId ?? applicationId };
  return auditGuess(db, { ...of, action, address, requestId, at, why: { grant, ...why } });
};

/** What a failed grant goes on with: a refusal by the networks of the account is noted, since its transaction has undone everything. */
export const notingNetworks =
  ({ db, clock }: { db: Queries; clock: Clock }, request: GrantRequest) =>
  async (failure: unknown): Promise<never> => {
    if (failure instanceof GrantOutsideNetworks) await auditRefusedGrant(db, request, failure.grant, { network: 'refused' }, clock());
    throw failure;
  };
