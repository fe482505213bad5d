import type { Clock } from '../core/clock.ts';
import { accountCalled, greetingOf, personCalled } from '../core/letter-words.ts';
import type { Principal } from '../core/principal.ts';
import type { Tx } from '../data/connection/transaction.ts';
import type { LetterOutbox } from './letter-outbox.ts';
import type { Letter } from './mail.ts';

/** What of an account has changed: its security settings, or for how long it keeps what. */
export type ChangedSettings = 'security' | 'retention';

/** A setting that has another value. */
export interface SettingChange {
  name: string;
  before: unknown;
  after: unknown;
}

/** Who changed settings, from where, and what. */
interface Happened {
  settings: ChangedSettings;
  changes: readonly SettingChange[];
  caller: Principal;
  /** Where the request came from. */
  address: string;
}

/** Writes a letter to each administrator of an account who may sign in. */
export type TellAdministrators = (tx: Tx, happened: Happened) => Promise<void>;

const words: Readonly<Record<ChangedSettings, { subject: string; happened: string; nothing: string }>> = {
  security: {
    subject: 'The security settings of your Tessera account were changed',
    happened: 'security settings were changed:',
    nothing: 'none',
  },
  retention: {
    subject: 'Your Tessera account keeps its records for a shorter time',
    happened: 'records and logs are kept for a shorter time, or fewer reads are noted:',
    nothing: 'the most of the plan',
  },
};

/** The words for a value. Lists and texts have none: an origin would be a link of whoever has set it. */
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
  outbox: Pick<LetterOutbox, 'post' | 'sends'>;
}

/** What a letter says of an act, to be read after who is greeted and the account. */
interface Act {
  subject: string;
  happened: string;
  /** The paragraphs after that. */
  end: readonly string[];
}

const peopleOf = (tx: Tx, accountId: string) => tx.selectFrom('users').where('users.account_id', '=', accountId);

/** By whom something was done, as letters say it. */
const nameOfMaker = async (tx: Tx, caller: Principal): Promise<string> => {
  const maker = await peopleOf(tx, caller.accountId).where('users.id', '=', caller.userId).select('users.name').executeTakeFirst();
  return madeBy(caller, maker?.name);
};

/** The administrators of an account who may sign in, those who joined first before the others. */
export const administratorsOf = (tx: Tx, accountId: string) =>
  peopleOf(tx, accountId)
    .where('users.role', '=', 'admin')
    .where('users.may_sign_in', '=', true)
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.name', 'users.email', 'accounts.name as account'])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();

/** Writes a letter to each of them, except the one whom it is about. */
const writeToAdministrators = async (
  tx: Tx,
  { outbox }: Dependencies,
  accountId: string,
  { subject, happened, end }: Act,
  except?: string,
): Promise<void> => {
  const letters = (await administratorsOf(tx, accountId))
    .filter(({ id }) => id !== except)
    .map(
      ({ name, email, account }): Letter => ({
        to: email,
        subject,
        text: [greetingOf(name), `in ${accountCalled(account)}, ${happened}`, ...end].join('\n\n'),
      }),
    );
  await outbox.post(tx, accountId, ...letters);
};

/** Letters to all administrators of an account about what protects it, so that one of them notices what nobody of them has done. */
export const createAccountLetters =
  (dependencies: Dependencies): TellAdministrators =>
  async (tx, { settings, changes, caller, address }) => {
    if (!dependencies.outbox.sends) return;
    const { subject, happened, nothing } = words[settings];
    const end = [
      changes.map((change) => lineOf(change, nothing)).join('\n'),
      `By: ${await nameOfMaker(tx, caller)}\nWhen: ${dependencies.clock().toISOString()}\nFrom: ${address}`,
      'If you know of this, you need not do anything. If not, look into the audit log, sign that person out or revoke the key, and change it back.',
    ];
    await writeToAdministrators(tx, dependencies, caller.accountId, { subject, happened, end });
  };

/** Letters to all other administrators of an account about a person who has become one. */
export const createAdministratorLetters =
  (dependencies: Dependencies) =>
  async (tx: Tx, caller: Principal, { id, name }: { id: string; name: string }): Promise<void> => {
    if (!dependencies.outbox.sends) return;
    const act = {
      subject: 'Your Tessera account has a new administrator',
      happened: `${personCalled(name)} (${id}) is an administrator now.`,
      end: [
        `By: ${await nameOfMaker(tx, caller)}\nWhen: ${dependencies.clock().toISOString()}`,
        'If you know of this, you need not do anything. If not, look into the audit log, take the role away, and sign whoever gave it out or revoke their key.',
      ],
    };
    await writeToAdministrators(tx, dependencies, caller.accountId, act, id);
  };
