/** Markdown that can be written without escaping. */
export class Markdown {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template can contain: text is escaped, Markdown is not, and empty values produce nothing. */
export type Words = Markdown | string | number | false | null | undefined | readonly Words[];

/** Escapes text within a line, including addresses, because only `link` makes links. `_` between letters has no meaning, so it stays. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*[\]<>|~&@]|(?<!\w)_|_(?!\w)|:(?=\/\/)|(?<=\bwww)\.|(?<=\])\(/gi, '\\$&')
    .replace(/^(?=[-+#=] ?)|(?<=^\d+)(?=[.)] )/, '\\');

const textOf = (words: Words): string => {
  if (words === false || words === null || words === undefined) return '';
  if (words instanceof Markdown) return words.text;
  if (typeof words === 'object') return words.map(textOf).join('');
  return escapeText(String(words));
};

/** The template tag of Markdown: it escapes values that are not Markdown. */
export const md = (strings: TemplateStringsArray, ...words: Words[]): Markdown =>
  new Markdown(strings.reduce((text, string, index) => text + textOf(words[index - 1]) + string));

/** An escaped character, or code: nothing in it is markup. */
const literal = String.raw`\\[^]|(?<!\x60)(\x60+)(?!\x60)[^]*?(?<!\x60)\1(?!\x60)`;

/** Replaces what a pattern finds in Markdown outside code. The pattern has named groups only. */
export const replaceOutsideCode = (text: string, pattern: RegExp, by: (found: Record<string, string>) => string): string =>
  text.replaceAll(new RegExp(`${literal}|(?<found>${pattern.source})`, 'g'), (whole, ...rest) => {
    const groups = rest.at(-1) as Record<string, string>;
    return groups.found === undefined ? whole : by(groups);
  });

/** Markdown from a contract. Its HTML becomes text. */
export const prose = (text: string | undefined): Markdown =>
  new Markdown(replaceOutsideCode(text ?? '', /<(?!https?:|mailto:)/, () => '\\<').trim());

/** A paragraph of Markdown from a contract, in one line. */
export const inline = (text: string | undefined): Markdown => prose(text?.replaceAll(/\s*\n\s*/g, ' '));

const fenceAround = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

/** A text as code within a line. */
export const code = (text: string): Markdown => {
  const line = text === '' ? '""' : text.replaceAll(/\s/g, ' ');
  const fence = fenceAround(line, 1);
  return new Markdown(/^[` ]|[` ]$/.test(line) ? `${fence} ${line} ${fence}` : fence + line + fence);
};

/** A block of code. The title is its name for screen readers, where no heading says enough. */
export const codeBlock = (language: string, text: string, title: string): Markdown => {
  const fence = fenceAround(text, 3);
  return new Markdown(`${fence}${language} title="${title.replaceAll(/["`\\&\s]+/g, ' ').trim()}"\n${text}\n${fence}`);
};

/** An example: a string unchanged, anything else as JSON. */
export const example = (value: unknown, title: string): Markdown =>
  typeof value === 'string' ? codeBlock('text', value, title) : codeBlock('json', JSON.stringify(value, null, 2), title);

export const link = (words: Words, href: string): Markdown =>
  md`[${words}](${new Markdown(encodeURI(href).replaceAll(/[()]/g, (one) => (one === '(' ? '%28' : '%29')))})`;

/** A link to a place on the same page. At the beginning of a heading or an item, it also defines that place. */
export const anchor = (id: string, words: Words): Markdown => link(words, `#${id}`);

/** Pieces with a separator between them. */
export const joined = (pieces: readonly Words[], between: string): Markdown => new Markdown(pieces.map(textOf).join(between));

/** Several codes, one after the other. */
export const codes = (names: readonly string[], between = ' '): Markdown => joined(names.map(code), between);

const flat = (words: readonly Words[]): Words[] => words.flatMap((one) => (Array.isArray(one) ? flat(one) : [one as Words]));

/** Paragraphs and other blocks, one below the other. Empty ones are left out. */
export const blocks = (...pieces: readonly Words[]): Markdown => new Markdown(flat(pieces).map(textOf).filter(Boolean).join('\n\n'));

const indented = (one: Words, marker: string): string =>
  `${marker} ${textOf(one).replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length + 1)}`)}`;

/** A list whose items are lines. */
export const lines = (items: readonly Words[]): Markdown => new Markdown(items.map((one) => indented(one, '-')).join('\n'));

/** A list whose items are blocks. It has a different marker, so that it does not continue a list of lines before it. */
export const entries = (items: readonly Words[]): Markdown => new Markdown(items.map((one) => indented(one, '*')).join('\n\n'));

/** A list of blocks with numbers. */
export const numbered = (items: readonly Words[]): Markdown =>
  new Markdown(items.map((one, index) => indented(one, `${index + 1}.`)).join('\n\n'));

/** Terms with their descriptions. */
export const terms = (items: readonly (readonly [term: Words, said: Words])[]): Markdown =>
  lines(items.map(([term, said]) => md`${term}: ${said}`));

const row = (cells: readonly Words[]): string =>
  `| ${cells
    .map((one) =>
      textOf(one)
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll(/(?<!\\)\|/g, '\\|'),
    )
    .join(' | ')} |`;

export const table = (head: readonly Words[], rows: readonly (readonly Words[])[]): Markdown =>
  new Markdown([row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n'));

/** A part that is folded under its title, up to the next heading. It is written as a heading of the sixth level. */
export const fold = (title: Words, ...content: Words[]): Markdown => blocks(md`###### ${title}`, ...content);
