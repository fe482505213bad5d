import { markCredentialsEnded, type Tx } from '../../data/connection/transaction.ts';
import { endOwnSessions } from '../own-sessions.ts';
import type { Person } from '../person.ts';
import type { EndWithPassword } from '../set-password.ts';

/**
 * Ends what a person has signed in to, or begun to, with the password alone, when their first second factor is added: all that a new
 * password ends, for whoever knew the password may have consented to anything.
 */
export const createEndWithoutFactor =
  (endWithPassword: readonly EndWithPassword[]) =>
  /** @param except the session that adds it */
  async (tx: Tx, person: Person, except: string | undefined, now: Date): Promise<void> => {
    await endOwnSessions(tx, person, { except }, now);
    for (const end of endWithPassword) await end(tx, person, now.toISOString(), except);
    markCredentialsEnded(tx, person.accountId);
  };
