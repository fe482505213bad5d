import type { EndWithPassword } from '../end-sign-ins.ts';
import { endBrowserSessionsOf } from '../ended-browser-sessions.ts';

/** A new password ends what was opened with the old one: browser sign-ins, tokens for the password, and tokens of applications. */
export const endTokensOf: EndWithPassword = async (tx, { accountId, userId }, now, kept) => {
  await endBrowserSessionsOf(tx, { accountId, userId }, { except: kept }, new Date(now));
  await tx.deleteFrom('authorization_codes').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
  await tx.deleteFrom('device_codes').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
  await tx
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await tx
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
};
