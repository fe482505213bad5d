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

/** Letters to all administrators of an account about what protects it, so that one of them notices what nobody of them has done. */
export const createAccountLetters =
  ({ clock, outbox }: { clock: Clock; outbox: Pick<LetterOutbox, 'post' | 'sends'> }): TellAdministrators =>
  async (tx, { settings, changes, caller, address }) => {
    if (!outbox.sends) return;
    const { accountId, userId } = caller;
    const people = tx.selectFrom('users').where('users.account_id', '=', accountId);
    const maker = await people.where('users.id', '=', userId).select('users.name').executeTakeFirst();
    const administrators = await people
      .where('users.role', '=', 'admin')
      .where('users.may_sign_in', '=', true)
      .innerJoin('accounts', 'accounts.id', 'users.account_id')
      .select(['users.name', 'users.email', 'accounts.name as account'])
      .orderBy('users.created_at')
      .orderBy('users.id')
      .execute();
    const { subject, happened, nothing } = words[settings];
    const end = [
      changes.map((change) => lineOf(change, nothing)).join('\n'),
      `By: ${madeBy(caller, maker?.name)}\nWhen: ${clock().toISOString()}\nFrom: ${address}`,
      'If you know of this, you need not do anything. If not, look into the audit log, sign that person out or revoke the key, and change it back.',
    ];
    const letters = administrators.map(
      ({ name, email, account }): Letter => ({
        to: email,
        subject,
        text: [greetingOf(name), `in ${accountCalled(account)}, ${happened}`, ...end].join('\n\n'),
      }),
    );
    await outbox.post(tx, accountId, ...letters);
  };
