import { Marked, type RendererObject, type Tokens } from 'marked';
import { errorTable } from '../core/errors.ts';
import { escapeHtml, type Html, raw } from '../core/html.ts';
import { oauthMeanings } from './error-meanings.ts';
import { block } from './pages/example.ts';

/** The allowed links of descriptions: the web, this server and mail. HTML and images are not rendered. */
const harmless = /^(https?:\/\/|\/(?!\/)|#|mailto:)/;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const languages: Readonly<Record<string, string>> = { sh: 'shell', ts: 'TypeScript', text: 'output', json: 'JSON', yaml: 'YAML' };

const renderer = (topLevel: number): RendererObject => ({
  html: ({ text }) => escapeHtml(text),
  image: ({ text }) => escapeHtml(text),
  link({ href, tokens }) {
    const inside = this.parser.parseInline(tokens);
    return harmless.test(href) ? `<a href="${escapeHtml(href)}">${inside}</a>` : inside;
  },
  heading({ tokens, depth, text }) {
    const level = Math.min(6, Math.max(1, topLevel + depth - 2));
    return `<h${level} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
  },
  codespan: ({ text }) => {
    const code = `<code>${escapeHtml(text)}</code>`;
    return text in errorTable || text in oauthMeanings ? `<a class="quiet" href="/docs/errors#${text}">${code}</a>` : code;
  },
  code: ({ text, lang }) => `${block(text, lang ? `Example: ${languages[lang.split(' ')[0]!] ?? lang}` : 'Example').text}\n`,
  table(token) {
    const row = (tag: string, cells: Tokens.TableCell[]) =>
      `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>\n`;
    const body = token.rows.map((cells) => row('td', cells)).join('');
    return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><thead>${row('th', token.header)}</thead><tbody>${body}</tbody></table></div>\n`;
  },
});

const writers = [1, 2, 3, 4].map((level) => new Marked({ gfm: true, async: false, renderer: renderer(level) }));

/** Renders a description of the contract; its `##` headings become headings of `level`. */
export const markdown = (text: string | undefined, level: 1 | 2 | 3 | 4 = 2): Html =>
  raw((writers[level - 1]!.parse(text ?? '') as string).trim());

/** Renders a description of one paragraph without the `<p>`. */
export const inline = (text: string | undefined): Html =>
  raw((writers[0]!.parseInline((text ?? '').replace(/\s*\n\s*/g, ' ')) as string).trim());

/** The headings of a description, with their anchors, for a table of contents. */
export const headings = (text: string): { id: string; title: string }[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => ({ id: slug(title!), title: title! }));
