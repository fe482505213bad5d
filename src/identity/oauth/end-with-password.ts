import { endBrowserSessionsOf } from '../sessions/ended-browser-sessions.ts';
import type { EndWithPassword } from '../sign-in/end-sign-ins.ts';

/**
 * A new password ends what was opened with the old one: browser sign-ins, tokens issued for the password, and tokens of applications. The dashboard
 * of a kept sign-in continues.
 */
export const endTokensOf: EndWithPassword = async (tx, { accountId, userId }, now, kept) => {
  await endBrowserSessionsOf(tx, { accountId, userId }, { except: kept }, new Date(now));
  await tx.deleteFrom('authorization_codes').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
  await tx.deleteFrom('device_codes').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
  const keptFamilies = tx
    .selectFrom('token_families as family')
    .innerJoin('applications as application', (join) =>
      join.onRef('application.account_id', '=', 'family.account_id').onRef('application.id', '=', 'family.application_id'),
    )
    .select('family.id')
    .where('family.account_id', '=', accountId)
    .where('family.session_id', '=', kept ?? '')
    .where('application.first_party', '=', true);
  await tx
    .updateTable('token_families')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', 'not in', keptFamilies)
    .execute();
  await tx
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('family_id', 'is', null), eb('family_id', 'not in', keptFamilies)]))
    .execute();
};
