import { accountCalled, greetingOf } from '../../core/letter-words.ts';
import type { Letter } from '../mail.ts';

/** Whom a letter is for, and their account. */
export interface Addressee {
  name: string;
  account: string;
}

/** A link of a letter, and until when it works. */
interface LetterLink {
  url: string;
  until: string;
}

const letter = (to: string, subject: string, paragraphs: readonly string[]): Letter => ({ to, subject, text: paragraphs.join('\n\n') });

/** To the new address: the link that confirms it. */
export const confirmLetter = (to: string, { name, account }: Addressee, { url, until }: LetterLink): Letter =>
  letter(to, 'Confirm your e-mail address for Tessera', [
    greetingOf(name),
    `this link makes ${to} the address that you sign in with in ${accountCalled(account)}. It works once, until ${until}:`,
    url,
    'If you did not ask for this, you need not do anything: nothing changes.',
  ]);

/** To a new address that somebody in the account has: they learn of it, and whoever asked does not learn that they are there. */
export const takenLetter = (to: string, { account }: Pick<Addressee, 'account'>): Letter =>
  letter(to, 'Your e-mail address at Tessera', [
    'Hello,',
    `somebody in ${accountCalled(account)} asked to sign in with ${to}, with which you sign in there already.`,
    'Nothing has changed, and nothing will. If it was you, sign in with this address, or set your password anew.',
  ]);

/** To the present address, when another one is asked for: the link that stops it. */
export const noticeLetter = (to: string, { name, account }: Addressee, email: string, url: string): Letter =>
  letter(to, 'Somebody asked to change your e-mail address for Tessera', [
    greetingOf(name),
    `somebody who knew your password asked to change your address in ${accountCalled(account)} to ${email}. Nothing has changed yet.`,
    'If this was you, open the letter at the new address. If not, stop it with this link, and change your password at once:',
    url,
  ]);

/** To the former address, when another one is confirmed: the link that undoes it. */
export const changedLetter = (to: string, { name, account }: Addressee, email: string, { url, until }: LetterLink): Letter =>
  letter(to, 'Your e-mail address for Tessera was changed', [
    greetingOf(name),
    `you sign in to ${accountCalled(account)} with ${email} from now on, and no longer with ${to}.`,
    `If this was not you, undo it with this link until ${until}. It signs you out everywhere and has you set another password:`,
    url,
  ]);

/** To the address that was confirmed, when the change is undone. */
export const undoneLetter = (to: string, { name, account }: Addressee, former: string): Letter =>
  letter(to, 'The change of your e-mail address for Tessera was undone', [
    greetingOf(name),
    `the change of the address in ${accountCalled(account)} from ${former} to ${to} was undone from ${former}.`,
    'Everything that was signed in was signed out, and the password no longer works. An administrator of the account can help.',
  ]);

/** To the former address, when another one was set in the records of the account. */
export const setLetter = (to: string, name: string, email: string): Letter =>
  letter(to, 'Your e-mail address for Tessera was changed', [
    greetingOf(name),
    `the address that you sign in to Tessera with was set to ${email} in the records of your account, and is no longer ${to}.`,
    'If you do not know why, ask an administrator of your account.',
  ]);
