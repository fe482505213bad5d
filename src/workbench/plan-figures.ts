import { type Finding, pointerOf } from './places.ts';

type Figures = number | null | { [name: string]: Figures };

/** Figures that clients want low: the cost of a list, the length of a window, and the minimum retention of an account. */
const wantedLow = (words: readonly string[]): boolean =>
  words[0] === 'lists' || words.includes('least') || ['window', 'refill'].includes(words.at(-1)!);

const worse = (before: number, now: number, words: readonly string[]): boolean => (wantedLow(words) ? now > before : now < before);

/** What callers lose between two texts of `openapi/plans.yaml` as JSON: a lower limit, a longer window, a more expensive list, a plan. */
export const planFindings = (base: string, next: string): Finding[] => {
  const compare = (before: Figures, now: Figures | undefined, words: string[]): Finding[] => {
    const place = { where: words.join('.'), pointer: pointerOf(words) };
    if (now === undefined) return [{ ...place, rule: 'limit-removed', message: `\`${place.where}\` was removed.` }];
    if (before !== null && typeof before === 'object')
      return Object.entries(before).flatMap(([name, inside]) =>
        compare(inside, now !== null && typeof now === 'object' ? now[name] : undefined, [...words, name]),
      );
    if (typeof before !== 'number' || typeof now !== 'number' || !worse(before, now, words)) return [];
    const rule = wantedLow(words) ? 'limit-raised' : 'limit-lowered';
    return [{ ...place, rule, message: `\`${place.where}\` is ${now} instead of ${before}.` }];
  };
  return compare(JSON.parse(base), JSON.parse(next), []);
};
