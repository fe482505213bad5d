import type { Clock } from '../core/clock.ts';
import { markCredentialsEnded, type Tx } from '../data/connection/transaction.ts';
import type { Source } from '../rules/audit.ts';
import type { PersonLetters } from './letters.ts';
import { endOwnSessions } from './own-sessions.ts';
import type { PasswordLinks } from './password-links.ts';
import type { Person } from './person.ts';
import { removeAllFactors } from './second-factors/own-factors.ts';
import { lockSignIn } from './second-factors/store.ts';
import type { EndWithPassword } from './set-password.ts';

interface Dependencies {
  clock: Clock;
  /** What ends with a password besides the sessions. */
  endWithPassword: readonly EndWithPassword[];
  links: Pick<PasswordLinks, 'endAll'>;
  letters: Pick<PersonLetters, 'tell'>;
}

/** What an administrator does to how a member signs in, or is signed in. The member is told by mail. */
export const createMemberSignIn = ({ clock, endWithPassword, links, letters }: Dependencies) => ({
  removeSecondFactors: async (tx: Tx, person: Person, source: Source): Promise<void> => {
    if (await removeAllFactors(tx, person, clock())) await letters.tell(tx, person, 'factors_removed_by_administrator', source);
  },

  /** Ends what a new password ends, and leaves the password. */
  endSessions: async (tx: Tx, person: Person, source: Source): Promise<void> => {
    const now = clock();
    await lockSignIn(tx, person);
    await links.endAll(tx, person);
    const ended = await endOwnSessions(tx, person, { except: undefined }, now);
    for (const end of endWithPassword) await end(tx, person, now.toISOString());
    markCredentialsEnded(tx, person.accountId);
    if (ended > 0) await letters.tell(tx, person, 'signed_out_by_administrator', source);
  },
});

export type MemberSignIn = ReturnType<typeof createMemberSignIn>;
