import { lexer, type Token, type Tokens } from 'marked';
import { markdownOf, type Page, type Place } from './page.ts';

const isLink = (token: Token | undefined): token is Tokens.Link => token?.type === 'link';

export const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === 'heading';

/** The text of tokens without marks. */
export const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token): string => {
      if (token.type === 'list') return plain((token as Tokens.List).items);
      if (token.type === 'table') return plain([token.header, ...token.rows].flat());
      const inside = 'tokens' in token && token.tokens ? plain(token.tokens) : ((token as { text?: string }).text ?? ' ');
      const isBlock = token.type === 'code' || /\n|^$/.test(token.raw ?? '');
      return isBlock ? `${inside} ` : inside;
    })
    .join('');

/** The anchor that a heading or item defines by starting with a link to itself. */
const ownPlace = ([first]: readonly Token[]): string | undefined =>
  isLink(first) && first.href.startsWith('#') ? decodeURI(first.href.slice(1)) : undefined;

/** The anchor of a heading. */
export const placeOfHeading = ({ tokens }: Tokens.Heading): string =>
  ownPlace(tokens) ??
  plain(tokens)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The anchor of an item or a term: its own, or the last part of the address that it links to. */
export const placeOf = (tokens: readonly Token[]): string | undefined => {
  const [first] = tokens;
  return ownPlace(tokens) ?? (isLink(first) ? /^\/docs\/.+\/([\w-]+)$/.exec(first.href)?.[1] : undefined);
};

/** The tokens of the first line of a block. */
export const lineOf = (block: Token | undefined): Token[] => (block && block.type !== 'list' && 'tokens' in block && block.tokens) || [];

/** A part of a page from one heading to the next. */
export interface Section {
  heading: Tokens.Heading | undefined;
  content: Token[];
}

/** What is before the first heading, and each heading with what follows it. */
export const sectionsOf = (tokens: readonly Token[]): Section[] => {
  const sections: Section[] = [{ heading: undefined, content: [] }];
  for (const token of tokens) {
    if (isHeading(token)) sections.push({ heading: token, content: [] });
    else sections.at(-1)!.content.push(token);
  }
  return sections;
};

const titleOf = ({ tokens }: Tokens.Heading): string => plain(ownPlace(tokens) === undefined ? tokens : tokens.slice(0, 1));

const placesIn = (content: readonly Token[]): Place[] =>
  content
    .flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : []))
    .flatMap(({ tokens }) => {
      const line = lineOf(tokens[0]);
      const place = ownPlace(line);
      return place === undefined ? [] : [{ href: `#${place}`, title: plain(line.slice(0, 1)) }];
    });

/** The sections of the second level, for a table of contents. Each contains the places inside it: items, and the headings below it. */
export const outlineOf = (markdown: string): Place[] => {
  const places: (Place & { inside: Place[] })[] = [];
  for (const { heading, content } of sectionsOf(lexer(markdown))) {
    if (!heading || heading.depth > 3) continue;
    const place = { href: `#${placeOfHeading(heading)}`, title: titleOf(heading) };
    if (heading.depth === 2) places.push({ ...place, inside: placesIn(content) });
    else if (heading.depth === 3 && ownPlace(heading.tokens) !== undefined) places.at(-1)?.inside.push(place);
  }
  return places;
};

/** Only the sections of the second level. */
export const headingsOf = (markdown: string): Place[] => outlineOf(markdown).map(({ href, title }) => ({ href, title }));

/** A page with its sections as the table of contents. */
export const withContents = (parts: Page['parts']): Pick<Page, 'parts' | 'contents'> => ({
  contents: headingsOf(markdownOf(parts)),
  parts,
});
