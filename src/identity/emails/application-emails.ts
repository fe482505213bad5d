import { platformName } from '../../contract/platform-name.ts';
import type { Clock } from '../../core/clock.ts';
import { accountCalled, greetingOf, personCalled } from '../../core/email-words.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { findAddressee, type Person } from '../people/person.ts';
import { administratorsOf } from './account-emails.ts';
import type { EmailOutbox } from './email-outbox.ts';
import type { Email } from './mail.ts';

/** E-mails about self-describing applications, for accounts whose administrators decide about them. */
export interface ApplicationEmails {
  /** Tells the administrators that a person requests an application. */
  asked: (tx: Tx, person: Person, application: { id: string }) => Promise<void>;
  /** Tells the person who requested an application about the decision stored in its row, if somebody is waiting for one. */
  decided: (tx: Tx, application: { accountId: string; applicationId: string }) => Promise<void>;
}

interface Dependencies {
  clock: Clock;
  outbox: Pick<EmailOutbox, 'post' | 'sends'>;
}

/** Names the application by id: its name and address are chosen by whoever describes it. */
export const createApplicationEmails = ({ clock, outbox }: Dependencies): ApplicationEmails => ({
  asked: async (tx, person, { id }) => {
    if (!outbox.sends) return;
    const asking = (await findAddressee(tx, person))!;
    const emails = (await administratorsOf(tx, person.accountId)).map(
      ({ name, email, account }): Email => ({
        to: email,
        subject: `An application for your ${platformName} account needs your decision`,
        text: [
          greetingOf(name),
          `in ${accountCalled(account)}, ${personCalled(asking.name)} (${person.userId}) asks to use an application that describes itself.`,
          `Application: ${id}\nWhen: ${clock().toISOString()}`,
          'We have not verified it. Review its name and addresses among the applications of your account, and allow or refuse it there.',
        ].join('\n\n'),
      }),
    );
    await outbox.post(tx, person.accountId, ...emails);
  },

  decided: async (tx, { accountId, applicationId }) => {
    const row = tx.selectFrom('applications').where('account_id', '=', accountId).where('id', '=', applicationId);
    const { requested_by: userId, status } = await row.select(['requested_by', 'status']).executeTakeFirstOrThrow();
    if (userId === null) return;
    const own = tx.updateTable('applications').set({ requested_by: null }).where('account_id', '=', accountId);
    await own.where('id', '=', applicationId).execute();
    const to = outbox.sends ? await findAddressee(tx, { accountId, userId }) : undefined;
    if (!to) return;
    const isAllowed = status === 'allowed';
    await outbox.post(tx, accountId, {
      to: to.email,
      subject: `The application you requested on ${platformName} was ${isAllowed ? 'allowed' : 'refused'}`,
      text: [
        greetingOf(to.name),
        `in ${accountCalled(to.account)}, an administrator ${isAllowed ? 'allowed' : 'refused'} the application you requested.`,
        `Application: ${applicationId}\nWhen: ${clock().toISOString()}`,
        isAllowed ? 'Start again in the application and give your consent.' : 'If you need it, contact an administrator of your account.',
      ].join('\n\n'),
    });
  },
});
