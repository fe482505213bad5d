import { sql } from 'kysely';
import { lifetimes } from '../../contract/plans.ts';
import { platformName } from '../../contract/platform-name.ts';
import type { Clock } from '../../core/clock.ts';
import { accountCalled, greetingOf } from '../../core/email-words.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { Source } from '../../rules/audit.ts';
import { type Addressee, findAddressee, type Person } from '../people/person.ts';
import type { EmailOutbox } from './email-outbox.ts';
import type { Email } from './mail.ts';

/** Security events that a person is notified of. */
export type SecurityEvent =
  | 'new_place'
  | 'factor_refused'
  | 'network_refused'
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_removed_by_administrator'
  | 'signed_out_by_administrator'
  | 'recovery_codes_replaced'
  | 'passkey_copied'
  | 'key_created';

/** E-mails people about changes to their access, so that they notice what they did not do themselves. */
export interface PersonEmails {
  /** Writes an e-mail, which is sent once the transaction is committed. */
  notify: (tx: Tx, person: Person, event: SecurityEvent, source: Source) => Promise<void>;
  /** The e-mail about a sign-in from an address that the person has not used within 90 days; must precede its audit entry. */
  notifyOfNewPlace: (tx: Tx, person: Person, source: Source) => Promise<void>;
  /**
   * The e-mail about a sign-in that was refused despite the right password, from an address that the person has not used within 90 days: at most one
   * a day, across all nodes.
   */
  notifyOfRefusal: (db: Queries, person: Person, event: 'factor_refused' | 'network_refused', source: Source) => Promise<void>;
}

interface Dependencies {
  clock: Clock;
  outbox: Pick<EmailOutbox, 'post' | 'sends'>;
}

const subjects: Record<SecurityEvent, string> = {
  new_place: `New sign-in to ${platformName}`,
  factor_refused: `A ${platformName} sign-in with your password was refused`,
  network_refused: `A ${platformName} sign-in with your password was refused`,
  password_changed: `Your ${platformName} password was changed`,
  factor_added: `A second factor was added to your ${platformName} account`,
  factor_removed: `A second factor was removed from your ${platformName} account`,
  factors_removed_by_administrator: `Your second factors on ${platformName} were removed`,
  signed_out_by_administrator: `You were signed out of ${platformName} everywhere`,
  recovery_codes_replaced: `Your ${platformName} recovery codes were replaced`,
  key_created: `A new ${platformName} API key acts on your behalf`,
  passkey_copied: `Somebody may have a copy of your ${platformName} passkey`,
};

const sentences: Record<SecurityEvent, string> = {
  new_place: 'somebody signed in as you from an address that you have not signed in from before.',
  factor_refused:
    'somebody entered your password at an address that you have not signed in from before, but not your second factor. They did not get in. You will not be notified of further attempts within a day.',
  network_refused:
    'somebody entered your password on a network that your account does not allow. They did not get in. You will not be notified of further attempts within a day.',
  password_changed: 'your password was changed. All other sessions were signed out.',
  factor_added: 'a second factor was added. You will be asked for one at every sign-in.',
  factor_removed: 'a second factor was removed.',
  factors_removed_by_administrator:
    'an administrator of your account removed all your second factors. You now sign in with your password alone.',
  signed_out_by_administrator: 'an administrator of your account signed you out everywhere. You can sign in again.',
  recovery_codes_replaced: 'your recovery codes were replaced. The old ones no longer work.',
  key_created: 'a new API key that acts on your behalf was created.',
  passkey_copied:
    'a sign-in with one of your passkeys was refused: its use counter went backwards, which indicates a copy. Remove the passkey and add a new one.',
};

const emailOf = ({ name, email, account }: Addressee, event: SecurityEvent, { address }: Source, at: Date): Email => ({
  to: email,
  subject: subjects[event],
  text: [
    greetingOf(name),
    `in ${accountCalled(account)}, ${sentences[event]}`,
    `When: ${at.toISOString()}\nFrom: ${address ?? 'unknown'}`,
    'If this was you, there is nothing to do. If not, change your password at once and notify an administrator of your account.',
  ].join('\n\n'),
});

/** Whether a person has signed in before, and from this address; the very first sign-in is not reported. */
const placesOf = async (tx: Tx, { accountId, userId }: Person, address: string | null, since: Date) => {
  const { rows } = await sql<{ before: boolean; here: boolean }>`
    select count(*) > 0 as before, coalesce(bool_or(address = ${address}), false) as here from audit_entries
    where account_id = ${accountId} and actor_id = ${userId} and credential_type in ('password', 'passkey')
      and created_at > ${since.toISOString()}::timestamptz`.execute(tx);
  return rows[0]!;
};

/** Claims the day's e-mail about a refused sign-in; false when one was sent within a day. */
const mayNotifyAgain = async (tx: Tx, { accountId, userId }: Person, now: Date): Promise<boolean> => {
  const enough = new Date(now.getTime() - lifetimes.refusal_letter * 1000).toISOString();
  const own = tx.updateTable('passwords').set({ refusal_told_at: now.toISOString() });
  const due = own.where('account_id', '=', accountId).where('user_id', '=', userId);
  const claimed = due.where((eb) => eb.or([eb('refusal_told_at', 'is', null), eb('refusal_told_at', '<=', enough)]));
  return (await claimed.returning('user_id').executeTakeFirst()) !== undefined;
};

export const createPersonEmails = ({ clock, outbox }: Dependencies): PersonEmails => {
  const notify = async (tx: Tx, person: Person, event: SecurityEvent, source: Source): Promise<void> => {
    if (!outbox.sends) return;
    const to = await findAddressee(tx, person);
    if (!to) return;
    await outbox.post(tx, person.accountId, emailOf(to, event, source, clock()));
  };

  return {
    notify,
    notifyOfNewPlace: async (tx, person, source) => {
      if (!outbox.sends) return;
      const { before, here } = await placesOf(tx, person, source.address, new Date(clock().getTime() - lifetimes.known_place * 1000));
      if (before && !here) await notify(tx, person, 'new_place', source);
    },
    notifyOfRefusal: async (db, person, event, source) => {
      if (!outbox.sends) return;
      await transaction(db, async (tx) => {
        const now = clock();
        const { here } = await placesOf(tx, person, source.address, new Date(now.getTime() - lifetimes.known_place * 1000));
        if (!here && (await mayNotifyAgain(tx, person, now))) await notify(tx, person, event, source);
      });
    },
  };
};
