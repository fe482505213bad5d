import type { Clock } from '../../core/clock.ts';
import type { Origin } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { type Attempts, countFailures, networkOf } from '../../rules/attempt-limits.ts';
import { audit } from '../../rules/audit.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import type { Person } from '../people/person.ts';
import type { EndSignIns } from '../sign-in/end-sign-ins.ts';
import { passwordCounts, signInCounts } from '../sign-in/sign-in-attempts.ts';
import { expectBounds, newPasswordHash } from './new-password.ts';
import type { PasswordLinks } from './password-links.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Attempts;
  links: PasswordLinks;
  endSignIns: EndSignIns;
  emails: Pick<PersonEmails, 'notify'>;
  /** Where people sign in. */
  authUrl: string;
}

const storeHash = (tx: Tx, { accountId, userId }: Person, hash: string, proven: string | null, now: string) => {
  const set = { hash, changed_at: now, ...(proven === null ? {} : { proven_email: proven }) };
  return tx
    .insertInto('passwords')
    .values({ account_id: accountId, user_id: userId, ...set })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet({ ...set, refused_codes: 0 }))
    .execute();
};

/** Sets a password with the token of a link, and resets the counters of failed sign-ins. */
export const createSetPassword = ({ db, clock, attempts, links, endSignIns, emails, authUrl }: Dependencies) => {
  const set = (token: string, hash: string, { address, requestId }: Origin) =>
    transaction(db, async (tx) => {
      const at = clock();
      const { person, proven } = await links.use(tx, token);
      await storeHash(tx, person, hash, proven, at.toISOString());
      await endSignIns(tx, person, at);
      const credential = { type: 'password_link', id: null } as const;
      const { accountId, userId } = person;
      await emails.notify(tx, person, 'password_changed', { address, requestId });
      await audit(tx, { accountId, action: 'setPassword', actorId: userId, credential, subjectId: userId, address, requestId, at });
      return userId;
    });

  const setFor = async (token: string, password: string, origin: Origin) => {
    expectBounds(password);
    const owner = await links.expect(db, token);
    const userId = await set(token, await newPasswordHash(password, owner, authUrl), origin);
    return { userId, email: owner.email };
  };

  /** @throws ServiceError `invalid_token`, `expired_token`, `invalid_parameters`, `unprocessable`, `rate_limit_exceeded` */
  return async (token: string, password: string, origin: Origin): Promise<void> => {
    const { userId, email } = await countFailures(attempts, [['link_address', networkOf(origin.address)]], () =>
      setFor(token, password, origin),
    );
    // The counter of e-mails to the address is not reset: somebody in another account may have the address and could set passwords at will.
    const own = [...signInCounts(email, origin.address), ...passwordCounts(userId, origin.address)];
    await attempts.forget(own.filter(([kind]) => kind !== 'sign_in_address'));
  };
};

export type SetPassword = ReturnType<typeof createSetPassword>;
