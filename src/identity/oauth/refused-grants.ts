import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Source } from '../../rules/audit.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import { type AccessTokenGrant, GrantOutsideNetworks } from '../tokens/access-tokens.ts';
import { revokeFamily } from './token-families.ts';

/** What may be used once: a second use may be that of a thief. */
type UsedOnce = 'authorization_code' | 'device_code' | 'refresh_token';

/** A request for tokens, by the operation and the grant. */
export interface GrantRequest {
  action: 'token' | 'issueClientToken';
  grant: 'client_credentials' | UsedOnce;
  source: Source;
}

/** Whose tokens a code or a refresh token stands for. */
interface Reused {
  account_id: string;
  family_id: string;
  application_id: string;
  user_id: string;
}

type Refused = Pick<AccessTokenGrant, 'accountId' | 'applicationId' | 'userId'>;

/**
 * Notes in the audit log that a right credential has got no tokens, by a policy of the account or since it was used before: for a person or for
 * the application itself. Somebody should look at where it is.
 */
export const auditRefusedGrant = (
  db: Queries,
  { action, grant, source: { address, requestId } }: GrantRequest,
  { accountId, applicationId, userId }: Refused,
  why: { network: 'refused' } | { lifetime: 'over' } | { reused: UsedOnce },
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

/**
 * Revokes all tokens of a family for a code or a refresh token that is used again, and notes it in the audit log. The refusal must not be
 * thrown in the transaction, or both are undone.
 */
export const revokeReused = async (
  tx: Queries,
  grant: UsedOnce,
  { account_id: accountId, family_id: familyId, application_id: applicationId, user_id: userId }: Reused,
  source: Source,
  at: Date,
): Promise<void> => {
  await revokeFamily(tx, accountId, familyId, at);
  await auditRefusedGrant(tx, { action: 'token', grant, source }, { accountId, applicationId, userId }, { reused: grant }, at);
};
