import type { Schema } from '../documents/document.ts';

/**
 * What a text that is `x-visible` must not have, besides what its pattern refuses. These are no part of the pattern, because languages differ in
 * how a class of characters beyond U+FFFF is written, and a generated client would not load.
 */
const refused = [
  // Formats of shorthand and music, language tags, and unassigned characters that show nothing.
  String.raw`[\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E001F}\u{E0080}-\u{E00FF}\u{E01F0}-\u{E0FFF}]`,
  // Tags, except the few after a black flag, which make it the flag of a region.
  String.raw`(?:^|[^\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007F}]`,
  String.raw`[\u{E0020}-\u{E007F}]{8}`,
  // Joiners where nothing is to join: at the beginning, after Latin letters and signs, and more than one.
  String.raw`(?:^|[\x00-\u024F])[\u200C\u200D]`,
  String.raw`[\u200C\u200D]{2}`,
  // A variation selector that another one follows.
  String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2}`,
];

/** The pattern of every text that is `x-visible`, for callers' values only. */
export const visiblePattern = `^(?![^]*(?:${refused.join('|')}))`;

/** What the pattern demands, in words. */
export const visibleText = 'Must have joiners, variation selectors and tags only where scripts and emoji need them.';

/** A schema with the check that `x-visible` asks for. */
export const withVisible = (schema: Schema): Schema => (schema['x-visible'] ? { ...schema, allOf: [{ pattern: visiblePattern }] } : schema);
