import { lexer, Parser, Renderer, type Token, type Tokens } from 'marked';
import { errorTable } from '../core/errors.ts';
import { escapeHtml, Html, html, raw } from '../core/html.ts';
import { oauthMeanings } from './error-meanings.ts';
import type { Pair, Part } from './page.ts';
import { isHeading, lineOf, placeOf, placeOfHeading, type Section, sectionsOf } from './sections.ts';

/** The allowed links: the web, this server and mail. HTML and images are not rendered. */
const harmless = /^(https?:\/\/|\/(?!\/)|#|mailto:)/;

const languages: Readonly<Record<string, string>> = { sh: 'shell', ts: 'TypeScript', text: 'output', json: 'JSON', yaml: 'YAML' };

const hasMeaning = (text: string): boolean => Object.hasOwn(errorTable, text) || Object.hasOwn(oauthMeanings, text);

const route = /^(GET|POST|PUT|PATCH|DELETE) (\S.*)$/;

const isRoute = ([first]: readonly Token[]): boolean =>
  first?.type === 'link' && first.tokens?.[0]?.type === 'codespan' && route.test(first.tokens[0].text);

/** Whether an item begins as a term does: with code, a link or bold words. */
const isTerm = ([first]: readonly Token[]): boolean => ['codespan', 'link', 'strong'].includes(first?.type ?? '');

type Definition = readonly [term: Token[], said: Token[]];

/** A term, and what follows its colon; undefined where an item is something else. */
const definitionOf = ({ tokens }: Tokens.ListItem): Definition | undefined => {
  const line = lineOf(tokens[0]);
  const at = line.findIndex(({ type, raw: text }) => type === 'text' && text.startsWith(':'));
  if (tokens.length > 1 || at < 1 || !isTerm(line)) return undefined;
  const colon = line[at] as Tokens.Text;
  return [line.slice(0, at), [{ ...colon, text: colon.text.replace(/^:\s*/, '') }, ...line.slice(at + 1)]];
};

const jsonToken = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON with a style for each kind of value. */
const colored = (text: string): string => {
  let at = 0;
  let marked = '';
  for (const { 0: whole, 1: string, 2: colon = '', index } of text.matchAll(jsonToken)) {
    const value = string ? 's' : 'n';
    const kind = colon ? 'k' : value;
    marked += `${escapeHtml(text.slice(at, index))}<span class="${kind}">${escapeHtml(string ?? whole)}</span>${colon}`;
    at = index + whole.length;
  }
  return marked + escapeHtml(text.slice(at));
};

/** Writes a page as HTML. */
class PageRenderer extends Renderer {
  readonly #given = new Set<string>();
  #isInFields = false;
  #isInLink = false;

  /** The `id` attribute for a place, unless an earlier element already has it. */
  #id(place: string | undefined): string {
    if (!place || this.#given.has(place)) return '';
    this.#given.add(place);
    return ` id="${escapeHtml(place)}"`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  override image({ text }: Tokens.Image): string {
    return escapeHtml(text);
  }

  override link({ href, tokens }: Tokens.Link): string {
    this.#isInLink = true;
    const inside = this.parser.parseInline(tokens);
    this.#isInLink = false;
    return harmless.test(href) ? `<a href="${escapeHtml(href)}">${inside}</a>` : inside;
  }

  override heading(token: Tokens.Heading): string {
    const id = token.depth === 1 ? '' : this.#id(placeOfHeading(token));
    return `<h${token.depth}${id}>${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`;
  }

  override codespan({ text }: Tokens.Codespan): string {
    const [, method, path = ''] = route.exec(text) ?? [];
    if (method)
      return `<span class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></span>`;
    const code = `<code>${escapeHtml(text)}</code>`;
    return hasMeaning(text) && !this.#isInLink ? `<a class="quiet" href="/docs/errors#${text}">${code}</a>` : code;
  }

  override code({ text, lang = '' }: Tokens.Code): string {
    const [, language = '', title] = /^(\S*)(?:.*? title="([^"]*)")?/.exec(lang)!;
    const label = title ?? (language ? `Example: ${languages[language] ?? language}` : 'Example');
    const shown = language === 'json' ? colored(text) : escapeHtml(text);
    return `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${shown}</code></pre>\n`;
  }

  override table({ header, rows }: Tokens.Table): string {
    const row = (start: string, end: string, cells: Tokens.TableCell[]) =>
      `<tr>${cells.map(({ tokens }) => start + this.parser.parseInline(tokens) + end).join('')}</tr>\n`;
    const head = row('<th scope="col">', '</th>', header);
    const body = rows.map((cells) => row('<td>', '</td>', cells)).join('');
    return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
  }

  /**
   * A list whose items are all `TERM: description` becomes a definition list. Any other list gets a style by its items: links to
   * operations, headings (cards), blocks that begin with code (fields, and the bounds of each), and other blocks (entries).
   */
  override list(list: Tokens.List): string {
    const { items, ordered, loose } = list;
    const definitions = ordered || loose ? [] : items.map(definitionOf);
    if (definitions.length > 0 && definitions.every((one) => one !== undefined)) return this.#definitions(definitions);
    const style = this.#styleOf(list);
    const shown = items.map((item) => `<li${this.#id(placeOf(lineOf(item.tokens[0])))}>${this.#item(item, style)}</li>\n`).join('');
    return ordered ? `<ol start="${list.start}">${shown}</ol>\n` : `<ul${style && ` class="${style}"`}>${shown}</ul>\n`;
  }

  #item({ tokens }: Tokens.ListItem, style: string): string {
    if (style !== 'fields') return this.parser.parse(tokens);
    const outside = this.#isInFields;
    this.#isInFields = true;
    const shown = `<p class="head">${this.parser.parseInline(lineOf(tokens[0]))}</p>\n${this.parser.parse(tokens.slice(1))}`;
    this.#isInFields = outside;
    return shown;
  }

  #styleOf({ items, loose }: Tokens.List): string {
    const firsts = items.map(({ tokens }) => tokens[0]);
    if (firsts.every((first) => isRoute(lineOf(first)))) return 'operations';
    if (!loose) return this.#isInFields ? 'bounds' : '';
    if (firsts.every(isHeading)) return 'cards';
    return firsts.every((first) => isTerm(lineOf(first))) ? 'fields' : 'entries';
  }

  #definitions(definitions: readonly Definition[]): string {
    const written = (tokens: Token[]) => this.parser.parseInline(tokens);
    const shown = definitions.map(([term, said]) => `<dt${this.#id(placeOf(term))}>${written(term)}</dt><dd>${written(said)}</dd>\n`);
    return `<dl>${shown.join('')}</dl>\n`;
  }
}

/** Renders the parts of a page, or other Markdown. A heading of the sixth level folds what follows it, up to the next heading. */
export const render = (...parts: readonly (Part | Pair)[]): Html => {
  const parser = new Parser({ renderer: new PageRenderer() });
  const written = ({ heading, content }: Section): string => {
    if (heading?.depth !== 6) return parser.parse(heading ? [heading, ...content] : content);
    return `<details><summary>${parser.parseInline(heading.tokens)}</summary>${parser.parse(content)}</details>\n`;
  };
  const shown = (part: Part): Html => (part instanceof Html ? part : raw(sectionsOf(lexer(part.text)).map(written).join('').trimEnd()));
  return html`${parts.map((part) =>
    'beside' in part
      ? html`<div class="${part.frame}"><div>${part.text.map(shown)}</div><div class="samples">${part.beside.map(shown)}</div></div>\n`
      : html`${shown(part)}\n`,
  )}`;
};
