import { platformName } from '../../contract/platform-name.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Addressee } from '../people/person.ts';
import { estimateGuesses } from '../sign-in/guesses.ts';
import { hashPassword } from './passwords.ts';

/** In characters (code points). */
export const passwordBounds = { least: 12, most: 256 };

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The contract checks its own requests; passwords from elsewhere are checked here. */
export const expectBounds = (password: string): void => {
  const { least, most } = passwordBounds;
  const { length } = [...password];
  if (length >= least && length <= most) return;
  throw new ServiceError('invalid_parameters', `A password must have ${least} to ${most} characters; this one has ${length}.`, {
    details: [{ field: 'password', message: `Must have ${least} to ${most} characters.`, code: length < least ? 'too_short' : 'too_long' }],
  });
};

const tooEasy = (what: string): ServiceError =>
  new ServiceError('unprocessable', `This password ${what} and is easy to guess. Choose another one.`, {
    details: [{ field: 'password', message: `Must be harder to guess; this one ${what}.`, code: 'not_allowed' }],
  });

/** What the library calls very hard to guess: obvious passwords have far less, four random words far more. */
const leastGuesses = 1e10;

/** Shorter parts of names occur in many words. */
const leastOfName = 3;

/** The names, and the words in them. */
const wordsOf = (names: string[]): string[] =>
  names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)]).filter(({ length }) => length >= leastOfName);

/** Others would try these words first. */
const namesOf = ({ name, email, account }: Addressee, authUrl: string | undefined): string[] =>
  wordsOf([email, name, account, platformName, ...(authUrl === undefined ? [] : [new URL(authUrl).hostname])].map(plain));

/** @throws ServiceError `unprocessable` for a password that is easy to guess */
export const expectHardToGuess = async (password: string, owner: Addressee, authUrl: string | undefined): Promise<void> => {
  const names = [...new Set(namesOf(owner, authUrl))];
  // Normalized as for hashing.
  const { guesses, ofNames } = await estimateGuesses({ password: password.normalize('NFKC'), names });
  if (guesses >= leastGuesses) return;
  throw tooEasy(ofNames ? 'consists mostly of your names or those of this service' : 'is too common');
};

/**
 * The hash of a new password. Every new password is checked here.
 * @param authUrl where people sign in; its host name is easy to guess
 * @throws ServiceError `invalid_parameters` for a wrong length, `unprocessable` for a password that is easy to guess
 */
export const newPasswordHash = async (password: string, owner: Addressee, authUrl: string | undefined): Promise<string> => {
  expectBounds(password);
  await expectHardToGuess(password, owner, authUrl);
  return hashPassword(password);
};
