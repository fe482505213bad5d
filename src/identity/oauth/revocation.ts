import type { Queries } from '../../data/connection/database.ts';
import { markCredentialsEnded, type Tx, transaction } from '../../data/connection/transaction.ts';
import { audit, type Source } from '../../rules/audit.ts';
import type { Client } from './clients.ts';
import { refusal } from './errors.ts';
import { ownApplication } from './own-applications.ts';
import type { StoredToken } from './stored-tokens.ts';
import { revokeFamily } from './token-families.ts';

/** Revokes a token, a refresh token with its whole family; false when it was already revoked. */
const revoke = async (tx: Tx, token: StoredToken, now: Date): Promise<boolean> => {
  if (token.kind === 'refresh_token') return revokeFamily(tx, token.found.account_id, token.found.family_id, now);
  const { numUpdatedRows } = await tx
    .updateTable('access_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('hash', '=', token.hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  markCredentialsEnded(tx, token.found.account_id);
  return numUpdatedRows === 1n;
};

/**
 * Revokes a client's token (RFC 7009). Only tokens of people are audited: an application may get and revoke many of its own.
 * @throws ServiceError `invalid_request`
 */
export const revokeToken = async (db: Queries, client: Client, token: StoredToken, source: Source, at: Date): Promise<void> => {
  const application = await ownApplication(db, client, token.found);
  if (!application) throw refusal('invalid_request', 'The token was issued to another client and was not revoked.');
  await transaction(db, async (tx) => {
    const { account_id: accountId, user_id: userId } = token.found;
    if (!(await revoke(tx, token, at)) || userId === null) return;
    const { address, requestId } = source;
    const by = { accountId, actorId: application.id, credential: { type: 'oauth_token', id: application.id }, address, requestId } as const;
    await audit(tx, { ...by, action: 'revoke', subjectId: userId, changes: { kind: token.kind }, at });
  });
};
