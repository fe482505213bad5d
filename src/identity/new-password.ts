import { ServiceError } from '../core/errors.ts';
import { hashPassword } from './passwords.ts';

/** In characters, as people count them. */
export const passwordBounds = { least: 12, most: 256 };

/** Whom a password is for, in the words that others would try first. */
export interface Owner {
  name: string;
  email: string;
}

const service = 'Tessera';

/** The contract holds its own requests to the bounds; what comes otherwise is held to them here. */
export const expectBounds = (password: string): void => {
  const { least, most } = passwordBounds;
  const { length } = [...password];
  if (length >= least && length <= most) return;
  throw new ServiceError('invalid_parameters', `A password has ${least} to ${most} characters; this one has ${length}.`, {
    details: [{ field: 'password', message: `Must have ${least} to ${most} characters.`, code: length < least ? 'too_short' : 'too_long' }],
  });
};

const tooEasy = (what: string): ServiceError =>
  new ServiceError('unprocessable', `This password ${what}, which is tried first. Choose another one.`, {
    details: [{ field: 'password', message: `Must be harder to guess; this one ${what}.`, code: 'not_allowed' }],
  });

/** Some megabytes, read when the first password is set. */
const readCommonest = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

let commonest: ReturnType<typeof readCommonest> | undefined;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const wordsOf = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Without the digits and signs at its end, which make a long enough one of a common one. */
const stemOf = (text: string): string => text.replace(/[^\p{L}\p{M}]+$/u, '');
/** What a text says again and again; else the text itself. */
const unitOf = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** A few characters said again and again are as common as any word. */
const shortUnit = 4;

const isCommon = (password: string, known: ReadonlySet<string>): boolean => {
  const whole = plain(password);
  const stem = stemOf(whole);
  const readings = [whole, unitOf(whole)];
  // What hangs on a word of a few letters may be hard enough to guess by itself.
  if (2 * stem.length >= whole.length) readings.push(stem, unitOf(stem));
  return readings.some((reading) => reading.length <= shortUnit || known.has(reading));
};

const isOf = (password: string, { name, email }: Owner): boolean => {
  const words = wordsOf(password);
  const readings = [words, stemOf(words), stemOf(unitOf(words)), unitOf(stemOf(words))];
  const tried = [email, email.slice(0, email.lastIndexOf('@')), name, service].map(wordsOf);
  return tried.some((word) => word !== '' && (readings.includes(word) || (stemOf(word) !== '' && readings.includes(stemOf(word)))));
};

/**
 * The hash of a new password, wherever one is set.
 * @throws ServiceError `invalid_parameters` outside the bounds, `unprocessable` for what is guessed first
 */
export const newPasswordHash = async (password: string, owner: Owner): Promise<string> => {
  expectBounds(password);
  commonest ??= readCommonest();
  if (isCommon(password, await commonest)) throw tooEasy('is one of the commonest, or little more than one');
  if (isOf(password, owner)) throw tooEasy('says little more than a name or an e-mail address');
  return hashPassword(password);
};
