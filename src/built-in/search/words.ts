/** Starts and ends a word that was found. Stored texts have blanks instead of these characters. */
export const mark = { start: '\uE000', end: '\uE001' };

const punctuation = /[<>&.,;:_\-/\\|@#+*=~()[\]{}\uE000\uE001]/g;

/** A text as its words are taken from it: punctuation is blank, and each character stays one. The same as `searched_text` of the database. */
export const searchedText = (written: string): string => written.replace(punctuation, ' ');

const excludesWord = (written: string, at: number): boolean => written[at] === '-' && /^\s?$/.test(written.charAt(at - 1));

/** Words to find, in the syntax of `websearch_to_tsquery`. */
export interface Words {
  all: string;
  /** The words before the last one, where that may be incomplete: it consists of letters and digits only. */
  incomplete?: { before: string; last: string };
}

/** Reads words as people write them. Punctuation separates words, as in the texts; a hyphen before a word excludes it. */
export const readWords = (written: string): Words => {
  const all = written.replace(punctuation, (_, at: number) => (excludesWord(written, at) ? '-' : ' '));
  const [, before = '', last] = /^(|.*\s)([\p{L}\p{N}]{2,})$/su.exec(all) ?? [];
  const isInQuotes = before.split('"').length % 2 === 0;
  if (last === undefined || isInQuotes) return { all };
  return { all, incomplete: { before, last } };
};

/** A part of a passage, and whether it is one of the words. */
interface Part {
  text: string;
  is_match: boolean;
}

/** The maximum length of a part, in UTF-16 code units. */
const longest = 4096;

/**
 * Cuts a passage into what matches and what does not. @param original the text @param marked a passage of the text as it is searched,
 * with the words between marks
 */
export const partsOf = (original: string, marked: string): Part[] => {
  const pieces = marked.split(new RegExp(`[${mark.start}${mark.end}]`));
  const at = searchedText(original).indexOf(pieces.join(''));
  let from = Math.max(at, 0);
  return pieces.flatMap((piece, index) => {
    const text = at < 0 ? piece : original.slice(from, from + piece.length);
    from += piece.length;
    return piece === '' ? [] : [{ text: text.slice(0, longest).toWellFormed(), is_match: index % 2 === 1 }];
  });
};
