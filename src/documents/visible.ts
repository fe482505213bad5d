import type { Schema } from './document.ts';

const tags = String.raw`\u{E0020}-\u{E007F}`;
/** Tag characters, which follow a flag. */
const inTags = (text: string): string => [...text].map((one) => String.raw`\u{E00${one.charCodeAt(0).toString(16)}}`).join('');
/** The flags written with tags: England, Scotland and Wales. */
const regions = ['gbeng', 'gbsct', 'gbwls'].map(inTags).join('|');

/** A letter of a script with joining letters, with its marks. */
const joined = String.raw`(?=\p{L})[\p{scx=Arab}\p{sc=Syrc}\p{sc=Mand}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Phag}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Sogd}]`;
/** The virama signs, which suppress a consonant's vowel, in scripts that form or prevent conjuncts. */
const viramas = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u1039\u103A\u17D2\u1B44\u1BAA\uA806\uA8C4\uA953\uA9C0\uAAF6\u{11046}\u{110B9}\u{11133}\u{111C0}\u{1134D}\u{11442}\u{114C2}\u{115BF}\u{1163F}]`;
const initials = String.raw`\u1100-\u115E\uA960-\uA97C`;
const vowels = String.raw`\u1161-\u11A7\uD7B0-\uD7C6`;
const finals = String.raw`\u11A8-\u11FF\uD7CB-\uD7FB`;
const mongolian = String.raw`\u1807\u1820-\u18AA`;

/** Where an invisible character may be, because it changes how its neighbours look. */
const needed = [
  // Joiners of emoji, of letters, of letters and another script, of an abbreviation, and of consonants.
  String.raw`(?<=(?:\p{ExtPict}\uFE0F?|\p{EMod}))\u200D(?=\p{ExtPict})`,
  String.raw`(?<=${joined}\p{M}{0,4})[\u200C\u200D](?=${joined})`,
  String.raw`(?<=[\p{L}\p{Nd}\p{Pf}])\u200C(?=${joined})`,
  String.raw`(?<=\u0647)[\u200C\u200D]`,
  String.raw`(?<=${viramas})[\u200C\u200D]`,
  String.raw`(?<=\p{Lo})[\u200C\u200D](?=${viramas})`,
  String.raw`(?<=[\u1780-\u17A2])\u200C(?=[\u17C9\u17CA])`,
  // Variation selectors: of emoji, keycaps, mathematical symbols and letters, punctuation in columns, and ideographs.
  String.raw`(?<=[0-9#*])[\uFE0E\uFE0F](?=\u20E3)`,
  String.raw`(?<=(?![0-9#*\p{RI}])\p{Emoji})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\u2200-\u22FF\u2A00-\u2AFF\p{sc=Mymr}\p{sc=Phag}\p{sc=Mani}])\uFE00`,
  String.raw`(?<=[\u3001\u3002\uFF01\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F])[\uFE00\uFE01]`,
  String.raw`(?<=\p{UIdeo})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=[${mongolian}])[\u180B-\u180D\u180F]`,
  String.raw`(?<=[${mongolian}][\u180B-\u180D\u180F]?)\u180E(?=[${mongolian}])`,
  // Fillers of a syllable without its consonant or vowel.
  String.raw`\u115F(?=[${vowels}]|\u1160[${finals}])`,
  String.raw`(?<=[${initials}\u115F])\u1160(?=[${finals}])`,
  // A blank between braille cells.
  String.raw`(?<=[\u2801-\u28FF])\u2800(?=[\u2801-\u28FF])`,
  // The tags of a flag, as a single run after it.
  `(?<=[${tags}])[${tags}]`,
  String.raw`(?<=\u{1F3F4})(?=(?:${regions})\u{E007F}(?![${tags}]))[${tags}]`,
];

/**
 * Invisible characters that the contract's patterns do not refuse everywhere: up to U+FFFF those that some scripts and emoji need, above it what
 * Unicode calls ignorable, blanks, music and hieroglyph controls, and noncharacters.
 */
const invisible = String.raw`[\u115F\u1160\u180B-\u180F\u200C\u200D\u2800\uFE00-\uFE0F]|(?=[\u{10000}-\u{10FFFF}])[\p{DI}\p{NChar}\u{1D159}\u{13430}-\u{13442}]`;

/**
 * The pattern of every `x-visible` text, for callers' values only: invisible characters are allowed only where a neighbour needs them. It is not in
 * the contract, because languages write character properties and lookarounds differently, and a generated client would not load.
 */
export const visiblePattern = `^(?![^]*(?:(?!${needed.join('|')})(?:${invisible})))`;

/** The pattern's requirement, in words. */
export const visibleText =
  'Must not have joiners, fillers, variation selectors, tags or other invisible characters except where scripts and emoji need them.';

/** Adds the check of `x-visible` to a schema, for a text that matches the contract's pattern. */
export const withVisible = (schema: Schema): Schema =>
  schema['x-visible'] ? { ...schema, anyOf: [{ not: { pattern: schema.pattern } }, { pattern: visiblePattern }] } : schema;
