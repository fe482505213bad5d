import { platformName } from '../../contract/platform-name.ts';
import type { Clock } from '../../core/clock.ts';
import { accountCalled, greetingOf, personCalled } from '../../core/email-words.ts';
import type { Principal } from '../../core/principal.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { EmailOutbox } from './email-outbox.ts';
import type { Email } from './mail.ts';

/** What has changed in an account: its security settings, or its retention. */
export type ChangedSettings = 'security' | 'retention';

/** A changed setting. */
export interface SettingChange {
  name: string;
  before: unknown;
  after: unknown;
}

/** Who changed which settings, and from where. */
interface Happened {
  settings: ChangedSettings;
  changes: readonly SettingChange[];
  caller: Principal;
  /** Where the request came from. */
  address: string;
}

/** E-mails each administrator of an account who may sign in. */
export type NotifyAdministrators = (tx: Tx, happened: Happened) => Promise<void>;

const words: Readonly<Record<ChangedSettings, { subject: string; happened: string; nothing: string }>> = {
  security: {
    subject: `The security settings of your ${platformName} account were changed`,
    happened: 'security settings were changed:',
    nothing: 'none',
  },
  retention: {
    subject: `Your ${platformName} account now keeps its records for a shorter time`,
    happened: 'records and logs are now kept for a shorter time, or fewer reads are logged:',
    nothing: 'the maximum of the plan',
  },
};

/** The text for a value. Lists and strings have none: an origin would become a link chosen by whoever set it. */
const shown = (value: unknown, nothing: string): string | undefined => {
  if (value === null) return nothing;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : undefined;
};

const lineOf = ({ name, before, after }: SettingChange, nothing: string): string => {
  const [was, is] = [shown(before, nothing), shown(after, nothing)];
  return `- ${name.replaceAll('_', ' ')}: ${was === undefined || is === undefined ? 'changed' : `${was}, now ${is}`}`;
};

const madeBy = ({ actor, userId, credential }: Principal, name: string | undefined): string => {
  if (actor.type === 'application') return `the application ${actor.id}`;
  const person = `${personCalled(name ?? '')} (${userId})`;
  if (credential.type === 'session') return person;
  return `${person}, with ${credential.type === 'api_key' ? 'the API key' : 'a token of'} ${credential.id}`;
};

interface Dependencies {
  clock: Clock;
  outbox: Pick<EmailOutbox, 'post' | 'sends'>;
}

/** The sentence after the greeting and the account name. */
interface Act {
  subject: string;
  happened: string;
  /** The paragraphs after that. */
  end: readonly string[];
}

const peopleOf = (tx: Tx, accountId: string) => tx.selectFrom('users').where('users.account_id', '=', accountId);

/** The actor, as e-mails name it. */
const nameOfMaker = async (tx: Tx, caller: Principal): Promise<string> => {
  const maker = await peopleOf(tx, caller.accountId).where('users.id', '=', caller.userId).select('users.name').executeTakeFirst();
  return madeBy(caller, maker?.name);
};

/** The administrators of an account who may sign in, oldest members first. */
export const administratorsOf = (tx: Tx, accountId: string) =>
  peopleOf(tx, accountId)
    .where('users.role', '=', 'admin')
    .where('users.may_sign_in', '=', true)
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.name', 'users.email', 'accounts.name as account'])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();

/** E-mails each of them except the one it is about. */
const writeToAdministrators = async (
  tx: Tx,
  { outbox }: Dependencies,
  accountId: string,
  { subject, happened, end }: Act,
  except?: string,
): Promise<void> => {
  const emails = (await administratorsOf(tx, accountId))
    .filter(({ id }) => id !== except)
    .map(
      ({ name, email, account }): Email => ({
        to: email,
        subject,
        text: [greetingOf(name), `in ${accountCalled(account)}, ${happened}`, ...end].join('\n\n'),
      }),
    );
  await outbox.post(tx, accountId, ...emails);
};

/** E-mails to all administrators of an account about changes to its protection, so that somebody notices an unwanted one. */
export const createAccountEmails =
  (dependencies: Dependencies): NotifyAdministrators =>
  async (tx, { settings, changes, caller, address }) => {
    if (!dependencies.outbox.sends) return;
    const { subject, happened, nothing } = words[settings];
    const end = [
      changes.map((change) => lineOf(change, nothing)).join('\n'),
      `By: ${await nameOfMaker(tx, caller)}\nWhen: ${dependencies.clock().toISOString()}\nFrom: ${address}`,
      'If you expected this, there is nothing to do. Otherwise check the audit log, sign that person out or revoke the key, and revert the change.',
    ];
    await writeToAdministrators(tx, dependencies, caller.accountId, { subject, happened, end });
  };

/** E-mails to all other administrators of an account about a new administrator. */
export const createAdministratorEmails =
  (dependencies: Dependencies) =>
  async (tx: Tx, caller: Principal, { id, name }: { id: string; name: string }): Promise<void> => {
    if (!dependencies.outbox.sends) return;
    const act = {
      subject: `Your ${platformName} account has a new administrator`,
      happened: `${personCalled(name)} (${id}) is now an administrator.`,
      end: [
        `By: ${await nameOfMaker(tx, caller)}\nWhen: ${dependencies.clock().toISOString()}`,
        'If you expected this, there is nothing to do. Otherwise check the audit log, take the role away, and sign out the person who granted it or revoke their key.',
      ],
    };
    await writeToAdministrators(tx, dependencies, caller.accountId, act, id);
  };
