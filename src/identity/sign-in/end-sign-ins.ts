import { markCredentialsEnded, type Tx } from '../../data/connection/transaction.ts';
import type { Person } from '../people/person.ts';
import { endOwnSessions } from '../sessions/own-sessions.ts';

/** Ends one kind of session that was opened with a password. `kept` is the session of whoever ends the others. */
export type EndWithPassword = (tx: Tx, person: Person, now: string, kept?: string) => Promise<void>;

/**
 * Ends everything that a person has signed in to, started or consented to with their password: after a new password, with the first second factor,
 * and when they or an administrator sign them out everywhere. Returns how many sessions ended.
 */
export type EndSignIns = (tx: Tx, person: Person, now: Date, kept?: string) => Promise<number>;

/** @param endWithPassword what ends besides the sessions */
export const createEndSignIns =
  (endWithPassword: readonly EndWithPassword[]): EndSignIns =>
  async (tx, person, now, kept) => {
    const ended = await endOwnSessions(tx, person, { except: kept }, now);
    for (const end of endWithPassword) await end(tx, person, now.toISOString(), kept);
    markCredentialsEnded(tx, person.accountId);
    return ended;
  };
