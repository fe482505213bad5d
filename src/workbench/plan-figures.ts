import { type Finding, pointerOf } from './places.ts';

type Figures = number | null | readonly number[] | { readonly [name: string]: Figures };

/**
 * Figures that clients want low: the cost of a list, the length of a window, the minimum retention of an account, the time until the next entry or
 * letter about the same thing, and the waits between attempts.
 */
const wantedLow = (words: readonly string[]): boolean =>
  words[0] === 'lists' ||
  words.includes('least') ||
  ['window', 'refill', 'audited_guesses', 'refusal_letter'].includes(words.at(-1)!) ||
  words.at(-2) === 'waits';

const worse = (before: number, now: number, words: readonly string[]): boolean => (wantedLow(words) ? now > before : now < before);

const finding = (words: readonly string[], rule: string, message: string): Finding => ({
  where: words.join('.'),
  rule,
  message: `\`${words.join('.')}\` ${message}`,
  pointer: pointerOf(words),
});

const hour = 3600;

const inHours = (waits: readonly number[]): number => Math.floor(waits.reduce((sum, wait) => sum + wait, 0) / hour);

/** Waits between attempts: they may become shorter while the attempts go on for as many hours. */
const waitFindings = (before: readonly number[], now: readonly number[], words: string[]): Finding[] => {
  if (now.length < before.length) return [finding(words, 'limit-lowered', `has ${now.length} waits instead of ${before.length}.`)];
  if (inHours(now) < inHours(before)) return [finding(words, 'limit-lowered', `last ${inHours(now)} hours instead of ${inHours(before)}.`)];
  return before.flatMap((wait, at) => compare(wait, now[at], [...words, String(at)]));
};

const isGroup = (value: Figures | undefined): value is { readonly [name: string]: Figures } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: Figures): string =>
  isGroup(value)
    ? Object.entries(value)
        .map(([name, one]) => `${name} ${one}`)
        .join(', ')
    : String(value);

/** Figures where there were none: one finding, also for a group. */
const addedFindings = (now: Figures, words: string[]): Finding[] =>
  now === null ? [] : [finding(words, 'limit-added', `is ${written(now)}; nothing limited it before.`)];

function compare(before: Figures | undefined, now: Figures | undefined, words: string[]): Finding[] {
  if (now === undefined) return [finding(words, 'limit-removed', 'was removed.')];
  if (before === undefined || before === null) return addedFindings(now, words);
  if (Array.isArray(before) && Array.isArray(now)) return waitFindings(before, now, words);
  if (isGroup(before)) {
    const after = isGroup(now) ? now : {};
    return Object.keys({ ...before, ...after }).flatMap((name) => compare(before[name], after[name], [...words, name]));
  }
  if (typeof before !== 'number' || typeof now !== 'number' || !worse(before, now, words)) return [];
  return [finding(words, wantedLow(words) ? 'limit-raised' : 'limit-lowered', `is ${now} instead of ${before}.`)];
}

/**
 * What callers lose between two texts of `openapi/plans.yaml` as JSON: a lower limit, a longer window, a more expensive list, a plan, or a limit where
 * there was none.
 * @param isNew whether a figure is only about what was not there before
 */
export const planFindings = (base: string, next: string, isNew: (figure: string) => boolean = () => false): Finding[] =>
  compare(JSON.parse(base), JSON.parse(next), []).filter(({ rule, where }) => rule !== 'limit-added' || !isNew(where));
