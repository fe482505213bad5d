// Finds entries of the pages by words. The server and the browser both use it.

/** The words of a text: `createdAt` and `created_at` are two words, and also one. */
const wordsIn = (text) =>
  (text.match(/[\p{L}\p{N}_-]+/gu) ?? []).flatMap((token) => {
    const parts =
      token
        .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });

/** Whether two words differ in one letter: one more, one less, another one, or two that changed places. */
const nearly = (a, b) => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
};

/** How well a word of a query fits a word of an entry, from 0 to 1. */
const match = (asked, word) => {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return 0.5 + (0.4 * asked.length) / word.length;
  return asked.length > 4 && nearly(asked, word) ? 0.3 : 0;
};

const best = (asked, words) => words.reduce((most, word) => Math.max(most, match(asked, word)), 0);

/** Which kind a reader more likely means when the words match equally well. */
const weights = { Guide: 0.8, Operation: 0.6, Error: 0.5, Event: 0.4, Page: 0.4, Schema: 0.2 };

/** Prepares entries, each `[kind, title, address, text]`, and returns a function that finds the best ones for a query. */
export const createSearch = (entries) => {
  const prepared = entries.map(([kind, title, address, text]) => ({
    entry: { kind, title, address, text },
    title: wordsIn(title),
    text: wordsIn(text),
  }));
  const scoreOf = (asked, { entry, title, text }) => {
    let score = 0;
    for (const word of asked) {
      const found = Math.max(4 * best(word, title), best(word, text));
      if (found === 0) return 0;
      score += found;
    }
    const isTitle = asked.join('') === title.at(-1) || asked.join(' ') === title.join(' ');
    return score + (isTitle ? 2 : 0) + (weights[entry.kind] ?? 0) - title.length / 20;
  };
  return (query, most = 20) => {
    const asked = [...new Set(query.match(/[\p{L}\p{N}]+/gu)?.flatMap((word) => word.toLowerCase()) ?? [])].slice(0, 12);
    if (asked.length === 0) return [];
    const scored = prepared.map((one) => ({ entry: one.entry, score: scoreOf(asked, one) }));
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ entry }) => entry);
  };
};

/** The part of a text that has a word of the query, as pieces: `[text, whether it is such a word]`. */
export const excerptOf = (text, query, length = 140) => {
  const asked = wordsIn(query);
  const tokens = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
  const isAsked = (token) =>
    asked.some((word) => token.toLowerCase().startsWith(word) || (word.length > 4 && nearly(word, token.toLowerCase())));
  const first = tokens.findIndex(isAsked);
  const before = tokens.slice(0, Math.max(0, first)).join('').length;
  let start = 0;
  for (let at = 0; before > length / 2 && at < before - length / 3; at += tokens[start - 1].length) start += 1;
  const pieces = start > 0 ? [['…', false]] : [];
  let shown = 0;
  for (const token of tokens.slice(start)) {
    if (shown > length) return [...pieces, ['…', false]];
    pieces.push([token, isAsked(token)]);
    shown += token.length;
  }
  return pieces;
};
