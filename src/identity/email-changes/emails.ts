import { platformName } from '../../contract/platform-name.ts';
import { accountCalled, greetingOf } from '../../core/email-words.ts';
import type { Email } from '../emails/mail.ts';
import type { Addressee } from '../people/person.ts';

/** A link in an e-mail, and when it expires. */
interface EmailLink {
  url: string;
  until: string;
}

const emailTo = (to: string, subject: string, paragraphs: readonly string[]): Email => ({ to, subject, text: paragraphs.join('\n\n') });

/** To the new address: the link that confirms it. */
export const confirmEmail = (to: string, { name, account }: Addressee, { url, until }: EmailLink): Email =>
  emailTo(to, `Confirm your e-mail address for ${platformName}`, [
    greetingOf(name),
    `this link makes ${to} the address that you sign in with in ${accountCalled(account)}. It works once, until ${until}:`,
    url,
    'If you did not request this, ignore this e-mail: nothing will change.',
  ]);

/** To a new address that somebody in the account already has: they are told, and whoever asked does not learn that they exist. */
export const takenEmail = (to: string, { account }: Pick<Addressee, 'account'>): Email =>
  emailTo(to, `Your e-mail address on ${platformName}`, [
    'Hello,',
    `somebody in ${accountCalled(account)} asked to sign in with ${to}, which is already your sign-in address there.`,
    'Nothing has changed, and nothing will. If it was you, sign in with this address, or reset your password.',
  ]);

/** To the current address, when a new one is requested: the link that cancels the change. */
export const noticeEmail = (to: string, { name, account }: Addressee, email: string, url: string): Email =>
  emailTo(to, `Somebody asked to change your e-mail address on ${platformName}`, [
    greetingOf(name),
    `somebody who knew your password asked to change your address in ${accountCalled(account)} to ${email}. Nothing has changed yet.`,
    'If this was you, open the e-mail at the new address. If not, cancel the change with this link, and change your password at once:',
    url,
  ]);

/** To the former address, when the new one is confirmed: the link that reverts the change. */
export const changedEmail = (to: string, { name, account }: Addressee, email: string, { url, until }: EmailLink): Email =>
  emailTo(to, `Your e-mail address on ${platformName} was changed`, [
    greetingOf(name),
    `you now sign in to ${accountCalled(account)} with ${email}, and no longer with ${to}.`,
    `If this was not you, revert it with this link until ${until}. It signs you out everywhere and lets you set a new password:`,
    url,
  ]);

/** To the confirmed address, when the change is reverted. */
export const undoneEmail = (to: string, { name, account }: Addressee, former: string): Email =>
  emailTo(to, `The change of your e-mail address on ${platformName} was reverted`, [
    greetingOf(name),
    `the change of the address in ${accountCalled(account)} from ${former} to ${to} was reverted from ${former}.`,
    'All sessions were signed out, and the password no longer works. An administrator of the account can help.',
  ]);

/** To the former address, when an administrator sets another one. */
export const setEmail = (to: string, name: string, email: string): Email =>
  emailTo(to, `Your e-mail address on ${platformName} was changed`, [
    greetingOf(name),
    `your ${platformName} sign-in address was changed to ${email} in the records of your account, and is no longer ${to}.`,
    'If you did not expect this, ask an administrator of your account.',
  ]);
