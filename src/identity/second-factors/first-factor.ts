import { markCredentialsEnded, type Tx } from '../../data/connection/transaction.ts';
import { endOwnSessions } from '../own-sessions.ts';
import type { Person } from '../person.ts';
import { endChallenges } from './challenges.ts';

const endPasswordTokens = (tx: Tx, { accountId, userId }: Person, now: string) =>
  tx
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('application_id', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();

/**
 * Ends what a person has signed in to, or begun to, with the password alone, when their first second factor is added.
 * @param except the session that adds it
 */
export const endWithoutFactor = async (tx: Tx, person: Person, except: string | undefined, now: Date): Promise<void> => {
  await endOwnSessions(tx, person, { except }, now);
  await endPasswordTokens(tx, person, now.toISOString());
  await endChallenges(tx, person, now.toISOString());
  markCredentialsEnded(tx, person.accountId);
};
