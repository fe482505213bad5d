import type { AuthorityFacts } from '../contract/authority.ts';
import { type Finding, pointerOf } from './places.ts';

type Words = Readonly<Record<string, Pick<AuthorityFacts, 'needs' | 'alone' | 'within' | 'tied' | 'recent'>>>;

interface Operation {
  'x-authority'?: string[];
}

interface Document {
  paths?: object;
  'x-authority'?: Words;
}

const operationsOf = ({ paths = {} }: Document): { name: string; words: string[] }[] =>
  Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { 'x-authority': words }]) =>
      words ? [{ name: `${method.toUpperCase()} ${path}`, words }] : [],
    ),
  );

/** What the words of a document's operations demand of callers, out of all words. */
export const authorityOf = (document: object, words: Words): Words => {
  const used = new Set(operationsOf(document).flatMap((operation) => operation.words));
  const demands = Object.entries(words).map(([word, { needs, alone = [], within, tied = false, recent }]) => [
    word,
    { needs, alone, within, tied, recent },
  ]);
  return Object.fromEntries(demands.filter(([word]) => used.has(word as string)));
};

/** The operations with a word. */
export const operationsWith = (document: object, word: string): string[] =>
  operationsOf(document).flatMap(({ name, words }) => (words.includes(word) ? [name] : []));

const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

const added = (before: readonly string[] = [], now: readonly string[] = []): string[] => now.filter((scope) => !before.includes(scope));

const changesOf = (before: Words[string], now: Words[string]): [key: string, rule: string, message: string][] => {
  const [scopes, alone] = [added(before.needs, now.needs), added(before.alone, now.alone)];
  return [
    ...(scopes.length > 0 ? [['needs', 'authority-added', `Callers now need ${list(scopes)}.`] as [string, string, string]] : []),
    ...(alone.length > 0 ? [['alone', 'authority-added', `Programs now need ${list(alone)}.`] as [string, string, string]] : []),
    ...(now.within && !before.within
      ? [['within', 'authority-added', 'What it gives is now compared with the credential.'] as [string, string, string]]
      : []),
    ...(Boolean(now.tied) !== Boolean(before.tied)
      ? [
          ['tied', 'authority-tie-changed', `What it hands out ${now.tied ? 'now' : 'no longer'} ends with the credential.`] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    ...(now.recent && !before.recent
      ? [['recent', 'recent-sign-in-added', 'A person must now have signed in recently.'] as [string, string, string]]
      : []),
  ];
};

/** What callers lose by words of `x-authority` that demand more than before or hand out something else, whatever operations have them. */
export const authorityFindings = ({ 'x-authority': base = {} }: Document, next: Document): Finding[] =>
  Object.entries(base).flatMap(([word, before]) => {
    const now = next['x-authority']?.[word];
    return (now ? changesOf(before, now) : []).map(([key, rule, message]) => ({
      where: `x-authority \`${word}\``,
      rule,
      message,
      pointer: pointerOf(['x-authority', word, key]),
    }));
  });
