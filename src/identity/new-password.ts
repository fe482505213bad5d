import { ServiceError } from '../core/errors.ts';
import { hashPassword } from './passwords.ts';

/** In characters (code points). */
export const passwordBounds = { least: 12, most: 256 };

/** The owner of a password: others would try these words first. */
export interface Owner {
  name: string;
  email: string;
}

const service = 'Tessera';

/** The contract checks the bounds of its own requests; passwords from elsewhere are checked here. */
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

/** Some megabytes, loaded when the first password is set. */
const readCommonest = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

let commonest: ReturnType<typeof readCommonest> | undefined;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const wordsOf = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const lettersOf = (text: string): string => wordsOf(text).replaceAll(/\p{N}/gu, '');

/** Without the digits and signs at the end, which only make a common password long enough. */
const stemOf = (text: string): string => text.replace(/[^\p{L}\p{M}]+$/u, '');
/** The part that a text repeats; without repetition the text itself. */
const unitOf = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** Without one year at the end or the beginning, such as `summer` of `summer2026`. */
const withoutYear = (words: string): string => words.replace(/^(?:19|20)\d\d(?=\D)|(?<=\D)(?:19|20)\d\d$/u, '');

/** A repetition of so few characters is as easy to guess as a common password. */
const shortUnit = 4;

const isCommon = (password: string, known: ReadonlySet<string>): boolean => {
  const [whole, words] = [plain(password), wordsOf(password)];
  // A long ending after a short word, or many signs within it, may be hard enough to guess by themselves.
  const weighs = (part: string) => 2 * part.length >= whole.length;
  const parts = [whole, ...[words, stemOf(whole), stemOf(words)].filter(weighs)];
  const readings = parts.flatMap((part) => [part, unitOf(part)]);
  // A word with the year, as people who have to change their password choose it, however many signs are around.
  return known.has(withoutYear(words)) || readings.some((reading) => reading.length <= shortUnit || known.has(reading));
};

/** What is typed in the order of the alphabet, of the digits or of a keyboard. */
const orders = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** Every two neighbours of an order, by the order and its direction; and a character with itself. */
const followers = orders.map((order) => new Set(Array.from(order.slice(1), (next, at) => `${order[at]}${next}`)));
const waysFrom = (one: string, next: string): string[] => {
  const ways = followers.flatMap((pairs, order) => [
    ...(pairs.has(one + next) ? [`${order} on`] : []),
    ...(pairs.has(next + one) ? [`${order} back`] : []),
  ]);
  return one === next ? ['again', ...ways] : ways;
};

/** Of a run, somebody who guesses needs little more than where it begins and where it ends. */
const ofRun = 2;
const leastWithoutRuns = 8;

/** How many characters are left of a text when its runs, such as `abcdef` or `9876`, count as two. */
const lengthWithoutRuns = (text: string): number => {
  const characters = [...text];
  let length = 0;
  let inRun = 0;
  let ways: string[] = [];
  characters.forEach((one, at) => {
    const here = at === 0 ? [] : waysFrom(characters[at - 1]!, one);
    const kept = ways.filter((way) => here.includes(way));
    const goesOn = inRun === 1 ? here : kept;
    inRun = goesOn.length > 0 ? inRun + 1 : 1;
    ways = inRun === 1 ? [] : goesOn;
    if (inRun <= ofRun) length += 1;
  });
  return length;
};

const namesOf = (authUrl: string | undefined): string[] => (authUrl === undefined ? [] : [new URL(authUrl).hostname]);

/** Shorter words are in many others. */
const leastOfWord = 3;
/** So many characters beside names are no longer little. */
const leastBesideNames = 4;

/** Whether a password has hardly more than names in it: of the person, of their mail server, of this service and of its host. */
const isOf = (password: string, { name, email }: Owner, authUrl: string | undefined): boolean => {
  const names = [email, name, service, ...namesOf(authUrl)].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]).map(wordsOf);
  return [wordsOf, lettersOf].some((read) => {
    const whole = read(password);
    const known = names.map(read).filter(({ length }) => length >= leastOfWord);
    const rest = known.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), whole);
    return rest !== whole && rest.length < leastBesideNames;
  });
};

/**
 * The hash of a new password. Every new password is checked here.
 * @param authUrl where people sign in, whose name is easy to guess
 * @throws ServiceError `invalid_parameters` outside the bounds, `unprocessable` for a password that is easy to guess
 */
export const newPasswordHash = async (password: string, owner: Owner, authUrl: string | undefined): Promise<string> => {
  expectBounds(password);
  commonest ??= readCommonest();
  if (isCommon(password, await commonest)) throw tooEasy('is one of the commonest, or little more than one');
  if (lengthWithoutRuns(plain(password)) < leastWithoutRuns) throw tooEasy('is little more than rows of letters or digits');
  if (isOf(password, owner, authUrl)) throw tooEasy('says little more than a name or an e-mail address');
  return hashPassword(password);
};
