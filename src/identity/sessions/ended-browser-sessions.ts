import { sql } from 'kysely';
import { markCredentialsEnded, type Tx } from '../../data/connection/transaction.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person } from '../people/person.ts';

/** A browser sign-in that has just been deleted. */
export interface EndedSignIn {
  account_id: string;
  user_id: string;
  id: string;
  expires_at: string;
}

/** What a deletion of sign-ins has to return. */
const returned = ['account_id', 'user_id', 'id', 'expires_at'] as const;

/** Revokes the dashboard tokens of these sign-ins; applications' tokens depend on the consent alone. */
const endDashboard = (tx: Tx, accountId: string, ids: readonly string[], now: string) =>
  tx
    .updateTable('token_families as family')
    .from('applications as application')
    .set({ revoked_at: now })
    .where('family.account_id', '=', accountId)
    .where('family.session_id', 'in', ids)
    .where('family.revoked_at', 'is', null)
    .whereRef('application.account_id', '=', 'family.account_id')
    .whereRef('application.id', '=', 'family.application_id')
    .where('application.first_party', '=', true)
    .execute();

/** Queues a logout token for each application that got an ID token in these sign-ins and has a logout address. */
const addLogoutTokens = (tx: Tx, accountId: string, ids: readonly string[], now: string) =>
  tx
    .insertInto('logout_tokens')
    .columns(['account_id', 'application_id', 'session_id', 'user_id', 'next_attempt_at'])
    .expression((eb) =>
      eb
        .selectFrom('token_families as family')
        .innerJoin('applications as application', (join) =>
          join.onRef('application.account_id', '=', 'family.account_id').onRef('application.id', '=', 'family.application_id'),
        )
        .select(['family.account_id', 'family.application_id', 'family.session_id', 'family.user_id'])
        .select(sql<string>`${now}::timestamptz`.as('at'))
        .where('family.account_id', '=', accountId)
        .where('family.session_id', 'in', ids)
        .where(sql<boolean>`'openid' = any(family.scopes)`)
        .where('application.backchannel_logout_uri', 'is not', null)
        .distinct()
        .$narrowType<{ session_id: string }>(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Ends everything that came from sign-ins of one account that the transaction has deleted. Codes go first: a concurrent redemption has either created
 * a family that is found here, or finds no code. Expired sign-ins end silently.
 */
const endWhatCameOf = async (tx: Tx, signIns: readonly EndedSignIn[], now: Date): Promise<number> => {
  const open = signIns.filter((one) => Date.parse(one.expires_at) > now.getTime());
  const [first] = open;
  if (!first) return 0;
  const [accountId, ids, at] = [first.account_id, open.map(({ id }) => id), now.toISOString()];
  await tx
    .deleteFrom('authorization_codes')
    .where('account_id', '=', accountId)
    .where('session_id', 'in', ids)
    .where('consumed_at', 'is', null)
    .execute();
  await endDashboard(tx, accountId, ids, at);
  await addLogoutTokens(tx, accountId, ids, at);
  markCredentialsEnded(tx, accountId);
  return open.length;
};

/** Which sign-ins of a person to end: one, all but one, or all. */
export type WhichSignIns = { only: string } | { except: string | undefined };

/** Ends sign-ins of a person with everything that came from them. Returns how many were open. */
export const endBrowserSessionsOf = async (tx: Tx, { accountId, userId }: Person, which: WhichSignIns, now: Date): Promise<number> => {
  const all = tx.deleteFrom('browser_sessions').where('account_id', '=', accountId).where('user_id', '=', userId);
  const [is, id] = 'only' in which ? (['=', which.only] as const) : (['!=', which.except] as const);
  const deleted = await (id === undefined ? all : all.where('id', is, id)).returning(returned).execute();
  return endWhatCameOf(tx, deleted, now);
};

/** Ends the sign-in of a cookie with everything that came from it. Returns it if it was open. */
export const endBrowserSession = async (tx: Tx, cookie: string, now: Date): Promise<EndedSignIn | undefined> => {
  const deleted = await tx.deleteFrom('browser_sessions').where('hash', '=', hashOf(cookie)).returning(returned).execute();
  return (await endWhatCameOf(tx, deleted, now)) > 0 ? deleted[0] : undefined;
};

/**
 * Ends a browser's previous sign-in when somebody signs in again. For the same person it continues under the same id, and applications are not
 * notified. Returns that id.
 */
export const replaceBrowserSession = async (tx: Tx, cookie: string, next: Person, now: Date): Promise<string | undefined> => {
  const [former] = await tx.deleteFrom('browser_sessions').where('hash', '=', hashOf(cookie)).returning(returned).execute();
  if (!former) return undefined;
  const isOpen = Date.parse(former.expires_at) > now.getTime();
  if (isOpen && former.account_id === next.accountId && former.user_id === next.userId) return former.id;
  await endWhatCameOf(tx, [former], now);
  return undefined;
};
