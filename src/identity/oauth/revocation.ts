import type { Queries } from '../../data/connection/database.ts';
import { markCredentialsEnded } from '../../data/connection/transaction.ts';
import { ownApplication } from './built-in-applications.ts';
import type { Client } from './clients.ts';
import { refusal } from './errors.ts';
import type { StoredToken } from './stored-tokens.ts';
import { revokeFamily } from './token-families.ts';

/** Revokes a client's token (RFC 7009); a refresh token with its whole family. @throws ServiceError `invalid_request` */
export const revokeToken = async (db: Queries, client: Client, token: StoredToken, now: Date): Promise<void> => {
  if (!(await ownApplication(db, client, token.found)))
    throw refusal('invalid_request', 'The token was issued to another client, and stays valid.');
  if (token.kind === 'refresh_token') return revokeFamily(db, token.found.account_id, token.found.family_id, now);
  await db
    .updateTable('access_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('hash', '=', token.hash)
    .where('revoked_at', 'is', null)
    .execute();
  markCredentialsEnded(db, token.found.account_id);
};
