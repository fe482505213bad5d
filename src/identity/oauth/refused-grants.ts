import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Source } from '../../rules/audit.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import { type AccessTokenGrant, GrantOutsideNetworks } from '../tokens/access-tokens.ts';
import { revokeFamily } from './token-families.ts';

/** Single-use credentials; a second use may be a thief's. */
type UsedOnce = 'authorization_code' | 'device_code' | 'refresh_token';

/** A request for tokens, by operation and grant. */
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
 * Records in the audit log that a valid credential got no tokens, because of an account policy or because it was already used. Somebody should look
 * into it.
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

/** Records a refusal by the account's networks after a failed grant, since its transaction was rolled back. */
export const notingNetworks =
  ({ db, clock }: { db: Queries; clock: Clock }, request: GrantRequest) =>
  async (failure: unknown): Promise<never> => {
    if (failure instanceof GrantOutsideNetworks) await auditRefusedGrant(db, request, failure.grant, { network: 'refused' }, clock());
    throw failure;
  };

/**
 * Revokes all tokens of a family when a code or a refresh token is reused, and records it in the audit log. The refusal must not be thrown inside the
 * transaction, or both are rolled back.
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
