import { platformName } from '../../contract/platform-name.ts';
import type { Clock } from '../../core/clock.ts';
import { accountCalled, greetingOf } from '../../core/email-words.ts';
import type { Origin } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { type Attempts, type Counted, expectAttempt, networkOf } from '../../rules/attempt-limits.ts';
import { audit } from '../../rules/audit.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { EmailOutbox } from '../emails/email-outbox.ts';
import type { Email } from '../emails/mail.ts';
import type { Addressee } from '../people/person.ts';
import { hasAddressSignedInFrom, isKnownAt, withAddress } from '../sign-in/sign-in-store.ts';
import type { PasswordLink, PasswordLinks } from './password-links.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Pick<Attempts, 'take' | 'refund'>;
  links: PasswordLinks;
  outbox: Pick<EmailOutbox, 'post' | 'sends'>;
  background: Pick<BackgroundTasks, 'run'>;
}

/** The e-mail with a link. */
export const linkEmail = ({ name, email, account }: Addressee, accountId: string, { url, expires_at }: PasswordLink): Email => ({
  to: email,
  subject: `Set your ${platformName} password`,
  text: [
    greetingOf(name),
    `use this link to set your password for ${accountCalled(account)}. It works once, until ${expires_at}:`,
    url,
    'Setting a password signs you out everywhere. Anybody with the link can set it: do not share it.',
    `If your address is in several accounts, sign in to this one with its id: ${accountId}`,
    'If you did not request this, ignore this e-mail: your password stays the same.',
  ].join('\n\n'),
});

/** Maximum e-mails per request, for an address in many accounts. */
const emails = 10;

/** A link must not admit people who may not sign in yet. */
const peopleWith = (db: Queries, email: string, from: string, now: Date) =>
  withAddress(db, email)
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'address.account_id').onRef('users.id', '=', 'address.user_id'))
    .select(['users.account_id', 'users.id', 'users.name', 'users.email', 'accounts.name as account'])
    .where('users.may_sign_in', '=', true)
    .orderBy(isKnownAt(db, from, now), 'desc')
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .limit(emails)
    .execute();

/** Whether the person still has this address. Locks their row until the transaction ends. */
const holdsAddress = async (tx: Tx, { account_id, id, email }: Somebody): Promise<boolean> => {
  const held = tx.selectFrom('users').where('account_id', '=', account_id).where('id', '=', id).where('email', '=', email);
  return (await held.select('id').forShare().executeTakeFirst()) !== undefined;
};

type Somebody = Awaited<ReturnType<typeof peopleWith>>[number];

/** The same answer for every address; it depends only on the installation. */
const onItsWay = 'If the address belongs to a user, a link has been sent to it.';
const noMail = 'This installation does not send e-mail. An administrator of your account can create a link to set your password.';

/** E-mails links to the users with an address. All work that depends on the address runs in the background. */
export const createPasswordReset = ({ db, clock, attempts, links, outbox, background }: Dependencies) => {
  const mail = async (somebody: Somebody, { address, requestId }: Origin) => {
    const { account_id: accountId, id: userId, ...addressee } = somebody;
    await transaction(db, async (tx) => {
      if (!(await holdsAddress(tx, somebody))) return;
      const by = { actorId: null, credential: null, subjectId: userId, address, requestId, at: clock() };
      await audit(tx, { ...by, accountId, action: 'requestPasswordReset' });
      await outbox.post(tx, accountId, linkEmail(addressee, accountId, await links.add(tx, { accountId, userId }, addressee.email)));
    });
  };

  const mailAll = async (email: string, origin: Origin): Promise<void> => {
    for (const somebody of await peopleWith(db, email, origin.address, clock())) await mail(somebody, origin);
  };

  /** Returns the message for the caller. @throws ServiceError `rate_limit_exceeded` */
  return async (email: string, origin: Origin): Promise<string> => {
    const [network, who] = [networkOf(origin.address), hashOf(email.toLowerCase())];
    await expectAttempt(attempts, [
      ['reset_address', network],
      ['reset_email', `${who} ${network}`],
    ]);
    if (!outbox.sends) return noMail;
    background.run(async () => {
      // Strangers cannot flood a mailbox, nor use up the limit of requests from where the person has signed in.
      const isKnown = await hasAddressSignedInFrom(db, email, origin.address, clock());
      const count: Counted = ['reset_letter', isKnown ? `${who} ${network}` : who];
      if (await attempts.take([count])) return;
      await mailAll(email, origin).catch(async (unsent: unknown) => {
        await attempts.refund([count]);
        throw unsent;
      });
    });
    return onItsWay;
  };
};

export type PasswordReset = ReturnType<typeof createPasswordReset>;
