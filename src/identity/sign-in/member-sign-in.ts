import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Source } from '../../rules/audit.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import type { PasswordLinks } from '../passwords/password-links.ts';
import type { Person } from '../people/person.ts';
import { removeAllFactors } from '../second-factors/own-factors.ts';
import { lockSignIn } from '../second-factors/store.ts';
import type { EndSignIns } from './end-sign-ins.ts';

interface Dependencies {
  clock: Clock;
  endSignIns: EndSignIns;
  links: Pick<PasswordLinks, 'endAll'>;
  emails: Pick<PersonEmails, 'notify'>;
}

/** What an administrator can change about how a member signs in. The member is notified by e-mail. */
export const createMemberSignIn = ({ clock, endSignIns, links, emails }: Dependencies) => ({
  removeSecondFactors: async (tx: Tx, person: Person, source: Source): Promise<void> => {
    if (await removeAllFactors(tx, person, clock())) await emails.notify(tx, person, 'factors_removed_by_administrator', source);
  },

  /** Ends what a new password would end, without changing the password. */
  endSessions: async (tx: Tx, person: Person, source: Source): Promise<void> => {
    await lockSignIn(tx, person);
    await links.endAll(tx, person);
    const ended = await endSignIns(tx, person, clock());
    if (ended > 0) await emails.notify(tx, person, 'signed_out_by_administrator', source);
  },
});

export type MemberSignIn = ReturnType<typeof createMemberSignIn>;
