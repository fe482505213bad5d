import type { EndWithPassword } from '../set-password.ts';

/** With a password ends what somebody who knew it may have opened: sign-ins of browsers, tokens got with it, and applications' tokens. */
export const endTokensOf: EndWithPassword = async (tx, { accountId, userId }, now) => {
  await tx.deleteFrom('browser_sessions').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
  await tx.deleteFrom('authorization_codes').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
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
